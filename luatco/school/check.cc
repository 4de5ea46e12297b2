#include "luatco/school/check.h"

#include <algorithm>
#include <set>

#include "luatco/api/api.h"

namespace luatco::school {
namespace {

using api::Json;

constexpr std::size_t kFewestItems = 6;
constexpr int kFewestChoices = 2;
constexpr std::size_t kFewestReasons = 3;

const Json::Array& items(const Json& json, std::string_view name) {
  static const Json::Array none;
  const Json* member = json.find(name);
  return member != nullptr && member->items() != nullptr ? *member->items() : none;
}

Json ask(std::string_view op, std::string_view game) {
  return Json::object().set("op", op).set("game", game);
}

/// The placement seen in a mirror: every rank back to front.
std::string mirrored(std::string_view placement) {
  std::string out;
  std::string rank;
  const auto flush = [&] {
    out.append(rank.rbegin(), rank.rend());
    rank.clear();
  };
  for (const char c : placement) {
    if (c == '/') {
      flush();
      out += c;
    } else {
      rank += c;
    }
  }
  flush();
  return out;
}

/// The placement with the colours changed, seen from the other side.
std::string turned(std::string_view placement) {
  std::string out;
  std::string_view rest = placement;
  while (true) {
    const std::size_t slash = rest.rfind('/');
    for (const char c : rest.substr(slash == std::string_view::npos ? 0 : slash + 1)) {
      const bool lower = c >= 'a' && c <= 'z';
      const bool upper = c >= 'A' && c <= 'Z';
      out += lower ? static_cast<char>(c - 32) : upper ? static_cast<char>(c + 32) : c;
    }
    if (slash == std::string_view::npos) return out;
    out += '/';
    rest = rest.substr(0, slash);
  }
}

/// Items are the same when their placements are, up to mirror and colours, and what is asked is.
std::string likeness(const Json& item) {
  const std::string_view fen = item.text("fen");
  const std::string placement(fen.substr(0, fen.find(' ')));
  const std::string other = turned(placement);
  std::string task = std::string(item.text("input", "move")) + std::string(item.text("tap"));
  for (const char* name : {"goal", "role"}) {
    if (const Json* member = item.find(name)) task += member->dump();
  }
  // Rights are part of the question: may it castle, may it take en passant?
  const std::size_t rights = fen.find(' ', placement.size() + 1);
  if (rights != std::string_view::npos) {
    const std::string_view rest = fen.substr(rights + 1);
    task += rest.starts_with('-') ? "" : "castling";
    const std::size_t passant = rest.find(' ');
    if (passant != std::string_view::npos && !rest.substr(passant + 1).starts_with('-')) {
      task += "passant";
    }
  }
  // An attempt or a square is part of what is asked only as it stands.
  task += std::string(item.text("attempt")) + std::string(item.text("square"));
  return std::min({placement, mirrored(placement), other, mirrored(other)}) + " " + task;
}

class LessonCheck {
 public:
  LessonCheck(const Lesson& lesson, const KnowsText& knows_text, Checked& into)
      : lesson_(lesson), knows_text_(knows_text), into_(into), game_(lesson.json.text("game")) {}

  void run() {
    const Json& json = lesson_.json;
    if (json.members() == nullptr || json.text("unit").empty() || game_.empty()) {
      return fault("lesson.fault.form");
    }
    ++into_.units;
    for (const char* name : {"title", "tip"}) text(json.text(name), "");
    check_pictures();
    check_items();
  }

 private:
  void fault(std::string_view id, const std::string& place = {}, Json args = Json::object()) {
    into_.faults.push_back({lesson_.file, place, id, std::move(args)});
  }
  void text(std::string_view id, const std::string& place) {
    ++into_.texts;
    if (!knows_text_(id)) {
      fault("lesson.fault.no_text", place, Json::object().set("text", id));
    }
  }

  void check_pictures() {
    int n = 0;
    for (const Json& picture : items(lesson_.json, "learn")) {
      const std::string place = "learn " + std::to_string(++n);
      ++into_.pictures;
      text(picture.text("say"), place);
      // "picture" declares a position that only shows something: two generals that face each other.
      if (picture.find("picture") != nullptr) continue;
      Json request = ask("game", game_);
      request.set("fen", picture.text("fen"));
      if (const Json* moves = picture.find("moves")) request.set("moves", *moves);
      if (api::answer(request).find("error") != nullptr) fault("lesson.fault.unplayable", place);
    }
    if (n == 0) fault("lesson.fault.no_picture");
  }

  void check_items() {
    const Json::Array& tries = items(lesson_.json, "try");
    if (tries.size() < kFewestItems) fault("lesson.fault.few_items");
    std::set<std::string> seen;
    int choices = 0;
    int n = 0;
    for (const Json& item : tries) {
      const std::string place = "try " + std::to_string(++n);
      ++into_.items;
      if (!seen.insert(likeness(item)).second) fault("lesson.fault.double", place);
      for (const char* name : {"solution", "answer"}) {
        if (item.find(name) != nullptr) fault("lesson.fault.written_answer", place);
      }
      if (item.text("input") == "choose") ++choices;
      check_item(item, place);
    }
    if (choices < kFewestChoices) fault("lesson.fault.few_choices");
    if (reasons_.size() < kFewestReasons) collect_reasons(tries);
    if (reasons_.size() < kFewestReasons) fault("lesson.fault.few_reasons");
  }

  void check_item(const Json& item, const std::string& place) {
    const Json facts = api::answer(ask("exercise", game_).set("item", item));
    if (const Json* error = facts.find("error")) {
      return fault("lesson.fault.item", place, Json::object().set("text", error->text("id")));
    }
    for (const Json& reason : items(facts, "reasons"))
      reasons_.insert(std::string(reason.text("id")));
    const std::string_view input = item.text("input", "move");
    if (input == "move") {
      const auto solutions = static_cast<std::int64_t>(items(facts, "solutions").size());
      if (solutions == 0) return fault("lesson.fault.unsolvable", place);
      check_rise(item, solutions, *facts.find("legal")->integer(), place);
      check_hint(item, place);
    } else if (input == "tap" && items(facts, "squares").empty()) {
      fault("lesson.fault.unsolvable", place);
    }
  }

  /// From item to item either the moves grow or the share of moves that solve it falls.
  void check_rise(const Json& item, std::int64_t solutions, std::int64_t legal,
                  const std::string& place) {
    const Json* given = item.find("moves");
    const std::int64_t moves = given != nullptr ? *given->integer() : 1;
    const double share = static_cast<double>(solutions) / static_cast<double>(legal);
    if (moves < moves_ || (moves == moves_ && share > share_)) fault("lesson.fault.easier", place);
    moves_ = moves;
    share_ = share;
  }

  /// The last notch of the hints has to be a solution.
  void check_hint(const Json& item, const std::string& place) {
    const Json hint = api::answer(ask("hint", game_).set("item", item).set("notch", 4));
    Json answer = Json::object();
    answer.set("moves", Json::array().push(hint.text("move")));
    const Json graded =
        api::answer(ask("exercise", game_).set("item", item).set("answer", std::move(answer)));
    const Json* over = graded.find("over");
    const Json* solved = graded.find("solved");
    const bool good =
        over != nullptr && solved != nullptr && (*solved == Json(true) || *over == Json(false));
    if (!good) fault("lesson.fault.false_hint", place);
  }

  /// What the men of the first positions are told when they try to go anywhere.
  void collect_reasons(const Json::Array& tries) {
    const Json shape = api::answer(ask("shape", game_));
    const std::int64_t files = *shape.find("files")->integer();
    const std::int64_t ranks = *shape.find("ranks")->integer();
    const std::int64_t first = *shape.find("first_rank")->integer();
    std::vector<std::string> squares;
    for (std::int64_t file = 0; file < files; ++file) {
      for (std::int64_t rank = 0; rank < ranks; ++rank) {
        squares.push_back(static_cast<char>('a' + file) + std::to_string(rank + first));
      }
    }
    for (const Json& item : tries) {
      const Json moves = api::answer(ask("moves", game_).set("fen", item.text("fen")));
      std::set<std::string> men;
      for (const Json& move : items(moves, "moves")) men.insert(std::string(move.text("from")));
      for (const std::string& from : men) {
        for (const std::string& to : squares) {
          const Json judged = api::answer(
              ask("judge", game_).set("fen", item.text("fen")).set("attempt", from + to));
          for (const Json& reason : items(judged, "reasons")) {
            reasons_.insert(std::string(reason.text("id")));
          }
        }
        if (reasons_.size() >= kFewestReasons) return;
      }
    }
  }

  const Lesson& lesson_;
  const KnowsText& knows_text_;
  Checked& into_;
  std::string_view game_;
  std::set<std::string> reasons_;
  std::int64_t moves_ = 0;
  double share_ = 1;
};

}  // namespace

Checked check(const std::vector<Lesson>& lessons, const KnowsText& knows_text) {
  Checked checked;
  for (const Lesson& lesson : lessons) LessonCheck(lesson, knows_text, checked).run();
  return checked;
}

}  // namespace luatco::school

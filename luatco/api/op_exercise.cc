// exercise: an item of the school and, where it is given, the pupil's answer to it.
#include <algorithm>

#include "luatco/api/choice_story.h"
#include "luatco/api/item_json.h"
#include "luatco/api/item_verdict.h"
#include "luatco/api/judged.h"
#include "luatco/api/ops.h"

namespace luatco::api {
namespace {

using teach::Input;

template <Rules G>
Json moves_json(const typename G::Position& position, const std::vector<typename G::Move>& moves) {
  Json list = Json::array();
  for (const auto& move : moves) list.push(write_move<G>(position, move));
  return list;
}

/// One part of what is asked: {"id":"ask.goal.takes","args":{"square"?,"piece"?}}. Parts of "all"
/// stand side by side.
template <Rules G>
void push_asks(Json& list, const teach::Goal& goal, Side side) {
  if (goal.kind == teach::GoalKind::All) {
    for (const teach::Goal& part : goal.parts) push_asks<G>(list, part, side);
    return;
  }
  const bool negated = goal.kind == teach::GoalKind::Not && !goal.parts.empty();
  const teach::Goal& asked = negated ? goal.parts.front() : goal;
  Json args = Json::object();
  if (asked.kind == teach::GoalKind::Gains) args.set("n", asked.least / 10);
  if (asked.square) args.set("square", std::string(G::square_name(*asked.square)));
  if (asked.role) {
    const bool mine =
        asked.kind == teach::GoalKind::Moves || asked.kind == teach::GoalKind::Promote;
    args.set("piece", piece_letter({mine ? side : other(side), *asked.role}, naming<G>()));
  }
  std::string id = negated ? "ask.not." : "ask.goal.";
  id += teach::name(asked.kind);
  list.push(Json::object().set("id", id).set("args", std::move(args)));
}

/// "May it go from there to there?": a piece that stands there is named.
template <Rules G>
Json choice_asks(const teach::Item<G>& item, Json args) {
  const auto attempt = G::parse_attempt(item.start, item.attempt);
  args.set("text", item.attempt);
  const auto from = G::parse_square(item.attempt.substr(0, 2));
  const auto to =
      item.attempt.size() < 4 ? std::nullopt : G::parse_square(item.attempt.substr(2, 2));
  if (!attempt || !from || !to) return Json::object().set("id", "ask.choose").set("args", args);
  args.set("from", std::string(G::square_name(*from)));
  args.set("to", std::string(G::square_name(*to)));
  const auto piece = G::piece_at(item.start, *from);
  if (piece) args.set("piece", piece_letter(*piece, naming<G>()));
  return Json::object()
      .set("id", piece ? "ask.choose.piece" : "ask.choose.empty")
      .set("args", args);
}

/// `list`: what happened before the question.
template <Rules G>
Json asks_json(const teach::Item<G>& item, Json list) {
  const Side side = item.start.turn();
  Json args = Json::object();
  args.set("side", side_id(side, naming<G>()));
  switch (item.input) {
    case Input::Move:
      args.set("n", item.moves);
      list.push(Json::object().set("id", "ask.move").set("args", std::move(args)));
      push_asks<G>(list, item.goal, side);
      return list;
    case Input::Tap:
      if (item.square) {
        args.set("square", std::string(G::square_name(*item.square)));
        if (const auto piece = G::piece_at(item.start, *item.square)) {
          args.set("piece", piece_letter(*piece, naming<G>()));
        }
      }
      if (item.role) args.set("piece", piece_letter({side, *item.role}, naming<G>()));
      list.push(Json::object()
                    .set("id", "ask.tap." + std::string(teach::name(item.tap)))
                    .set("args", std::move(args)));
      return list;
    case Input::Choose: list.push(choice_asks<G>(item, std::move(args))); return list;
    case Input::Rule:
      list.push(Json::object().set("id", "ask.rule").set("args", std::move(args)));
      return list;
    case Input::SetUp:
      list.push(Json::object().set("id", "ask.set_up").set("args", args));
      return list;
  }
  return list;
}

/// The members of one object after those of another.
void add(Json& json, Json more) {
  for (auto& [name, value] : *more.members()) json.set(name, std::move(value));
}

/// What lesson check asks: how many ways there are, and how many of them are right.
template <Rules G>
Answer facts(const teach::Item<G>& item, const Json& raw) {
  auto past = past_of(raw);
  if (!past) return past;
  Json json = Json::object();
  json.set("fen", G::write_fen(item.start));
  json.set("turn", side_id(item.start.turn(), naming<G>()));
  json.set("legal", G::count_legal_moves(item.start));
  json.set("asks", asks_json<G>(item, *std::move(past)));
  switch (item.input) {
    case Input::Move: {
      teach::Solver<G> solver(item);
      json.set("solutions", moves_json<G>(item.start, solver.solutions(item.start, item.moves)));
      if (solver.exhausted()) {
        return error("api.too_many_nodes", Json::object().set("limit", teach::kMaxSolveNodes));
      }
      break;
    }
    case Input::Tap: json.set("squares", squares_json<G>(teach::squares_to_tap<G>(item))); break;
    case Input::Choose: {
      auto verdict = verdict_of(G::kName, raw);
      if (!verdict) return verdict;
      add(json, *std::move(verdict));
      break;
    }
    case Input::SetUp: break;
    case Input::Rule: {
      const auto ruling = ruling_of(G::kName, raw);
      if (!ruling) return ruling;
      json.set("choices", choices_of(G::kName)).set("ruling", ruling->text("ruling"));
      break;
    }
  }
  return json;
}

/// The pupil's moves and the answers to them, in turn; the last move is looked at, the ones before
/// it have been.
template <Rules G>
class Attempted {
 public:
  Attempted(const teach::Item<G>& item, const Json::Array& moves)
      : item_(item), moves_(moves), solver_(item), position_(item.start) {}

  Answer grade() {
    if (moves_.empty()) return bad_field("answer.moves");
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      if (moves_[i].string() == nullptr) return bad_field("answer.moves");
      const bool last = i + 1 == moves_.size();
      if (++used_ > item_.moves) return bad_field("answer.moves");
      const auto move = judge_text<G>(position_, *moves_[i].string());
      if (!move) {
        if (!last) return bad_field("answer.moves");
        return illegal(move.error());
      }
      if (last) return look_at(*move);
      play(*move);
    }
    return bad_field("answer.moves");
  }

 private:
  Json result(bool solved, bool over) const {
    Json json = Json::object();
    json.set("solved", solved);
    json.set("over", over);
    json.set("left", item_.moves - used_);
    return json;
  }

  Answer illegal(const Refusal& refusal) {
    --used_;  // a move that was not played costs none
    Json json = result(false, false);
    json.set("legal", false);
    json.set("reasons", reasons_json<G>(refusal));
    json.set("fen", G::write_fen(position_));
    return json;
  }

  Answer look_at(typename G::Move move) {
    const bool solved = teach::met<G>(item_.goal, position_, move);
    const int left = item_.moves - used_;
    const bool alive = !solved && left > 0 && solver_.solves(position_, move, left + 1, replies_);
    Json json = result(solved, !alive);
    json.set("legal", true);
    json.set("move", write_move<G>(position_, move));
    position_ = position_.after(move);
    if (alive) answer_to(json, left);
    json.set("fen", G::write_fen(position_));
    return json;
  }

  /// The other side's move, or the pass that gives the pupil the move again.
  void answer_to(Json& json, int left) {
    if (const auto reply = solver_.reply(position_, left, replies_)) {
      json.set("reply", write_move<G>(position_, *reply));
      position_ = position_.after(*reply);
    } else if (const auto again = teach::passed<G>(position_)) {
      position_ = *again;
    }
  }

  void play(typename G::Move move) {
    position_ = position_.after(move);
    const int left = item_.moves - used_;
    if (const auto reply = solver_.reply(position_, left, replies_)) {
      position_ = position_.after(*reply);
      ++replies_;
    } else if (const auto again = teach::passed<G>(position_)) {
      position_ = *again;
    }
  }

  const teach::Item<G>& item_;
  const Json::Array& moves_;
  teach::Solver<G> solver_;
  typename G::Position position_;
  int used_ = 0;
  std::size_t replies_ = 0;
};

/// Tapped squares against those that are meant. A wrong target is told why it is none.
template <Rules G>
Answer grade_taps(const teach::Item<G>& item, const Json::Array& tapped) {
  const SquareRefs meant = teach::squares_to_tap<G>(item);
  SquareRefs missing = meant;
  Json wrong = Json::array();
  std::vector<SquareRef> seen;
  for (const Json& name : tapped) {
    const auto square = name.string() != nullptr ? G::parse_square(*name.string()) : std::nullopt;
    if (!square) return bad_field("answer.squares");
    seen.push_back(*square);
    if (std::ranges::find(meant, *square) != meant.end()) continue;
    Json one = Json::object();
    one.set("square", *name.string());
    if (item.tap == teach::Tap::Targets && item.square) {
      const auto verdict = judge_text<G>(item.start, G::square_name(*item.square) + *name.string());
      if (!verdict) one.set("reasons", reasons_json<G>(verdict.error()));
    }
    wrong.push(std::move(one));
  }
  Json left = Json::array();
  for (const SquareRef square : missing) {
    if (std::ranges::find(seen, square) == seen.end())
      left.push(std::string(G::square_name(square)));
  }
  Json json = Json::object();
  const bool solved = wrong.items()->empty() && left.items()->empty();
  json.set("solved", solved);
  json.set("wrong", std::move(wrong));
  json.set("missing", std::move(left));
  if (solved) json.set("steps", tap_steps<G>(item, meant));
  return json;
}

/// "allowed", or the id of a reason: any of the reasons the core gives is right.
template <Rules G>
Answer grade_choice(const teach::Item<G>& item, const Json& raw, std::string_view choice) {
  auto verdict = verdict_of(G::kName, raw);
  if (!verdict) return verdict;
  const Json* reasons = verdict->find("reasons");
  // Small children say only that it is not allowed: "refused" is right, too.
  const bool right =
      reasons == nullptr
          ? choice == "allowed"
          : choice == "refused" || std::ranges::any_of(*reasons->items(), [&](const Json& reason) {
              return reason.text("id") == choice;
            });
  Json json = Json::object().set("solved", right);
  if (reasons == nullptr) {
    json.set("steps", may_steps<G>(item, raw));
  } else {
    json.set("others", OtherReasons<G>(item, *reasons).find());
  }
  add(json, *std::move(verdict));
  return json;
}

/// The pupil's ruling against the arbiter's, with what the arbiter's stands on.
Answer grade_ruling(std::string_view game, const Json& raw, std::string_view choice) {
  auto ruling = ruling_of(game, raw);
  if (!ruling) return ruling;
  Json json = Json::object().set("solved", ruling->text("ruling") == choice);
  add(json, *std::move(ruling));
  return json;
}

/// The men as they stand against where they belong, square by square.
template <Rules G>
Answer grade_set_up(const teach::Item<G>& item, std::string_view fen) {
  const std::string wanted = G::write_fen(item.start);
  const auto placement = [](std::string_view text) { return text.substr(0, text.find(' ')); };
  const auto letters = [](std::string_view text) {
    std::vector<char> men;
    for (const char c : text) {
      if (c >= '1' && c <= '9') {
        men.insert(men.end(), static_cast<std::size_t>(c - '0'), '\0');
      } else if (c != '/') {
        men.push_back(c);
      }
    }
    return men;
  };
  const std::vector<char> right = letters(placement(wanted));
  const std::vector<char> stands = letters(placement(fen));
  if (stands.size() != right.size()) return bad_field("answer.fen");
  Json wrong = Json::array();
  const auto files = static_cast<std::size_t>(G::shape().files);
  const auto ranks = static_cast<std::size_t>(G::shape().ranks);
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (right[i] == stands[i]) continue;
    const std::size_t square = (ranks - 1 - i / files) * files + i % files;
    wrong.push(std::string(G::square_name(SquareRef{static_cast<std::uint8_t>(square)})));
  }
  Json json = Json::object();
  json.set("solved", wrong.items()->empty());
  json.set("wrong", std::move(wrong));
  return json;
}

template <Rules G>
Answer grade(const teach::Item<G>& item, const Json& raw, const Json& answer) {
  const auto list = [&](std::string_view name) -> const Json::Array* {
    const Json* member = answer.find(name);
    const Json::Array* items = member != nullptr ? member->items() : nullptr;
    return items != nullptr && items->size() <= 128 ? items : nullptr;
  };
  switch (item.input) {
    case Input::Move:
      if (const auto* moves = list("moves")) return Attempted<G>(item, *moves).grade();
      return missing_field("answer.moves");
    case Input::Tap:
      if (const auto* squares = list("squares")) return grade_taps<G>(item, *squares);
      return missing_field("answer.squares");
    case Input::Choose:
      if (!answer.text("choice").empty()) return grade_choice<G>(item, raw, answer.text("choice"));
      return missing_field("answer.choice");
    case Input::Rule:
      if (!answer.text("choice").empty()) return grade_ruling(G::kName, raw, answer.text("choice"));
      return missing_field("answer.choice");
    case Input::SetUp:
      if (!answer.text("fen").empty()) return grade_set_up<G>(item, answer.text("fen"));
      return missing_field("answer.fen");
  }
  return bad_field("answer");
}

}  // namespace

Answer op_exercise(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto item = read_item<G>(request);
    if (!item) return Unexpected{item.error()};
    const Json* answer = request.find("answer");
    const Json& raw = *request.find("item");
    return answer == nullptr ? facts<G>(*item, raw) : grade<G>(*item, raw, *answer);
  });
}

}  // namespace luatco::api

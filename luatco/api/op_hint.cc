// hint: help with an item, one notch at a time. 1: the question to ask oneself; 2: the man or the
// line; 3: the square; 4: the solution.
#include "luatco/api/item_json.h"
#include "luatco/api/item_verdict.h"
#include "luatco/api/ops.h"
#include "luatco/explain/ways.h"

namespace luatco::api {
namespace {

using teach::Input;

constexpr int kNotches = 4;

/// The id of the question: what kind of thing is looked for.
template <Rules G>
std::string question(const teach::Item<G>& item) {
  switch (item.input) {
    case Input::Move: return "hint.goal." + std::string(teach::name(item.goal.kind));
    case Input::Tap: return "hint.tap." + std::string(teach::name(item.tap));
    case Input::Choose: return "hint.choose";
    case Input::SetUp: return "hint.set_up";
    case Input::Rule: return "hint.rule";
  }
  return {};
}

/// The move that is hinted at: the first solution of what is on the board now.
template <Rules G>
Answer move_hint(const teach::Item<G>& item, const typename G::Position& position, int left,
                 std::size_t replies, int notch) {
  teach::Solver<G> solver(item);
  const auto solutions = solver.solutions(position, left, replies);
  if (solutions.empty()) return error("api.no_solution");
  const auto& move = solutions.front();
  Json json = Json::object();
  Json marks = Json::array();
  if (notch >= 2) marks.push(std::string(G::square_name(G::from(move))));
  if (notch >= 3) marks.push(std::string(G::square_name(G::to(move))));
  json.set("squares", std::move(marks));
  if (notch >= 4) json.set("move", write_move<G>(position, move));
  return json;
}

template <Rules G>
Answer tap_hint(const teach::Item<G>& item, int notch) {
  const SquareRefs meant = teach::squares_to_tap<G>(item);
  Json json = Json::object();
  Json marks = Json::array();
  // Where no man is asked about, the first square that is meant comes a notch earlier.
  const int shown = notch >= 4 ? static_cast<int>(meant.size()) : notch - (item.square ? 2 : 1);
  if (notch == 2 && item.square) marks.push(std::string(G::square_name(*item.square)));
  for (const SquareRef square : meant) {
    if (static_cast<int>(marks.items()->size()) >= shown) break;
    marks.push(std::string(G::square_name(square)));
  }
  json.set("squares", std::move(marks));
  json.set("n", static_cast<std::int64_t>(meant.size()));
  return json;
}

/// 2 points at the corners of one's own back row, 3 at the king's or general's place as well.
template <Rules G>
Answer set_up_hint(const teach::Item<G>& item, int notch) {
  Json marks = Json::array();
  const auto mark = [&](int index) {
    marks.push(std::string(G::square_name(SquareRef{static_cast<std::uint8_t>(index)})));
  };
  if (notch >= 2) mark(0);
  if (notch >= 2) mark(G::shape().files - 1);
  const PieceRef king = explain::king_of<G>(Side::First);
  for (int i = 0; notch >= 3 && i < G::shape().files * G::shape().ranks; ++i) {
    if (G::piece_at(item.start, SquareRef{static_cast<std::uint8_t>(i)}) == king) mark(i);
  }
  return Json::object().set("squares", std::move(marks));
}

/// 2 and 3 point at the evidence of the first reason, or at the man and then at where it would go;
/// 4 says what is right.
Answer choose_hint(std::string_view game, const Json& raw, int notch) {
  auto verdict = verdict_of(game, raw);
  if (!verdict) return verdict;
  Json json = Json::object();
  const Json* reasons = verdict->find("reasons");
  const Json* first = reasons != nullptr ? &reasons->items()->front() : nullptr;
  const std::string_view attempt = raw.text("attempt");
  Json marks = Json::array();
  if (first == nullptr && attempt.size() >= 4) {
    if (notch >= 2) marks.push(std::string(attempt.substr(0, 2)));
    if (notch >= 3) marks.push(std::string(attempt.substr(2, 2)));
  }
  json.set("squares", first != nullptr && notch >= 2 ? *first->find("squares") : marks);
  if (notch >= 4) json.set("choice", first != nullptr ? first->text("id") : "allowed");
  return json;
}

/// 2 points at who gives check, or else at a man of the side to move that can still move; 4 rules.
template <Rules G>
Answer rule_hint(const teach::Item<G>& item, const Json& raw, int notch) {
  auto ruling = ruling_of(G::kName, raw);
  if (!ruling) return ruling;
  Json marks = Json::array();
  if (notch >= 2) {
    for (const SquareRef square : G::situation(item.start).checkers) {
      marks.push(std::string(G::square_name(square)));
    }
    const auto moves = G::legal_moves(item.start);
    if (marks.items()->empty() && !moves.empty()) {
      marks.push(std::string(G::square_name(G::from(*moves.begin()))));
    }
  }
  Json json = Json::object().set("squares", std::move(marks));
  if (notch >= 4) json.set("choice", ruling->text("ruling"));
  return json;
}

}  // namespace

Answer op_hint(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto item = read_item<G>(request);
    if (!item) return Unexpected{item.error()};
    const Json* notch = request.find("notch");
    const std::int64_t n = notch != nullptr && notch->integer() != nullptr ? *notch->integer() : 1;
    if (n < 1 || n > kNotches) return bad_field("notch");
    Answer hint = Json::object().set("squares", Json::array());
    if (item->input == Input::Move) {
      // "moves" are all that were played since the start, the pupil's and the answers to them.
      const auto line = read_line<G>([&] {
        Json position = Json::object();
        position.set("fen", G::write_fen(item->start));
        if (const Json* moves = request.find("moves")) position.set("moves", *moves);
        return position;
      }());
      if (!line) return Unexpected{line.error()};
      const auto replies = line->past.size() / 2;
      const int left = item->moves - static_cast<int>(replies);
      if (left < 1) return bad_field("moves");
      hint = move_hint<G>(*item, line->position, left, replies, static_cast<int>(n));
    } else if (item->input == Input::Tap) {
      hint = tap_hint<G>(*item, static_cast<int>(n));
    } else if (item->input == Input::Choose) {
      hint = choose_hint(G::kName, *request.find("item"), static_cast<int>(n));
    } else if (item->input == Input::Rule) {
      hint = rule_hint<G>(*item, *request.find("item"), static_cast<int>(n));
    } else if (item->input == Input::SetUp) {
      hint = set_up_hint<G>(*item, static_cast<int>(n));
    }
    if (!hint) return hint;
    hint->set("notch", n);
    hint->set("id", question<G>(*item));
    return hint;
  });
}

}  // namespace luatco::api

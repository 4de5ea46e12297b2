// What the requests of all operations share: the answer type, the errors, a position and its past.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/describe.h"
#include "luatco/api/json.h"
#include "luatco/api/telling.h"
#include "luatco/base/result.h"
#include "luatco/base/text.h"
#include "luatco/core/past.h"
#include "luatco/core/rules.h"
#include "luatco/games/registry.h"

namespace luatco::api {

/// The members of a good answer, or the error object {"id","args",...} of a bad one.
using Answer = Result<Json, Json>;

/// An error: {"id": id, "args": {...}}. The ids stand in error_ids().
inline Unexpected<Json> error(std::string_view id, Json args = Json::object()) {
  Json json = Json::object();
  json.set("id", id);
  json.set("args", std::move(args));
  return Unexpected{std::move(json)};
}
Unexpected<Json> missing_field(std::string_view field);
Unexpected<Json> bad_field(std::string_view field);
/// The text that a request has to have; an error where it is missing or none. A view of the
/// request.
Result<std::string_view, Json> needed_text(const Json& request, std::string_view field);

/// A text that should name a square of the game's board.
template <Rules G>
Unexpected<Json> bad_square(std::string_view text) {
  const int squares = G::shape().files * G::shape().ranks;
  return error("api.bad_square",
               Json::object()
                   .set("text", clipped(text, kMaxEvidenceText))
                   .set("low", G::square_name(SquareRef{}))
                   .set("high", G::square_name({static_cast<std::uint8_t>(squares - 1)})));
}

/// Every id that error() is called with, for the tests of the catalogues.
std::span<const std::string_view> error_ids();

/// The game the request names, "chess" where it names none.
inline std::string_view game_name(const Json& request) { return request.text("game", "chess"); }

/// How many games of the registry, from the first, this program answers for; the others are
/// unknown. Defined beside its operations, as a constant: what no answer needs is not linked into a
/// page's first module.
extern const std::size_t kGamesAnswered;

/// Calls `op.operator()<G>()` for the request's game.
template <class Op>
Answer for_game(const Json& request, Op&& op) {
  Answer answer = error("api.unknown_game", Json::object().set("game", request.text("game")));
  games::with_game_of_first(kGamesAnswered, game_name(request),
                            [&]<Rules G>() { answer = op.template operator()<G>(); });
  return answer;
}

/// A position and how it was reached.
template <Rules G>
struct Line {
  typename G::Position start;
  typename G::Position position;
  std::vector<Played<typename G::Position, typename G::Move>> past;

  void play(typename G::Move move) {
    past.push_back({position, move});
    position = position.after(move);
  }
};

inline constexpr std::size_t kMaxMovesInRequest = 20'000;

/// options.variant, or the game's default where none is named.
template <Rules G>
Result<std::string_view, Json> read_variant(const Json& request) {
  const Json* options = request.find("options");
  const Json* name = options != nullptr ? options->find("variant") : nullptr;
  if (name == nullptr) return G::variants().front();
  for (const std::string_view variant : G::variants()) {
    if (name->string() != nullptr && *name->string() == variant) return variant;
  }
  return bad_field("options.variant");
}

/// The position of "fen" (absent: the initial one).
template <Rules G>
Result<typename G::Position, Json> read_position(const Json& request) {
  const Json* fen = request.find("fen");
  if (fen == nullptr || fen->is_null()) return G::initial();
  if (fen->string() == nullptr) return bad_field("fen");
  const auto variant = read_variant<G>(request);
  if (!variant) return Unexpected{variant.error()};
  const auto checked = G::check_fen(*fen->string(), *variant);
  if (!checked.position) {
    auto bad = error("api.bad_fen");
    bad.error.set("faults", faults_json(checked.faults, naming<G>()));
    return bad;
  }
  return *checked.position;
}

/// One move in any notation of the game, or an error that names its ply and why.
template <Rules G>
Result<typename G::Move, Json> read_move(const typename G::Position& position,
                                         std::string_view text, std::size_t ply) {
  const auto reading = G::read_move(position, text, {});
  if (reading.candidates.size() == 1) return reading.candidates.front();
  auto bad = error("api.bad_move",
                   Json::object().set("ply", static_cast<std::int64_t>(ply)).set("text", text));
  if (reading.reason) {
    bad.error.set("reasons", Json::array().push(shown_json(*reading.reason, naming<G>())));
  }
  return bad;
}

/// "fen" and the "moves" played from there; all or nothing: the first bad move is an error.
template <Rules G>
Result<Line<G>, Json> read_line(const Json& request) {
  const auto start = read_position<G>(request);
  if (!start) return Unexpected{start.error()};
  Line<G> line{*start, *start, {}};
  const Json* moves = request.find("moves");
  if (moves == nullptr) return line;
  if (moves->items() == nullptr || moves->items()->size() > kMaxMovesInRequest) {
    return bad_field("moves");
  }
  for (const Json& item : *moves->items()) {
    if (item.string() == nullptr) return bad_field("moves");
    const auto move = read_move<G>(line.position, *item.string(), line.past.size() + 1);
    if (!move) return Unexpected{move.error()};
    line.play(*move);
  }
  return line;
}

/// The move in every notation of the game that has a spelling for it: {"uci": "g1f3", "san": "Nf3",
/// ...} into `json`.
template <Rules G>
void set_notations(Json& json, const typename G::Position& position, typename G::Move move) {
  for (const Notation& notation : G::notations()) {
    const std::string text = G::write_move(position, move, notation.name);
    if (!text.empty()) json.set(notation.name, text);
  }
}

/// The game's coordinate notation, the first it lists: what "move" and "moves" are written in.
template <Rules G>
std::string write_move(const typename G::Position& position, typename G::Move move) {
  return G::write_move(position, move, G::notations().front().name);
}

template <Rules G>
Json squares_json(const SquareRefs& squares) {
  Json list = Json::array();
  for (const SquareRef square : squares) list.push(std::string(G::square_name(square)));
  return list;
}

}  // namespace luatco::api

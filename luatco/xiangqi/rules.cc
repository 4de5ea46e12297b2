#include "luatco/xiangqi/rules.h"

#include <array>
#include <vector>

#include "luatco/xiangqi/cycle_evidence.h"
#include "luatco/xiangqi/fault_id.h"
#include "luatco/xiangqi/ply_nature.h"
#include "luatco/xiangqi/reason.h"
#include "luatco/xiangqi/uci.h"

namespace luatco::xiangqi {

const BoardShape& Rules::shape() {
  static constexpr std::array<RoleShape, kRoles> roles = {{{"general", 'K'},
                                                           {"advisor", 'A'},
                                                           {"elephant", 'B'},
                                                           {"horse", 'N'},
                                                           {"chariot", 'R'},
                                                           {"cannon", 'C'},
                                                           {"soldier", 'P'}}};
  static constexpr std::array<Zone, 3> zones = {{
      {.id = "palace", .first_file = 3, .last_file = 5, .first_rank = 0, .last_rank = 2},
      {.id = "palace", .first_file = 3, .last_file = 5, .first_rank = 7, .last_rank = 9},
      {.id = "river", .first_file = 0, .last_file = 8, .first_rank = 4, .last_rank = 5},
  }};
  static constexpr BoardShape board = {.files = kFiles,
                                       .ranks = kRanks,
                                       .points = true,
                                       .first_rank_number = 0,
                                       .side_ids = {"red", "black"},
                                       .piece_set = "xq",
                                       .roles = roles,
                                       .zones = zones};
  return board;
}

std::string Rules::square_name(SquareRef square) {
  return std::string(xiangqi::name(point_at(square.index)));
}

std::optional<SquareRef> Rules::parse_square(std::string_view text) {
  const auto point = parse_point(text);
  if (!point) return std::nullopt;
  return SquareRef{static_cast<std::uint8_t>(index(*point))};
}

std::span<const PieceValue> Rules::piece_values() {
  // General (never taken), advisor, elephant, horse, chariot, cannon, soldier: 2, 2, 4, 9, 4.5, 1,
  // and more for a soldier that gets ahead.
  static constexpr std::array<PieceValue, kRoles> all = {
      {{0, 0}, {200, 0}, {200, 0}, {400, 1}, {900, 1}, {450, 0}, {100, 4}}};
  return all;
}

std::span<const std::string_view> Rules::ids() {
  static const std::vector<std::string_view> all = [] {
    std::vector<std::string_view> ids(reason_ids().begin(), reason_ids().end());
    ids.insert(ids.end(), fault_ids().begin(), fault_ids().end());
    ids.insert(ids.end(), why_ids().begin(), why_ids().end());
    ids.insert(ids.end(), evidence_ids().begin(), evidence_ids().end());
    return ids;
  }();
  return all;
}

std::span<const std::string_view> Rules::variants() {
  static constexpr std::array<std::string_view, 1> all = {"standard"};
  return all;
}

Checked<Position> Rules::check_fen(std::string_view text, std::string_view) {
  return xiangqi::check_fen(text);
}

std::optional<PieceRef> Rules::piece_at(const Position& position, SquareRef square) {
  const auto piece = position.piece_at(point_at(square.index));
  if (!piece) return std::nullopt;
  return PieceRef{piece->side, static_cast<std::uint8_t>(piece->role)};
}

SquareRef Rules::from(Move move) { return {static_cast<std::uint8_t>(index(move.from()))}; }
SquareRef Rules::to(Move move) { return {static_cast<std::uint8_t>(index(move.to()))}; }

Handwork Rules::handwork(const Position& position, Move move) {
  Handwork work;
  work.carried.push_back({from(move), to(move)});
  work.captured = captured(position, move);
  return work;
}

std::optional<SquareRef> Rules::captured(const Position& position, Move move) {
  if (!contains(position.occupied(), move.to())) return std::nullopt;
  return to(move);
}

Result<Attempt, Reason> Rules::parse_attempt(const Position& position, std::string_view text) {
  // A pass is an attempt to leave everything where it is; judge() refuses it as such.
  const Point general = position.general(position.turn());
  if (is_pass(text)) return Attempt{general, general};
  // One point names the piece that stands there, and no move of it.
  if (const auto point = parse_point(text)) return Attempt{*point, *point};
  return parse_uci(text);
}

}  // namespace luatco::xiangqi

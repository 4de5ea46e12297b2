#include "luatco/chess/rules.h"

#include <array>
#include <vector>

#include "luatco/chess/fault_id.h"
#include "luatco/chess/mate_material.h"
#include "luatco/chess/reason.h"
#include "luatco/chess/ways.h"

namespace luatco::chess {

const BoardShape& Rules::shape() {
  static constexpr std::array<RoleShape, kRoles> roles = {{{"pawn", 'P'},
                                                           {"knight", 'N'},
                                                           {"bishop", 'B'},
                                                           {"rook", 'R'},
                                                           {"queen", 'Q'},
                                                           {"king", 'K'}}};
  static constexpr BoardShape board = {.files = 8,
                                       .ranks = 8,
                                       .points = false,
                                       .first_rank_number = 1,
                                       .side_ids = {"white", "black"},
                                       .piece_set = "chess",
                                       .roles = roles,
                                       .zones = {}};
  return board;
}

std::string Rules::square_name(SquareRef square) {
  return std::string(chess::name(square_at(square.index)));
}

std::optional<SquareRef> Rules::parse_square(std::string_view text) {
  const auto square = chess::parse_square(text);
  if (!square) return std::nullopt;
  return SquareRef{static_cast<std::uint8_t>(index(*square))};
}

std::span<const PieceValue> Rules::piece_values() {
  // Pawn, knight, bishop, rook, queen; a king is never taken. 1, 3, 3, 5, 9 as every beginner
  // learns.
  static constexpr std::array<PieceValue, kRoles> all = {
      {{100, 4}, {300, 3}, {300, 2}, {500, 0}, {900, 0}, {0, 0}}};
  return all;
}

std::span<const std::string_view> Rules::ids() {
  static const std::vector<std::string_view> all = [] {
    std::vector<std::string_view> ids(reason_ids().begin(), reason_ids().end());
    ids.insert(ids.end(), fault_ids().begin(), fault_ids().end());
    ids.insert(ids.end(), liberty_ids().begin(), liberty_ids().end());
    return ids;
  }();
  return all;
}

std::span<const std::string_view> Rules::variants() {
  static constexpr std::array<std::string_view, 2> all = {"standard", "chess960"};
  return all;
}

Checked<Position> Rules::check_fen(std::string_view text, std::string_view variant) {
  return chess::check_fen(text, variant == "chess960" ? Variant::Chess960 : Variant::Standard);
}

std::optional<PieceRef> Rules::piece_at(const Position& position, SquareRef square) {
  const auto piece = position.piece_at(square_at(square.index));
  if (!piece) return std::nullopt;
  return PieceRef{piece->side, static_cast<std::uint8_t>(piece->role)};
}

SquareRef Rules::from(Move move) { return {static_cast<std::uint8_t>(index(move.from()))}; }

SquareRef Rules::to(Move move) {
  const Square square = move.is_castle() ? castled_king(move) : move.to();
  return {static_cast<std::uint8_t>(index(square))};
}

std::optional<SquareRef> Rules::captured(const Position& position, Move move) {
  const auto square = captured_square(position, move);
  if (!square) return std::nullopt;
  return SquareRef{static_cast<std::uint8_t>(index(*square))};
}

namespace {

CanWin in_general(CanMate answer) {
  switch (answer) {
    case CanMate::Yes: return CanWin::Yes;
    case CanMate::No: return CanWin::No;
    case CanMate::Open: return CanWin::Open;
  }
  return CanWin::Open;
}

}  // namespace

WinAnswer<Move> Rules::can_win(const Position& position, Side side, std::uint64_t max_nodes) {
  if (chess::legality(position) != Legality::Legal) {
    // The proofs are of positions that the laws lead to; men that never mate do not here either.
    const bool never = lacks_mating_material(position, side);
    return {.answer = never ? CanWin::No : CanWin::Open,
            .line = {},
            .proof = never ? name(MateProof::Material) : std::string_view{},
            .reach = {},
            .nodes = 0};
  }
  const MateAnswer found = can_mate(position, side, max_nodes);
  WinAnswer<Move> answer{.answer = in_general(found.answer),
                         .line = found.line,
                         .proof = found.proof ? name(*found.proof) : std::string_view{},
                         .reach = {},
                         .nodes = found.nodes};
  if (!found.reach) return answer;
  for (std::uint8_t home = 0; home < kSquares; ++home) {
    Bitboard reach = found.reach->reach[home];
    if (reach == 0) continue;
    auto& entry = answer.reach.emplace_back(WinAnswer<Move>::Reach{SquareRef{home}, {}});
    for (; reach != 0; reach &= reach - 1) {
      entry.squares.push_back({static_cast<std::uint8_t>(index(first(reach)))});
    }
  }
  return answer;
}

std::span<const Notation> Rules::notations() {
  static constexpr std::array<Notation, 4> all = {{{"uci"}, {"uci960"}, {"san"}, {"san_vi"}}};
  return all;
}

namespace {

/// "san" is English, "san_vi" Vietnamese.
std::string_view san_language(std::string_view notation) {
  return notation.starts_with("san_") ? notation.substr(4) : "en";
}

Reading<Move> read_uci(const Position& position, std::string_view text) {
  Reading<Move> reading;
  const auto attempt = parse_uci(text);
  if (!attempt) {
    reading.reason = attempt.error();
    return reading;
  }
  const auto move = judge(position, *attempt);
  if (move) {
    reading.candidates.push_back(*move);
  } else {
    reading.reason = move.error().front();
  }
  return reading;
}

}  // namespace

std::string Rules::write_move(const Position& position, Move move, std::string_view notation) {
  if (notation.starts_with("san")) return write_san(position, move, san_language(notation));
  return write_uci(move, notation == "uci960" ? Variant::Chess960 : Variant::Standard);
}

Reading<Move> Rules::read_move(const Position& position, std::string_view text,
                               std::string_view notation) {
  if (notation.starts_with("uci")) return read_uci(position, text);
  if (!notation.empty()) return read_san(position, text, san_language(notation));
  // Any of them. The letters of the languages in notations() do not contradict each other.
  Reading<Move> coordinates = read_uci(position, text);
  if (!coordinates.candidates.empty()) return coordinates;
  Reading<Move> english = read_san(position, text, "en");
  if (!english.candidates.empty()) return english;
  Reading<Move> vietnamese = read_san(position, text, "vi");
  if (!vietnamese.candidates.empty()) return vietnamese;
  // Nothing fits: the reason that speaks of the move beats the one that could not read it.
  const auto understood = [](const Reading<Move>& reading) {
    return reading.reason && reading.reason->id != id(ReasonId::InputUnreadable);
  };
  if (understood(coordinates)) return coordinates;
  return understood(english) || !understood(vietnamese) ? english : vietnamese;
}

Result<Attempt, Reason> Rules::parse_attempt(const Position& position, std::string_view text) {
  // A pass is an attempt to leave everything where it is; judge() refuses it as such.
  const Square king = position.king(position.turn());
  if (is_pass(text)) return Attempt{king, king};
  return parse_uci(text);
}

}  // namespace luatco::chess

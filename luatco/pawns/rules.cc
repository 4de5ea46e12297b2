#include "luatco/pawns/rules.h"

#include <array>
#include <vector>

#include "luatco/pawns/fault_id.h"
#include "luatco/pawns/reason.h"

namespace luatco::pawns {
namespace {

constexpr int kPliesPerMove = 2;

}  // namespace

const BoardShape& Rules::shape() {
  static constexpr std::array<RoleShape, 5> roles = {
      {{"pawn", 'P'}, {"knight", 'N'}, {"bishop", 'B'}, {"rook", 'R'}, {"queen", 'Q'}}};
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

std::optional<SquareRef> Rules::parse_square(std::string_view text) {
  const auto square = pawns::parse_square(text);
  if (!square) return std::nullopt;
  return ref(*square);
}

std::span<const PieceValue> Rules::piece_values() {
  // Pawn, knight, bishop, rook, queen: getting ahead is what the game is about.
  static constexpr std::array<PieceValue, 5> all = {
      {{100, 12}, {300, 0}, {300, 0}, {500, 0}, {900, 0}}};
  return all;
}

std::span<const std::string_view> Rules::ids() {
  static const std::vector<std::string_view> all = [] {
    std::vector<std::string_view> ids(reason_ids().begin(), reason_ids().end());
    ids.insert(ids.end(), fault_ids().begin(), fault_ids().end());
    return ids;
  }();
  return all;
}

std::span<const std::string_view> Rules::variants() {
  static constexpr std::array<std::string_view, 2> all = {"standard", "play_on"};
  return all;
}

Checked<Position> Rules::check_fen(std::string_view text, std::string_view variant) {
  return check_reading<Position>(
      parse_fen(text, variant == variants()[1] ? Variant::PlayOn : Variant::Standard));
}

std::optional<PieceRef> Rules::piece_at(const Position& position, SquareRef square) {
  const auto piece = position.piece_at(square_at(square.index));
  if (!piece) return std::nullopt;
  return ref(*piece);
}

std::optional<SquareRef> Rules::captured(const Position& position, Move move) {
  // 2.4: the pawn taken stands beside the one that takes it.
  if (move.kind() == MoveKind::EnPassant) return ref(square_at(index(move.to()) ^ 8U));
  if (!contains(position.occupied(), move.to())) return std::nullopt;
  return ref(move.to());
}

std::optional<Phrase> Rules::phrase(const Position& position, Move move) {
  if (move.kind() != MoveKind::EnPassant) return std::nullopt;
  const Piece pawn{position.turn(), Role::Pawn};
  return Phrase{"phrase.chess.en_passant",
                {{Arg::Piece, ref(pawn)}, {Arg::From, from(move)}, {Arg::To, to(move)}}};
}

std::optional<Outcome> Rules::automatic_draw(const Position& position, int occurrences,
                                             const Rulebook& rulebook) {
  if (board_outcome(position)) return std::nullopt;  // that comes first
  if (occurrences >= rulebook.repetition_end) {      // 3.5
    return Outcome{std::nullopt, "pawns.result.threefold"};
  }
  if (position.halfmove_clock() >= kPliesPerMove * rulebook.quiet_end) {
    return Outcome{std::nullopt, "pawns.result.fifty_moves"};
  }
  return std::nullopt;
}

std::string_view Rules::ending(EndBy how) {
  switch (how) {
    case EndBy::Agreement: return "pawns.result.agreement";
    case EndBy::Resign:
    case EndBy::ResignNoMate: return "pawns.result.resign";
    case EndBy::Time:
    case EndBy::TimeNoMate: return "pawns.result.time";
    case EndBy::IllegalMoves:
    case EndBy::IllegalMovesNoMate:
    case EndBy::Forfeit: return "pawns.result.forfeit";
    case EndBy::BothForfeit:
    case EndBy::IllegalPosition:
    case EndBy::Arbiter: return "pawns.result.arbiter";
  }
  return {};
}

Handwork Rules::handwork(const Position& position, Move move) {
  Handwork work;
  work.carried.push_back({from(move), to(move)});
  work.captured = captured(position, move);
  if (const auto role = move.promotion()) work.promoted = ref(Piece{position.turn(), *role});
  return work;
}

std::span<const std::string_view> Rules::record_notations() {
  static constexpr std::array<std::string_view, 3> all = {"san", "san_vi", "uci"};
  return all;
}

Result<Attempt, Reason> Rules::parse_attempt(const Position& position, std::string_view text) {
  if (!is_pass(text)) return parse_uci(text);
  // A pass is an attempt to leave a man where it is; judge() refuses it as such.
  const Bitboard own = position.pieces(position.turn());
  const Square any = own != 0 ? first(own) : Square::A1;
  return Attempt{any, any};
}

}  // namespace luatco::pawns

#include "luatco/chess/draws.h"

#include "luatco/chess/can_mate.h"
#include "luatco/chess/illegal_move.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {

namespace {

constexpr int kPliesPerMove = 2;

bool quiet_for(const Position& position, int moves) {
  return position.halfmove_clock() >= moves * kPliesPerMove;
}

// The names follow the number that ended the game, which is the rule set's.
std::string_view repetition_ending(const Rulebook& rulebook) {
  return rulebook.repetition_end > rulebook.repetition_claim ? "chess.result.fivefold"
                                                             : "chess.result.threefold";
}
std::string_view quiet_ending(const Rulebook& rulebook) {
  return rulebook.quiet_end > rulebook.quiet_claim ? "chess.result.seventyfive"
                                                   : "chess.result.fifty_moves";
}

}  // namespace

bool is_dead_by_material(const Position& position) {
  const Bitboard bishops = position.pieces(Role::Bishop);
  const Bitboard knights = position.pieces(Role::Knight);
  const Bitboard kings = position.pieces(Role::King);
  if ((position.occupied() & ~(bishops | knights | kings)) != 0) return false;
  if (knights != 0) return bishops == 0 && !more_than_one(knights);
  // A king in check from such a bishop stands on its colour. The squares beside him, of the other
  // colour, hold no bishop, and the other king alone can never guard all of them.
  return (bishops & kDarkSquares) == 0 || (bishops & ~kDarkSquares) == 0;
}

bool is_dead(const Position& position) {
  if (has_pawn_on_last_rank(position)) return false;  // A.5.4 decides
  return is_dead_by_material(position) || surely_dead(position);
}

std::optional<Outcome> counted_draw(const Position& position, int occurrences,
                                    const Rulebook& rulebook) {
  std::string_view ending;
  if (occurrences >= rulebook.repetition_end) {
    ending = repetition_ending(rulebook);  // 9.6.1
  } else if (quiet_for(position, rulebook.quiet_end)) {
    ending = quiet_ending(rulebook);  // 9.6.2
  } else {
    return std::nullopt;
  }
  if (!has_legal_move(position)) return std::nullopt;
  return Outcome{.winner = std::nullopt, .ending = ending};
}

std::optional<Outcome> automatic_draw(const Position& position, int occurrences,
                                      const Rulebook& rulebook) {
  if (is_dead(position) && has_legal_move(position)) return kDeadPosition;
  return counted_draw(position, occurrences, rulebook);
}

ClaimIds open_claims(const Position& position, int occurrences, const Rulebook& rulebook) {
  ClaimIds claims;
  const bool repetition = rulebook.repetition_claim < rulebook.repetition_end;
  const bool quiet = rulebook.quiet_claim < rulebook.quiet_end;
  if (repetition && occurrences >= rulebook.repetition_claim) claims.push_back(kClaimIds[0]);
  if (quiet && quiet_for(position, rulebook.quiet_claim)) claims.push_back(kClaimIds[1]);
  return claims;
}

Outcome claimed_draw(std::string_view claim) {
  return {.winner = std::nullopt,
          .ending = claim == kClaimIds[0] ? "chess.result.threefold" : "chess.result.fifty_moves"};
}

}  // namespace luatco::chess

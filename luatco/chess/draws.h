// Draws that do not depend on the players' wishes, and those they may claim (FIDE 5.2.2, 9.2-9.6).
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "luatco/base/fixed_vector.h"
#include "luatco/chess/position.h"
#include "luatco/chess/rulebook.h"
#include "luatco/core/outcome.h"

namespace luatco::chess {

/// Neither side can mate by any series of legal moves, seen from the men alone (5.2.2): bare kings,
/// one knight, or any number of bishops that all stand on squares of one colour. Never wrong when
/// it says yes; locked positions and forced lines are not seen.
bool is_dead_by_material(const Position& position);

/// Neither side can mate, by the men or by the fast form of can_mate. Never wrong when it says yes.
bool is_dead(const Position& position);
inline constexpr Outcome kDeadPosition{.winner = std::nullopt,
                                       .ending = "chess.result.dead_position"};

/// How the counts end the game (9.6): fivefold repetition, 75 moves, or the numbers of another rule
/// set. nullopt as well in checkmate and stalemate, which come first.
std::optional<Outcome> counted_draw(const Position& position, int occurrences,
                                    const Rulebook& rulebook);

/// How the game ends by itself in this position, which has occurred `occurrences` times: dead
/// position, fivefold repetition, 75 moves, or the numbers of another rule set. nullopt as well in
/// checkmate and stalemate, which come first (9.6.2, 5.1.1).
std::optional<Outcome> automatic_draw(const Position& position, int occurrences,
                                      const Rulebook& rulebook);

inline constexpr std::array<std::string_view, 2> kClaimIds = {"chess.claim.threefold",
                                                              "chess.claim.fifty_moves"};
using ClaimIds = FixedVector<std::string_view, kClaimIds.size()>;

/// What the player to move may claim because it stands on the board (9.2.2, 9.3.2); nothing where
/// the rule set ends the game by itself at that number.
ClaimIds open_claims(const Position& position, int occurrences, const Rulebook& rulebook);

/// How a game ends by a claim that was right (9.5.2). Precondition: `claim` is one of ClaimIds.
Outcome claimed_draw(std::string_view claim);

}  // namespace luatco::chess

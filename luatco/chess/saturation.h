// Semi-static saturation: where can each man ever get to, whatever is played? If in the end no man
// of the winner can reach the loser's king, no series of legal moves mates it (FIDE 5.2.2, 6.9).
//
// The method is Ambrona's ("A Practical Algorithm for Chess Unwinnability", FUN 2022) with the
// refinements of his later solver; the code is ours. Sets marked "at most" are never too small,
// sets marked "at least" never too large, once saturated. A "no" is therefore a proof, a "yes" is
// not.
#pragma once

#include <array>
#include <optional>

#include "luatco/chess/position.h"
#include "luatco/chess/square.h"

namespace luatco::chess {

/// What is assumed about men that stand fixed but could be taken. A proof covers all cases.
struct CaptureAssumption {
  Bitboard not_taken_at_home = 0;   // they are not captured before they have moved
  Bitboard taken_at_home_only = 0;  // they never move; if captured, then where they stand
};

class Saturation {
 public:
  /// Saturates at once. Precondition of a proof: saturation_applies().
  Saturation(const Position& position, Side winner, const CaptureAssumption& assumption = {});

  /// May the loser's king be mated somewhere? "false" is a proof that it can't.
  [[nodiscard]] bool mate_is_thinkable() const;

  /// The squares (at most) the man that now stands on `home` can ever stand on.
  [[nodiscard]] Bitboard reach(Square home) const { return reach_[index(home)]; }
  /// Men (at least) that never move and are never taken.
  [[nodiscard]] Bitboard steady() const { return steady_; }
  /// Men found both fixed and takeable on the way: what a proof by cases would split on.
  [[nodiscard]] Bitboard split() const { return split_; }

 private:
  void saturate();
  /// One round for the man of `home`; true when any set changed.
  bool grow(Square home);
  bool spread_captures(Square home);
  void find_attacked();
  Bitboard permitted(Square home, Square from, Bitboard targets) const;
  bool mates_the_winner(Square home, Square from, Square to) const;
  bool throws_away_last_man(Square home, Square to) const;
  bool stalemates(Square from, Square to, Side mover) const;
  bool way_is_shut(Square home, Square from, Square to) const;

  [[nodiscard]] Role role(Square home) const { return roles_[index(home)]; }
  [[nodiscard]] Bitboard men(Side side) const { return p_.pieces(side); }
  [[nodiscard]] bool promotes(Square home) const;
  /// Squares attacked from `from` by the man of `home` (as any piece, once it may have promoted).
  [[nodiscard]] Bitboard strikes(Square home, Square from, Bitboard blockers) const;
  /// Is `square` attacked for ever by a man of `by` other than the one of `except`?
  [[nodiscard]] bool guarded(Square square, Side by, Square except) const;
  [[nodiscard]] Bitboard visited(Bitboard region) const;

  const Position& p_;
  Side winner_;
  Side loser_;
  CaptureAssumption assumption_;
  bool one_man_left_;  // the winner has a single man besides its king: losing it ends all hope

  std::array<Role, 64> roles_{};
  std::array<Bitboard, 64> reach_{};    // at most, by home square
  std::array<Bitboard, 64> guards_{};   // at least: attacked for ever by the man of this home
  Bitboard steady_ = 0;                 // at least
  Bitboard clear_ = 0;                  // at least: squares nobody will ever stand on
  Bitboard takeable_ = 0;               // at most: men that may be captured, by home
  Bitboard movable_ = 0;                // at most: men that may leave their home
  std::array<Bitboard, 2> attacked_{};  // at least: attacked for ever by a side
  std::array<Bitboard, 2> trodden_{};   // at most: reach of a side's men but for the king
  std::array<Bitboard, 2> trodden_but_bishops_{};
  Bitboard split_ = 0;
  bool promotion_seen_ = false;
};

/// Can the method say anything about this position? Not where castling or a capture en passant may
/// come: it follows ordinary moves alone.
bool saturation_applies(const Position& position);

/// The squares every man can ever reach, as proof that `winner` can never mate; nullopt: not
/// proved.
struct ReachProof {
  std::array<Bitboard, 64> reach{};  // by home square; 0 where no man stands
};
std::optional<ReachProof> prove_by_saturation(const Position& position, Side winner);

}  // namespace luatco::chess

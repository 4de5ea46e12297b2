#include "luatco/chess/helpmate_descent.h"

#include <algorithm>

#include "luatco/base/fixed_vector.h"
#include "luatco/chess/attacks.h"
#include "luatco/chess/mate_material.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {
namespace {

constexpr std::size_t kMaxPlies = 128;
constexpr int kDescents = 12;
constexpr int kBestMoves = 4;  // tried in turn where a position repeats

/// Noise of 0..7 keeps a descent from walking in circles and makes every descent another one.
class Noise {
 public:
  explicit Noise(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15ULL + 1) {}
  int next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<int>(state_ & 7U);
  }

 private:
  std::uint64_t state_;
};

/// What the worth of a move depends on, taken from the position once. Worth is a guess, larger is
/// better; no answer rests on it.
class Eye {
 public:
  Eye(const Position& p, Side winner, const MateCorner& corner)
      : p_(p),
        winner_(winner),
        corner_(corner),
        heavy_men_(p.pieces(Role::Queen) | p.pieces(Role::Rook)),
        heavy_((p.pieces(winner) & heavy_men_) != 0),
        pawns_(p.pieces(winner, Role::Pawn) != 0),
        lone_minor_(has_lone_minor(p, winner)) {
    const Square king = p.king(other(winner));
    lines_ = rook_attacks(king, p.occupied());
    diagonals_ = bishop_attacks(king, p.occupied());
    jumps_ = knight_attacks(king);
    pawn_checks_ = pawn_attacks(other(winner), king);
  }

  /// Seems the winner's move to give check? Discovered checks are overlooked.
  [[nodiscard]] bool seems_check(Move move, Role role) const {
    const Role arrived = move.promotion().value_or(role);
    const Bitboard to = bit(move.to());
    switch (arrived) {
      case Role::Pawn: return (to & pawn_checks_) != 0;
      case Role::Knight: return (to & jumps_) != 0;
      case Role::Bishop: return (to & diagonals_) != 0;
      case Role::Rook: return (to & lines_) != 0;
      case Role::Queen: return (to & (lines_ | diagonals_)) != 0;
      case Role::King: return false;
    }
    return false;
  }

  /// The winner's king goes to its stand; without a queen or rook the pawns run, without pawns the
  /// minor pieces gather. Enemy pieces in the way are taken.
  [[nodiscard]] int worth_to_winner(Move move, Role role) const {
    int worth = 0;
    if (role == Role::King && !move.is_castle()) {
      worth = kKingStep * (corner_.steps_to_stand(move.from()) - corner_.steps_to_stand(move.to()));
    } else if (role == Role::Pawn) {
      if (!heavy_) worth = 14 + 2 * relative_rank(winner_, move.from());
      if (const auto promotion = move.promotion()) worth += promotion == Role::Queen ? 20 : -30;
    } else if (!heavy_ && !pawns_ && !(lone_minor_ && role == Role::Bishop)) {
      worth = 4 * (king_steps(move.from(), corner_.square) - king_steps(move.to(), corner_.square));
    }
    const Bitboard taken = bit(move.to()) & p_.pieces(other(winner_));
    if (taken == 0) return worth;
    if (lone_minor_) return worth + ((taken & p_.pieces(Role::Queen)) != 0 ? 12 : -25);
    return worth + ((taken & p_.pieces(Role::Pawn)) != 0 ? 1 : 12);
  }

  /// The loser's king goes to the corner; the men that will mate it are spared.
  [[nodiscard]] int worth_to_loser(Move move, Role role) const {
    int worth = 0;
    if (role == Role::King && !move.is_castle()) {
      worth = kKingStep *
              (king_steps(move.from(), corner_.square) - king_steps(move.to(), corner_.square));
    }
    if (role == Role::Queen) worth -= 2;
    const auto promotion = move.promotion();
    if (promotion == Role::Queen || promotion == Role::Rook) worth -= 20;
    if (lone_minor_ && role != Role::King) worth += help(move, role);
    const Bitboard taken = bit(move.to()) & p_.pieces(winner_);
    if (taken == 0) return worth;
    if ((taken & heavy_men_) != 0) return worth - 30;
    if ((taken & p_.pieces(Role::Pawn)) != 0) return worth - (heavy_ ? 2 : 25);
    return worth - (heavy_ ? 4 : 20);
  }

  /// A lone minor piece mates a king shut in by its own men: pawns become such men, and they go to
  /// the corner.
  [[nodiscard]] int help(Move move, Role role) const {
    if (role == Role::Pawn) return 8;
    if (role == Role::Queen) return 0;
    return 4 * (king_steps(move.from(), corner_.square) - king_steps(move.to(), corner_.square));
  }

 private:
  static constexpr int kKingStep = 12;

  const Position& p_;
  Side winner_;
  const MateCorner& corner_;
  Bitboard heavy_men_;
  bool heavy_;
  bool pawns_;
  bool lone_minor_;
  Bitboard lines_ = 0;
  Bitboard diagonals_ = 0;
  Bitboard jumps_ = 0;
  Bitboard pawn_checks_ = 0;
};

bool is_mate(const Position& p) { return p.checkers() != 0 && !has_legal_move(p); }

struct Candidate {
  int worth;
  Move move;
};
using Candidates = FixedVector<Candidate, kMaxMoves>;
using Keys = FixedVector<std::uint64_t, kMaxPlies>;

/// The best move whose position was not there before; false where the best few repeat.
bool take_best(Position& p, Candidates& candidates, Keys& seen, std::vector<Move>& line) {
  for (int i = 0; i < kBestMoves && !candidates.empty(); ++i) {
    auto& best = *std::ranges::max_element(candidates, {}, &Candidate::worth);
    const Position next = p.after(best.move);
    const std::uint64_t key = next.key();
    if (std::ranges::find(seen, key) == seen.end()) {
      seen.push_back(key);
      line.push_back(best.move);
      p = next;
      return true;
    }
    best = candidates.back();
    candidates.pop_back();
  }
  return false;
}

}  // namespace

bool HelpmateDescent::descend(const MateCorner& corner, std::uint64_t seed,
                              std::uint64_t max_nodes) {
  Position p = start_;
  line_.clear();
  Noise noise(seed);
  Keys seen;
  while (line_.size() < kMaxPlies && nodes_ < max_nodes) {
    ++nodes_;
    const MoveList moves = legal_moves(p);
    if (moves.empty()) return p.turn() != winner_ && p.checkers() != 0;
    if (lacks_mating_material(p, winner_)) return false;
    const Eye eye(p, winner_, corner);
    Candidates candidates;
    for (const Move move : moves) {
      const Role role = *p.role_at(move.from());
      const bool wins = p.turn() == winner_;
      if (wins && eye.seems_check(move, role) && is_mate(p.after(move))) {
        line_.push_back(move);
        return true;
      }
      const int worth = wins ? eye.worth_to_winner(move, role) : eye.worth_to_loser(move, role);
      candidates.push_back({worth + noise.next(), move});
    }
    if (!take_best(p, candidates, seen, line_)) return false;
  }
  return false;
}

bool HelpmateDescent::find(std::uint64_t max_nodes) {
  // A lone bishop gives check on its own colour only.
  const Bitboard bishops = start_.pieces(winner_, Role::Bishop);
  const bool lone_minor = has_lone_minor(start_, winner_);
  FixedVector<MateCorner, kMateCorners.size()> corners;
  for (const MateCorner& corner : kMateCorners) {
    const Bitboard colour = contains(kDarkSquares, corner.square) ? kDarkSquares : ~kDarkSquares;
    if (!lone_minor || bishops == 0 || (bishops & colour) != 0) corners.push_back(corner);
  }
  std::ranges::sort(corners, {}, [&](const MateCorner& corner) {
    return king_steps(start_.king(other(winner_)), corner.square) +
           corner.steps_to_stand(start_.king(winner_));
  });
  for (std::uint64_t i = 0; i < kDescents; ++i) {
    if (descend(corners[i % corners.size()], i + 1, max_nodes)) return true;
  }
  return false;
}

}  // namespace luatco::chess

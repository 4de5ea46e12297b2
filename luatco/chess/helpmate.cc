#include "luatco/chess/helpmate.h"

#include <algorithm>

#include "luatco/chess/attacks.h"
#include "luatco/chess/mate_corner.h"
#include "luatco/chess/mate_material.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/saturation.h"

namespace luatco::chess {
namespace {

constexpr std::size_t kMaxLine = 128;  // bounds the recursion, too
constexpr int kDeepest = 128;
constexpr std::uint64_t kHastyNodesPerDepth = 2000;
constexpr std::uint64_t kHastyNodes = 1'000'000;
constexpr int kSetbackCost = 4;
constexpr std::uint8_t kFar = 255;

using Distances = std::array<std::array<std::uint8_t, 64>, 64>;
consteval Distances make_knight_distances() {
  Distances all{};
  for (unsigned from = 0; from < 64; ++from) {
    Bitboard reached = bit(square_at(from));
    Bitboard border = reached;
    for (std::uint8_t steps = 1; border != 0; ++steps) {
      Bitboard next = 0;
      for (const Square s : squares(border)) next |= knight_attacks(s);
      border = next & ~reached;
      reached |= border;
      for (const Square s : squares(border)) all[from][index(s)] = steps;
    }
  }
  return all;
}
constexpr Distances kKnightDistance = make_knight_distances();

/// `square` as the winner sees it: rank 8 is the loser's side, where it is mated.
Square seen_by(Side winner, Square square, bool dark_corner) {
  unsigned i = index(square);
  if (winner == kBlack) i ^= 56U;
  // A turned board turns its colours too, so the corner of a colour changes wing.
  const bool right_wing = dark_corner == (winner == kWhite);
  if (!right_wing) i ^= 7U;
  return square_at(i);
}

}  // namespace

bool mates_in_dark_corner(const Position& p, Side winner) {
  const Bitboard bishops = p.pieces(Role::Bishop);
  const Bitboard own = bishops & p.pieces(winner);
  const Bitboard others = bishops & p.pieces(other(winner));
  return (own & kDarkSquares) != 0 || (own == 0 && (others & ~kDarkSquares) != 0);
}

Helpmate::Verdict Helpmate::search(std::uint64_t max_nodes) {
  // First a little of every depth, so that a wide one does not hide a mate that lies deeper.
  const std::uint64_t hasty = std::min(max_nodes, kHastyNodes);
  const Verdict found = deepen(kHastyNodesPerDepth, hasty);
  if (found != Verdict::Unknown) return found;
  guide();
  return deepen(max_nodes, max_nodes);
}

Helpmate::Verdict Helpmate::deepen(std::uint64_t nodes_per_depth, std::uint64_t max_nodes) {
  seen_.clear();
  const std::uint64_t last = nodes_ + max_nodes;
  for (max_depth_ = 2; max_depth_ <= kDeepest && nodes_ < last; ++max_depth_) {
    const auto depth = static_cast<std::uint64_t>(max_depth_);
    node_limit_ = std::min(last, nodes_ + std::min(nodes_per_depth, last / depth) * depth);
    cut_ = false;
    line_.clear();
    if (mates(root_, 0, false)) return Verdict::Found;
    if (!cut_) return Verdict::Exhausted;
  }
  return Verdict::Unknown;
}

bool Helpmate::mates(const Position& position, int depth, bool after_progress) {
  const int left = std::max(max_depth_ - depth, 0);
  // A position is searched again only with more depth left than before; the entry holds left + 1.
  std::uint8_t& searched = seen_[position];
  if (searched > left) return false;
  if (depth < max_depth_ && line_.size() < kMaxLine) {
    searched = static_cast<std::uint8_t>(left + 1);
  }
  const MoveList moves = legal_moves(position);
  if (moves.empty()) return position.turn() != winner_ && position.checkers() != 0;
  if (lacks_mating_material(position, winner_)) return false;
  if (depth >= max_depth_ || line_.size() >= kMaxLine) {
    cut_ = true;
    return false;
  }
  for (const Worth wanted : {Worth::Progress, Worth::Plain, Worth::Setback}) {
    for (const Move move : moves) {
      if (worth(position, move) != wanted) continue;
      if (++nodes_ > node_limit_) {
        cut_ = true;
        return false;
      }
      const bool progress = wanted == Worth::Progress;
      const int plain_cost = after_progress ? 0 : 1;
      const int cost = progress ? 0 : wanted == Worth::Setback ? kSetbackCost : plain_cost;
      line_.push_back(move);
      if (mates(position.after(move), depth + cost, progress)) return true;
      line_.pop_back();
    }
  }
  return false;
}

Helpmate::Worth Helpmate::worth(const Position& position, Move move) const {
  if (std::ranges::find(hopeless_, move) != hopeless_.end()) return Worth::Setback;
  const Role role = *position.role_at(move.from());
  return position.turn() == winner_ ? worth_for_winner(position, move, role)
                                    : worth_for_loser(position, move, role);
}

Helpmate::Worth Helpmate::worth_for_winner(const Position& position, Move move, Role role) const {
  const bool captures = contains(position.pieces(other(winner_)), move.to());
  const bool queen = contains(position.pieces(Role::Queen), move.to());
  if (captures && !queen && has_lone_minor(position, winner_)) return Worth::Setback;
  if (role == Role::Pawn || captures || nears_target(position, move, role)) return Worth::Progress;
  if (bishop_steps_ && role == Role::Bishop) {
    const std::uint8_t from = (*bishop_steps_)[index(move.from())];
    const std::uint8_t to = (*bishop_steps_)[index(move.to())];
    if (from != kFar && ((from <= 1 && from < to) || (from > 2 && from > to))) {
      return Worth::Progress;
    }
  }
  return Worth::Plain;
}

Helpmate::Worth Helpmate::worth_for_loser(const Position& position, Move move, Role role) const {
  const bool captures = contains(position.pieces(winner_), move.to());
  if (role == Role::Pawn && !captures && has_lone_minor(position, winner_)) {
    const auto promoted = move.promotion();
    const bool stays_in_the_way = !promoted || promoted == Role::Knight || promoted == Role::Bishop;
    return stays_in_the_way ? Worth::Progress : Worth::Setback;
  }
  if (bishop_steps_) {
    const bool pawn_matter = role == Role::Pawn || contains(position.pieces(Role::Pawn), move.to());
    if (captures && pawn_matter && count(position.occupied()) > 5) return Worth::Progress;
    if (role == Role::Bishop &&
        (*bishop_steps_)[index(move.from())] > (*bishop_steps_)[index(move.to())]) {
      return Worth::Progress;
    }
  }
  if (nears_target(position, move, role)) return Worth::Progress;
  return captures ? Worth::Setback : Worth::Plain;
}

/// The loser's king goes to its corner, its knight beside it; the winner's king and knight follow.
bool Helpmate::nears_target(const Position& position, Move move, Role role) const {
  if (role != Role::King && role != Role::Knight) return false;
  const bool winner = position.turn() == winner_;
  const bool dark = mates_in_dark_corner(position, winner_);
  if (role == Role::King) {
    const Square target = seen_by(winner_, winner ? Square::G7 : Square::H8, dark);
    const Square to = move.is_castle() ? castled_king(move) : move.to();
    return king_steps(to, target) < king_steps(move.from(), target);
  }
  const Square target = seen_by(winner_, winner ? Square::E5 : Square::G8, dark);
  const auto& distance = kKnightDistance[index(target)];
  return distance[index(move.to())] < distance[index(move.from())];
}

void Helpmate::guide() {
  const Bitboard steady = Saturation(root_, winner_).steady();
  for (const Move move : legal_moves(root_)) {
    if (prove_by_saturation(root_.after(move), winner_)) hopeless_.push_back(move);
  }
  const bool dark = mates_in_dark_corner(root_, winner_);
  Bitboard border = 0;
  for (const Square s : {Square::H8, Square::G8, Square::H7})
    border |= bit(seen_by(winner_, s, dark));
  bishop_steps_.emplace();
  bishop_steps_->fill(kFar);
  Bitboard reached = 0;
  for (std::uint8_t steps = 0; border != 0; ++steps) {
    Bitboard next = 0;
    for (const Square s : squares(border)) {
      (*bishop_steps_)[index(s)] = steps;
      next |= bishop_attacks(s, steady) & ~steady;
    }
    reached |= border;
    border = next & ~reached;
  }
}

}  // namespace luatco::chess

// Touching and handling pieces in one turn (FIDE article 4): what the hands have done so far, which
// moves that leaves, and when it is a move.
#pragma once

#include <optional>
#include <vector>

#include "luatco/game/arbitrated.h"

namespace luatco::game {

/// One thing done with a piece that is part of a move.
struct HandAct {
  enum class Kind : std::uint8_t { Carried, Placed, Removed };
  Kind kind = Kind::Carried;
  SquareRef from{};  // Carried
  SquareRef square{};
  PieceRef piece{};  // Placed
};

template <Arbitrated G>
class Hands {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  void clear() { *this = {}; }
  [[nodiscard]] bool idle() const { return touches_.empty() && acts_.empty(); }
  [[nodiscard]] bool has_touched(SquareRef square) const {
    for (const Touch& touch : touches_) {
      if (touch.square == square) return true;
    }
    return false;
  }
  /// Precondition: a piece stands on the square.
  void touch(const Position& position, SquareRef square) {
    if (has_touched(square) || touches_.size() >= kMaxTouches) return;
    touches_.push_back({square, G::piece_at(position, square)->side == position.turn()});
  }
  /// 4.2.2: that contact was clearly an accident.
  void forget(SquareRef square) {
    std::erase_if(touches_, [&](const Touch& touch) { return touch.square == square; });
  }

  /// The moves that the touches leave (4.3-4.5).
  [[nodiscard]] Bond<Move> bond(const Position& position) const {
    const auto legal = G::legal_moves(position);
    Bond<Move> free{{legal.begin(), legal.end()}, std::nullopt, {}};
    if (touches_.empty()) return free;
    if (auto special = G::special_bond(position, touches_, legal)) return *special;
    if (auto both = capture_with(position, legal)) return *both;
    for (const Touch& touch : touches_) {
      Bond<Move> bound{
          {}, touch.own ? ArbiterRule::MustMove : ArbiterRule::MustCapture, touch.square};
      for (const Move& move : legal) {
        const bool uses =
            touch.own ? G::from(move) == touch.square : G::captured(position, move) == touch.square;
        if (uses) bound.moves.push_back(move);
      }
      if (!bound.moves.empty()) return bound;
    }
    return free;  // 4.5
  }

  /// The legal moves that everything done so far is part of (4.4.4, 4.7).
  [[nodiscard]] std::vector<Move> possible(const Position& position) const {
    std::vector<Move> moves;
    for (const Move& move : G::legal_moves(position)) {
      if (fits(G::handwork(position, move))) moves.push_back(move);
    }
    return moves;
  }
  [[nodiscard]] bool handling() const { return !acts_.empty(); }
  void add(const HandAct& act) {
    if (acts_.size() < kMaxTouches) acts_.push_back(act);
  }
  void undo_last() { acts_.pop_back(); }
  /// What was done is no part of any legal move: the pieces go back.
  void drop_acts() { acts_.clear(); }

  /// The pawn that was carried to its last row and no piece put there for it (7.5.2).
  [[nodiscard]] std::optional<Handwork::Carried> pawn_left_as_it_is(
      const Position& position) const {
    if (acts_.empty()) return std::nullopt;
    for (const Move& move : possible(position)) {
      const Handwork work = G::handwork(position, move);
      if (work.promoted && was_carried(work.carried[0]) && !was_placed(work.carried[0].to)) {
        return work.carried[0];
      }
    }
    return std::nullopt;
  }
  /// Is everything of the move done, so that it is made (4.7.1-4.7.3)?
  [[nodiscard]] bool makes(const Position& position, const Move& move) const {
    const Handwork work = G::handwork(position, move);
    if (work.captured && !was_removed(*work.captured)) return false;
    if (work.promoted) return was_placed(work.carried[0].to) && pawn_is_off(work);
    for (const Handwork::Carried& carried : work.carried) {
      if (!was_carried(carried)) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t kMaxTouches = 64;

  template <class Legal>
  std::optional<Bond<Move>> capture_with(const Position& position, const Legal& legal) const {
    const Touch* own = nullptr;
    const Touch* enemy = nullptr;
    for (const Touch& touch : touches_) {
      if (touch.own && own == nullptr) own = &touch;
      if (!touch.own && enemy == nullptr) enemy = &touch;
    }
    if (own == nullptr || enemy == nullptr) return std::nullopt;
    Bond<Move> bound{{}, ArbiterRule::MustCaptureWith, enemy->square};  // 4.3.3
    for (const Move& move : legal) {
      if (G::from(move) == own->square && G::captured(position, move) == enemy->square) {
        bound.moves.push_back(move);
      }
    }
    if (bound.moves.empty()) return std::nullopt;
    return bound;
  }

  [[nodiscard]] bool fits(const Handwork& work) const {
    for (const HandAct& act : acts_) {
      if (!fits(work, act)) return false;
    }
    return true;
  }
  [[nodiscard]] bool fits(const Handwork& work, const HandAct& act) const {
    switch (act.kind) {
      case HandAct::Kind::Carried:
        for (const Handwork::Carried& carried : work.carried) {
          if (carried.from == act.from && carried.to == act.square) return true;
        }
        return false;
      case HandAct::Kind::Placed:
        return work.promoted == act.piece && work.carried[0].to == act.square;
      case HandAct::Kind::Removed:
        if (work.captured == act.square) return true;
        return work.promoted &&
               (work.carried[0].from == act.square || work.carried[0].to == act.square);
    }
    return false;
  }
  [[nodiscard]] bool was_carried(const Handwork::Carried& carried) const {
    for (const HandAct& act : acts_) {
      if (act.kind == HandAct::Kind::Carried && act.from == carried.from &&
          act.square == carried.to) {
        return true;
      }
    }
    return false;
  }
  [[nodiscard]] bool was_placed(SquareRef square) const {
    for (const HandAct& act : acts_) {
      if (act.kind == HandAct::Kind::Placed && act.square == square) return true;
    }
    return false;
  }
  [[nodiscard]] int removals(SquareRef square) const {
    int count = 0;
    for (const HandAct& act : acts_) {
      count += act.kind == HandAct::Kind::Removed && act.square == square ? 1 : 0;
    }
    return count;
  }
  [[nodiscard]] bool was_removed(SquareRef square) const { return removals(square) > 0; }
  /// 4.6: the pawn may be taken off where it stood, or from the promotion square.
  [[nodiscard]] bool pawn_is_off(const Handwork& work) const {
    if (was_removed(work.carried[0].from)) return true;
    const int enemies = work.captured == work.carried[0].to ? 1 : 0;
    return was_carried(work.carried[0]) && removals(work.carried[0].to) > enemies;
  }

  Touches touches_;
  std::vector<HandAct> acts_;
};

}  // namespace luatco::game

// Why a move was good, from facts of the rules alone: it mates, it takes what attacked, it wins a
// man by exchange, it opens the king's window, it uses a right that would be gone. What no rule can
// see (a plan, a better square) is never said.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/explain/consequence.h"
#include "luatco/teach/goal_met.h"
#include "luatco/teach/pass.h"
#include "luatco/teach/special_move.h"

namespace luatco::teach {

enum class GoodKind : std::uint8_t {
  Mates,            // the other side is in check and cannot help it
  NoMoveWins,       // the other side has no move, and that loses (XQ 3.5)
  Escapes,          // the mover was in check and is no more
  RemovesAttacker,  // it takes the man that gave check or could have won one of the mover's
  StopsMate,        // the other side could have ended the game and no longer can
  MakesLuft,        // ... because the king or general has a square more now
  UsesPassing,      // a capture in passing, which the next move would not have any more
  Promotes,         // a man becomes another
  WinsMan,          // more is taken than the answers take back
  SavesMan,         // the man that moved would have been lost
  Castles,          // king and rook in one move
  Checks,           // the other side has to answer
};
std::string_view name(GoodKind kind);
/// The id of the sentence.
std::string_view good_id(GoodKind kind);

struct Good {
  std::vector<GoodKind> kinds;  // the weightiest first; empty where no fact speaks for the move
  explain::Steps steps;         // one each
};

/// What one move does to the threats against its side.
template <Rules G>
class GoodMove {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  /// Precondition: `move` is legal in `before`.
  GoodMove(const Position& before, Move move)
      : before_(before),
        move_(move),
        after_(before.after(move)),
        waiting_(passed<G>(before)),
        taken_(G::captured(before, move)) {}

  Good tell() {
    if (G::count_legal_moves(after_) == 0) {
      const auto end = G::board_outcome(after_);
      if (G::in_check(after_)) {
        add(GoodKind::Mates);
      } else if (end && end->winner == before_.turn()) {
        add(GoodKind::NoMoveWins);
      }
      // What else it did no longer matters; a stalemate has nothing good to tell.
      if (!good_.kinds.empty()) {
        for (auto& told : explain::position_story<G>(after_, end)) {
          good_.steps.push_back(std::move(told));
        }
      }
      return std::move(good_);
    }
    defends();
    attacks();
    return std::move(good_);
  }

 private:
  void defends() {
    const bool was_in_check = G::in_check(before_);
    // A danger that is removed at a loss is nothing to praise, unless it was a check.
    if (taken_ && (was_in_check || explain::capture_gain<G>(before_, move_) >= 0) &&
        attacked(*taken_)) {
      add(GoodKind::RemovesAttacker);
    }
    if (was_in_check) {
      if (good_.kinds.empty()) add(GoodKind::Escapes);
    } else if (waiting_ && explain::mating_answer<G>(*waiting_) &&
               !explain::mating_answer<G>(after_)) {
      add(gives_king_room() ? GoodKind::MakesLuft : GoodKind::StopsMate);
    }
    if (saves_man()) add(GoodKind::SavesMan);
  }

  void attacks() {
    const SpecialMove special = special_move<G>(before_, move_);
    if (special == SpecialMove::EnPassant) add(GoodKind::UsesPassing);
    if (promoted_to<G>(before_, move_)) add(GoodKind::Promotes);
    if (explain::capture_gain<G>(before_, move_) > 0) add(GoodKind::WinsMan);
    if (special == SpecialMove::CastleShort || special == SpecialMove::CastleLong) {
      add(GoodKind::Castles);
    }
    if (G::in_check(after_) && explain::exchange_gain<G>(after_, G::to(move_)) == 0) {
      add(GoodKind::Checks);
    }
  }

  /// Did the man on `square` give check, or could it have won something?
  [[nodiscard]] bool attacked(SquareRef square) const {
    for (const SquareRef checker : G::situation(before_).checkers) {
      if (checker == square) return true;
    }
    if (!waiting_) return false;
    for (const auto& threat : G::legal_moves(*waiting_)) {
      if (G::from(threat) == square && explain::capture_gain<G>(*waiting_, threat) > 0) return true;
    }
    return false;
  }

  [[nodiscard]] bool saves_man() const {
    return waiting_ && explain::exchange_gain<G>(*waiting_, G::from(move_)) > 0 &&
           explain::exchange_gain<G>(after_, G::to(move_)) == 0 && !taken_;
  }

  /// Did another man's move give the king a square more?
  [[nodiscard]] bool gives_king_room() const {
    const auto next = passed<G>(after_);
    const std::optional<SquareRef> king = king_square();
    if (taken_ || !next || !king || G::from(move_) == *king) return false;
    return moves_from(*next, *king) > moves_from(before_, *king);
  }
  [[nodiscard]] std::optional<SquareRef> king_square() const {
    const PieceRef king = explain::king_of<G>(before_.turn());
    for (int i = 0; i < G::shape().files * G::shape().ranks; ++i) {
      const SquareRef square{static_cast<std::uint8_t>(i)};
      if (G::piece_at(before_, square) == king) return square;
    }
    return std::nullopt;
  }
  static int moves_from(const Position& position, SquareRef square) {
    int n = 0;
    for (const auto& move : G::legal_moves(position)) n += G::from(move) == square ? 1 : 0;
    return n;
  }

  void add(GoodKind kind) {
    explain::Step step = explain::answer_step<G>(good_id(kind), before_, move_);
    step.arrows.back().kind = explain::ArrowKind::Way;
    if (const auto piece = G::piece_at(before_, G::from(move_))) {
      step.said.evidence.push_back({Arg::Piece, *piece});
    }
    const auto victim = taken_ ? G::piece_at(before_, *taken_) : std::nullopt;
    if (victim) step.said.evidence.push_back({Arg::Victim, *victim});
    if (kind == GoodKind::Promotes) {
      if (const auto made = G::piece_at(after_, G::to(move_))) {
        step.said.evidence.push_back({Arg::Becomes, *made});
      }
    }
    step.said.evidence.push_back({Arg::To, G::to(move_)});
    good_.steps.push_back(std::move(step));
    good_.kinds.push_back(kind);
  }

  Position before_;
  Move move_;
  Position after_;
  std::optional<Position> waiting_;  // as if the mover had not moved at all
  std::optional<SquareRef> taken_;
  Good good_;
};

/// Precondition: `move` is legal in `position`.
template <Rules G>
Good why_good(const typename G::Position& position, typename G::Move move) {
  return GoodMove<G>(position, move).tell();
}

}  // namespace luatco::teach

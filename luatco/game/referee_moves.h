// The referee on moves: touching, handling, making, completing, and what is illegal in them.
// Included by referee.h.
#pragma once

#include "luatco/game/referee.h"

namespace luatco::game {

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::touch(Side by, const Event& event) {
  if (!event.square || !G::piece_at(position(), *event.square)) {
    return refuse(ArbiterRule::NothingThere);
  }
  if (by == turn()) {
    const auto announced = std::exchange(adjusting_, std::nullopt);
    if (announced && announced->square.value_or(*event.square) == *event.square) {
      return accept(Effect::Adjusted);
    }
  }
  // 4.3: only the player having the move is bound.
  if (by != turn() || !touch_move()) return accept(Effect::NotBinding);
  begin_turn();
  hands_.touch(position(), *event.square);
  const Bond<Move> bond = hands_.bond(position());
  if (!bond.rule) return accept(Effect::NotBinding);  // 4.5
  Answer answer = accept(Effect::Touched, *bond.rule);
  answer.must = Duty<Move>{by, *bond.rule, bond.moves};
  return answer;
}

/// 4.2.1, 6.2.5: announced first, and only by the player whose move it is.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::adjust(Side by, const Event& event) {
  if (by != turn()) return refuse(ArbiterRule::AdjustNotYourMove);
  const bool late = event.square ? hands_.has_touched(*event.square) : !hands_.idle();
  if (late) return refuse(ArbiterRule::AdjustTooLate);
  adjusting_ = Adjusting{event.square};
  return accept(Effect::Adjusted);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::release(Side by, const Event& event) {
  if (!event.from || !event.square) return refuse(ArbiterRule::Unreadable);
  const auto piece = G::piece_at(position(), *event.from);
  if (by != turn() || ((!piece || piece->side != by) && hands_.handling())) {
    violate(by, Breach::TouchMove, ArbiterRule::Released);
    return refuse(ArbiterRule::Released);
  }
  if (!piece || piece->side != by) return refuse(ArbiterRule::NothingThere);
  begin_turn();
  if (touch_move()) hands_.touch(position(), *event.from);
  return handle(by, {HandAct::Kind::Carried, *event.from, *event.square, {}});
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::place(Side by, const Event& event) {
  if (by != turn()) return refuse(ArbiterRule::NotYourMove);
  if (!event.square || !event.piece) return refuse(ArbiterRule::Unreadable);
  return handle(by, {HandAct::Kind::Placed, {}, *event.square, *event.piece});
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::remove(Side by, const Event& event) {
  if (by != turn()) return refuse(ArbiterRule::NotYourMove);
  if (!event.square) return refuse(ArbiterRule::Unreadable);
  begin_turn();
  if (touch_move() && G::piece_at(position(), *event.square)) {
    hands_.touch(position(), *event.square);
  }
  return handle(by, {HandAct::Kind::Removed, {}, *event.square, {}});
}

/// One more act of the hands: part of a legal move, or not (4.7).
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::handle(Side by, const HandAct& act) {
  const bool committed = hands_.handling();
  hands_.add(act);
  const std::vector<Move> possible = hands_.possible(position());
  if (possible.empty()) {
    hands_.undo_last();
    if (committed) {
      violate(by, Breach::TouchMove, ArbiterRule::Released);
      return refuse(ArbiterRule::Released);
    }
    if (act.kind != HandAct::Kind::Carried) return refuse(ArbiterRule::IllegalMove);
    const auto attempt = G::make_attempt(act.from, act.square);
    const auto judged = G::judge(position(), attempt, {});
    return judged ? refuse(ArbiterRule::Unreadable) : make_illegal(by, attempt, judged.error());
  }
  const Bond<Move> bond = hands_.bond(position());
  std::vector<Move> left;
  for (const Move& move : possible) {
    const bool bound = bond.rule && touch_move();
    if (!bound || std::ranges::find(bond.moves, move) != bond.moves.end()) left.push_back(move);
  }
  if (left.empty()) {
    hands_.undo_last();
    return refuse(bond, by);
  }
  for (const Move& move : left) {
    if (hands_.makes(position(), move)) return move_legal(by, move);
  }
  Answer answer = accept(Effect::PieceReleased, ArbiterRule::Released);
  answer.must = Duty<Move>{by, ArbiterRule::Released, left};
  return answer;
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::move(Side by, const Event& event) {
  if (by != turn()) {
    return refuse(press_due_[index(by)] ? ArbiterRule::MoveMade : ArbiterRule::NotYourMove);
  }
  const auto attempt = G::parse_attempt(position(), event.text);
  if (!attempt) {
    const auto reading = G::read_move(position(), event.text, {});
    if (reading.candidates.size() == 1) return move_legal(by, reading.candidates.front());
    Answer answer = refuse(ArbiterRule::Unreadable);
    answer.reasons = {reading.reason ? *reading.reason : attempt.error()};
    return answer;
  }
  const auto judged = G::judge(position(), *attempt, {});
  return judged ? move_legal(by, *judged) : make_illegal(by, *attempt, judged.error());
}

/// A legal move may still be one that the hands or a claim have ruled out.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::move_legal(Side by, Move move) {
  if (due_ && *due_ != move) return claimed_move_is_due(by);
  if (hands_.handling()) {
    const Bond<Move> released{hands_.possible(position()), ArbiterRule::Released, {}};
    if (std::ranges::find(released.moves, move) == released.moves.end()) {
      return refuse(released, by);
    }
  }
  const Bond<Move> bond = hands_.bond(position());
  if (bond.rule && std::ranges::find(bond.moves, move) == bond.moves.end()) {
    return refuse(bond, by);
  }
  if (const auto offence = must_vary(by, move)) return refuse(offence->rule);
  return make(by, move);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::make(Side by, Move move) {
  line_.add(position().after(move));
  hands_.clear();
  made_illegal_.reset();
  stands_.reset();  // A.5.2: answered
  due_.reset();
  adjusting_.reset();
  complained_ = false;
  offers_.lapse_for(by);
  press_due_[index(by)] = rulebook_->press;
  if (!rulebook_->press) complete(by);
  look_at_board();
  may_complain_ = true;  // 5.1.1: of a move that mates, too
  if (end_) return game_ends();
  return accept(rulebook_->press ? Effect::MoveMade : Effect::MoveCompleted);
}

/// An illegal move on the board. Over the board it can still be put right until the clock is
/// pressed; a screen does not let it happen.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::make_illegal(Side by, const typename G::Attempt& attempt,
                                                     Refusal reasons) {
  Answer answer = refuse(ArbiterRule::IllegalMove);
  answer.reasons = reasons;
  switch (rulebook_->illegal_move) {
    case IllegalMove::Impossible:
      if (!reasons.empty()) answer.article = reasons.front().law;
      return answer;
    case IllegalMove::Restored:
      violate(by, Breach::IllegalMove, ArbiterRule::IllegalMove, std::move(reasons));
      return answer;
    case IllegalMove::Penalised:
    case IllegalMove::StandsOnceAnswered: break;
  }
  begin_turn();
  if (touch_move()) {
    for (const SquareRef square : {G::attempt_from(attempt), G::attempt_to(attempt)}) {
      const auto piece = G::piece_at(position(), square);
      const bool captured = piece && piece->side != by;
      if (piece && (captured || square == G::attempt_from(attempt))) {
        hands_.touch(position(), square);
      }
    }
  }
  const ArbiterRule rule =
      promotion_without_piece(attempt) ? ArbiterRule::NoPromotionPiece : ArbiterRule::IllegalMove;
  answer.accepted = true;
  answer.effect = Effect::IllegalMade;
  made_illegal_ = Illegal{by, rule, attempt, std::move(reasons)};
  return answer;
}

/// Touching a piece to move it closes the window of complaint and refuses an offer (4.8, 9.1.2.1).
template <Arbitrated G>
void Referee<G>::begin_turn() {
  may_complain_ = false;
  offers_.lapse_for(turn());
}

template <Arbitrated G>
void Referee<G>::complete(Side by) {
  press_due_[index(by)] = false;
  if (clock_.running() == by) clock_.press(now_, line_.moves_of(by));
  look_for_illegal_position();
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::press(Side by) {
  if (!rulebook_->press || paused_) return refuse(ArbiterRule::NothingToPress);
  if (made_illegal_ && made_illegal_->by == by) {
    two_hands_.reset();  // several faults in one move count once
    return press_illegal(*std::exchange(made_illegal_, std::nullopt));
  }
  if (const auto pawn = by == turn() ? hands_.pawn_left_as_it_is(position()) : std::nullopt) {
    two_hands_.reset();
    return press_illegal(
        {by, ArbiterRule::NoPromotionPiece, G::make_attempt(pawn->from, pawn->to), {}});
  }
  const auto running = clock_.running();
  if (press_due_[index(by)] && running == other(by)) return refuse(ArbiterRule::NothingToPress);
  if (press_due_[index(by)]) {
    complete(by);  // 6.2.1; 6.2.2: also after the opponent has replied
    if (end_) return game_ends();
    return std::exchange(two_hands_, std::nullopt) == by ? press_after_two_hands(by)
                                                         : accept(Effect::MoveCompleted);
  }
  if (by != turn() || (running && running != by)) return refuse(ArbiterRule::NothingToPress);
  violate(by, Breach::IllegalMove, ArbiterRule::PressedWithoutMove);  // 7.5.3
  if (rulebook_->illegal_move == IllegalMove::StandsOnceAnswered) {
    const auto nothing = G::make_attempt({}, {});
    if (const auto next = G::after_illegal(position(), nothing)) {
      return let_illegal_stand({by, ArbiterRule::PressedWithoutMove, nothing, {}}, *next);
    }
  }
  Answer answer = penalise(by);
  answer.rule = ArbiterRule::PressedWithoutMove;
  if (!end_) answer.article = article(ArbiterRule::PressedWithoutMove);
  return answer;
}

/// 7.5.4: the move itself was legal and stays; A.5.2: the fault, too, unless the opponent claims.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::press_after_two_hands(Side by) {
  violate(by, Breach::IllegalMove, ArbiterRule::TwoHands);
  if (rulebook_->illegal_move != IllegalMove::StandsOnceAnswered) return penalise(by);
  stands_ = Standing{{by, ArbiterRule::TwoHands, {}, {}}, {}};
  Answer answer = accept(Effect::IllegalStands, ArbiterRule::TwoHands);
  answer.article = article(ArbiterRule::IllegalMove);
  return answer;
}

/// 7.5.1: the position before it is restored; what it touched still binds (4.3, 4.7). The press
/// does not count, so that no increment is won by it. 7.5.2: a pawn becomes a queen. A.5.2: either
/// stands as it is, unless the opponent claims.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::press_illegal(Illegal illegal) {
  const Side by = illegal.by;
  violate(by, Breach::IllegalMove, illegal.rule, illegal.reasons);
  if (rulebook_->illegal_move == IllegalMove::StandsOnceAnswered) {
    if (const auto next = G::after_illegal(position(), illegal.attempt)) {
      return let_illegal_stand(std::move(illegal), *next);
    }
  }
  if (const auto promotion = promotion_without_piece(illegal.attempt)) {
    return becomes_queen(by, *promotion);
  }
  hands_.drop_acts();
  Answer answer = penalise(by);
  answer.rule = illegal.rule;
  answer.reasons = std::move(illegal.reasons);
  if (end_) return answer;
  answer.effect = Effect::IllegalRestored;
  answer.article = article(illegal.rule);
  const Bond<Move> bond = hands_.bond(position());
  if (bond.rule) answer.must = Duty<Move>{by, *bond.rule, bond.moves};
  return answer;
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::let_illegal_stand(Illegal illegal, const Position& next) {
  illegal_plies_.push_back(line_.plies());
  line_.add(next);
  hands_.drop_acts();
  stands_ = Standing{illegal, std::exchange(hands_, {})};
  due_.reset();
  offers_.lapse_for(illegal.by);
  complete(illegal.by);
  Answer answer = end_ ? game_ends() : accept(Effect::IllegalStands, illegal.rule);
  if (!end_) answer.article = article(ArbiterRule::IllegalMove);
  answer.reasons = std::move(illegal.reasons);
  return answer;
}

template <Arbitrated G>
std::optional<typename Referee<G>::Move> Referee<G>::promotion_without_piece(
    const typename G::Attempt& attempt) const {
  for (const Move& move : G::legal_moves(position())) {
    const auto piece = G::handwork(position(), move).promoted;
    if (piece && piece->role == G::default_promotion() &&
        G::make_attempt(G::from(move), G::to(move)) == attempt) {
      return move;
    }
  }
  return std::nullopt;
}

/// 7.5.2: the pawn becomes a queen, and the move stands.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::becomes_queen(Side by, Move move) {
  make(by, move);
  complete(by);
  if (end_) return game_ends();
  Answer answer = penalise(by);
  return end_ ? answer : accept(Effect::BecomesQueen, ArbiterRule::NoPromotionPiece);
}

/// 7.5.5: time for the opponent, and the last one allowed loses.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::penalise(Side by) {
  const bool counts = rulebook_->illegal_move == IllegalMove::Penalised ||
                      rulebook_->illegal_move == IllegalMove::StandsOnceAnswered;
  if (counts && ++illegal_[index(by)] >= rulebook_->illegal_limit) {
    return lose(by, EndBy::IllegalMoves, EndBy::IllegalMovesNoMate);
  }
  if (counts) give_penalty_time(other(by));
  Answer answer = accept(Effect::Penalty, ArbiterRule::TwoHands);
  return answer;
}

/// 6.9: a flag that is down stays down, whatever time the other side's fault brings afterwards.
template <Arbitrated G>
void Referee<G>::give_penalty_time(Side to) {
  if (clock_.is_set() && !clock_.has_fallen(to, now_)) clock_.add(to, rulebook_->penalty_ms);
}

}  // namespace luatco::game

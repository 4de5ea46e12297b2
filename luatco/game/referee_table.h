// The referee on what is said at the table, on the clocks, and the arbiter's own acts. Included by
// referee.h.
#pragma once

#include "luatco/game/referee.h"

namespace luatco::game {

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::offer(Side by) {
  if (!options_.draw_offers) return refuse(ArbiterRule::OffersForbidden);  // 9.1.1
  if (offers_.standing() == by) return refuse(ArbiterRule::OfferStands);
  if (offers_.standing()) return agree(by);
  offers_.make(by);
  // 9.1.2.1: right after the own move, before the press; else it is valid but may disturb (11.5).
  const bool in_time =
      turn() != by && (press_due_[index(by)] || !rulebook_->press || clock_.running() != other(by));
  return accept(in_time ? Effect::OfferStands : Effect::OfferDisturbs);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::agree(Side by) {
  if (offers_.standing() != other(by)) return refuse(ArbiterRule::NoOffer);
  // 5.2.3, counting what the start says was played before it.
  const std::size_t before =
      (line_.start().fullmove_number() - 1U) * 2U + index(line_.start().turn());
  if (before + line_.plies() < 2) return refuse(ArbiterRule::AgreementTooEarly);
  finish({.winner = std::nullopt, .ending = G::ending(EndBy::Agreement)});
  return game_ends();
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::claim(Side by, const Event& event) {
  if (by != turn()) return refuse(ArbiterRule::ClaimNotYourMove);
  if (event.text == kIllegalMoveClaim.substr(kIllegalMoveClaim.rfind('.') + 1)) {
    return stands_ ? claim_illegal_move() : refuse(ArbiterRule::NothingToComplain);
  }
  if (!hands_.idle()) return refuse(ArbiterRule::ClaimAfterTouch);  // 9.4
  std::string_view wanted;
  for (const std::string_view id : G::claim_ids()) {
    if (id.substr(id.rfind('.') + 1) == event.text) wanted = id;
  }
  if (wanted.empty()) return refuse(ArbiterRule::ClaimUnknown);
  std::optional<Move> with_move;
  const std::size_t plies = line_.plies();
  if (!event.with_move.empty()) {
    const auto reading = G::read_move(position(), event.with_move, {});
    if (reading.candidates.size() != 1) {
      if (due_) return claimed_move_is_due(by);
      touch_for_claim(by, event.with_move);
      Answer answer = wrong_claim(by, std::nullopt);
      if (reading.reason) answer.reasons = {*reading.reason};
      return answer;
    }
    with_move = reading.candidates.front();
    if (due_ && *due_ != *with_move) return claimed_move_is_due(by);  // 9.2.1: it is not changed
    line_.add(position().after(*with_move));
  }
  const auto ids = line_.claims();
  line_.rewind(plies);
  if (std::ranges::find(ids, wanted) == ids.end()) return wrong_claim(by, with_move);
  finish(G::claimed_draw(wanted));  // 9.5.2
  return game_ends();
}

/// 9.5.3: the move written down, which is illegal, "must be made in accordance with Articles 3 and
/// 4": another one of that piece.
template <Arbitrated G>
void Referee<G>::touch_for_claim(Side by, std::string_view text) {
  const auto attempt = G::parse_attempt(position(), text);
  if (!attempt || !touch_move()) return;
  const auto piece = G::piece_at(position(), G::attempt_from(*attempt));
  if (piece && piece->side == by) hands_.touch(position(), G::attempt_from(*attempt));
}

/// 9.5.3: the opponent gets time, the move written down has to be played; 9.1.2.3: it is an offer.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::wrong_claim(Side by, std::optional<Move> with_move) {
  give_penalty_time(other(by));
  if (options_.draw_offers) offers_.make(by);
  if (with_move) due_ = with_move;
  Answer answer = accept(Effect::ClaimWrong, ArbiterRule::ClaimWrong);
  if (with_move) answer.must = Duty<Move>{by, ArbiterRule::ClaimedMoveIsDue, {*with_move}};
  return answer;
}

/// 6.8, 6.9. Mate, stalemate, dead position and the automatic draws came before it if they did.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::flag(const Event& event) {
  const Side of = event.of.value_or(event.by ? other(*event.by) : turn());
  if (event.by == of) return refuse(ArbiterRule::FlagOwn);
  if (clock_.is_set() && !clock_.has_fallen(of, now_)) return refuse(ArbiterRule::FlagNotFallen);
  // Of two flags that are down the first to fall counts, whoever claims (6.8, III.3.1).
  const Side rival = other(of);
  const bool rival_first = clock_.is_set() && clock_.has_fallen(rival, now_) &&
                           clock_.fell_at(rival, now_) < clock_.fell_at(of, now_);
  return lose(rival_first ? rival : of, EndBy::Time, EndBy::TimeNoMate);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::complain(Side by) {
  if (stands_ && stands_->illegal.by == other(by)) return claim_illegal_move();
  if (line_.plies() == 0 || turn() != by) return refuse(ArbiterRule::NothingToComplain);
  if (!may_complain_) return refuse(ArbiterRule::ComplaintLate);  // 4.8
  may_complain_ = false;
  complained_ = true;
  suspended_ = std::exchange(end_, std::nullopt);
  return accept(Effect::ComplaintStands);
}

/// A.5.2, before the answer: as if the arbiter had seen it (7.5.1, 7.5.2). The increment that its
/// press has won is taken back.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::claim_illegal_move() {
  if (end_) return refuse(ArbiterRule::GameOver);
  const Standing stood = *stands_;
  const Side by = stood.illegal.by;
  if (stood.illegal.rule == ArbiterRule::TwoHands) return claim_two_hands(by);
  go_back(line_.plies() - 1, Effect::Restored);
  clock_.take_back_press(by);
  if (const auto promotion = promotion_without_piece(stood.illegal.attempt)) {
    Answer answer = becomes_queen(by, *promotion);
    answer.breaker = by;
    if (paused_) paused_ = turn();
    return answer;
  }
  hands_ = stood.hands;
  Answer answer = penalise(by);
  answer.reasons = stood.illegal.reasons;
  if (end_) return answer;
  answer.effect = Effect::Upheld;
  answer.rule = stood.illegal.rule;
  answer.breaker = by;
  answer.article = article(ArbiterRule::IllegalMove);
  const Bond<Move> bond = hands_.bond(position());
  if (bond.rule) answer.must = Duty<Move>{by, *bond.rule, bond.moves};
  return answer;
}

/// 7.5.4: there is nothing to put back.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::claim_two_hands(Side by) {
  stands_.reset();
  Answer answer = penalise(by);
  if (end_) return answer;
  answer.rule = ArbiterRule::TwoHands;
  answer.breaker = by;
  answer.article = article(ArbiterRule::IllegalMove);
  return answer;
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::confirm(const Event& event) {
  if (!complained_ && !may_complain_) return refuse(ArbiterRule::NothingToConfirm);
  if (event.by == other(turn())) return refuse(ArbiterRule::OnlyTheArbiter);  // his own move
  if (complained_ && suspended_) end_ = std::exchange(suspended_, std::nullopt);
  complained_ = may_complain_ = false;
  return accept(Effect::Confirmed);
}

/// By agreement, where the set of rules has it. Moves come back, time does not.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::take_back(const Event& event) {
  const int plies = event.number.value_or(1);
  if (plies < 1 || static_cast<std::size_t>(plies) > line_.plies()) {
    return refuse(rulebook_->take_back ? ArbiterRule::NothingToTakeBack : ArbiterRule::NoTakeBack);
  }
  const std::size_t to = line_.plies() - static_cast<std::size_t>(plies);
  return may_take_back_to(to) ? go_back(to, Effect::TakenBack) : refuse(ArbiterRule::NoTakeBack);
}

/// A.5.2: without the arbiter the players may agree to correct an illegal move.
template <Arbitrated G>
bool Referee<G>::may_take_back_to(std::size_t plies) const {
  return rulebook_->take_back || std::ranges::find(illegal_plies_, plies) != illegal_plies_.end();
}

/// The position after `plies` moves, as if nothing had come after it, but for the time and the
/// penalties.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::go_back(std::size_t plies, Effect effect) {
  line_.rewind(plies);
  std::erase_if(illegal_plies_, [&](std::size_t ply) { return ply >= plies; });
  hands_.clear();
  made_illegal_.reset();
  stands_.reset();
  due_.reset();
  offers_.clear();
  press_due_ = {};
  two_hands_.reset();
  adjusting_.reset();
  may_complain_ = complained_ = false;
  const bool was_over = end_ || suspended_;
  end_.reset();
  suspended_.reset();
  if (paused_) paused_ = turn();
  look_at_board();
  const bool runs = clock_.running() || (was_over && clock_.is_set());
  if (!end_ && runs && clock_.running() != turn()) {
    clock_.stop(now_);
    clock_.start(turn(), now_);
  }
  return accept(effect);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::start(const Event&) {
  if (clock_.running() || paused_) return refuse(ArbiterRule::ClockIsSet);
  clock_.start(turn(), now_);
  return accept(Effect::ClockStarted);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::set_clock(const Event& event) {
  if (event.control.empty()) return refuse(ArbiterRule::Unreadable);
  if (clock_.is_set() || clock_.running() || paused_ || line_.plies() > 0) {
    return refuse(ArbiterRule::ClockIsSet);
  }
  clock_.set(event.control);
  return accept(Effect::ClockSet);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::pause() {
  if (!clock_.running()) return refuse(ArbiterRule::NoClock);
  paused_ = clock_.running();
  clock_.stop(now_);
  return accept(Effect::Paused);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::resume() {
  if (!paused_) return refuse(ArbiterRule::NoClock);
  clock_.start(*std::exchange(paused_, std::nullopt), now_);
  return accept(Effect::Resumed);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::add_time(const Event& event) {
  if (event.by) return refuse(ArbiterRule::OnlyTheArbiter);
  if (!event.of || event.time < -kMaxMillis || event.time > kMaxMillis) {
    return refuse(ArbiterRule::Unreadable);
  }
  if (!clock_.is_set()) return refuse(ArbiterRule::NoClock);
  clock_.add(*event.of, event.time);
  return accept(Effect::TimeChanged);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::restore(const Event& event) {
  if (event.by) return refuse(ArbiterRule::OnlyTheArbiter);
  const auto plies = static_cast<int>(line_.plies());
  const int to = event.number.value_or(plies - 1);
  if (to < 0 || to >= plies) return refuse(ArbiterRule::NothingToTakeBack);
  return go_back(static_cast<std::size_t>(to), Effect::Restored);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::forfeit(const Event& event) {
  if (event.by) return refuse(ArbiterRule::OnlyTheArbiter);
  if (event.of) {
    finish({.winner = other(*event.of), .ending = G::ending(EndBy::Forfeit)});
  } else {
    finish({.winner = std::nullopt, .ending = G::ending(EndBy::BothForfeit), .both_lose = true});
  }
  return game_ends();
}

/// 8.7, 12.9: the result that the arbiter sets.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::decide(const Event& event) {
  if (event.by) return refuse(ArbiterRule::OnlyTheArbiter);
  for (const Outcome& outcome :
       {Outcome{.winner = Side::First, .ending = G::ending(EndBy::Arbiter)},
        Outcome{.winner = Side::Second, .ending = G::ending(EndBy::Arbiter)},
        Outcome{.winner = std::nullopt, .ending = G::ending(EndBy::Arbiter)},
        Outcome{.winner = std::nullopt, .ending = G::ending(EndBy::Arbiter), .both_lose = true}}) {
    if (score(outcome) != event.text) continue;
    finish(outcome);
    return game_ends();
  }
  return refuse(ArbiterRule::Unreadable);
}

}  // namespace luatco::game

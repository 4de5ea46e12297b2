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
  if (line_.plies() < 2) return refuse(ArbiterRule::AgreementTooEarly);  // 5.2.3
  finish({.winner = std::nullopt, .ending = G::ending(EndBy::Agreement)});
  Answer answer = accept(Effect::GameEnds);
  answer.article = end_->article;
  return answer;
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::claim(Side by, const Event& event) {
  if (by != turn()) return refuse(ArbiterRule::ClaimNotYourMove);
  if (!hands_.idle()) return refuse(ArbiterRule::ClaimAfterTouch);  // 9.4
  std::string_view wanted;
  for (const std::string_view id : G::claim_ids()) {
    if (id.substr(id.rfind('.') + 1) == event.text) wanted = id;
  }
  if (wanted.empty()) return refuse(ArbiterRule::ClaimUnknown);
  std::optional<Move> with_move;
  Position shown = position();
  int occurrences = line_.occurrences();
  if (!event.with_move.empty()) {
    const auto reading = G::read_move(position(), event.with_move, {});
    if (reading.candidates.size() != 1) {
      Answer answer = wrong_claim(by, std::nullopt);
      if (reading.reason) answer.reasons = {*reading.reason};
      return answer;
    }
    with_move = reading.candidates.front();
    shown = position().after(*with_move);
    occurrences = line_.repetition().count_if_next(shown);
    law_.add(shown);
  }
  const auto ids = law_.claims(shown, occurrences);
  law_.rewind(line_.plies());
  if (std::ranges::find(ids, wanted) == ids.end()) return wrong_claim(by, with_move);
  finish(G::claimed_draw(wanted));  // 9.5.2
  Answer answer = accept(Effect::GameEnds);
  answer.article = end_->article;
  return answer;
}

/// 9.5.3: the opponent gets time, the move written down has to be played; 9.1.2.3: it is an offer.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::wrong_claim(Side by, std::optional<Move> with_move) {
  if (clock_.is_set()) clock_.add(other(by), rulebook_->penalty_ms);
  if (options_.draw_offers) offers_.make(by);
  due_ = with_move;
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
  return lose(of, EndBy::Time, EndBy::TimeNoMate);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::complain(Side by) {
  if (stands_ && stands_->by == other(by)) {  // A.5.2: before the answer
    if (end_) return refuse(ArbiterRule::GameOver);
    const Illegal illegal = *stands_;
    go_back(line_.plies() - 1, Effect::Restored);
    hands_.touch(position(), G::attempt_from(illegal.attempt));
    Answer answer = penalise(illegal.by);
    if (end_) return answer;
    answer = accept(Effect::Upheld, ArbiterRule::IllegalMove);
    answer.reasons = illegal.reasons;
    return answer;
  }
  if (line_.plies() == 0 || turn() != by) return refuse(ArbiterRule::NothingToComplain);
  if (!may_complain_) return refuse(ArbiterRule::ComplaintLate);  // 4.8
  may_complain_ = false;
  complained_ = true;
  suspended_ = std::exchange(end_, std::nullopt);
  return accept(Effect::ComplaintStands);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::confirm() {
  if (!complained_ && !may_complain_) return refuse(ArbiterRule::NothingToConfirm);
  if (complained_ && suspended_) end_ = std::exchange(suspended_, std::nullopt);
  complained_ = may_complain_ = false;
  return accept(Effect::Confirmed);
}

/// By agreement, where the set of rules has it. Moves come back, time does not.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::take_back(const Event& event) {
  if (!rulebook_->take_back) return refuse(ArbiterRule::NoTakeBack);
  const int plies = event.number.value_or(1);
  if (plies < 1 || static_cast<std::size_t>(plies) > line_.plies()) {
    return refuse(ArbiterRule::NothingToTakeBack);
  }
  return go_back(line_.plies() - static_cast<std::size_t>(plies), Effect::TakenBack);
}

/// The position after `plies` moves, as if nothing had come after it, but for the time and the
/// penalties.
template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::go_back(std::size_t plies, Effect effect) {
  line_.rewind(plies);
  law_.rewind(plies);
  std::erase_if(illegal_plies_, [&](std::size_t ply) { return ply >= plies; });
  hands_.clear();
  made_illegal_.reset();
  stands_.reset();
  due_.reset();
  offers_.clear();
  press_due_ = {};
  two_hands_.reset();
  adjusting_ = may_complain_ = complained_ = false;
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
  Answer answer = accept(Effect::GameEnds);
  answer.article = end_->article;
  return answer;
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
    Answer answer = accept(Effect::GameEnds);
    answer.article = end_->article;
    return answer;
  }
  return refuse(ArbiterRule::Unreadable);
}

}  // namespace luatco::game

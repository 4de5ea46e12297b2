// The referee: one game, one set of rules, and an answer to every event. It keeps no log (record.h
// does) and asks no clock: the same events give the same answers.
//
// Three facts about a move are kept apart (FIDE): *made* (4.7), *completed* (6.2.1: the clock was
// pressed) and *ended the game* (5). Penalties for illegal moves depend on the second, touching on
// the first.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "luatco/game/claims.h"
#include "luatco/game/clock.h"
#include "luatco/game/event.h"
#include "luatco/game/offers.h"
#include "luatco/game/played_line.h"
#include "luatco/game/step.h"
#include "luatco/game/touch.h"

namespace luatco::game {

/// What follows when a move would break a law together with those before it.
enum class OnViolation : std::uint8_t {
  Rule,      // it stands, and is ruled on
  MustVary,  // it is refused, and another has to be found
};

/// What the players or the event have settled besides the set of rules.
struct RefereeOptions {
  bool draw_offers = true;         // 9.1.1: the event may forbid them
  std::optional<bool> touch_move;  // else as the set of rules says
  OnViolation on_violation = OnViolation::Rule;
  std::uint64_t max_nodes = std::uint64_t{1} << 22;  // for "can the other side still win"
};

template <Arbitrated G>
class Referee {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;
  using Rulebook = typename G::Rulebook;
  using Answer = Step<Move>;

  /// `rulebook` must outlive this.
  Referee(const Rulebook& rulebook, const Position& start, const RefereeOptions& options = {})
      : rulebook_(&rulebook), options_(options), line_(start, rulebook) {
    look_at_board();
  }

  /// A refused event changes nothing, except that a violation of a law is noted. Time that has
  /// passed may end the game before the event is looked at, where flags fall by themselves.
  Answer apply(const Event& event);

  /// A move that is made and completed at once: the short form of a game's events. What comes after
  /// the end is noted as a violation and not played.
  void play(Move move) {
    if (refused_) return;
    if (!end_) {
      if (must_vary(turn(), move)) {
        refused_ = true;
        return;
      }
      make(turn(), move);
      if (!end_ && rulebook_->press) complete(other(turn()));
    } else if (violations_.empty() || violations_.back().kind != Breach::MoveAfterEnd) {
      violate(turn(), Breach::MoveAfterEnd, ArbiterRule::MoveAfterEnd);
    }
  }

  [[nodiscard]] const Rulebook& rulebook() const { return *rulebook_; }
  [[nodiscard]] const PlayedLine<G>& line() const { return line_; }
  [[nodiscard]] const Position& position() const { return line_.position(); }
  [[nodiscard]] const std::optional<End>& end() const { return end_; }
  [[nodiscard]] const std::vector<Violation>& violations() const { return violations_; }
  [[nodiscard]] const Clock& clock() const { return clock_; }
  [[nodiscard]] Millis now() const { return now_; }
  [[nodiscard]] std::optional<Side> offer() const { return offers_.standing(); }
  /// A side's completed illegal moves that were penalised (7.5.5).
  [[nodiscard]] int illegal_moves(Side side) const { return illegal_[index(side)]; }
  /// Is there an illegal move in the line that stood (A.5.2)?
  [[nodiscard]] bool holds_illegal_move() const { return !illegal_plies_.empty(); }

  /// How often the position on the board has occurred, this time included.
  [[nodiscard]] int occurrences() { return line_.occurrences(); }
  /// What the side to move may claim; nothing once the game is over.
  [[nodiscard]] std::vector<Claim<G>> claims() {
    if (end_) return {};
    std::vector<Claim<G>> open = open_claims<G>(line_);
    if (stands_) open.insert(open.begin(), {kIllegalMoveClaim, turn(), std::nullopt});
    return open;
  }

  /// A move that would break a law together with those before it, or that any answer may make the
  /// last one of such a cycle.
  struct Forbidden {
    Move move;
    ArbiterRule rule;
  };
  /// All such moves of the side to move.
  [[nodiscard]] std::vector<Forbidden> may_not_repeat() {
    std::vector<Forbidden> moves;
    if (end_ || !line_.may_offend()) return moves;
    for (const Move move : G::legal_moves(position())) {
      auto offence = offence_of(move);
      if (!offence) offence = offence_after(move);
      if (offence) moves.push_back({move, offence->rule});
    }
    return moves;
  }
  /// What is counted over the game.
  [[nodiscard]] std::vector<LineCount> counts() { return line_.counts(); }
  /// What a ruling on a cycle stands on.
  [[nodiscard]] std::optional<CycleEvidence> cycle() { return line_.cycle(); }

 private:
  /// An illegal move that was made or completed.
  struct Illegal {
    Side by;
    ArbiterRule rule;
    typename G::Attempt attempt;
    Refusal reasons;
  };
  /// One that stands until the other side has moved (A.5.2), and what had been touched for it.
  struct Standing {
    Illegal illegal;
    Hands<G> hands;
  };

  /// Announced (4.2.1): the next touch does not bind; with a square, the next one of that square.
  struct Adjusting {
    std::optional<SquareRef> square;
  };

  /// What a refused event may have touched before it was refused.
  struct Turn {
    Hands<G> hands;
    Offers offers;
    std::optional<Adjusting> adjusting;
    bool may_complain;
  };

  [[nodiscard]] Side turn() const { return position().turn(); }
  [[nodiscard]] bool touch_move() const {
    return options_.touch_move.value_or(rulebook_->touch_move);
  }
  [[nodiscard]] std::string_view article(ArbiterRule rule) const {
    return G::article(rule, *rulebook_);
  }
  [[nodiscard]] int next_ply() const { return static_cast<int>(line_.plies()) + 1; }

  Answer accept(Effect effect) const { return {.effect = effect}; }
  /// Precondition: the game is over.
  Answer game_ends() const {
    return {.effect = Effect::GameEnds, .rule = {}, .reasons = {}, .article = end_->article};
  }
  Answer accept(Effect effect, ArbiterRule rule) const {
    return {.effect = effect, .rule = rule, .reasons = {}, .article = article(rule)};
  }
  Answer refuse(ArbiterRule rule) const {
    return {.accepted = false, .rule = rule, .reasons = {}, .article = article(rule)};
  }
  Answer refuse(const Bond<Move>& bond, Side by) {
    const ArbiterRule rule = *bond.rule;
    violate(by, Breach::TouchMove, rule);
    Answer answer = refuse(rule);
    answer.must = Duty<Move>{by, rule, bond.moves};
    return answer;
  }
  void violate(Side by, Breach kind, ArbiterRule rule, Refusal reasons = {}) {
    violations_.push_back({by, kind, rule, {next_ply()}, article(rule), std::move(reasons)});
  }
  void violate(const Offence& offence) {
    const auto& [by, rule, plies] = offence;
    violations_.push_back({by, breach_of(rule), rule, plies, article(rule), {}});
  }

  // referee_moves.h: making moves, by hand or whole, and completing them.
  Answer touch(Side by, const Event& event);
  Answer adjust(Side by, const Event& event);
  Answer release(Side by, const Event& event);
  Answer place(Side by, const Event& event);
  Answer remove(Side by, const Event& event);
  Answer handle(Side by, const HandAct& act);
  Answer move(Side by, const Event& event);
  Answer move_legal(Side by, Move move);
  Answer make_illegal(Side by, const typename G::Attempt& attempt, Refusal reasons);
  Answer make(Side by, Move move);
  Answer press(Side by);
  Answer press_after_two_hands(Side by);
  Answer press_illegal(Illegal illegal);
  Answer becomes_queen(Side by, Move move);
  Answer penalise(Side by);
  void give_penalty_time(Side to);
  Answer let_illegal_stand(Illegal illegal, const Position& next);
  /// The promotion that the attempt would have been, had a piece been chosen (7.5.2).
  [[nodiscard]] std::optional<Move> promotion_without_piece(
      const typename G::Attempt& attempt) const;
  void complete(Side by);
  void begin_turn();

  // referee_table.h: what is said at the table, the clocks, the arbiter's acts.
  Answer offer(Side by);
  Answer agree(Side by);
  Answer claim(Side by, const Event& event);
  void touch_for_claim(Side by, std::string_view text);
  Answer claimed_move_is_due(Side by) const {
    Answer answer = refuse(ArbiterRule::ClaimedMoveIsDue);
    answer.must = Duty<Move>{by, ArbiterRule::ClaimedMoveIsDue, {*due_}};
    return answer;
  }
  Answer wrong_claim(Side by, std::optional<Move> with_move);
  Answer flag(const Event& event);
  Answer complain(Side by);
  Answer claim_illegal_move();
  Answer claim_two_hands(Side by);
  [[nodiscard]] bool may_take_back_to(std::size_t plies) const;
  Answer confirm(const Event& event);
  Answer take_back(const Event& event);
  Answer start(const Event& event);
  Answer set_clock(const Event& event);
  Answer pause();
  Answer resume();
  Answer add_time(const Event& event);
  Answer restore(const Event& event);
  Answer forfeit(const Event& event);
  Answer decide(const Event& event);
  Answer go_back(std::size_t plies, Effect effect);

  /// The law that a move would break by what came before it, as far as it is the mover's fault.
  [[nodiscard]] std::optional<Offence> offence_of(Move move);
  /// The law that it would have broken once the other side has made some answer.
  [[nodiscard]] std::optional<Offence> offence_after(Move move);
  /// The law that `by` has broken in the line as it stands, where it loses by it.
  [[nodiscard]] std::optional<Offence> offence_on_board(Side by);
  /// What offence_of() says, noted, where it has to be varied and can be.
  std::optional<Offence> must_vary(Side by, Move move);

  // Endings.
  void look_at_board();
  void look_for_illegal_position();
  void finish(const Outcome& outcome) {
    end_ = End{outcome, G::article(outcome.ending, *rulebook_), static_cast<int>(line_.plies())};
    if (outcome.winner) end_->against = other(*outcome.winner);
    suspended_.reset();
    paused_.reset();
    may_complain_ = complained_ = false;
    offers_.clear();
    clock_.stop(now_);
  }
  /// Lost by `loser`, unless the other side cannot win by any series of legal moves.
  Answer lose(Side loser, EndBy how, EndBy drawn);
  [[nodiscard]] bool may_follow_the_end(Act act) const;
  [[nodiscard]] bool flag_falls_by_itself(Millis at);

  Answer of_player(Side by, const Event& event);
  Answer of_table(const Event& event);

  const Rulebook* rulebook_;
  RefereeOptions options_;
  PlayedLine<G> line_;
  Clock clock_;
  Offers offers_;
  Hands<G> hands_;
  Millis now_ = 0;
  std::optional<End> end_;
  std::vector<Violation> violations_;
  std::array<int, 2> illegal_{};
  std::vector<std::size_t> illegal_plies_;

  std::optional<Illegal> made_illegal_;  // on the board, not completed
  std::optional<Standing> stands_;       // completed
  std::optional<Move> due_;              // written down with a wrong claim (9.5.3)
  std::array<bool, 2> press_due_{};      // made a move and has not pressed yet
  std::optional<Side> two_hands_;
  std::optional<Adjusting> adjusting_;
  bool may_complain_ = false;  // about the last move (4.8)
  std::optional<Side> paused_;
  bool complained_ = false;
  bool refused_ = false;          // a move of the short form: what follows was never on the board
  std::optional<End> suspended_;  // the end that a complaint holds up (5.1.1)
};

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::apply(const Event& event) {
  const Millis at = event.at.value_or(now_);
  if (at < now_ || at > kMaxMillis) return refuse(ArbiterRule::TimeBackwards);
  if (!end_ && flag_falls_by_itself(at)) return refuse(ArbiterRule::GameOver);
  const bool over = end_ || suspended_;  // a mate that was complained of waits for the arbiter
  if (over && !may_follow_the_end(event.act)) return refuse(ArbiterRule::GameOver);
  const Millis before = std::exchange(now_, at);
  const Turn turn_before{hands_, offers_, adjusting_, may_complain_};
  const bool by_table = event.act == Act::Start || event.act >= Act::SetClock ||
                        event.act == Act::Flag || event.act == Act::Confirm ||
                        event.act == Act::TakeBack;
  Answer answer = by_table ? of_table(event) : of_player(event.by.value_or(turn()), event);
  if (!answer.accepted) {
    now_ = before;
    hands_ = turn_before.hands;
    offers_ = turn_before.offers;
    adjusting_ = turn_before.adjusting;
    may_complain_ = turn_before.may_complain;
  }
  if (answer.accepted && answer.article.empty()) {
    const auto rule = governing(answer.effect);
    if (rule) answer.article = article(*rule);
  }
  return answer;
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::of_player(Side by, const Event& event) {
  switch (event.act) {
    case Act::Touch: return touch(by, event);
    case Act::Adjust: return adjust(by, event);
    case Act::Release: return release(by, event);
    case Act::Place: return place(by, event);
    case Act::Remove: return remove(by, event);
    case Act::Move: return move(by, event);
    case Act::Press: return press(by);
    case Act::OfferDraw: return offer(by);
    case Act::AcceptDraw: return agree(by);
    case Act::DeclineDraw: {
      if (offers_.standing() != other(by)) return refuse(ArbiterRule::NoOffer);
      offers_.clear();
      return accept(Effect::OfferDeclined);
    }
    case Act::Resign: return lose(by, EndBy::Resign, EndBy::ResignNoMate);  // 5.1.2
    case Act::Claim: return claim(by, event);
    case Act::TwoHands: two_hands_ = by; return accept(Effect::Noted, ArbiterRule::TwoHands);
    case Act::Accidental:
      if (event.square) hands_.forget(*event.square);
      return accept(Effect::NotBinding);
    case Act::Complain: return complain(by);
    case Act::Start:
    case Act::Flag:
    case Act::Confirm:
    case Act::TakeBack:
    case Act::SetClock:
    case Act::AddTime:
    case Act::Restore:
    case Act::Pause:
    case Act::Resume:
    case Act::Forfeit:
    case Act::Decide: break;
  }
  return refuse(ArbiterRule::Unreadable);
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::of_table(const Event& event) {
  switch (event.act) {
    case Act::Start: return start(event);
    case Act::Flag: return flag(event);
    case Act::Confirm: return confirm(event);
    case Act::TakeBack: return take_back(event);
    case Act::SetClock: return set_clock(event);
    case Act::Pause: return pause();
    case Act::Resume: return resume();
    case Act::AddTime: return add_time(event);
    case Act::Restore: return restore(event);
    case Act::Forfeit: return forfeit(event);
    case Act::Decide: return decide(event);
    case Act::Touch:
    case Act::Adjust:
    case Act::Release:
    case Act::Place:
    case Act::Remove:
    case Act::Move:
    case Act::Press:
    case Act::OfferDraw:
    case Act::AcceptDraw:
    case Act::DeclineDraw:
    case Act::Resign:
    case Act::Claim:
    case Act::TwoHands:
    case Act::Accidental:
    case Act::Complain: break;
  }
  return refuse(ArbiterRule::Unreadable);
}

template <Arbitrated G>
std::optional<Offence> Referee<G>::offence_of(Move move) {
  const Side mover = turn();
  const Position next = position().after(move);
  if (!line_.may_offend() || G::board_outcome(next)) return std::nullopt;
  line_.add(next);
  auto offence = offence_on_board(mover);
  line_.rewind(line_.plies() - 1);
  return offence;
}

template <Arbitrated G>
std::optional<Offence> Referee<G>::offence_after(Move move) {
  const Side mover = turn();
  line_.add(position().after(move));
  std::optional<Offence> found;
  for (const Move answer : G::legal_moves(position())) {
    line_.add(position().after(answer));
    found = offence_on_board(mover);
    line_.rewind(line_.plies() - 1);
    if (found) break;
  }
  line_.rewind(line_.plies() - 1);
  return found;
}

template <Arbitrated G>
std::optional<Offence> Referee<G>::offence_on_board(Side by) {
  const auto ruling = line_.ruling();
  if (!ruling || ruling->outcome.winner != other(by)) return std::nullopt;
  for (const Offence& offence : ruling->offences) {
    if (offence.by == by) return offence;
  }
  return std::nullopt;
}

template <Arbitrated G>
std::optional<Offence> Referee<G>::must_vary(Side by, Move move) {
  if (options_.on_violation == OnViolation::Rule || by != turn()) return std::nullopt;
  auto offence = offence_of(move);
  const auto breaks_none = [&](Move other) { return !offence_of(other); };
  // Where there is no other move it is ruled on.
  if (!offence || std::ranges::none_of(G::legal_moves(position()), breaks_none)) {
    return std::nullopt;
  }
  violate(*offence);
  return offence;
}

/// Mate on the board comes before everything, then no legal move, then what the laws say of the
/// moves taken together and the draws that come by themselves (5.1.1, 5.2, 9.6; 9.6.2: mate by the
/// last of 75 moves wins).
template <Arbitrated G>
void Referee<G>::look_at_board() {
  if (const auto outcome = G::board_outcome(position())) {
    finish(*outcome);
  } else if (const auto ruling = line_.ruling()) {
    // The side at fault is to move and has to find another move: nothing has ended.
    const bool goes_on = options_.on_violation == OnViolation::MustVary &&
                         ruling->outcome.winner == other(turn()) && !ruling->offences.empty();
    if (goes_on) return;
    for (const Offence& offence : ruling->offences) violate(offence);
    finish(ruling->outcome);
  }
}

/// A.5.4: a position that had to be mended has been left for one completed move, and the board
/// still shows one that the laws do not lead to.
template <Arbitrated G>
void Referee<G>::look_for_illegal_position() {
  if (end_ || illegal_plies_.empty() || line_.plies() < 2) return;
  const Position& before = line_.at(line_.plies() - 1);
  if (G::legality(before) != Legality::MustBeMended) return;
  if (G::legality(position()) == Legality::Legal) return;
  finish({.winner = std::nullopt, .ending = G::ending(EndBy::IllegalPosition)});
}

template <Arbitrated G>
typename Referee<G>::Answer Referee<G>::lose(Side loser, EndBy how, EndBy drawn) {
  const CanWin winnable = G::can_win(position(), other(loser), options_.max_nodes).answer;
  if (winnable == CanWin::No) {
    finish({.winner = std::nullopt, .ending = G::ending(drawn)});
  } else {
    finish({.winner = other(loser), .ending = G::ending(how)});
    end_->proven = winnable == CanWin::Yes;
  }
  end_->against = loser;
  return game_ends();
}

/// What may still happen after the end: a complaint about the last move and its answer (5.1.1), an
/// agreed take-back, and what the arbiter decides.
template <Arbitrated G>
bool Referee<G>::may_follow_the_end(Act act) const {
  return act == Act::Complain || act == Act::Confirm || act == Act::Restore || act == Act::Decide ||
         (act == Act::TakeBack && rulebook_->take_back);
}

template <Arbitrated G>
bool Referee<G>::flag_falls_by_itself(Millis at) {
  const auto running = clock_.running();
  if (rulebook_->flag != Flag::Automatic || !running || !clock_.has_fallen(*running, at)) {
    return false;
  }
  now_ = at;
  lose(*running, EndBy::Time, EndBy::TimeNoMate);
  return true;
}

}  // namespace luatco::game

#include "luatco/game/referee_moves.h"  // IWYU pragma: keep
#include "luatco/game/referee_table.h"  // IWYU pragma: keep

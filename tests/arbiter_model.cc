#include "tests/arbiter_model.h"

#include <algorithm>

#include "luatco/chess/uci.h"
#include "tests/chess_children.h"

namespace luatco::arbiter_model {

using game::Act;
using game::Effect;
using game::Event;
using game::Millis;

void TimeLedger::set(const game::TimeControl& control) {
  control_ = control;
  given_ = {control[0].base, control[0].base};
  thinker_.reset();
  before_ = 0;
}

Millis TimeLedger::main_time(Side side, Millis thought) const {
  const game::Period& now = period(side);
  return now.mode == game::Extra::Delay ? std::max<Millis>(0, thought - now.extra) : thought;
}

Millis TimeLedger::thought(Side side, Millis now) const {
  if (thinker_ != side) return 0;
  return before_ + (running_ == side ? now - since_ : 0);
}

Millis TimeLedger::left(Side side, Millis now) const {
  return given_[index(side)] - main_time(side, thought(side, now));
}

void TimeLedger::pass_to(std::optional<Side> side, Millis now) {
  if (running_) before_ += now - since_;
  running_ = side;
  since_ = now;
  if (!side || thinker_ == side) return;
  // Somebody else thinks now: what the turn before has used is used.
  if (thinker_ && is_set()) given_[index(*thinker_)] -= main_time(*thinker_, before_);
  thinker_ = side;
  before_ = 0;
}

void TimeLedger::give(Side side, Millis time) {
  if (!is_set()) return;
  Millis& given = given_[index(side)];
  // Nobody's time is taken below nothing. What the running turn has used is not settled yet.
  const Millis used = main_time(side, thinker_ == side ? before_ : 0);
  given = used + std::max(given - used + time, std::min<Millis>(given - used, 0));
}

void TimeLedger::complete(Side side, int number, Millis at) {
  pass_to(std::nullopt, at);
  if (!is_set()) return;
  const game::Period& now = period(side);
  Millis& given = given_[index(side)];
  given -= main_time(side, before_);
  const Millis unearned = given;
  periods_before_[index(side)] = periods_[index(side)];
  const bool in_time = given > 0;
  if (in_time && now.mode == game::Extra::Increment) given += now.extra;
  if (in_time && now.mode == game::Extra::Bronstein) given += std::min(before_, now.extra);
  thinker_.reset();
  before_ = 0;
  int needed = 0;
  for (std::size_t i = 0; i <= periods_[index(side)]; ++i) needed += control_[i].moves;
  if (in_time && now.moves != 0 && number >= needed &&
      periods_[index(side)] + 1 != control_.size()) {
    given += control_[++periods_[index(side)]].base;
  }
  earned_[index(side)] = given - unearned;
}

void TimeLedger::uncomplete(Side side) {
  if (!is_set()) return;
  given_[index(side)] -= earned_[index(side)];
  if (earned_[index(side)] != 0) periods_[index(side)] = periods_before_[index(side)];
  earned_[index(side)] = 0;
}

namespace {

std::optional<std::string> end_of(const Referee& referee) {
  if (!referee.end()) return std::nullopt;
  const Outcome& outcome = referee.end()->outcome;
  return std::string(score(outcome)) + " " + std::string(outcome.ending);
}

bool ends_by(std::string_view ending, std::string_view how) {
  return ending.substr(ending.rfind('.') + 1).starts_with(how);
}

/// Is the king of the side that has moved attacked?
bool leaves_king(slow_chess::Board board) {
  board.white_to_move = !board.white_to_move;
  return slow_chess::in_check(board);
}
bool has_pawn_at_the_end(const slow_chess::Board& board) {
  return std::ranges::count(board.men[7], 'P') + std::ranges::count(board.men[0], 'p') > 0;
}
bool is_illegal(const slow_chess::Board& board) {
  return leaves_king(board) || has_pawn_at_the_end(board);
}
bool must_be_mended(const slow_chess::Board& board) {
  return (leaves_king(board) && slow_chess::in_check(board)) || has_pawn_at_the_end(board);
}

/// Does this event complete a move? With a clock the press does, else the move itself.
bool completes(Act act, const chess::Rulebook& rulebook) {
  if (rulebook.press) return act == Act::Press;
  return act == Act::Move || act == Act::Release || act == Act::Place || act == Act::Remove;
}

/// Has this claimed an illegal move (A.5.2)?
bool claims_fault(const Event& event, const Answer& answer) {
  const bool claims =
      event.act == Act::Complain || (event.act == Act::Claim && event.text == "illegal_move");
  return claims && answer.accepted && answer.effect != Effect::ComplaintStands;
}

/// And is it put right? A legal move made with both hands (7.5.4) stays.
bool puts_right(const Event& event, const Answer& answer) {
  const bool stays = answer.effect == Effect::Penalty && answer.rule == ArbiterRule::TwoHands;
  return claims_fault(event, answer) && !stays;
}

/// Whom a penalty was given to, if there was one.
std::optional<Side> favoured(const Event& event, const Answer& answer) {
  const Effect effect = answer.effect;
  if (claims_fault(event, answer)) {
    return effect == Effect::GameEnds ? std::nullopt : event.by;
  }
  for (const Effect penalty :
       {Effect::Penalty, Effect::IllegalRestored, Effect::ClaimWrong, Effect::BecomesQueen}) {
    if (effect == penalty) return other(*event.by);
  }
  return std::nullopt;
}

}  // namespace

Model::Model(const Referee& referee)
    : rulebook_(&referee.rulebook()),
      boards_{slow_chess::read(chess::shredder_fen(referee.position()))},
      end_(end_of(referee)) {}

int Model::moves_of(Side side) const {
  const bool white = side == Side::First;
  return static_cast<int>(std::count_if(boards_.begin(), boards_.end() - 1, [&](const auto& board) {
    return board.white_to_move == white;
  }));
}

std::string Model::follow(const Event& event, const Answer& answer, const Referee& referee) {
  for (std::string wrong :
       {follow_boards(event, answer, referee), follow_time(event, answer, referee),
        follow_end(event, answer, referee), follow_illegal_positions(answer, referee)}) {
    if (!wrong.empty()) return wrong;
  }
  return {};
}

/// A line only grows by legal moves (or by an illegal one that the referee says stands), and is
/// only cut where the referee says that it goes back.
std::string Model::follow_boards(const Event& event, const Answer& answer, const Referee& referee) {
  if (puts_right(event, answer)) boards_.pop_back();  // the move, or the pawn that becomes a queen
  const std::string fen = chess::shredder_fen(referee.position());
  const std::size_t plies = referee.line().plies();
  if (plies + 1 < boards_.size()) {
    const bool may = answer.effect == Effect::Restored || answer.effect == Effect::TakenBack ||
                     answer.effect == Effect::Upheld || answer.effect == Effect::Penalty ||
                     answer.effect == Effect::GameEnds;
    if (!answer.accepted || !may) return "the line was cut";
    boards_.resize(plies + 1);
  } else if (plies + 1 == boards_.size() + 1) {
    if (!answer.accepted) return "a refused event moved";
    // The second of two illegal moves may end the game at once (A.5.4).
    const std::optional<std::string> now = end_of(referee);
    const bool ends = event.act == Act::Press && now && ends_by(*now, "illegal_position");
    if (answer.effect == Effect::IllegalStands || ends) {
      illegal_by_ = boards_.back().white_to_move ? Side::First : Side::Second;
      boards_.push_back(slow_chess::read(fen));
    } else {
      for (const slow_chess::Move& move : slow_chess::legal_moves(boards_.back())) {
        const slow_chess::Board next = slow_chess::after(boards_.back(), move);
        if (slow_chess::write(next) != fen) continue;
        boards_.push_back(next);
        break;
      }
    }
  }
  if (plies + 1 != boards_.size()) return "no legal move leads there: " + fen;
  return slow_chess::write(boards_.back()) == fen ? "" : "another position: " + fen;
}

/// A.5.4 by the slow board; and where an illegal move has stood, the same moves are legal.
std::string Model::follow_illegal_positions(const Answer& answer, const Referee& referee) const {
  const std::optional<std::string> now = end_of(referee);
  const bool drawn = now && ends_by(*now, "illegal_position");
  const bool left = boards_.size() > 1 && must_be_mended(boards_[boards_.size() - 2]) &&
                    is_illegal(boards_.back());
  if (drawn && !left) return "drawn for no illegal position";
  const bool completed =
      answer.effect == Effect::MoveCompleted || answer.effect == Effect::IllegalStands;
  if (answer.accepted && completed && left && !now) return "an illegal position goes on";
  if (!referee.holds_illegal_move()) return {};
  std::vector<std::string> slow;
  for (const slow_chess::Move& move : slow_chess::legal_moves(boards_.back())) {
    const char taken = boards_.back().at(move.to);
    if (taken != 'K' && taken != 'k') slow.push_back(slow_chess::text(move));
  }
  std::vector<std::string> fast;
  for (const chess::Move move : chess::legal_moves(referee.position())) {
    fast.push_back(chess::write_uci(move, chess::Variant::Chess960));
  }
  std::ranges::sort(slow);
  std::ranges::sort(fast);
  return slow == fast ? "" : "other legal moves: " + slow_chess::write(boards_.back());
}

/// One end at a time; nothing happens after it but what may undo it, and it agrees with the board.
std::string Model::follow_end(const Event& event, const Answer& answer, const Referee& referee) {
  const bool was_over = end_.has_value();
  const std::optional<std::string> now = end_of(referee);
  const bool undoes = event.act == Act::Complain || event.act == Act::Restore ||
                      event.act == Act::TakeBack || event.act == Act::Decide ||
                      event.act == Act::Confirm;
  if (was_over && answer.accepted && !undoes) return "accepted after the end";
  if (was_over && now != end_ && !(answer.accepted && undoes)) return "the end has changed";
  const bool by_itself = rulebook_->flag == Flag::Automatic && now && ends_by(*now, "time");
  if (!was_over && now && !answer.accepted && !by_itself) return "ended by a refused event";
  end_ = now;
  if (!now) return {};
  if (referee.end()->article.empty()) return "an end without an article";
  if (event.act == Act::Resign && answer.accepted) {
    if (!ends_by(*now, "resign")) return "resigned, but " + *now;
    if (now->starts_with(event.by == Side::First ? "1-0" : "0-1")) return "won by resigning";
  }
  const bool mate = slow_chess::in_check(boards_.back());
  const bool no_move = slow_chess::legal_moves(boards_.back()).empty();
  if (ends_by(*now, "checkmate") && !(mate && no_move)) return "no checkmate";
  if (ends_by(*now, "stalemate") && (mate || !no_move)) return "no stalemate";
  if (referee.clock().running()) return "a clock runs after the end";
  return {};
}

/// Every millisecond has its entry: base times, increments, delays, penalties, the arbiter's time.
std::string Model::follow_time(const Event& event, const Answer& answer, const Referee& referee) {
  const auto running = referee.clock().running();
  const auto was_running = time_.running();
  if (running != was_running && !answer.accepted && !referee.end()) {
    return "a clock was switched by a refused event";
  }
  if (answer.accepted && answer.effect == Effect::ClockSet) time_.set(event.control);
  const bool may_complete = answer.accepted && was_running && completes(event.act, *rulebook_) &&
                            running != was_running &&
                            event.by.value_or(*was_running) == *was_running;
  if (puts_right(event, answer)) put_right(referee.now());
  TimeLedger uncompleted = time_;
  if (puts_right(event, answer)) {
    const bool queen = boards_.back().white_to_move != (illegal_by_ == Side::First);
    if (queen && time_.running()) time_.complete(illegal_by_, moves_of(illegal_by_), referee.now());
  } else if (may_complete) {
    time_.complete(*was_running, moves_of(*was_running), referee.now());
  }
  for (TimeLedger* ledger : {&time_, &uncompleted}) {
    const auto gains = answer.accepted ? favoured(event, answer) : std::nullopt;
    // What is down stays down (6.9).
    if (gains && ledger->is_set() && ledger->left(*gains, referee.now()) > 0) {
      ledger->give(*gains, rulebook_->penalty_ms);
    }
    if (answer.accepted && event.act == Act::AddTime) ledger->give(*event.of, event.time);
    if (ledger->running() != running) ledger->pass_to(running, referee.now());
  }
  const std::string wrong = compare_clocks(time_, referee);
  // What ends the game may or may not have completed a move before.
  if (wrong.empty() || running || !compare_clocks(uncompleted, referee).empty()) return wrong;
  time_ = uncompleted;
  return {};
}

/// The press of an illegal move has earned nothing; who made it thinks again.
void Model::put_right(Millis now) {
  time_.uncomplete(illegal_by_);
  if (time_.running()) time_.pass_to(illegal_by_, now);
}

std::string Model::compare_clocks(const TimeLedger& ledger, const Referee& referee) {
  if (!ledger.is_set()) return {};
  for (const Side side : {Side::First, Side::Second}) {
    const Millis theirs = referee.clock().left(side, referee.now());
    const Millis mine = ledger.left(side, referee.now());
    if (theirs == mine) continue;
    return "time from nowhere: " + std::to_string(theirs) + " for " + std::to_string(mine);
  }
  return {};
}

}  // namespace luatco::arbiter_model

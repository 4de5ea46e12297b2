#include "luatco/xiangqi/judge.h"

#include "luatco/core/judging.h"
#include "luatco/xiangqi/diagnosis.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/situation.h"

namespace luatco::xiangqi {

namespace diagnosis {

Refusal diagnose(const Trial& trial) {
  Refusal refusal;
  if (trial.from == trial.to) {  // 1.5: a turn cannot be passed
    refusal.push_back(Finding(ReasonId::ToSamePoint, trial).take());
    return refusal;
  }
  movement(trial, refusal);
  if (refusal.empty()) general_safety(trial, refusal);
  return refusal;
}

}  // namespace diagnosis

namespace {

struct Judging {
  using Position = xiangqi::Position;
  using Move = xiangqi::Move;
  using Attempt = xiangqi::Attempt;
  using Trial = xiangqi::Trial;
  using Finding = xiangqi::Finding;
  using ReasonId = xiangqi::ReasonId;
  static auto board_outcome(const Position& position) { return xiangqi::board_outcome(position); }
  static Trial trial(const Position& position, Piece piece, const Attempt& attempt,
                     Past<Position, Move>) {
    return {position, piece, attempt.from, attempt.to};
  }
  static std::optional<Move> find_legal(const Trial& trial) {
    if (!contains(legal_targets(trial.position, trial.from), trial.to)) return std::nullopt;
    return Move{trial.from, trial.to};
  }
  static Refusal diagnose(const Trial& trial) { return diagnosis::diagnose(trial); }
};

}  // namespace

Result<Move, Refusal> judge(const Position& position, const Attempt& attempt,
                            Past<Position, Move> past) {
  return judge_in_order<Judging>(position, attempt, past);
}

}  // namespace luatco::xiangqi

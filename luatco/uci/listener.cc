#include "luatco/uci/listener.h"

#include <algorithm>
#include <utility>

namespace luatco::engine {
namespace {

bool holds(const std::vector<std::string>& list, std::string_view what) {
  return std::ranges::find(list, what) != list.end();
}

std::vector<std::string> shifted(const std::vector<std::string>& moves, int by) {
  std::vector<std::string> all;
  all.reserve(moves.size());
  for (const std::string& move : moves) all.push_back(shift_ranks(move, by).value_or(move));
  return all;
}

}  // namespace

Ranks ranks_of(const Profile& profile, std::string_view game, bool plays_many) {
  const bool points = game == "xiangqi";
  return {points, points && !profile.ranks_from_0 && plays_many ? 1 : 0};
}

std::string question_lines(const Profile& profile, Ranks ranks, const Question& question) {
  return position_line(profile, question.fen, shifted(question.moves, ranks.shift)) +
         go_lines(profile, question.limits, question.clocks, shifted(question.legal, ranks.shift),
                  shifted(question.banned, ranks.shift));
}

std::optional<Result<Thought, Listener::Misheard>> Listener::hear(const Said& said) {
  switch (said.kind) {
    case Said::Kind::Info: learn(said.info); return std::nullopt;
    case Said::Kind::NoBest: return Unexpected{Misheard{FaultKind::NoMove, {}}};
    case Said::Kind::Best: return judge(said);
    case Said::Kind::Nothing:
    case Said::Kind::Name:
    case Said::Kind::Option:
    case Said::Kind::HelloDone:
    case Said::Kind::Ready: return std::nullopt;
  }
  return std::nullopt;
}

void Listener::learn(const Info& info) {
  if (info.rank != 1) return;
  if (info.nodes != 0) thought_.nodes = info.nodes;
  if (!info.score || (info.bound && thought_.score)) return;
  thought_.score = info.score;
  if (info.depth != 0) thought_.depth = info.depth;
  if (info.line.empty()) return;
  thought_.line.clear();
  for (const std::string_view move : info.line) {
    auto ours = shift_ranks(move, -ranks_.shift);
    if (!ours) break;
    thought_.line.push_back(std::move(*ours));
  }
}

Result<Thought, Listener::Misheard> Listener::judge(const Said& best) {
  const auto move = shift_ranks(best.text, -ranks_.shift);
  if (!move || !holds(question_.legal, *move)) {
    const auto other = shift_ranks(best.text, ranks_.shift == 0 ? -1 : 0);
    const bool mistaken = ranks_.points && other && holds(question_.legal, *other);
    return Unexpected{
        Misheard{mistaken ? FaultKind::OtherRanks : FaultKind::IllegalMove, printable(best.text)}};
  }
  thought_.move = *move;
  thought_.banned = holds(question_.banned, *move);
  thought_.draws = best.draws;
  thought_.resigns = best.resigns;
  if (thought_.line.empty() || thought_.line.front() != *move) thought_.line = {*move};
  return std::move(thought_);
}

}  // namespace luatco::engine

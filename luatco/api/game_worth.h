// What the moves of a finished game were worth and why, from scores of its positions (an engine's,
// or those of the small search) and the rules' reasons.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/core/score.h"
#include "luatco/explain/moment.h"
#include "luatco/explain/worth.h"
#include "luatco/game/draw_watch.h"
#include "luatco/game/line_law.h"

namespace luatco::api {

/// What somebody thinks of a position, from the seat of the side to move.
template <Rules G>
struct Opinion {
  Score score;
  int depth = 0;
  std::vector<typename G::Move> line;  // the best moves from there, legal one after the other
};

/// A sentence about a move, and whose business it is.
struct Remark {
  Reason reason;
  Side side = Side::First;
};

template <Rules G>
struct PlyWorth : explain::MoveMarks {
  std::vector<typename G::Move> best;  // the better line; empty: none
  std::vector<Remark> remarks;
};

template <Rules G>
struct GameWorth {
  std::vector<PlyWorth<G>> plies;
  std::array<std::optional<double>, 2> accuracy;  // the mean over a side's moves
  bool whole = true;                              // there is an opinion about every position
};

template <Rules G>
class Appraisal {
 public:
  using Move = typename G::Move;
  using Position = typename G::Position;
  using Opinions = std::span<const std::optional<Opinion<G>>>;

  /// `positions` has one more than `moves`; all must outlive this. Of positions for which
  /// `opinions` is too short there is none.
  Appraisal(std::span<const Position> positions, std::span<const Move> moves, Opinions opinions)
      : positions_(positions), moves_(moves) {
    for (std::size_t i = 0; i < positions.size(); ++i) {
      seen_.push_back(seen(positions[i], i < opinions.size() ? opinions[i] : std::nullopt));
    }
  }

  [[nodiscard]] GameWorth<G> worth() const {
    GameWorth<G> game;
    for (std::size_t i = 0; i < moves_.size(); ++i) game.plies.push_back(ply(i));
    if constexpr (game::Lawful<G>) tell_lost_claims(game);
    for (const Side side : {Side::First, Side::Second}) {
      game.accuracy[index(side)] = mean_accuracy(game, side);
    }
    game.whole = std::ranges::all_of(seen_, [](const Seen& seen) { return seen.hope.has_value(); });
    return game;
  }

 private:
  struct Seen {
    std::optional<Score> score;  // from the first side's seat
    std::optional<double> hope;  // of the first side
    std::vector<Move> line;
    int depth = 0;
  };
  static std::size_t index(Side side) { return side == Side::First ? 0 : 1; }

  static Seen seen(const Position& position, const std::optional<Opinion<G>>& opinion) {
    Seen seen;
    if (const auto outcome = G::board_outcome(position)) {
      seen.hope = !outcome->winner ? 50 : *outcome->winner == Side::First ? 100 : 0;
      return seen;
    }
    if (!opinion) return seen;
    seen.score = position.turn() == Side::First ? opinion->score : turned(opinion->score);
    seen.hope = explain::hope(*seen.score);
    seen.depth = opinion->depth;
    seen.line = opinion->line;
    return seen;
  }

  static double own(double hope_of_first, Side side) {
    return side == Side::First ? hope_of_first : 100 - hope_of_first;
  }

  [[nodiscard]] PlyWorth<G> ply(std::size_t i) const {
    const Side by = positions_[i].turn();
    PlyWorth<G> worth;
    worth.score = seen_[i + 1].score;
    worth.hope = seen_[i + 1].hope;
    worth.depth = seen_[i + 1].depth;
    if (!seen_[i].hope || !worth.hope) return worth;
    const double had = own(*seen_[i].hope, by);
    const double has = own(*worth.hope, by);
    worth.accuracy = explain::accuracy(had, has);
    const bool best = !seen_[i].line.empty() && seen_[i].line.front() == moves_[i];
    if (best) worth.accuracy = 100;
    if (!best) worth.slip = explain::slip_of(had - has);
    if (worth.slip == explain::Slip::None) return worth;
    // An inaccuracy at the border of two classes changes nothing that a person would notice.
    worth.changes_result =
        worth.slip >= explain::Slip::Mistake && explain::standing(had) != explain::standing(has);
    explain_slip(i, worth);
    return worth;
  }

  void explain_slip(std::size_t i, PlyWorth<G>& worth) const {
    const Position& before = positions_[i];
    const auto first = [](const std::vector<Move>& moves) {
      return moves.empty() ? std::nullopt : std::optional(moves.front());
    };
    for (Reason& reason : explain::why_over<G>(before, moves_[i])) {
      worth.remarks.push_back({std::move(reason), before.turn()});
    }
    // A mate weighs more than whatever is lost on the way.
    if (worth.remarks.empty()) add_far_mate(i, worth);
    if (worth.remarks.empty()) {
      if (auto lost = explain::why_lost<G>(before, moves_[i], first(seen_[i].line),
                                           first(seen_[i + 1].line))) {
        worth.remarks.push_back({*std::move(lost), before.turn()});
      }
    }
    worth.best = seen_[i].line;
    if (!worth.remarks.empty() || worth.best.empty()) return;
    worth.remarks.push_back(
        {explain::moment<G>("moment.better", before, worth.best.front()), before.turn()});
  }

  /// A mate that only the opinions know of.
  void add_far_mate(std::size_t i, PlyWorth<G>& worth) const {
    const Position& before = positions_[i];
    const auto mates = [&](const Seen& seen, Side by) {
      if (!seen.score) return 0;
      return by == Side::First ? seen.score->mate : -seen.score->mate;
    };
    const int missed = mates(seen_[i], before.turn());
    const int allowed = mates(seen_[i + 1], other(before.turn()));
    if (missed > 0 && !seen_[i].line.empty()) {
      Reason reason = explain::moment<G>("moment.missed_mate_in", before, seen_[i].line.front());
      reason.evidence.push_back({Arg::N, std::int32_t{missed}});
      worth.remarks.push_back({std::move(reason), before.turn()});
    } else if (allowed > 0) {
      const Side winner = other(before.turn());
      worth.remarks.push_back({{.id = "moment.allows_mate_in",
                                .law = {},
                                .evidence = {{Arg::Side, winner}, {Arg::N, std::int32_t{allowed}}}},
                               winner});
    }
  }

  /// Draws that a side which stood losing could have claimed when it first could, and did not.
  void tell_lost_claims(GameWorth<G>& game) const {
    const typename G::Rulebook rulebook = G::rulebooks().front();
    game::DrawWatch<G> watch(rulebook);
    watch.start(positions_.front());
    for (std::size_t i = 1; i < positions_.size(); ++i) watch.add(positions_[i]);
    for (const auto& chance : watch.chances()) {
      const auto at = static_cast<std::size_t>(chance.ply);
      if (at >= game.plies.size() || !seen_[at].hope) continue;
      if (explain::standing(own(*seen_[at].hope, chance.by)) != explain::Standing::Losing) continue;
      game.plies[at].changes_result = true;
      game.plies[at].remarks.push_back(
          {{.id = "moment.lost_claim",
            .law = {},
            .evidence = {{Arg::Side, chance.by},
                         {Arg::Which, std::string(chance.id.substr(chance.id.rfind('.') + 1))}}},
           chance.by});
    }
  }

  [[nodiscard]] std::optional<double> mean_accuracy(const GameWorth<G>& game, Side side) const {
    double sum = 0;
    int n = 0;
    for (std::size_t i = 0; i < game.plies.size(); ++i) {
      if (positions_[i].turn() != side || !game.plies[i].accuracy) continue;
      sum += *game.plies[i].accuracy;
      ++n;
    }
    if (n == 0) return std::nullopt;
    return sum / n;
  }

  std::span<const Position> positions_;
  std::span<const Move> moves_;
  std::vector<Seen> seen_;
};

}  // namespace luatco::api

// One finished game, examined: what each move was worth, and why, from an engine's scores and the
// rules' reasons.
#pragma once

#include <algorithm>
#include <atomic>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "luatco/api/describe.h"
#include "luatco/explain/moment.h"
#include "luatco/formats/pgn_game.h"
#include "luatco/formats/record_rules.h"
#include "luatco/game/draw_watch.h"
#include "luatco/game/line_law.h"
#include "luatco/review/examiner.h"
#include "luatco/review/report.h"
#include "luatco/say/speaker.h"

namespace luatco::review {

/// What an examination goes by.
struct Manner {
  engine::Limits limits;
  const say::Speaker& speaker;
  std::string limits_words;  // "100,000 positions a move"
};

template <Rules G>
class Review {
 public:
  using Move = typename G::Move;
  using Position = typename G::Position;

  Review(const formats::PgnGame<G>& game, const Manner& manner) : game_(game), manner_(manner) {
    positions_.push_back(game.tree.start());
    for (formats::NodeIndex n = game.tree[formats::kRoot].first_child; n != formats::kNoNode;
         n = game.tree[n].first_child) {
      if (game.tree[n].passes) break;  // what comes after a null move is no game
      moves_.push_back(game.tree[n].move);
      positions_.push_back(positions_.back().after(moves_.back()));
    }
  }

  /// What an engine is asked: a question a position, none where the game is over.
  [[nodiscard]] std::vector<std::optional<engine::Question>> questions() const {
    std::vector<std::optional<engine::Question>> all;
    std::size_t from = 0;  // after the last capture: the past that can still be repeated
    for (std::size_t i = 0; i < positions_.size(); ++i) {
      if (i > 0 && G::captured(positions_[i - 1], moves_[i - 1])) from = i;
      all.push_back(question(from, i));
    }
    return all;
  }

  /// The report, from the thoughts about questions().
  [[nodiscard]] GameReport report(const std::vector<std::optional<engine::Thought>>& thoughts) {
    read(thoughts);
    GameReport report;
    report.game = G::kName;
    report.tags = game_.tags;
    report.result = formats::name(game_.result);
    for (const Side side : {Side::First, Side::Second}) {
      report.sides[index(side)] = word("word.side." + std::string(side_name(side)));
    }
    for (std::size_t i = 0; i < moves_.size(); ++i) report.plies.push_back(ply(i));
    if constexpr (game::Lawful<G>) tell_lost_claims(report);
    for (const Side side : {Side::First, Side::Second}) {
      report.accuracy[index(side)] = mean_accuracy(report, side);
    }
    report.whole =
        std::ranges::all_of(seen_, [](const Seen& seen) { return seen.hope.has_value(); });
    return report;
  }

  [[nodiscard]] const std::vector<Move>& best_line(std::size_t ply) const {
    return seen_[ply].line;
  }
  [[nodiscard]] static std::size_t index(Side side) { return side == Side::First ? 0 : 1; }

 private:
  /// What is known of a position.
  struct Seen {
    std::optional<engine::Score> score;  // from the first side's seat
    std::optional<double> hope;          // of the first side
    std::vector<Move> line;
    int depth = 0;
  };

  [[nodiscard]] std::optional<engine::Question> question(std::size_t from, std::size_t at) const {
    if (G::board_outcome(positions_[at])) return std::nullopt;
    engine::Question question;
    question.limits = manner_.limits;
    question.fen = G::write_fen(positions_[from]);
    for (std::size_t i = from; i < at; ++i) {
      question.moves.push_back(written(positions_[i], moves_[i]));
    }
    for (const Move& move : G::legal_moves(positions_[at])) {
      question.legal.push_back(written(positions_[at], move));
    }
    return question;
  }
  static std::string written(const Position& position, Move move) {
    return G::write_move(position, move, G::notations().front().name);
  }
  static std::string_view side_name(Side side) { return G::shape().side_ids[index(side)]; }
  [[nodiscard]] std::string word(std::string_view id) const { return manner_.speaker(id); }

  void read(const std::vector<std::optional<engine::Thought>>& thoughts) {
    seen_.resize(positions_.size());
    for (std::size_t i = 0; i < positions_.size(); ++i) {
      const Position& position = positions_[i];
      if (const auto outcome = G::board_outcome(position)) {
        seen_[i].hope = !outcome->winner ? 50 : *outcome->winner == Side::First ? 100 : 0;
        continue;
      }
      if (i >= thoughts.size() || !thoughts[i] || !thoughts[i]->score) continue;
      const engine::Thought& thought = *thoughts[i];
      seen_[i].score = position.turn() == Side::First ? *thought.score : turned(*thought.score);
      seen_[i].hope = hope(*seen_[i].score);
      seen_[i].depth = thought.depth;
      seen_[i].line = legal_line(position, thought.line);
    }
  }

  /// As far as the rules allow what the engine expects.
  static std::vector<Move> legal_line(Position position, const std::vector<std::string>& written) {
    constexpr std::size_t kMost = 12;
    std::vector<Move> line;
    for (const std::string& text : written) {
      const auto reading = G::read_move(position, text, G::notations().front().name);
      if (reading.candidates.size() != 1 || line.size() == kMost) break;
      line.push_back(reading.candidates.front());
      position = position.after(line.back());
    }
    return line;
  }

  [[nodiscard]] double own(double hope_of_first, Side side) const {
    return side == Side::First ? hope_of_first : 100 - hope_of_first;
  }

  [[nodiscard]] PlyReport ply(std::size_t i) const {
    const Position& before = positions_[i];
    PlyReport report;
    report.by = before.turn();
    report.number = formats::RecordRules<G>::move_number(before);
    report.move = reader_move(before, moves_[i]);
    report.squares = squares(moves_[i]);
    report.before = G::write_fen(before);
    report.score = seen_[i + 1].score;
    report.hope = seen_[i + 1].hope;
    report.depth = seen_[i + 1].depth;
    if (!seen_[i].hope || !report.hope) return report;
    const double had = own(*seen_[i].hope, report.by);
    const double has = own(*report.hope, report.by);
    report.accuracy = accuracy(had, has);
    const bool best = !seen_[i].line.empty() && seen_[i].line.front() == moves_[i];
    if (best) report.accuracy = 100;
    if (!best) report.mark = mark_of(had - has);
    if (report.mark == Mark::None) return report;
    report.changes_result = standing(had) != standing(has);
    explain(i, report);
    return report;
  }

  void explain(std::size_t i, PlyReport& report) const {
    const Position& before = positions_[i];
    const std::vector<Move>& line = seen_[i].line;
    const std::vector<Move>& answers = seen_[i + 1].line;
    const auto first = [](const std::vector<Move>& moves) {
      return moves.empty() ? std::nullopt : std::optional(moves.front());
    };
    for (const Reason& reason :
         explain::why_worse<G>(before, moves_[i], first(line), first(answers))) {
      report.words.push_back(said(reason, before.turn()));
    }
    add_mates(i, report);
    if (line.empty()) return;
    if (report.words.empty()) {
      report.words.push_back(
          said(explain::moment<G>("moment.better", before, line.front()), before.turn()));
    }
    report.best_squares = squares(line.front());
    Position here = before;
    for (const Move& move : line) {
      report.best.push_back(reader_move(here, move));
      here = here.after(move);
    }
  }

  /// Mates that only the engine has seen.
  void add_mates(std::size_t i, PlyReport& report) const {
    if (!report.words.empty()) return;
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
      report.words.push_back(said(reason, before.turn()));
    } else if (allowed > 0) {
      report.words.push_back(
          said({.id = "moment.allows_mate_in",
                .law = {},
                .evidence = {{Arg::Side, other(before.turn())}, {Arg::N, std::int32_t{allowed}}}},
               other(before.turn())));
    }
  }

  /// Draws that a side which stood losing could have claimed when it first could, and did not.
  void tell_lost_claims(GameReport& report) const {
    const typename G::Rulebook rulebook = G::rulebooks().front();
    game::DrawWatch<G> watch(rulebook);
    watch.start(positions_.front());
    for (std::size_t i = 1; i < positions_.size(); ++i) watch.add(positions_[i]);
    for (const auto& chance : watch.chances()) {
      const auto at = static_cast<std::size_t>(chance.ply);
      if (at >= report.plies.size() || !seen_[at].hope) continue;
      if (standing(own(*seen_[at].hope, chance.by)) != Standing::Losing) continue;
      report.plies[at].changes_result = true;
      report.plies[at].words.push_back(said(
          {.id = "moment.lost_claim",
           .law = {},
           .evidence = {{Arg::Side, chance.by},
                        {Arg::Which, std::string(chance.id.substr(chance.id.rfind('.') + 1))}}},
          chance.by));
    }
  }

  static std::optional<double> mean_accuracy(const GameReport& report, Side side) {
    double sum = 0;
    int n = 0;
    for (const PlyReport& ply : report.plies) {
      if (ply.by != side || !ply.accuracy) continue;
      sum += *ply.accuracy;
      ++n;
    }
    if (n == 0) return std::nullopt;
    return sum / n;
  }

  [[nodiscard]] std::string said(const Reason& reason, Side to) const {
    return manner_.speaker(reason.id, say::args_of(reason, api::naming<G>()),
                           {.game = G::kName, .side = side_name(to)});
  }
  [[nodiscard]] std::string reader_move(const Position& position, Move move) const {
    const std::string notation = word("cli.notation." + std::string(G::kName));
    const std::string text = G::write_move(position, move, notation);
    return text.empty() ? written(position, move) : text;
  }
  static Squares squares(Move move) {
    return {std::string(G::square_name(G::from(move))), std::string(G::square_name(G::to(move)))};
  }

  const formats::PgnGame<G>& game_;
  const Manner& manner_;
  std::vector<Move> moves_;
  std::vector<Position> positions_;
  std::vector<Seen> seen_;
};

}  // namespace luatco::review

// One finished game, examined: what each move was worth, and why, from an engine's scores and the
// rules' reasons.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "luatco/api/describe.h"
#include "luatco/api/game_worth.h"
#include "luatco/formats/pgn_game.h"
#include "luatco/formats/record_rules.h"
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
    worth_ = api::Appraisal<G>(positions_, moves_, opinions(thoughts)).worth();
    GameReport report;
    report.game = G::kName;
    report.tags = game_.tags;
    report.result = formats::name(game_.result);
    for (const Side side : {Side::First, Side::Second}) {
      report.sides[side == Side::First ? 0 : 1] = word("word.side." + std::string(side_name(side)));
    }
    for (std::size_t i = 0; i < moves_.size(); ++i) report.plies.push_back(ply(i));
    report.accuracy = worth_.accuracy;
    report.whole = worth_.whole;
    return report;
  }

  [[nodiscard]] const std::vector<Move>& best_line(std::size_t ply) const {
    return worth_.plies[ply].best;
  }

 private:
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
  static std::string_view side_name(Side side) {
    return G::shape().side_ids[side == Side::First ? 0 : 1];
  }
  [[nodiscard]] std::string word(std::string_view id) const { return manner_.speaker(id); }

  [[nodiscard]] std::vector<std::optional<api::Opinion<G>>> opinions(
      const std::vector<std::optional<engine::Thought>>& thoughts) const {
    std::vector<std::optional<api::Opinion<G>>> all(positions_.size());
    for (std::size_t i = 0; i < std::min(all.size(), thoughts.size()); ++i) {
      if (!thoughts[i] || !thoughts[i]->score) continue;
      const engine::Thought& thought = *thoughts[i];
      all[i] = {*thought.score, thought.depth, legal_line(positions_[i], thought.line)};
    }
    return all;
  }

  /// As far as the rules allow what the engine expects.
  static std::vector<Move> legal_line(Position position, const std::vector<std::string>& written) {
    constexpr std::size_t kMost = 12;
    std::vector<Move> line;
    for (const std::string& text : written) {
      if (line.size() == kMost || G::board_outcome(position)) break;
      const auto reading = G::read_move(position, text, G::notations().front().name);
      if (reading.candidates.size() != 1) break;
      line.push_back(reading.candidates.front());
      position = position.after(line.back());
    }
    return line;
  }

  [[nodiscard]] PlyReport ply(std::size_t i) const {
    const Position& before = positions_[i];
    const api::PlyWorth<G>& worth = worth_.plies[i];
    PlyReport report;
    static_cast<explain::MoveMarks&>(report) = worth;
    report.by = before.turn();
    report.number = formats::RecordRules<G>::move_number(before);
    report.move = reader_move(before, moves_[i]);
    report.squares = squares(moves_[i]);
    report.before = G::write_fen(before);
    for (const api::Remark& remark : worth.remarks) {
      report.words.push_back(said(remark.reason, remark.side));
    }
    if (worth.best.empty()) return report;
    report.best_squares = squares(worth.best.front());
    Position here = before;
    for (const Move& move : worth.best) {
      report.best.push_back(reader_move(here, move));
      here = here.after(move);
    }
    return report;
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
  api::GameWorth<G> worth_;
};

}  // namespace luatco::review

// Plays a PointRecord by a game's rules and tells a visitor, as the reader of PGN does.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "luatco/formats/pgn_start.h"
#include "luatco/formats/pgn_visitor.h"
#include "luatco/formats/point_record.h"
#include "luatco/formats/record_rules.h"

namespace luatco::formats {

template <Rules G, class Visitor>
class PointPlayer {
 public:
  PointPlayer(const PointRecord& record, Visitor& visitor) : record_(record), visitor_(visitor) {}

  void play() {
    visitor_.begin_game(record_.offset);
    for (const auto& [name, value] : record_.tags) visitor_.tag(name, value);
    for (const PointFinding& finding : record_.findings) {
      say(finding.id, finding.token, finding.offset);
    }
    if (const auto start = set_up()) {
      last_ = *start;
      visitor_.start(*start, G::notations().front().name);
      comment(kRoot);
      play_lines(*start);
      check_result();
    } else {
      complete_ = false;
    }
    const std::uint64_t at = record_.marker.empty() ? record_.end : record_.marker_offset;
    visitor_.end_game({.result = record_.result,
                       .marker = record_.marker,
                       .plies = plies_,
                       .complete = complete_,
                       .marker_offset = at,
                       .offset = record_.end});
  }

 private:
  using Position = typename G::Position;
  struct Task {
    enum class Kind : std::uint8_t { Line, Siblings, Close };
    Kind kind;
    NodeIndex node;
    std::uint32_t ply;  // of the node's move
    Position before;
  };

  void say(PgnFindingId what, std::string_view token, std::uint64_t offset,
           std::vector<Evidence> args = {}) {
    visitor_.finding({.id = id(what),
                      .severity = severity(what),
                      .token = clipped(token, kMaxEvidenceText),
                      .offset = offset,
                      .args = std::move(args)});
  }

  /// nullopt where nobody can play from what the record says.
  std::optional<Position> set_up() {
    if (record_.fen.empty()) return G::initial();
    auto checked = G::check_fen(record_.fen, G::variants().front());
    if (record_.turn_is_open && !owner_begins(checked.position)) {
      const std::string other = record_.fen.substr(0, record_.fen.find(' ')) + " b - - 0 1";
      auto turned = G::check_fen(other, G::variants().front());
      if (owner_begins(turned.position)) checked = std::move(turned);
    }
    if (!checked.position) {
      say(PgnFindingId::BadFen, record_.fen, record_.offset,
          detail::first_fault(checked.faults, Severity::Error));
      return std::nullopt;
    }
    return std::move(checked.position);
  }
  /// Does the first move start from a piece of the side to move?
  [[nodiscard]] bool owner_begins(const std::optional<Position>& position) const {
    const NodeIndex first = record_.nodes[kRoot].first_child;
    if (!position || first == kNoNode) return position.has_value();
    const auto from = G::parse_square(record_.nodes[first].text().substr(0, 2));
    const auto piece = from ? G::piece_at(*position, *from) : std::nullopt;
    return piece && piece->side == position->turn();
  }

  void comment(NodeIndex node) {
    if (!record_.nodes[node].comment.empty()) visitor_.comment(record_.nodes[node].comment);
  }

  void play_lines(const Position& start) {
    std::vector<Task> tasks;
    push(tasks, Task::Kind::Line, record_.nodes[kRoot].first_child, 1, start);
    std::size_t depth = 0;
    while (!tasks.empty()) {
      const Task task = tasks.back();
      tasks.pop_back();
      switch (task.kind) {
        case Task::Kind::Close:
          visitor_.end_variation();
          --depth;
          break;
        case Task::Kind::Siblings:
          push(tasks, Task::Kind::Siblings, record_.nodes[task.node].next_sibling, task.ply,
               task.before);
          tasks.push_back({Task::Kind::Close, kNoNode, 0, task.before});
          push(tasks, Task::Kind::Line, task.node, task.ply, task.before);
          visitor_.begin_variation();
          ++depth;
          break;
        case Task::Kind::Line: play_move(task, depth != 0, tasks); break;
      }
    }
  }
  static void push(std::vector<Task>& tasks, typename Task::Kind kind, NodeIndex node,
                   std::uint32_t ply, const Position& before) {
    if (node != kNoNode) tasks.push_back({kind, node, ply, before});
  }

  /// One move; then its variations, then the line goes on.
  void play_move(const Task& task, bool in_variation, std::vector<Task>& tasks) {
    const PointNode& node = record_.nodes[task.node];
    const auto move = judge(task, in_variation);
    if (move) {
      const Position after = task.before.after(*move);
      if (!in_variation) {
        last_ = after;
        plies_ = task.ply;
      }
      visitor_.move(PgnPly<G>{*move, task.before, after, node.text(), node.offset, task.ply});
      comment(task.node);
      if (task.ply < kMaxRecordPlies) {
        push(tasks, Task::Kind::Line, node.first_child, task.ply + 1, after);
      }
    }
    const bool first = record_.nodes[node.parent].first_child == task.node;
    if (first && Visitor::kReadsVariations && move) {
      push(tasks, Task::Kind::Siblings, node.next_sibling, task.ply, task.before);
    }
  }

  std::optional<typename G::Move> judge(const Task& task, bool in_variation) {
    const PointNode& node = record_.nodes[task.node];
    std::optional<Reason> reason;
    if (const auto attempt = G::parse_attempt(task.before, node.text())) {
      auto verdict = G::judge(task.before, *attempt, {});
      if (verdict) return *verdict;
      reason = std::move(verdict.error().front());
    } else {
      reason = attempt.error();
    }
    const bool over = G::board_outcome(task.before).has_value();
    const PgnFindingId what = over ? PgnFindingId::MoveAfterEnd : PgnFindingId::IllegalMove;
    visitor_.finding({.id = id(what),
                      .severity = in_variation ? FindingSeverity::Warning : severity(what),
                      .ply = task.ply,
                      .token = node.text(),
                      .offset = node.offset,
                      .in_variation = in_variation,
                      .args = {},
                      .reason = std::move(reason)});
    complete_ = complete_ && in_variation;
    return std::nullopt;
  }

  void check_result() {
    const auto outcome = G::board_outcome(last_);
    if (!outcome || !complete_) return;
    const PgnResult on_board = !outcome->winner                  ? PgnResult::Draw
                               : *outcome->winner == Side::First ? PgnResult::FirstWins
                                                                 : PgnResult::SecondWins;
    if (record_.result == on_board) return;
    say(PgnFindingId::ResultAgainstBoard, record_.marker, record_.marker_offset,
        {{Arg::Text, std::string(outcome->ending)}});
  }

  const PointRecord& record_;
  Visitor& visitor_;
  Position last_ = G::initial();
  std::uint32_t plies_ = 0;
  bool complete_ = true;
};

/// Tells the visitor of the record as read_pgn() tells of one game.
template <Rules G, class Visitor>
void play_points(const PointRecord& record, Visitor& visitor) {
  PointPlayer<G, Visitor>(record, visitor).play();
}

}  // namespace luatco::formats

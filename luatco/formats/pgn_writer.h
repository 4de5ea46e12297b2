// PGN, written in export format (PGN standard 3.2, 8): what every other program reads.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/base/text.h"
#include "luatco/formats/pgn_game.h"
#include "luatco/formats/pgn_lines.h"

namespace luatco::formats {

template <Rules G>
class PgnWriter {
 public:
  /// Appends to `out`; moves are written in `notation`.
  PgnWriter(std::string& out, std::string_view notation)
      : out_(out), lines_(out), notation_(notation) {}

  void write(const PgnGame<G>& game) {
    write_tags(game);
    out_ += '\n';
    write_moves(game.tree);
    lines_.word(name(game.result));
    lines_.end_line();
    out_ += '\n';
  }

 private:
  using Records = RecordRules<G>;
  using Tree = GameTree<G>;
  using Position = typename G::Position;

  struct Task {
    enum class Kind : std::uint8_t { Line, Siblings, Close };
    Kind kind = Kind::Close;
    NodeIndex node = kNoNode;
    Position before = G::initial();
  };

  void write_tag(std::string_view name, std::string_view value) {
    out_ += '[';
    out_ += name;
    out_ += " \"";
    escape_tag(value, out_);
    out_ += "\"]\n";
  }

  /// The seven tags (8.1.1) first, the others as they came; FEN, SetUp and Format are our own, but
  /// stay as they were where nobody can play from them.
  void write_tags(const PgnGame<G>& game) {
    const auto roster = Records::tag_roster();
    for (const auto& [tag, otherwise] : roster) {
      const std::string_view value = game.tag(tag);
      write_tag(tag, value.empty() ? otherwise : value);
    }
    write_tag("Result", name(game.result));
    const std::string_view format = Records::format_of_notation(notation_);
    for (const auto& [tag, value] : game.tags) {
      const bool is_start = same_tag(tag, "SetUp") || same_tag(tag, "FEN");
      bool known = same_tag(tag, "Result") || (game.started && is_start) ||
                   (!format.empty() && same_tag(tag, "Format"));
      for (const auto& row : roster) known = known || same_tag(tag, row.first);
      if (!known) write_tag(tag, value);
    }
    const std::string fen = G::write_fen(game.tree.start());
    if (game.started && fen != G::write_fen(G::initial())) {
      if (!Records::kFenStandsAlone) write_tag("SetUp", "1");
      write_tag("FEN", fen);
    }
    if (!format.empty()) write_tag("Format", format);
  }

  void write_moves(const Tree& tree) {
    needs_number_ = true;
    write_remarks(tree, kRoot, Remark::Kind::Comment);
    std::vector<Task> tasks;
    push_line(tasks, tree[kRoot].first_child, tree.start());
    while (!tasks.empty()) {
      const Task task = tasks.back();
      tasks.pop_back();
      switch (task.kind) {
        case Task::Kind::Close:
          lines_.close(")");
          needs_number_ = true;
          break;
        case Task::Kind::Siblings:
          push_siblings(tasks, tree[task.node].next_sibling, task.before);
          tasks.push_back({Task::Kind::Close, kNoNode, task.before});
          push_line(tasks, task.node, task.before);
          lines_.open("(");
          needs_number_ = true;
          break;
        case Task::Kind::Line: write_move(tree, task, tasks); break;
      }
    }
  }

  static void push_line(std::vector<Task>& tasks, NodeIndex node, const Position& before) {
    if (node != kNoNode) tasks.push_back({Task::Kind::Line, node, before});
  }
  static void push_siblings(std::vector<Task>& tasks, NodeIndex node, const Position& before) {
    if (node != kNoNode) tasks.push_back({Task::Kind::Siblings, node, before});
  }

  /// One move; then its variations, then the line goes on.
  void write_move(const Tree& tree, const Task& task, std::vector<Task>& tasks) {
    const auto& node = tree[task.node];
    write_remarks(tree, task.node, Remark::Kind::CommentBefore);
    write_number(task.before);
    const auto passed =
        node.passes ? RecordRules<G>::after_pass(task.before) : std::optional<Position>{};
    lines_.word(node.passes ? std::string("--") : G::write_move(task.before, node.move, notation_));
    const Position after =
        node.passes ? passed.value_or(task.before) : task.before.after(node.move);
    write_remarks(tree, task.node, Remark::Kind::Comment);
    push_line(tasks, node.first_child, after);
    if (tree[node.parent].first_child == task.node) {
      push_siblings(tasks, node.next_sibling, task.before);
    }
  }

  void write_number(const Position& before) {
    const bool first = before.turn() == Side::First;
    if (first || needs_number_) {
      std::string number;
      append_number(number, RecordRules<G>::move_number(before));
      number += first ? "." : "...";
      lines_.word(number);
    }
    needs_number_ = false;
  }

  /// Comments of this kind; glyphs go with those behind the move.
  void write_remarks(const Tree& tree, NodeIndex node, Remark::Kind kind) {
    tree.each_remark(node, [&](const Remark& remark, std::string_view text) {
      if (remark.kind == Remark::Kind::Nag) {
        if (kind != Remark::Kind::Comment) return;
        std::string glyph = "$";
        append_number(glyph, remark.number);
        lines_.word(glyph);
      } else if (remark.kind == kind) {
        lines_.comment(text);
        needs_number_ = true;
      }
    });
  }

  std::string& out_;
  PgnLines lines_;
  std::string_view notation_;
  bool needs_number_ = true;
};

/// The game in export format: seven tags first, lines under eighty characters, a blank line behind.
template <Rules G>
std::string write_pgn(const PgnGame<G>& game, std::string_view notation) {
  std::string out;
  PgnWriter<G>(out, notation).write(game);
  return out;
}

}  // namespace luatco::formats

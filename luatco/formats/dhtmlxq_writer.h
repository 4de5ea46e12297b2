// DhtmlXQ, written: what the pages and boards that read it need.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/base/text.h"
#include "luatco/formats/dhtmlxq.h"
#include "luatco/formats/pgn_game.h"

namespace luatco::formats {

template <Rules G>
class DhtmlXqWriter {
 public:
  explicit DhtmlXqWriter(std::string& out) : out_(out) {}

  void write(const PgnGame<G>& game) {
    out_ += "[DhtmlXQ]\n";
    for (const auto& [tag, value] : game.tags) {
      const std::string_view name = dhtmlxq_field(tag);
      if (!name.empty() && !value.empty() && !value.starts_with('?')) field(name, value);
    }
    field("result", result_word(game.result));
    const std::string fen = G::write_fen(game.tree.start());
    field("binit", points_of(game.tree.start()));
    if (fen != G::write_fen(G::initial())) field("fen", fen);
    write_lines(game.tree);
    out_ += "[/DhtmlXQ]\n";
  }

 private:
  using Tree = GameTree<G>;
  /// A line of moves: the node it leaves from, its first node, its number, and what it leaves.
  struct Line {
    NodeIndex first;
    std::uint32_t parent;
    std::uint32_t step;
  };

  static std::string_view result_word(PgnResult result) {
    switch (result) {
      case PgnResult::FirstWins: return "红胜";
      case PgnResult::SecondWins: return "黑胜";
      case PgnResult::Draw: return "和棋";
      case PgnResult::Open:
      case PgnResult::BothLose: return "未知";
    }
    return "";
  }

  /// Nothing inside a value can be taken for a tag.
  void field(std::string_view name, std::string_view value) {
    out_ += "[DhtmlXQ_";
    out_ += name;
    out_ += ']';
    for (const char c : value) {
      if (c == '\n') {
        out_ += "||";
      } else if (c != '\r') {
        out_ += c == '[' ? '(' : c == ']' ? ')' : c == '<' ? '{' : c;
      }
    }
    out_ += "[/DhtmlXQ_";
    out_ += name;
    out_ += "]\n";
  }

  /// A point as its two digits, ranks from the top.
  static std::string digits(SquareRef square) {
    const std::string name = G::square_name(square);
    return {static_cast<char>('0' + (name[0] - 'a')), static_cast<char>('0' + ('9' - name[1]))};
  }

  static std::string points_of(const typename G::Position& position) {
    std::string board;
    std::array<std::string, kPointPieces.size()> places;
    // From left to right, then from Red's side up: the order of the usual list.
    for (char file = 'a'; file <= 'i'; ++file) {
      for (char rank = '0'; rank <= '9'; ++rank) {
        const auto square = G::parse_square(std::string{file, rank});
        const auto piece = square ? G::piece_at(position, *square) : std::nullopt;
        if (!piece) continue;
        put(places, letter_of(*piece), digits(*square));
      }
    }
    for (const std::string& place : places) board += place.empty() ? "99" : place;
    return board;
  }
  static char letter_of(PieceRef piece) {
    const char letter = G::shape().roles[piece.role].letter;
    return piece.side == Side::First ? letter : static_cast<char>(letter - 'A' + 'a');
  }
  static void put(std::array<std::string, kPointPieces.size()>& places, char letter,
                  const std::string& point) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (kPointPieces[i] != letter || !places[i].empty()) continue;
      places[i] = point;
      return;
    }
  }

  void write_lines(const Tree& tree) {
    std::deque<Line> lines{{tree[kRoot].first_child, 0, 1}};
    remember(tree, kRoot, 0, 0);
    for (std::uint32_t id = 0; !lines.empty(); ++id) {
      const Line line = lines.front();
      lines.pop_front();
      std::string moves;
      std::uint32_t step = line.step;
      for (NodeIndex n = line.first; n != kNoNode && !tree[n].passes; n = tree[n].first_child) {
        moves += digits(G::from(tree[n].move)) + digits(G::to(tree[n].move));
        remember(tree, n, id, step);
        const bool first = tree[tree[n].parent].first_child == n;
        for (NodeIndex s = tree[n].next_sibling; first && s != kNoNode; s = tree[s].next_sibling) {
          lines.push_back({s, id, step});
        }
        ++step;
      }
      std::string name = "movelist";
      if (id != 0) name = "move_" + numbers({line.parent, line.step, id});
      field(name, moves);
    }
    for (const auto& [name, text] : remarks_) field(name, text);
    remarks_.clear();
  }

  /// The comments of a node, written when all lines are.
  void remember(const Tree& tree, NodeIndex node, std::uint32_t line, std::uint32_t step) {
    std::string text;
    tree.each_remark(node, [&](const Remark& remark, std::string_view words) {
      if (remark.kind == Remark::Kind::Nag) return;
      if (!text.empty()) text += '\n';
      text += words;
    });
    if (text.empty()) return;
    std::string name = "comment";
    name += line == 0 ? numbers({step}) : numbers({line, step});
    remarks_.emplace_back(std::move(name), std::move(text));
  }

  static std::string numbers(std::initializer_list<std::uint32_t> all) {
    std::string out;
    for (const std::uint32_t number : all) {
      if (!out.empty()) out += '_';
      append_number(out, number);
    }
    return out;
  }

  std::string& out_;
  std::vector<std::pair<std::string, std::string>> remarks_;
};

/// Appends the game as one record. Null moves end a line; glyphs are left out.
template <Rules G>
void write_dhtmlxq(const PgnGame<G>& game, std::string& out) {
  DhtmlXqWriter<G>(out).write(game);
}

}  // namespace luatco::formats

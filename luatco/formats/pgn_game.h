// A whole game of PGN in memory: tags, tree, result, findings.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/formats/game_tree.h"
#include "luatco/formats/pgn_reader.h"

namespace luatco::formats {

template <Rules G>
struct PgnGame {
  std::vector<std::pair<std::string, std::string>> tags;
  GameTree<G> tree{G::initial()};
  PgnResult result = PgnResult::Open;
  bool complete = true;
  bool started = false;           // false where nobody can play from what the tags say
  std::vector<Finding> findings;  // their tokens are views of the text that was read

  [[nodiscard]] std::string_view tag(std::string_view name) const {
    for (const auto& [key, value] : tags) {
      if (same_tag(key, name)) return value;
    }
    return {};
  }
};

/// Calls `take(PgnGame<G>&&)` for each game.
template <Rules G, class Take>
class PgnGameBuilder : public PgnVisitor<G> {
 public:
  explicit PgnGameBuilder(Take take) : take_(std::move(take)) {}

  void begin_game(std::uint64_t) {
    game_ = {};
    at_ = kRoot;
    lines_.clear();
    line_is_new_ = false;
    before_.clear();
  }
  void tag(std::string_view name, std::string_view value) { game_.tags.emplace_back(name, value); }
  void start(const typename G::Position& position, std::string_view) {
    GameTree<G> tree(position);
    tree_remarks(tree);
    game_.tree = std::move(tree);
    game_.started = true;
  }
  void move(const PgnPly<G>& ply) { enter(game_.tree.add(at_, ply.move)); }
  void pass(const typename G::Position&, std::uint32_t) { enter(game_.tree.add_pass(at_)); }
  void comment(std::string_view text) {
    if (line_is_new_) {
      before_.emplace_back(text);
    } else if (at_ != kNoNode) {
      game_.tree.add_comment(at_, Remark::Kind::Comment, text);
    }
  }
  void nag(std::uint32_t number) {
    if (at_ != kNoNode && !line_is_new_) game_.tree.add_nag(at_, number);
  }
  void begin_variation() {
    lines_.push_back(at_);
    if (at_ != kNoNode && at_ != kRoot) at_ = game_.tree[at_].parent;
    line_is_new_ = true;
    before_.clear();
  }
  void end_variation() {
    at_ = lines_.back();
    lines_.pop_back();
    // What was said in a variation without moves is said of the move it stands behind.
    if (line_is_new_ && at_ != kNoNode) {
      for (const std::string& text : before_) {
        game_.tree.add_comment(at_, Remark::Kind::Comment, text);
      }
    }
    line_is_new_ = false;
  }
  void finding(const Finding& finding) { game_.findings.push_back(finding); }
  void end_game(const PgnEnd& end) {
    game_.result = end.result;
    game_.complete = end.complete;
    take_(std::move(game_));
  }

 private:
  /// Comments that stood before the tags were over.
  void tree_remarks(GameTree<G>& tree) {
    game_.tree.each_remark(kRoot, [&](const Remark& remark, std::string_view text) {
      tree.add_comment(kRoot, remark.kind, text);
    });
  }
  /// A tree that is full takes the rest of the line for nothing.
  void enter(NodeIndex node) {
    at_ = node;
    if (line_is_new_ && node != kNoNode) {
      for (const std::string& text : before_) {
        game_.tree.add_comment(node, Remark::Kind::CommentBefore, text);
      }
    }
    line_is_new_ = false;
  }

  Take take_;
  PgnGame<G> game_;
  NodeIndex at_ = kRoot;
  std::vector<NodeIndex> lines_;
  std::vector<std::string> before_;
  bool line_is_new_ = false;
};

/// Reads all games of `text` and hands each to `take(PgnGame<G>&&)`.
template <Rules G, class Take>
void read_pgn_games(std::string_view text, Take take) {
  PgnGameBuilder<G, Take> builder(std::move(take));
  read_pgn<G>(text, builder);
}

}  // namespace luatco::formats

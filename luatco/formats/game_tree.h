// A game with its variations and remarks, in flat storage: nodes refer to each other by index, and
// nothing here is recursive.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/core/rules.h"

namespace luatco::formats {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = 0xFFFFFFFF;
/// The node in front of the first move.
inline constexpr NodeIndex kRoot = 0;

/// A tree takes no more nodes, or bytes of remarks, than this.
inline constexpr std::size_t kMaxTreeNodes = std::size_t{1} << 20;
inline constexpr std::size_t kMaxTreeText = std::size_t{1} << 24;

struct Remark {
  enum class Kind : std::uint8_t {
    Comment,        // behind the move
    CommentBefore,  // before the first move of a variation
    Nag,
  };
  Kind kind = Kind::Comment;
  std::uint32_t number = 0;  // Nag
  std::uint32_t begin = 0;   // comments: where in the tree's text
  std::uint32_t size = 0;
  std::uint32_t next = kNoNode;
};

template <Rules G>
class GameTree {
 public:
  using Move = typename G::Move;
  using Position = typename G::Position;

  struct Node {
    Move move{};
    bool passes = false;  // a null move: `move` means nothing
    NodeIndex parent = kNoNode;
    NodeIndex first_child = kNoNode;   // the line goes on here
    NodeIndex last_child = kNoNode;
    NodeIndex next_sibling = kNoNode;  // another move in place of this one
    std::uint32_t first_remark = kNoNode;
    std::uint32_t last_remark = kNoNode;
  };

  explicit GameTree(const Position& start) : start_(start) { nodes_.emplace_back(); }

  [[nodiscard]] const Position& start() const { return start_; }
  [[nodiscard]] std::size_t size() const { return nodes_.size(); }
  [[nodiscard]] const Node& operator[](NodeIndex node) const { return nodes_[node]; }
  /// The moves of the main line.
  [[nodiscard]] std::vector<Move> main_line() const {
    std::vector<Move> moves;
    for (NodeIndex n = nodes_[kRoot].first_child; n != kNoNode; n = nodes_[n].first_child) {
      if (!nodes_[n].passes) moves.push_back(nodes_[n].move);
    }
    return moves;
  }

  /// A further move from the position of `parent`: its line's next, or a variation where it has
  /// one. kNoNode where the tree is full. Precondition: `move` is legal there.
  NodeIndex add(NodeIndex parent, Move move) { return add_node({.move = move, .parent = parent}); }
  /// The same for a null move.
  NodeIndex add_pass(NodeIndex parent) { return add_node({.passes = true, .parent = parent}); }

  void add_comment(NodeIndex node, Remark::Kind kind, std::string_view text) {
    if (text_.size() + text.size() > kMaxTreeText) return;
    add_remark(node, {.kind = kind,
                      .begin = static_cast<std::uint32_t>(text_.size()),
                      .size = static_cast<std::uint32_t>(text.size())});
    text_ += text;
  }
  void add_nag(NodeIndex node, std::uint32_t number) {
    add_remark(node, {.kind = Remark::Kind::Nag, .number = number});
  }

  /// Calls `visit(const Remark&, std::string_view text)` for the remarks of a node, in order.
  template <class Visit>
  void each_remark(NodeIndex node, Visit visit) const {
    for (std::uint32_t r = nodes_[node].first_remark; r != kNoNode; r = remarks_[r].next) {
      visit(remarks_[r], std::string_view(text_).substr(remarks_[r].begin, remarks_[r].size));
    }
  }

 private:
  NodeIndex add_node(Node node) {
    if (nodes_.size() == kMaxTreeNodes) return kNoNode;
    const auto added = static_cast<NodeIndex>(nodes_.size());
    nodes_.push_back(node);
    Node& parent = nodes_[node.parent];
    (parent.first_child == kNoNode ? parent.first_child : nodes_[parent.last_child].next_sibling) =
        added;
    parent.last_child = added;
    return added;
  }
  void add_remark(NodeIndex node, Remark remark) {
    if (remarks_.size() == kMaxTreeNodes) return;
    const auto added = static_cast<std::uint32_t>(remarks_.size());
    remarks_.push_back(remark);
    Node& owner = nodes_[node];
    (owner.last_remark == kNoNode ? owner.first_remark : remarks_[owner.last_remark].next) = added;
    owner.last_remark = added;
  }

  Position start_;
  std::vector<Node> nodes_;
  std::vector<Remark> remarks_;
  std::string text_;
};

}  // namespace luatco::formats

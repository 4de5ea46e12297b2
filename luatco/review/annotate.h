// The game with what was found written into it: [%eval], glyphs, sentences and the better lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "luatco/formats/comment_commands.h"
#include "luatco/formats/pgn_game.h"
#include "luatco/review/review.h"

namespace luatco::review {

/// A comment without the evaluations that it had.
std::string without_eval(std::string_view comment);

/// "[%eval 0.35,18] Better: ..."; empty where there is nothing to say.
std::string comment_of(const PlyReport& ply);

/// The game as it was, older evaluations taken out, and the report put in.
template <Rules G>
formats::PgnGame<G> annotated(const formats::PgnGame<G>& game, const Review<G>& review,
                              const GameReport& report, std::string_view before_all) {
  using namespace formats;
  PgnGame<G> out;
  out.tags = game.tags;
  out.result = game.result;
  out.started = game.started;
  out.tree = GameTree<G>(game.tree.start());
  if (!before_all.empty()) out.tree.add_comment(kRoot, Remark::Kind::Comment, before_all);
  std::vector<NodeIndex> ours(game.tree.size(), kRoot);
  NodeIndex main = game.tree[kRoot].first_child;
  std::vector<NodeIndex> line;  // our nodes of the main line
  for (NodeIndex n = 0; n < game.tree.size(); ++n) {
    const auto& node = game.tree[n];
    if (n != kRoot) {
      const NodeIndex parent = ours[node.parent];
      ours[n] = node.passes ? out.tree.add_pass(parent) : out.tree.add(parent, node.move);
    }
    if (n == main) {
      line.push_back(ours[n]);
      main = node.first_child;
    }
    game.tree.each_remark(n, [&](const Remark& remark, std::string_view text) {
      if (remark.kind == Remark::Kind::Nag) return out.tree.add_nag(ours[n], remark.number);
      const std::string kept = without_eval(text);
      if (!kept.empty()) out.tree.add_comment(ours[n], remark.kind, kept);
    });
  }
  for (std::size_t i = 0; i < report.plies.size(); ++i) {
    const PlyReport& ply = report.plies[i];
    if (const std::uint32_t glyph = nag(ply.slip)) out.tree.add_nag(line[i], glyph);
    const std::string comment = comment_of(ply);
    if (!comment.empty()) out.tree.add_comment(line[i], Remark::Kind::Comment, comment);
    if (ply.best.empty()) continue;
    NodeIndex at = out.tree[line[i]].parent;
    for (const auto& move : review.best_line(i)) at = out.tree.add(at, move);
  }
  return out;
}

}  // namespace luatco::review

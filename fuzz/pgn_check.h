// What the fuzz targets of PGN demand, for any game: reading never fails and never loses its place;
// every move told is legal; a text read in pieces gives the games of the whole; what is written is
// read back the same.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/check.h"
#include "luatco/formats/comment_commands.h"
#include "luatco/formats/pgn_split.h"
#include "luatco/formats/pgn_writer.h"

namespace luatco::formats {

/// Main lines as text, one game a line; checks what the reader promises on the way.
template <Rules G>
class Watcher : public PgnVisitor<G> {
 public:
  explicit Watcher(std::string_view text, std::uint64_t base = 0) : text_(text), base_(base) {}
  std::string games;

  void begin_game(std::uint64_t offset) {
    LUATCO_DEMAND(offset - base_ <= text_.size());
    line_.clear();
    depth_ = 0;
  }
  void move(const PgnPly<G>& ply) {
    LUATCO_DEMAND(text_.substr(ply.offset - base_, ply.token.size()) == ply.token);
    const auto legal = G::legal_moves(ply.before);
    bool found = false;
    for (const auto move : legal) found = found || move == ply.move;
    LUATCO_DEMAND(found && ply.after == ply.before.after(ply.move));
    if (depth_ == 0)
      line_ += G::write_move(ply.before, ply.move, G::notations().front().name) + " ";
  }
  void comment(std::string_view text) {
    while (const auto piece = take_piece(text)) {
      if (!piece->command) continue;
      parse_clock(piece->command->value);
      parse_eval(piece->command->value);
      std::string_view marks = piece->command->value;
      while (take_mark(marks)) continue;
    }
  }
  void begin_variation() { ++depth_; }
  void end_variation() { LUATCO_DEMAND(--depth_ >= 0); }
  void finding(const Finding& finding) {
    LUATCO_DEMAND(finding.offset - base_ <= text_.size() && !finding.id.empty());
    LUATCO_DEMAND(text_.substr(finding.offset - base_, finding.token.size()) == finding.token);
  }
  void end_game(const PgnEnd& end) {
    LUATCO_DEMAND(depth_ == 0 && end.offset - base_ <= text_.size());
    games += line_ + std::string(name(end.result)) + "\n";
  }

 private:
  std::string_view text_;
  std::uint64_t base_;
  std::string line_;
  int depth_ = 0;
};

template <Rules G>
std::string read_all(std::string_view text, std::uint64_t base = 0) {
  Watcher<G> watcher(text, base);
  read_pgn<G>(text, watcher, base);
  return watcher.games;
}

template <Rules G>
void pieces_are_the_whole(std::string_view text, const std::string& whole) {
  std::string games;
  const auto begins = split_games(text, 1);
  for (std::size_t i = 0; i < begins.size(); ++i) {
    const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : text.size();
    LUATCO_DEMAND(begins[i] < end || text.empty());
    games += read_all<G>(text.substr(begins[i], end - begins[i]), begins[i]);
  }
  LUATCO_DEMAND(games == whole);
  const std::size_t cut = last_game(text);
  LUATCO_DEMAND(cut <= text.size());
  LUATCO_DEMAND(read_all<G>(text.substr(0, cut)) + read_all<G>(text.substr(cut)) == whole);
}

template <Rules G>
std::string rewritten(std::string_view text) {
  std::string out;
  const auto notation = RecordRules<G>::notations().front();
  read_pgn_games<G>(text, [&](PgnGame<G>&& game) { out += write_pgn(game, notation); });
  return out;
}

/// Any bytes at all.
template <Rules G>
void check_pgn(std::string_view text) {
  constexpr std::size_t longest = 20'000;
  if (text.size() > longest) return;
  const std::string whole = read_all<G>(text);
  pieces_are_the_whole<G>(text, whole);
  std::string written = rewritten<G>(text);
  // A game whose notation nobody could say is written without moves, and says then what it is.
  if constexpr (RecordRules<G>::kHasDialects) written = rewritten<G>(written);
  LUATCO_DEMAND(rewritten<G>(written) == written);
}

}  // namespace luatco::formats

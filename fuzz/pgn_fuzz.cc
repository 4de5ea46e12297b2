// Any bytes as PGN: reading never fails and never loses its place; every move told is legal; a
// text read in pieces gives the games of the whole; what is written is read back the same.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/chess/rules.h"
#include "luatco/formats/comment_commands.h"
#include "luatco/formats/pgn_split.h"
#include "luatco/formats/pgn_writer.h"

namespace luatco::formats {
namespace {

using chess::Rules;

void require(bool promise) {
  if (!promise) __builtin_trap();
}

/// Main lines as text, one game a line; checks what the reader promises on the way.
class Watcher : public PgnVisitor<Rules> {
 public:
  explicit Watcher(std::string_view text, std::uint64_t base = 0) : text_(text), base_(base) {}
  std::string games;

  void begin_game(std::uint64_t offset) {
    require(offset - base_ <= text_.size());
    line_.clear();
    depth_ = 0;
  }
  void move(const PgnPly<Rules>& ply) {
    require(text_.substr(ply.offset - base_, ply.token.size()) == ply.token);
    const auto legal = chess::legal_moves(ply.before);
    bool found = false;
    for (const auto move : legal) found = found || move == ply.move;
    require(found && ply.after == ply.before.after(ply.move));
    if (depth_ == 0) line_ += chess::write_uci(ply.move) + " ";
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
  void end_variation() { require(--depth_ >= 0); }
  void finding(const Finding& finding) {
    require(finding.offset - base_ <= text_.size() && !finding.id.empty());
    require(text_.substr(finding.offset - base_, finding.token.size()) == finding.token);
  }
  void end_game(const PgnEnd& end) {
    require(depth_ == 0 && end.offset - base_ <= text_.size());
    games += line_ + std::string(name(end.result)) + "\n";
  }

 private:
  std::string_view text_;
  std::uint64_t base_;
  std::string line_;
  int depth_ = 0;
};

std::string read(std::string_view text, std::uint64_t base = 0) {
  Watcher watcher(text, base);
  read_pgn<Rules>(text, watcher, base);
  return watcher.games;
}

void pieces_are_the_whole(std::string_view text, const std::string& whole) {
  std::string games;
  const auto begins = split_games(text, 1);
  for (std::size_t i = 0; i < begins.size(); ++i) {
    const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : text.size();
    require(begins[i] < end || text.empty());
    games += read(text.substr(begins[i], end - begins[i]), begins[i]);
  }
  require(games == whole);
  const std::size_t cut = last_game(text);
  require(cut <= text.size());
  require(read(text.substr(0, cut)) + read(text.substr(cut)) == whole);
}

std::string rewritten(std::string_view text) {
  std::string out;
  read_pgn_games<Rules>(text, [&](PgnGame<Rules>&& game) { out += write_pgn(game, "san"); });
  return out;
}

}  // namespace
}  // namespace luatco::formats

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace luatco::formats;
  if (size > 20'000) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string whole = read(text);
  pieces_are_the_whole(text, whole);
  const std::string once = rewritten(text);
  require(rewritten(once) == once);
  return 0;
}

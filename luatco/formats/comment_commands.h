// The commands that programs put into comments: [%clk 0:01:05], [%emt 0:00:03], [%eval 0.25,18],
// [%csl Gd4], [%cal Re2e4], and those nobody has heard of.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace luatco::formats {

/// "[%name value]"; both are views of the comment, verbatim.
struct CommentCommand {
  std::string_view name;
  std::string_view value;
};

/// Takes the next piece off the front of a comment: a command, or the text before it.
struct CommentPiece {
  std::string_view text;
  std::optional<CommentCommand> command;
};
/// nullopt when `comment` is used up. Text that only looks like a command is text.
std::optional<CommentPiece> take_piece(std::string_view& comment);

/// "1:02:03.4", "0:05", "12": milliseconds; nullopt for anything else.
std::optional<std::uint64_t> parse_clock(std::string_view value);

/// An engine's opinion, for the first side.
struct CommentEval {
  std::int32_t centipawns = 0;
  std::int32_t mate_in = 0;  // negative: the second side mates; 0: `centipawns` counts
  std::optional<std::uint32_t> depth;
};
/// "0.25", "-1.5,20", "#-3".
std::optional<CommentEval> parse_eval(std::string_view value);

/// A mark on the board: one square ("Gd4") or an arrow ("Re2e4"). Squares as written.
struct BoardMark {
  char colour = 'G';  // G, R, Y, B
  std::string_view from;
  std::string_view to;  // empty for a square
};
/// Takes the next mark off the front of "Gd4,Re2e4"; nullopt at the end or at what is none.
std::optional<BoardMark> take_mark(std::string_view& value);

}  // namespace luatco::formats

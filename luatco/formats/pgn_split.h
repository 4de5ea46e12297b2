// Where games begin in a buffer of PGN, without reading their moves: to cut a stream into pieces of
// whole games, and to share a buffer among readers.
//
// Comments and tag values are seen for what they are, exactly as the reader sees them: reading the
// pieces one after the other gives the same games as reading the whole.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace luatco::formats {

/// A piece without any boundary of at least this size is no sensible archive; whoever collects
/// pieces may cut it anywhere.
inline constexpr std::size_t kMaxGameBytes = std::size_t{64} << 20;

/// The last game that begins in `text`: everything before it is whole games. 0 where there is no
/// boundary; then more text is needed. The text may be cut off anywhere, in a comment too.
/// A boundary is a tag line after moves or, where games have no tags, a line "1." after a result.
/// Precondition: `text` begins with the beginning of the archive, or where this function said.
std::size_t last_game(std::string_view text);

/// Offsets at which `text`, whole games, falls into pieces of whole games of at least so many
/// bytes each (the last may be smaller). Begins with 0.
std::vector<std::size_t> split_games(std::string_view text, std::size_t bytes);

}  // namespace luatco::formats

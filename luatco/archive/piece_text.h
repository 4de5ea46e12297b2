// A piece of an archive as text a reader takes.
#pragma once

#include <string>
#include <vector>

#include "luatco/archive/cutter.h"
#include "luatco/archive/encoding.h"
#include "luatco/formats/pgn_split.h"

namespace luatco::archive {

/// Calls `read(const Decoded&, offset)` for the texts of a piece in order, each of whole games and
/// in one encoding, `offset` being the byte of the file where it begins. One text where the piece
/// is UTF-8; game by game where the games may differ in encoding, or where the way from text to
/// file is longer than a subtraction.
template <class Read>
void for_each_text(const Piece& piece, Read&& read) {
  const std::string_view whole = piece.text;
  const bool bytes = piece.encoding == &kUtf8;  // else it was transcoded as a stream
  if (bytes && is_utf8(whole)) return read(Decoded{whole, &kUtf8}, piece.offset);
  std::vector<std::size_t> starts = formats::split_games(whole, 1);
  starts.push_back(whole.size());
  std::string storage;
  std::uint64_t offset = piece.offset;
  for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
    const std::string_view game = whole.substr(starts[i], starts[i + 1] - starts[i]);
    const Decoded text = bytes ? decode(game, storage) : Decoded{game, piece.encoding};
    read(text, offset);
    offset += text.encoding->byte_count(text.text);
  }
}

}  // namespace luatco::archive

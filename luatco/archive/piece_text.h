// A piece of an archive as text a reader takes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "luatco/archive/xqf_text.h"

namespace luatco::archive {

using check::FormatKind;
using check::RecordFormat;

/// Whole records of one game in one encoding.
struct PieceText {
  Decoded decoded;
  std::uint64_t offset = 0;  // the byte of the file where it begins
  std::string_view game;
  std::string_view encoding;  // its name: of an XQF file that of the texts in it
};

/// Which game the records of a piece are of.
struct GameChoice {
  std::string_view game;     // where nothing tells, or always
  bool each_record = false;  // look at each
};

/// Calls `read(const PieceText&)` for the texts of a piece in order. One text where the piece is
/// UTF-8 and of one game; else record by record, as long as they differ from what came before.
template <class Read>
void for_each_text(const Piece& piece, const RecordFormat& format, const GameChoice& choice,
                   Read&& read) {
  const std::string_view whole = piece.text;
  if (format.kind == FormatKind::Xqf) {
    const auto file = read_xqf(whole);
    if (file) read(PieceText{{whole, &kUtf8}, piece.offset, choice.game, file->encoding->name});
    return;
  }
  const bool bytes = piece.encoding == &kUtf8;  // else it was transcoded as a stream
  const bool utf8 = bytes && is_utf8(whole);
  const bool together = utf8 && format.kind != FormatKind::Jsonl;
  if (together && !choice.each_record) {
    return read(PieceText{{whole, &kUtf8}, piece.offset, choice.game, kUtf8.name});
  }
  std::vector<std::size_t> starts = format.split(whole);
  starts.push_back(whole.size());
  const auto record = [&](std::size_t n) {
    return whole.substr(starts[n], starts[n + 1] - starts[n]);
  };
  std::string storage;
  std::uint64_t offset = piece.offset;
  for (std::size_t i = 0; i + 1 < starts.size();) {
    std::size_t next = i + 1;
    PieceText text{{record(i), piece.encoding}, offset, choice.game, {}};
    if (bytes && !utf8) text.decoded = decode(record(i), storage);
    if (choice.each_record) text.game = format.game_of(text.decoded.text, choice.game);
    // What needs no decoding is handed on in one go.
    for (; together && next + 1 < starts.size(); ++next) {
      if (format.game_of(record(next), choice.game) != text.game) break;
      text.decoded.text = whole.substr(starts[i], starts[next + 1] - starts[i]);
    }
    text.encoding = text.decoded.encoding->name;
    read(text);
    offset += text.decoded.encoding->byte_count(text.decoded.text);
    i = next;
  }
}

}  // namespace luatco::archive

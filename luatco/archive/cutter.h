// Cuts a stream of text into pieces of whole games.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "luatco/archive/encoding.h"
#include "luatco/check/record_format.h"

namespace luatco::archive {

struct Piece {
  std::string text;
  /// The byte of the (unpacked) file at which it begins, its encoding, and how many bytes of the
  /// file it stands for.
  std::uint64_t offset = 0;
  const Encoding* encoding = &kUtf8;
  std::uint64_t bytes = 0;
  /// The last game was cut in the middle, because it is longer than any game may be.
  bool broken = false;
};

using check::LastGameStart;

struct PieceSizes {
  /// A piece is cut as soon as it has this many bytes and holds a cut.
  std::size_t target = 256 << 10;
  /// No game is longer; what is longer is cut in the middle.
  std::size_t limit = 64 << 20;
};

class Cutter {
 public:
  Cutter(TextStream& stream, LastGameStart last_game_start, PieceSizes sizes = {})
      : stream_(stream),
        last_game_start_(last_game_start),
        sizes_(sizes),
        offset_(stream.first_offset()) {}

  /// The next piece; false at the end of the stream. What the end cuts off (a damaged file) is
  /// still a piece.
  bool next(Piece& piece);

 private:
  bool fill(std::size_t size);
  void take(Piece& piece, std::size_t size);

  TextStream& stream_;
  LastGameStart last_game_start_;
  PieceSizes sizes_;
  std::string pending_;
  std::uint64_t offset_;
  bool ended_ = false;
};

}  // namespace luatco::archive

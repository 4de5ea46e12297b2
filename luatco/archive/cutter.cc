#include "luatco/archive/cutter.h"

#include <algorithm>

namespace luatco::archive {

bool Cutter::next(Piece& piece) {
  // A game longer than the target makes the window grow, doubling, so that looking for the cut
  // again costs no more than reading twice.
  for (std::size_t window = sizes_.target;; window = std::min(2 * window, sizes_.limit)) {
    if (!fill(window)) {
      if (pending_.empty()) return false;
      take(piece, pending_.size());
      return true;
    }
    const std::size_t cut = last_game_start_(pending_);
    if (cut != 0 || window == sizes_.limit) {
      take(piece, cut != 0 ? cut : pending_.size());
      piece.broken = cut == 0;
      return true;
    }
  }
}

/// Reads until `size` bytes are pending; false if the stream ended before.
bool Cutter::fill(std::size_t size) {
  constexpr std::size_t kRead = 64 << 10;
  while (pending_.size() < size && !ended_) {
    const std::size_t had = pending_.size();
    const std::size_t room = std::min(kRead, size - had);
    pending_.resize(had + room);
    const std::size_t got = stream_.read(std::span(pending_).subspan(had));
    pending_.resize(had + got);
    ended_ = got == 0;
  }
  return pending_.size() >= size;
}

void Cutter::take(Piece& piece, std::size_t size) {
  piece.offset = offset_;
  piece.encoding = &stream_.encoding();
  piece.broken = false;
  piece.text = pending_.substr(size);
  pending_.resize(size);
  pending_.swap(piece.text);
  piece.bytes = piece.encoding->byte_count(piece.text);
  offset_ += piece.bytes;
}

}  // namespace luatco::archive

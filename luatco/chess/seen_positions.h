// A set of positions with a small number for each: open addressing on 128-bit keys made from the
// whole position, so that two positions share a key with a chance of less than 2^-70 in the largest
// search.
#pragma once

#include <cstdint>
#include <vector>

#include "luatco/chess/position.h"

namespace luatco::chess {

class SeenPositions {
 public:
  void clear() {
    slots_.clear();
    size_ = 0;
  }
  [[nodiscard]] std::uint64_t size() const { return size_; }

  /// The number kept for the position; made with 0 when it is new. Valid until the next call.
  std::uint8_t& operator[](const Position& position);
  /// Adds the position; false where it was there already.
  bool insert(const Position& position);

 private:
  struct Slot {
    std::uint64_t high = 0;
    std::uint64_t low = 0;  // 0: free
    std::uint8_t number = 0;
  };
  Slot& find(const Position& position);
  void grow();

  std::vector<Slot> slots_;
  std::uint64_t size_ = 0;
};

}  // namespace luatco::chess

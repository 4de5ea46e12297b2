// A set of positions: open addressing on 128-bit keys made from the whole position, so that two
// positions share a key with a chance of less than 2^-80 in the largest search.
#pragma once

#include <cstdint>
#include <vector>

#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

class SeenPositions {
 public:
  /// Adds the position; false where it was there already.
  bool insert(const Position& position);

 private:
  struct Slot {
    std::uint64_t high = 0;
    std::uint64_t low = 0;  // 0: free
  };
  static Slot& find(std::vector<Slot>& slots, const Slot& key);
  void grow();

  std::vector<Slot> slots_;
  std::uint64_t size_ = 0;
};

}  // namespace luatco::xiangqi

#include "luatco/xiangqi/seen_positions.h"

#include <utility>

#include "luatco/base/hash.h"

namespace luatco::xiangqi {
namespace {

constexpr std::size_t kFirstSlots = 1024;

/// A second key beside Position::key(), from other words in another order.
std::uint64_t second_key(const Position& position) {
  std::uint64_t key = position.turn() == kRed ? ~kHashStart : kHashStart << 1;
  for (const Side side : {kBlack, kRed}) {
    for (int role = kRoles - 1; role >= 0; --role) {
      const PointSet set = position.pieces(side, static_cast<Role>(role));
      key = mix(mix(key, set.half[1]), set.half[0]);
    }
  }
  return key | 1;  // never 0
}

}  // namespace

SeenPositions::Slot& SeenPositions::find(std::vector<Slot>& slots, const Slot& key) {
  const std::size_t mask = slots.size() - 1;
  std::size_t at = static_cast<std::size_t>(key.high) & mask;
  while (slots[at].low != 0 && (slots[at].high != key.high || slots[at].low != key.low)) {
    at = (at + 1) & mask;
  }
  return slots[at];
}

void SeenPositions::grow() {
  std::vector<Slot> larger(slots_.empty() ? kFirstSlots : slots_.size() * 2);
  for (const Slot& slot : slots_) {
    if (slot.low != 0) find(larger, slot) = slot;
  }
  slots_ = std::move(larger);
}

bool SeenPositions::insert(const Position& position) {
  if (size_ * 3 >= slots_.size() * 2) grow();
  const Slot key{position.key(), second_key(position)};
  Slot& slot = find(slots_, key);
  if (slot.low != 0) return false;
  slot = key;
  ++size_;
  return true;
}

}  // namespace luatco::xiangqi

#include "luatco/chess/seen_positions.h"

namespace luatco::chess {
namespace {

struct Key {
  std::uint64_t high;
  std::uint64_t low;
};

Key key_of(const Position& p) {
  std::uint64_t high = 0x9E3779B97F4A7C15ULL;
  std::uint64_t low = 0xC2B2AE3D27D4EB4FULL;
  const auto mix = [&](std::uint64_t word) {
    high = (high ^ word) * 0xFF51AFD7ED558CCDULL;
    high ^= high >> 32;
    low = (low + word) * 0xC4CEB9FE1A85EC53ULL;
    low ^= low >> 29;
  };
  for (const Role role :
       {Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King}) {
    mix(p.pieces(role));
  }
  mix(p.pieces(kWhite));
  const auto en_passant = p.double_step_square();
  // Castling rooks stand on the first and last ranks: bits 8 and 32 up are free for the rest.
  mix(p.castling_rooks() ^ (std::uint64_t{luatco::index(p.turn())} << 32) ^
      (en_passant ? (index(*en_passant) + 1ULL) << 8 : 0));
  return {high, low | 1};
}

}  // namespace

SeenPositions::Slot& SeenPositions::find(const Position& position) {
  if (size_ * 8 >= slots_.size() * 5) grow();
  const Key key = key_of(position);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = static_cast<std::size_t>(key.high) & mask;; i = (i + 1) & mask) {
    Slot& slot = slots_[i];
    if (slot.low == 0) {
      slot.high = key.high;
      slot.low = key.low;
      ++size_;
      return slot;
    }
    if (slot.low == key.low && slot.high == key.high) return slot;
  }
}

std::uint8_t& SeenPositions::operator[](const Position& position) { return find(position).number; }

bool SeenPositions::insert(const Position& position) {
  const std::uint64_t before = size_;
  find(position);
  return size_ != before;
}

void SeenPositions::grow() {
  std::vector<Slot> old(slots_.empty() ? 256 : slots_.size() * 2);
  old.swap(slots_);
  const std::size_t mask = slots_.size() - 1;
  for (const Slot& slot : old) {
    if (slot.low == 0) continue;
    std::size_t i = static_cast<std::size_t>(slot.high) & mask;
    while (slots_[i].low != 0) i = (i + 1) & mask;
    slots_[i] = slot;
  }
}

}  // namespace luatco::chess

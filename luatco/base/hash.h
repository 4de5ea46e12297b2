// Mixing words into a key.
#pragma once

#include <cstdint>

namespace luatco {

/// What a key of nothing starts from.
inline constexpr std::uint64_t kHashStart = 0x243F6A8885A308D3ULL;

/// The key of what `key` stood for and one word more. Order matters.
constexpr std::uint64_t mix(std::uint64_t key, std::uint64_t word) {
  key = (key ^ word) * 0x9E3779B97F4A7C15ULL;
  return key ^ (key >> 29);
}

}  // namespace luatco

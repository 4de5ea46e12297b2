// What tables of sliders are indexed by, and how many entries all squares need together.
#pragma once

#include <cstddef>

#include "luatco/chess/geometry/portable.h"

namespace luatco::chess {

inline constexpr std::size_t kRookEntries = 102'400;
inline constexpr std::size_t kBishopEntries = 5'248;

/// The squares whose occupation changes what is attacked: not the last one of each line. Inlined
/// always: files for other processors are compiled with it, too, and must not share their code.
LUATCO_INLINE Bitboard relevant(Square from, Bitboard lines) {
  Bitboard edges = 0;
  if (file_of(from) != 0) edges |= file_set(0);
  if (file_of(from) != 7) edges |= file_set(7);
  if (rank_of(from) != 0) edges |= rank_set(0);
  if (rank_of(from) != 7) edges |= rank_set(7);
  return lines & ~edges;
}

}  // namespace luatco::chess

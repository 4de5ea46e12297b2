// The generator compiled for one kind of processor. Each backend is its own type, its own .cc and
// its own compiler flags; movegen.cc chooses one when the program first needs it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "luatco/chess/board.h"
#include "luatco/chess/move.h"

namespace luatco::chess {

struct Backend {
  std::string_view name;
  /// Can this processor run it? Runs on any.
  bool (*supported)();
  /// Fills its tables; must have run once before any of the others.
  void (*prepare)();
  void (*legal_moves)(const Board<Bitboard>& board, Side us, MoveList& list);
  std::uint64_t (*count_legal_moves)(const Board<Bitboard>& board, Side us);
  /// Precondition: depth >= 1.
  std::uint64_t (*perft)(const Board<Bitboard>& board, Side us, int depth);
};

/// Every backend compiled in, best first; the last one runs anywhere.
std::span<const Backend* const> backends();
/// The first that this processor supports, prepared. Chosen once.
const Backend& backend();

}  // namespace luatco::chess

// The generator compiled for one kind of processor. Each backend is its own type, its own .cc and
// its own compiler flags; movegen.cc chooses one when the program first needs it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

struct Backend {
  std::string_view name;
  /// Can this processor run it? Runs on any.
  bool (*supported)();
  void (*legal_moves)(const Position& position, MoveList& list);
  std::uint64_t (*count_legal_moves)(const Position& position);
  PointSet (*legal_targets)(const Position& position, Point from);
  /// Precondition: depth >= 1.
  std::uint64_t (*perft)(const Position& position, int depth);
};

/// Every backend compiled in, best first; the last one runs anywhere.
std::span<const Backend* const> backends();
/// The first that this processor supports. Chosen once.
const Backend& backend();

}  // namespace luatco::xiangqi

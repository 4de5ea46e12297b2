// The functions of a Backend, for the geometry that they are compiled with.
#pragma once

#include "luatco/xiangqi/backend.h"

namespace luatco::xiangqi {

/// Defined in backend_functions.h, which only the backends' own files include: each instantiates
/// one, so that no other object holds a copy compiled with other flags.
template <class Geometry>
struct BackendOf {
  static void legal_moves(const Position& position, MoveList& list);
  static std::uint64_t count_legal_moves(const Position& position);
  static PointSet legal_targets(const Position& position, Point from);
  static std::uint64_t perft(const Position& position, int depth);
};

struct Portable;
struct Bmi2;

}  // namespace luatco::xiangqi

#pragma once

#include "luatco/chess/backend_of.h"
#include "luatco/chess/generator.h"
#include "luatco/chess/sinks.h"

namespace luatco::chess {

template <class Geometry, class Sink>
LUATCO_INLINE void generate(const Board<Bitboard>& board, Side us, Sink& sink) {
  if (us == kWhite) {
    Generator<kWhite, Geometry>::run(board, board, sink);
  } else {
    Generator<kBlack, Geometry>::run(board, board, sink);
  }
}

template <class Geometry>
void BackendOf<Geometry>::prepare() {
  Geometry::prepare();
}

template <class Geometry>
void BackendOf<Geometry>::legal_moves(const Board<Bitboard>& board, Side us, MoveList& list) {
  ListSink<Geometry> sink{list};
  generate<Geometry>(board, us, sink);
  sink.done();
}

template <class Geometry>
std::uint64_t BackendOf<Geometry>::count_legal_moves(const Board<Bitboard>& board, Side us) {
  CountSink sink;
  generate<Geometry>(board, us, sink);
  return sink.moves;
}

}  // namespace luatco::chess

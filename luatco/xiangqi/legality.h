// Is this one move legal? For readers, which know what they ask about; lists come from movegen.h.
#pragma once

#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

/// Whether legal_moves(position) holds the move. Any two points may be asked about.
bool is_legal(const Position& position, const Attempt& attempt);

}  // namespace luatco::xiangqi

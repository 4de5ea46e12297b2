// Every way of writing xiangqi moves by its name, and reading: liberal, but never a guess.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "luatco/core/notation.h"
#include "luatco/xiangqi/move.h"
#include "luatco/xiangqi/position.h"

namespace luatco::xiangqi {

/// uci (the canonical one), uci_rank1, iccs, wxf, wxf_fairy, chinese, chinese_also, vietnamese,
/// vietnamese_long, spoken.
std::span<const Notation> notations();

/// Precondition: `move` is legal, `notation` is one of notations(). Empty only in chinese_also,
/// where there is no other customary spelling.
std::string write_move(const Position& position, Move move, std::string_view notation);

/// Reads the text as one notation (its dialect first, then the other one of the same letters), or
/// as all of them where the name is empty: whatever fits in any is a candidate. Without a name,
/// ranks count from 0 unless a rank 10 proves otherwise.
Reading<Move> read_move(const Position& position, std::string_view text, std::string_view notation);

}  // namespace luatco::xiangqi

// Writing and reading moves: coordinates as engines use them, and algebraic notation as in chess
// (FIDE appendix C). Nobody gives check, so there are no signs of it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "luatco/base/result.h"
#include "luatco/core/notation.h"
#include "luatco/pawns/position.h"

namespace luatco::pawns {

/// uci (the canonical one), san with English letters, san_vi with Vietnamese ones.
std::span<const Notation> notations();

/// Precondition: `move` is legal, `notation` is one of notations().
std::string write_move(const Position& position, Move move, std::string_view notation);

/// Reads the text as one notation, or as any of them where the name is empty. Liberal about x, =,
/// +, # and annotation signs, but never a guess: all moves that fit are candidates.
Reading<Move> read_move(const Position& position, std::string_view text, std::string_view notation);

/// Two squares and perhaps a promotion letter: an Attempt, legal or not; a reason where the text is
/// not even that.
Result<Attempt, Reason> parse_uci(std::string_view text);

}  // namespace luatco::pawns

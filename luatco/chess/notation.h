// Writing and reading chess moves: coordinates as engines use them (UCI, standard and Chess960) and
// algebraic notation (FIDE appendix C, SAN as PGN writes it). Strict when writing, liberal when
// reading, and never a guess.
#pragma once

#include "luatco/chess/liberty.h"        // IWYU pragma: export
#include "luatco/chess/piece_letters.h"  // IWYU pragma: export
#include "luatco/chess/san_reader.h"     // IWYU pragma: export
#include "luatco/chess/san_writer.h"     // IWYU pragma: export
#include "luatco/chess/uci.h"            // IWYU pragma: export

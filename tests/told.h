// For the tests: rows of data/cases asked of the API, and pages that show a board beside what is
// said.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"
#include "luatco/say/args.h"

namespace luatco::say {

/// The rows of data/cases/<path>, without comments.
std::vector<api::Json> read_rows(const std::string& path);

/// The request of a row: "game", "fen", "moves" (blanks between), "attempt", "move", "variant"; its
/// "op", or where it has none `op`.
api::Json request_of(const api::Json& row, std::string_view op);

/// The position in letters, with the marked squares in brackets.
std::string small_board(std::string_view game, std::string_view fen,
                        const std::vector<std::string>& marks);

/// A board with just the pieces and squares that the arguments name; empty where they name none.
std::string board_of_args(std::string_view game, const Args& args);

/// Expects a page to be data/golden/<name>; writes it first where LUATCO_UPDATE_GOLDEN is set.
void compare_with_golden_page(const std::string& page, const std::string& name);

}  // namespace luatco::say

// How the command line reports what it could not do, and the exit codes it ends with.
#pragma once

#include <string>
#include <string_view>

#include "apps/cli/words.h"
#include "luatco/api/json.h"
#include "luatco/archive/byte_source.h"

namespace luatco::cli {

inline constexpr int kOk = 0;
inline constexpr int kFindings = 1;    // the answer is no: an illegal move, a faulty archive
inline constexpr int kUsageError = 2;  // the question could not be read

/// Prints an API error to stderr, with the faults or reasons it carries; returns kUsageError.
int report_error(const Words& words, const api::Json& error);
std::string input_fault_text(const Words& words, std::string_view file,
                             const archive::InputFault& fault);
int report_input_fault(const Words& words, std::string_view file, const archive::InputFault& fault);
int report_unknown_game(const Words& words, std::string_view game);
/// kOk where the game ("auto": any) has that rule set, or none is named; else prints which it has
/// and returns kUsageError.
int check_rules(const Words& words, std::string_view game, std::string_view rules);

}  // namespace luatco::cli

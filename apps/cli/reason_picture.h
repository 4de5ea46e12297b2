// The picture of a reason: what a full story marks, on its board. What is drawn is decided by the
// core; here only which steps of the story, and on which board.
#pragma once

#include <string>

#include "apps/cli/commands.h"
#include "apps/cli/words.h"
#include "luatco/api/json.h"

namespace luatco::cli {

/// The files that --svg and --png name. `answer` has the story ("full", with text) and the "fen" it
/// is about. Of a refusal the first reason is drawn, of a cycle its last attack, of any other
/// position everything that is told. Returns an exit code, and says what went wrong.
int draw_reason(const Words& words, const Common& common, const ExplainOptions& options,
                const api::Json& answer);

}  // namespace luatco::cli

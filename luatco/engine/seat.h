// An engine's seat at a game: what it is asked, and what its answer means, in the words of the API.
// The rules bind it as they bind a person: what a law of repetition forbids is told to it.
#pragma once

#include "luatco/api/json.h"
#include "luatco/base/result.h"
#include "luatco/engine/engine.h"

namespace luatco::engine {

/// What an engine is asked to find a move in the game of `request` ("game", "fen", "moves",
/// "options"; with "rules" and "events" as `ruling` takes them): without limits. An error of the
/// API where there is no such position, "engine.error.over" where nothing can be played in it.
Result<Question, api::Json> question_of(const api::Json& request);

/// {"move", <notations>, "score": {"cp"} | {"mate"}, "depth", "nodes", "line": [...], "banned"?,
/// "late"?}: `line` is cut where the rules no longer allow it.
api::Json answer_of(const api::Json& request, const Thought& thought);

}  // namespace luatco::engine

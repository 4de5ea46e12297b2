// An engine's seat at a game: what it is asked, and what its answer means, in the words of the API.
// The rules bind it as they bind a person: what a law of repetition forbids is told to it.
#pragma once

#include <cstdint>
#include <optional>

#include "luatco/api/json.h"
#include "luatco/base/result.h"
#include "luatco/uci/question.h"

namespace luatco::api {

/// What one question may cost at most, and what it costs where the request does not say.
inline constexpr std::int64_t kMostMillis = 10'000;
inline constexpr std::int64_t kUsualMillis = 1'000;
inline constexpr std::int64_t kMostNodes = 20'000'000;

/// "level" (with "seed"; of "limits" only the time counts then) or "limits" of a request; whatever
/// is asked for, the time is bounded.
Result<engine::Limits, Json> limits_of(const Json& request);

/// [{"level", "share", "nodes" | "millis"}, ...], from the weakest on; with a `seed` each tells as
/// "asks" whether the move with this seed is the engine's, or the small opponent's.
Json levels_json(std::optional<std::uint64_t> seed);

/// What an engine is asked to find a move in the game of `request` ("game", "fen", "moves",
/// "options"; with "rules" and "events" as `ruling` takes them): without limits. An error of the
/// API where there is no such position, "engine.error.over" where nothing can be played in it.
Result<engine::Question, Json> question_of(const Json& request);

/// {"move", <notations>, "score": {"cp"} | {"mate"}, "depth", "nodes", "line": [...], "banned"?,
/// "late"?}: `line` is cut where the rules no longer allow it.
Json answer_of(const Json& request, const engine::Thought& thought);

/// {"cp"} or {"mate"}
Json score_json(const Score& score);
/// Within the bounds of a score; nullopt for what is none.
std::optional<Score> read_score(const Json& json);

}  // namespace luatco::api

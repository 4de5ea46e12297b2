// An independent check of the reasons luatco gives: it is handed only texts and a plain board.
#pragma once

#include <string>

namespace plain {

/// Is this reason true, and does it forbid the attempt? "" if so, else what is wrong with it.
/// `fen` and `moves` (space-separated) give the position, `attempt` is a move in coordinates or the
/// person's text; a reason about the ways out of check has no attempt (empty). `reason` is JSON:
/// {"id":..,"args":{..},"squares":[..]}.
std::string refuted(const std::string& fen, const std::string& moves, const std::string& attempt,
                    const std::string& reason);

}  // namespace plain

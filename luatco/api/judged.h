// An attempt as text, judged.
#pragma once

#include "luatco/api/request.h"

namespace luatco::api {

/// Coordinates are judged; any other notation is read, which says as well why nothing fits.
template <Rules G>
Result<typename G::Move, Refusal> judge_text(const Line<G>& line, std::string_view text) {
  const auto attempt = G::parse_attempt(line.position, text);
  if (attempt) return G::judge(line.position, *attempt, line.past);
  const auto reading = G::read_move(line.position, text, {});
  if (reading.candidates.size() == 1) return reading.candidates.front();
  return Unexpected{Refusal{reading.reason ? *reading.reason : attempt.error()}};
}

}  // namespace luatco::api

// An attempt as text, judged.
#pragma once

#include "luatco/api/request.h"

namespace luatco::api {

/// Coordinates are judged; any other notation is read, which says as well why nothing fits.
template <Rules G>
Result<typename G::Move, Refusal> judge_text(
    const typename G::Position& position, std::string_view text,
    Past<typename G::Position, typename G::Move> past = {}) {
  const auto attempt = G::parse_attempt(position, text);
  if (attempt) return G::judge(position, *attempt, past);
  const auto reading = G::read_move(position, text, {});
  if (reading.candidates.size() == 1) return reading.candidates.front();
  return Unexpected{Refusal{reading.reason ? *reading.reason : attempt.error()}};
}

/// Every reason, with what a board shows of it.
template <Rules G>
Json reasons_json(const Refusal& refusal) {
  return shown_json(refusal, naming<G>());
}

}  // namespace luatco::api

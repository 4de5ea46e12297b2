// data/cases/<game>/refusals.jsonl: each row a position, an attempt and its first reason.
#pragma once

#include <map>
#include <span>

#include "tests/game_rows.h"

namespace luatco {

/// Holds judge() to every row. Every id of `ids` must have a positive row and a near miss, but for
/// those of texts (`input`) and of ways out of check (`way`), which have their own tables.
template <Rules G>
void expect_refusal_rows(std::span<const std::string_view> ids) {
  std::map<std::string, std::set<std::string>, std::less<>> kinds;
  for (const api::Json& row : read_cases(std::string(G::kName) + "/refusals.jsonl")) {
    SCOPED_TRACE(row.dump());
    const auto game = read_game<G>(row);
    ASSERT_TRUE(game);
    const auto attempt = G::parse_attempt(game->position, row.text("attempt"));
    ASSERT_TRUE(attempt);
    const auto verdict = G::judge(game->position, *attempt, game->past);
    EXPECT_EQ(verdict ? "legal" : verdict.error().front().id, row.text("first"));
    if (!verdict) {
      const auto named = squares_of<G>(verdict.error().front());
      for (const std::string& square : strings(row, "squares")) {
        EXPECT_TRUE(named.contains(square)) << square;
      }
    }
    kinds[std::string(row.text("of"))].insert(std::string(row.text("row")));
  }
  for (const std::string_view id : ids) {
    const std::string_view family = id.substr(G::kIdPrefix.size());
    const auto is = [&](std::string_view word) { return family.starts_with(word); };
    if (is(".input.") || is(".way.")) continue;
    EXPECT_EQ(kinds[std::string(id)].size(), 2U) << id << ": a positive row and a near miss";
  }
}

}  // namespace luatco

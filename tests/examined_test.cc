// What positions and moves of a finished game are worth, and what engines that others run are told
// and believed: rows of requests with what has to be in the answer.
#include <gtest/gtest.h>

#include <algorithm>

#include "luatco/api/api.h"
#include "tests/cases.h"

namespace luatco {
namespace {

using api::Json;

/// Whether `answer` has all that `wanted` has: members of objects, items of lists of the same
/// length. null is wanted where there must be no such member.
bool has(const Json& answer, const Json& wanted) {
  if (const auto* members = wanted.members()) {
    return std::ranges::all_of(*members, [&](const auto& member) {
      const Json* found = answer.find(member.first);
      if (member.second.is_null()) return found == nullptr;
      return found != nullptr && has(*found, member.second);
    });
  }
  const auto* items = wanted.items();
  if (items == nullptr) return answer == wanted;
  const auto* found = answer.items();
  if (found == nullptr || found->size() != items->size()) return false;
  for (std::size_t i = 0; i < items->size(); ++i) {
    if (!has((*found)[i], (*items)[i])) return false;
  }
  return true;
}

TEST(Examined, PositionsMovesAndEnginesAreWorthWhatTheRowsSay) {
  const auto rows = read_cases("review/requests.jsonl");
  EXPECT_GE(rows.size(), 20U);
  for (const Json& row : rows) {
    const Json answer = api::answer(*row.find("request"));
    EXPECT_TRUE(has(answer, *row.find("has"))) << row.text("says") << "\n" << answer.dump();
    EXPECT_EQ(api::answer(*row.find("request")).dump(), answer.dump()) << "the same every time";
  }
}

}  // namespace
}  // namespace luatco

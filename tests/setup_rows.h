// data/cases/<game>/setup.jsonl: set-ups and all their faults. A row: fen, faults ("word",
// "word square" or "word @offset"), normal (the FEN in normal form, where it can be played).
#pragma once

#include <gmock/gmock.h>

#include <map>
#include <span>

#include "tests/game_rows.h"

namespace luatco {

template <Rules G>
std::string fault_text(const Fault& fault) {
  const std::string prefix = std::string(G::kIdPrefix) + ".setup.";
  EXPECT_TRUE(fault.id.starts_with(prefix)) << fault.id;
  std::string text(fault.id.substr(prefix.size()));
  if (fault.square) text += " " + G::square_name(*fault.square);
  if (fault.offset) text += " @" + std::to_string(*fault.offset);
  return text;
}

/// Holds check_fen() to every row; every id of `ids` must be met by a row.
template <Rules G>
void expect_setup_rows(std::span<const std::string_view> ids) {
  std::set<std::string> met;
  for (const api::Json& row : read_cases(std::string(G::kName) + "/setup.jsonl")) {
    const auto checked = G::check_fen(row.text("fen"), G::variants().front());
    std::vector<std::string> found;
    for (const Fault& fault : checked.faults) {
      found.push_back(fault_text<G>(fault));
      met.emplace(fault.id);
    }
    EXPECT_THAT(found, testing::UnorderedElementsAreArray(strings(row, "faults"))) << row.dump();
    EXPECT_EQ(checked.position.has_value(), !has_error(checked.faults)) << row.dump();
    EXPECT_EQ(checked.position ? G::write_fen(*checked.position) : "", row.text("normal"));
  }
  for (const std::string_view id : ids) EXPECT_TRUE(met.contains(std::string(id))) << id;
}

}  // namespace luatco

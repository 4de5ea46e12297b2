// data/cases/<game>/setup.jsonl: set-ups and all their faults. A row: fen, faults ("word",
// "word square" or "word @offset"), normal (the FEN in normal form, where it can be played).
#pragma once

#include <gmock/gmock.h>

#include <algorithm>
#include <map>

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

/// Does the text, read as one of the game's variants, give this position, with no fault of the
/// text? (A claim of castling by file letters is one of Chess960, whatever variant it was read in.)
template <Rules G>
bool reads_back(const std::string& fen, const typename G::Position& position) {
  for (const std::string_view variant : G::variants()) {
    const auto again = G::check_fen(fen, variant);
    const bool clean = std::none_of(again.faults.begin(), again.faults.end(),
                                    [](const Fault& fault) { return fault.offset.has_value(); });
    if (clean && again.position && *again.position == position &&
        G::write_fen(*again.position) == fen) {
      return true;
    }
  }
  return false;
}

/// Holds check_fen() to every row; every fault of the game must be met by a row and missed by
/// another. What can be played is written so that it reads back as the same, without faults of the
/// text.
template <Rules G>
void expect_setup_rows() {
  std::map<std::string, int, std::less<>> met;
  int rows = 0;
  for (const api::Json& row : read_cases(std::string(G::kName) + "/setup.jsonl")) {
    const auto checked = G::check_fen(row.text("fen"), variant_of<G>(row));
    std::vector<std::string> found;
    std::set<std::string> found_ids;
    for (const Fault& fault : checked.faults) {
      found.push_back(fault_text<G>(fault));
      found_ids.emplace(fault.id);
    }
    for (const std::string& id : found_ids) ++met[id];
    ++rows;
    EXPECT_THAT(found, testing::UnorderedElementsAreArray(strings(row, "faults"))) << row.dump();
    EXPECT_EQ(checked.position.has_value(), !has_error(checked.faults)) << row.dump();
    const std::string normal = checked.position ? G::write_fen(*checked.position) : "";
    EXPECT_EQ(normal, row.text("normal")) << row.dump();
    if (!checked.position) continue;
    EXPECT_TRUE(reads_back<G>(normal, *checked.position)) << normal;
  }
  for (const std::string_view id : G::ids()) {
    if (!id.starts_with(std::string(G::kIdPrefix) + ".setup.")) continue;
    EXPECT_GT(met[std::string(id)], 0) << id;
    EXPECT_LT(met[std::string(id)], rows) << id;
  }
}

}  // namespace luatco

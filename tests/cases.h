// Tables of cases: data/cases/**/*.jsonl, one JSON object a line; lines that start with # are
// remarks (sources, licences).
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "luatco/api/json.h"

namespace luatco {

/// The rows of data/cases/`file`. A missing file, an unreadable row or an empty table fails the
/// test.
inline std::vector<api::Json> read_cases(const std::string& file) {
  std::vector<api::Json> rows;
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/cases/" + file);
  EXPECT_TRUE(in) << file;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto row = api::parse_json(line);
    EXPECT_TRUE(row) << file << ": " << line;
    if (row) rows.push_back(*row);
  }
  EXPECT_FALSE(rows.empty()) << file;
  return rows;
}

/// The strings of a list member; empty where there is none.
inline std::vector<std::string> strings(const api::Json& row, std::string_view name) {
  std::vector<std::string> out;
  if (const api::Json* list = row.find(name); list != nullptr && list->items() != nullptr) {
    for (const api::Json& item : *list->items()) {
      EXPECT_NE(item.string(), nullptr) << row.dump();
      if (item.string() != nullptr) out.push_back(*item.string());
    }
  }
  return out;
}

}  // namespace luatco

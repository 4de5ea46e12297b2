// Small charts for a page: each bar is an SVG that stretches with the page, its words and numbers
// are text beside it, so that they stay readable on a phone, on paper and for a screen reader.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/cli/words.h"

namespace luatco::cli {

struct Bar {
  std::string label;  // as HTML
  std::uint64_t n = 0;
  std::string_view tone = "";  // a class of the page's style: "first", "second", "draw", "none"
};

/// A row a bar, each as long as its share of the largest.
std::string bar_chart(const Words& words, const std::vector<Bar>& bars, std::uint64_t total);

/// One bar, cut into shares of the whole, with a legend.
std::string share_chart(const Words& words, const std::vector<Bar>& bars);

/// Columns over numbers from 0 on: `counts` by number, put together into at most `columns`.
std::string column_chart(const std::vector<std::uint64_t>& counts, std::size_t columns);

}  // namespace luatco::cli

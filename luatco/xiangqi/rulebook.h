// The named rule sets of xiangqi, as data. Every ruling says which set and edition it follows.
#pragma once

#include <array>
#include <string_view>

namespace luatco::xiangqi {

struct Rulebook {
  std::string_view name;
  std::string_view edition;
};

/// The default first. What each says about perpetual check and chase, and its limits of moves, are
/// parameters of the cycle judge.
inline constexpr std::array<Rulebook, 4> kRulebooks = {{
    {.name = "club", .edition = "Club Xiangqi"},
    {.name = "wxf", .edition = "World Xiangqi Rules 2018"},
    {.name = "vn", .edition = "VXF 2021"},
    {.name = "cxa", .edition = "CXA 2020, experimental"},
}};

}  // namespace luatco::xiangqi

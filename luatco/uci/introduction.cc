#include "luatco/uci/introduction.h"

#include <algorithm>

namespace luatco::engine {
namespace {

constexpr std::string_view kVariantOption = "UCI_Variant";
constexpr std::size_t kMaxOptions = 1000;

bool holds(const std::vector<std::string>& list, std::string_view what) {
  return std::ranges::find(list, what) != list.end();
}

}  // namespace

bool Introduction::hear(const Said& said) {
  if (said.kind == Said::Kind::Name && !said.text.empty()) name = printable(said.text);
  if (said.kind == Said::Kind::Option && options.size() < kMaxOptions) {
    options.emplace_back(said.text);
    if (said.text == kVariantOption) variants.assign(said.choices.begin(), said.choices.end());
  }
  return said.kind == Said::Kind::HelloDone;
}

bool Introduction::has_option(std::string_view option) const { return holds(options, option); }

bool Introduction::has_variant(std::string_view game) const { return holds(variants, game); }

std::vector<std::string> Introduction::games() const {
  std::vector<std::string> all;
  for (const std::string_view one : {"chess", "xiangqi"}) {
    if (has_variant(one)) all.emplace_back(one);
  }
  return all;
}

bool Introduction::refuses(std::string_view game) const {
  return !variants.empty() && !has_variant(game);
}

std::string Introduction::set_up_lines(const Profile& profile, std::string_view game) const {
  std::string lines;
  if (has_variant(game)) lines += option_line(profile, kVariantOption, game);
  if (has_option("UCI_AnalyseMode")) lines += option_line(profile, "UCI_AnalyseMode", "false");
  return lines;
}

}  // namespace luatco::engine

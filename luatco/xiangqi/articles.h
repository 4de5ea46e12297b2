// Which article each ending and each act of the arbiter comes from (docs/laws/xiangqi.md).
#pragma once

#include <string_view>

#include "luatco/core/arbiter.h"
#include "luatco/xiangqi/rulebook.h"

namespace luatco::xiangqi {

/// "xq.result.agreement", ...
std::string_view ending(EndBy how);
/// "XQ 7.2", of docs/laws/xiangqi.md; empty for an unknown ending.
std::string_view article(std::string_view ending, const Rulebook& rulebook);
std::string_view article(ArbiterRule rule, const Rulebook& rulebook);

}  // namespace luatco::xiangqi

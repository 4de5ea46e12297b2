// JSON as a person writes it: what fits on a line stands on a line.
#pragma once

#include <string>

#include "luatco/api/json.h"

namespace luatco::school {

/// Ends with a line break. The outermost object or array always has its members on lines of their
/// own, `step` blanks further in.
std::string laid_out(const api::Json& json, int step);

}  // namespace luatco::school

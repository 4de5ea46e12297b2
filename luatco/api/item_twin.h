// The twin of an item as JSON: its position, and every square and move named in what is asked.
#pragma once

#include <optional>

#include "luatco/api/json.h"
#include "luatco/core/board_shape.h"
#include "luatco/teach/twin.h"

namespace luatco::api {

/// nullopt where the item has none of that kind: rights to castle, a board to be set up, squares
/// that are none.
std::optional<Json> twin_item(const Json& item, teach::TwinKind kind, const BoardShape& shape);

}  // namespace luatco::api

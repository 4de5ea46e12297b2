// When are two items one? When one is the other seen in a mirror, or with the colours changed.
#pragma once

#include <string>
#include <string_view>

#include "luatco/api/json.h"

namespace luatco::school {

/// The same text for items that are the same up to mirror and colours, another for any other two.
/// Precondition: `game` is a game.
std::string likeness(std::string_view game, const api::Json& item);

}  // namespace luatco::school

// What is drawn on and over the squares that is no piece.
#pragma once

#include <string>

#include "luatco/picture/frame.h"
#include "luatco/picture/palette.h"
#include "luatco/picture/picture.h"

namespace luatco::picture {

/// Signs that lie under the pieces, and those over them with the arrows.
std::string signs_below(const Frame& frame, const Picture& picture, const Palette& colours);
std::string signs_above(const Frame& frame, const Picture& picture, const Palette& colours);

}  // namespace luatco::picture

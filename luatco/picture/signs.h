// What is drawn on and over the squares that is no piece.
#pragma once

#include <string>

#include "luatco/picture/frame.h"
#include "luatco/picture/palette.h"
#include "luatco/picture/picture.h"

namespace luatco::picture {

/// What lies under the pieces: some signs, and the shafts of arrows, which pass behind them. What
/// lies over them: the other signs and the heads.
std::string signs_below(const Frame& frame, const Picture& picture, const Palette& colours);
std::string signs_above(const Frame& frame, const Picture& picture, const Palette& colours);

}  // namespace luatco::picture

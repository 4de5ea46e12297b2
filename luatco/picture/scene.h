// The empty board: squares, or lines with palaces and a river; the coordinates.
#pragma once

#include <string>

#include "luatco/picture/frame.h"
#include "luatco/picture/palette.h"
#include "luatco/picture/picture.h"

namespace luatco::picture {

/// The box of the drawing; the cells fill it from 0,0 to files and ranks. A board of points has its
/// coordinates in strips around it.
struct Box {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
};
Box box(const Frame& frame, const View& view);

std::string scene(const Frame& frame, const View& view, const Palette& colours);

}  // namespace luatco::picture

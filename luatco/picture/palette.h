// The colours of a theme. Good, bad and note are told apart by eyes that see no red or no green;
// every sign has a shape of its own besides.
#pragma once

#include <string_view>

#include "luatco/picture/picture.h"

namespace luatco::picture {

struct Palette {
  std::string_view light;  // squares
  std::string_view dark;
  std::string_view on_light;  // coordinates on a light square
  std::string_view on_dark;
  std::string_view wood;  // a board of points
  std::string_view line;
  std::string_view good;
  std::string_view bad;
  std::string_view note;
  std::string_view last;
  std::string_view past;
  std::string_view casing;  // around signs, so that they stand off from any ground
};

constexpr Palette palette(Theme theme) {
  switch (theme) {
    case Theme::Light:
      return {"#f0dcb8", "#b3855b", "#b3855b", "#f0dcb8", "#ecca92", "#5a3817",
              "#0b7a3e", "#c4121f", "#1559c7", "#e6b800", "#4a4a4a", "#ffffff"};
    case Theme::Dark:
      return {"#cfb78c", "#7d5c3f", "#7d5c3f", "#cfb78c", "#c79f66", "#36200b",
              "#0b7a3e", "#c4121f", "#1559c7", "#e6b800", "#4a4a4a", "#ffffff"};
    case Theme::Print:
      return {"#ffffff", "#d4d4d4", "#000000", "#000000", "#ffffff", "#000000",
              "#000000", "#000000", "#000000", "#9a9a9a", "#4a4a4a", "#ffffff"};
  }
  return {};
}

}  // namespace luatco::picture

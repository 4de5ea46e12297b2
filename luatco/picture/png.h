// An SVG as PNG, by librsvg's own program: a separate process, so that nobody needs it to build.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace luatco::picture {

enum class PngFault : std::uint8_t {
  None,
  NoProgram,  // rsvg-convert is not installed (Debian: librsvg2-bin)
  Failed,     // it could not write the file
};

/// Writes `svg` to the file, `width` pixels wide; to standard output where it has no name.
PngFault write_png(std::string_view svg, const std::string& file, int width);

}  // namespace luatco::picture

#include "luatco/picture/png.h"

#include <utility>
#include <vector>

#include "luatco/process/process.h"

namespace luatco::picture {

PngFault write_png(std::string_view svg, const std::string& file, int width) {
  using process::Ended;
  std::vector<std::string> words{"rsvg-convert", "--width", std::to_string(width)};
  if (!file.empty()) words.insert(words.end(), {"--output", file});
  switch (process::run(std::move(words), svg)) {
    case Ended::Well: return PngFault::None;
    case Ended::NotThere: return PngFault::NoProgram;
    case Ended::Badly:
    case Ended::NotStarted: return PngFault::Failed;
  }
  return PngFault::Failed;
}

}  // namespace luatco::picture

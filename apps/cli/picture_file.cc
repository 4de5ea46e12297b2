#include "apps/cli/picture_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "apps/cli/client.h"
#include "apps/cli/errors.h"
#include "luatco/picture/png.h"

namespace luatco::cli {
namespace {

picture::Theme theme(std::string_view name) {
  if (name == "dark") return picture::Theme::Dark;
  return name == "print" ? picture::Theme::Print : picture::Theme::Light;
}

picture::Coordinates coordinates(const PictureOptions& options) {
  if (!options.coordinates) return picture::Coordinates::None;
  return options.numbers ? picture::Coordinates::Numbers : picture::Coordinates::Names;
}

int fail(const Words& words, std::string_view id, const std::string& file) {
  std::fprintf(stderr, "%s\n", words(id, api::Json::object().set("file", file)).c_str());
  return kUsageError;
}

}  // namespace

std::string picture_of(const Words& words, const Common& common, std::string_view fen,
                       std::string_view title, const picture::Picture& picture,
                       const PictureOptions& options) {
  const api::Json shape = api::answer(request("shape", common, {}));
  picture::View view{.set = options.set,
                     .theme = theme(options.theme),
                     .flipped = options.flipped,
                     .coordinates = coordinates(options),
                     .title = std::string(title),
                     .river = {}};
  if (common.game == "xiangqi") view.river = {words("word.river.left"), words("word.river.right")};
  return picture::draw(shape, common.game, fen, picture, view);
}

int write_svg(const Words& words, const std::string& svg, const std::string& file) {
  if (file.empty() || file == "-") {
    std::fwrite(svg.data(), 1, svg.size(), stdout);
    return kOk;
  }
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> out(std::fopen(file.c_str(), "wb"),
                                                            &std::fclose);
  if (!out || std::fwrite(svg.data(), 1, svg.size(), out.get()) != svg.size()) {
    return fail(words, "draw.error.cannot_write", file);
  }
  return kOk;
}

int write_png(const Words& words, const std::string& svg, const std::string& file, int width) {
  switch (picture::write_png(svg, file == "-" ? std::string{} : file, width)) {
    case picture::PngFault::None: return kOk;
    case picture::PngFault::NoProgram: return fail(words, "draw.error.no_png_program", file);
    case picture::PngFault::Failed: return fail(words, "draw.error.cannot_write", file);
  }
  return kUsageError;
}

int write_picture(const Words& words, const std::string& svg, const PictureOptions& options) {
  if (options.output.ends_with(".png")) {
    return write_png(words, svg, options.output, options.width);
  }
  return write_svg(words, svg, options.output);
}

void mark_last(const api::Json& ply, picture::Picture& picture) {
  for (const char* end : {"from", "to"}) {
    picture.signs.push_back({std::string(ply.text(end)), picture::Sign::Last});
  }
}

}  // namespace luatco::cli

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

int fail(const Words& words, std::string_view id, const api::Json& args) {
  std::fprintf(stderr, "%s\n", words(id, args).c_str());
  return kUsageError;
}

}  // namespace

std::string picture_of(const Words& words, const Common& common, std::string_view fen,
                       const picture::Picture& picture, const PictureOptions& options) {
  const api::Json shape = api::answer(request("shape", common, {}));
  picture::View view{.set = options.set,
                     .theme = theme(options.theme),
                     .flipped = options.flipped,
                     .coordinates = options.coordinates,
                     .title = std::string(fen),
                     .river = {}};
  if (common.game == "xiangqi") view.river = {words("word.river.left"), words("word.river.right")};
  return picture::draw(shape, common.game, fen, picture, view);
}

int write_picture(const Words& words, const std::string& svg, const PictureOptions& options) {
  if (options.output.empty() || options.output == "-") {
    std::fwrite(svg.data(), 1, svg.size(), stdout);
    return kOk;
  }
  const api::Json file = api::Json::object().set("file", options.output);
  if (options.output.ends_with(".png")) {
    switch (picture::write_png(svg, options.output, options.width)) {
      case picture::PngFault::None: return kOk;
      case picture::PngFault::NoProgram: return fail(words, "draw.error.no_png_program", file);
      case picture::PngFault::Failed: return fail(words, "draw.error.cannot_write", file);
    }
  }
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> out(
      std::fopen(options.output.c_str(), "wb"), &std::fclose);
  if (!out || std::fwrite(svg.data(), 1, svg.size(), out.get()) != svg.size()) {
    return fail(words, "draw.error.cannot_write", file);
  }
  return kOk;
}

}  // namespace luatco::cli

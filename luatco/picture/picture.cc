#include "luatco/picture/picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "luatco/base/markup.h"
#include "luatco/picture/art.h"
#include "luatco/picture/frame.h"
#include "luatco/picture/palette.h"
#include "luatco/picture/scene.h"
#include "luatco/picture/signs.h"

namespace luatco::picture {
namespace {

std::string_view set_or_first(std::string_view game, std::string_view set) {
  const std::vector<std::string_view> sets = piece_sets(game);
  return set.empty() && !sets.empty() ? sets.front() : set;
}

/// Each kind of piece is drawn once, as a symbol, and used wherever one stands.
std::string pieces(const Frame& frame, std::string_view game, std::string_view set,
                   std::string_view fen, Drawings where) {
  std::vector<std::string> known;
  std::string symbols;
  std::string uses;
  // A board of points shows its pieces nearly as wide as the cell, squares leave a rim.
  const double size = frame.points() ? 96 : 92;
  for (const Standing& man : frame.placement(fen)) {
    if (where == Drawings::Inside && std::ranges::find(known, man.name) == known.end()) {
      known.push_back(man.name);
      symbols += piece_symbol(game, set, man.name, man.name);
    }
    const Point at = frame.middle(man.spot);
    uses += fmt::format(R"svg(<use href="#{}" x="{}" y="{}" width="{}" height="{}"/>)svg", man.name,
                        at.x - size / 2, at.y - size / 2, size, size);
  }
  return where == Drawings::Inside ? "<defs>" + symbols + "</defs>" + uses : uses;
}

}  // namespace

std::string draw(const api::Json& shape, std::string_view game, std::string_view fen,
                 const Picture& picture, const View& view) {
  const Frame frame(shape, view.flipped);
  const Palette colours = palette(view.theme);
  const Box all = box(frame, view);
  std::string svg = fmt::format(
      R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} {} {}" width="{}" height="{}" role="img">)svg",
      all.left, all.top, all.width, all.height, all.width / 2, all.height / 2);
  if (!view.title.empty()) svg += "<title>" + escaped(view.title) + "</title>";
  svg += scene(frame, view, colours);
  svg += signs_below(frame, picture, colours);
  svg += pieces(frame, game, set_or_first(game, view.set), fen, view.drawings);
  svg += signs_above(frame, picture, colours);
  return svg + "</svg>\n";
}

std::string drawings(const api::Json& shape, std::string_view game, std::string_view set) {
  const Frame frame(shape, false);
  std::string symbols;
  for (const std::string& name : frame.piece_names()) {
    symbols += piece_symbol(game, set_or_first(game, set), name, name);
  }
  return R"svg(<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">)svg" +
         symbols + "</svg>\n";
}

}  // namespace luatco::picture

#include "luatco/picture/art.h"

#include <algorithm>

namespace luatco::picture {
namespace {

/// The set a game is drawn with when nobody says.
struct Default {
  std::string_view game;
  std::string_view set;
};
constexpr Default kDefaults[] = {{"chess", "cburnett"}, {"xiangqi", "han_vi"}};

std::string_view art_game(std::string_view game) {
  const bool own = std::ranges::any_of(
      embedded_drawings(), [&](const EmbeddedDrawing& drawing) { return drawing.game == game; });
  return own ? game : "chess";
}

}  // namespace

std::vector<std::string_view> piece_sets(std::string_view game) {
  const std::string_view from = art_game(game);
  std::vector<std::string_view> sets;
  for (const EmbeddedDrawing& drawing : embedded_drawings()) {
    if (drawing.game == from && std::ranges::find(sets, drawing.set) == sets.end()) {
      sets.push_back(drawing.set);
    }
  }
  std::ranges::stable_partition(sets, [&](std::string_view set) {
    return std::ranges::any_of(
        kDefaults, [&](const Default& one) { return one.game == from && one.set == set; });
  });
  return sets;
}

std::string piece_symbol(std::string_view game, std::string_view set, std::string_view piece,
                         std::string_view id) {
  const std::string_view from = art_game(game);
  for (const EmbeddedDrawing& drawing : embedded_drawings()) {
    if (drawing.game != from || drawing.set != set || drawing.piece != piece) continue;
    // <svg xmlns="…" viewBox="…">…</svg>, as tests/house holds every drawing to.
    const std::string_view svg = drawing.svg;
    const std::size_t box = svg.find("viewBox=");
    const std::size_t open = svg.find('>');
    const std::size_t close = svg.rfind("</svg>");
    if (box > open || close == std::string_view::npos) return {};
    return "<symbol id=\"" + std::string(id) + "\" " + std::string(svg.substr(box, open - box)) +
           ">" + std::string(svg.substr(open + 1, close - open - 1)) + "</symbol>";
  }
  return {};
}

}  // namespace luatco::picture

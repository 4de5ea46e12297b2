// The drawings of the pieces (data/art), built into the program.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace luatco::picture {

/// One file of data/art: "chess", "cburnett", "white_king" and its SVG source.
struct EmbeddedDrawing {
  std::string_view game;
  std::string_view set;
  std::string_view piece;
  std::string_view svg;
};
/// Every drawing; defined by the file that cmake/embed_art.cmake writes.
std::span<const EmbeddedDrawing> embedded_drawings();

/// The names of the sets a game can be drawn with, the default first. A game without drawings of
/// its own has those of chess.
std::vector<std::string_view> piece_sets(std::string_view game);

/// A drawing as an SVG <symbol> with that id; empty where the set has no such piece.
std::string piece_symbol(std::string_view game, std::string_view set, std::string_view piece,
                         std::string_view id);

}  // namespace luatco::picture

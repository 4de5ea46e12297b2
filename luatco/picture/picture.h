// A board of any game as an SVG picture: pieces, signs on squares, arrows. It knows no rules: what
// it draws are answers of the API. Every sign differs by its shape, not by colour alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"

namespace luatco::picture {

/// What a square has to do with what is shown.
enum class Sign : std::uint8_t {
  Note,      // a ring: a square that is meant
  Good,      // a ring and a tick
  Bad,       // a broken ring and a cross: not there
  Attacker,  // a broken ring and an exclamation mark: a piece that attacks
  Blocker,   // a ring and a bar: a piece in the way
  King,      // a filled disc: the king or general concerned
  Attacked,  // hatching: a square under attack, a forbidden zone
  Target,    // a dot: a square a piece may go to
  Last,      // a tinted square with a frame: the last move
  Gap,       // a small broken ring: nothing stands here, and something should
};

/// "note", "good", …: the words of `luatco draw --mark`.
std::string_view name(Sign sign);
std::optional<Sign> find_sign(std::string_view name);

enum class Stroke : std::uint8_t {
  Attack,  // heavy, the colour of danger
  Move,    // a move there is
  Try,     // broken: what was tried
  Past,    // thin and dotted: what was played before
};
/// "attack", "move", "try".
std::optional<Stroke> find_stroke(std::string_view name);

struct SquareSign {
  std::string square;  // by name; what is not on the board is left out
  Sign sign = Sign::Note;
};
struct Arrow {
  std::string from;
  std::string to;
  Stroke stroke = Stroke::Move;
};

enum class Theme : std::uint8_t { Light, Dark, Print };

enum class Coordinates : std::uint8_t {
  None,
  Names,    // of files and ranks: "e4"
  Numbers,  // on a board of points as its players count: files and rows from each side's own place
};

/// Where the drawings of the pieces are.
enum class Drawings : std::uint8_t {
  Inside,   // of this picture
  Outside,  // in the page around it: drawings()
};

/// How a board is to look.
struct View {
  std::string set;  // of pieces; empty: the game's first
  Theme theme = Theme::Light;
  bool flipped = false;  // seen from the second side
  Coordinates coordinates = Coordinates::Names;
  Drawings drawings = Drawings::Inside;
  std::string title;               // what a screen reader says instead of the picture
  std::vector<std::string> river;  // the words on xiangqi's river, left and right
};

struct Picture {
  std::vector<SquareSign> signs;
  std::vector<Arrow> arrows;
};

/// The whole <svg> element, one unit a hundredth of a cell. `shape` is the API's answer to `shape`,
/// `fen` begins with the placement of a FEN of that game; what is wrong in it is left out.
std::string draw(const api::Json& shape, std::string_view game, std::string_view fen,
                 const Picture& picture, const View& view);

/// An <svg> element that shows nothing and holds the drawings of a game's pieces, for a page with
/// many boards.
std::string drawings(const api::Json& shape, std::string_view game, std::string_view set);

}  // namespace luatco::picture

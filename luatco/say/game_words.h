// Which catalogue words a game's letters stand for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "luatco/api/describe.h"

namespace luatco::say {

/// For the eye ("e4", "Pháo 2 bình 5") or for the ear ("e bốn", "Pháo hai bình năm").
enum class Voice : std::uint8_t { Written, Spoken };

/// What is known about whom a sentence is said to, where its arguments do not say it.
struct Scene {
  std::string_view game;  // "chess", "xiangqi"; the id's prefix decides where it is empty
  std::string_view side;  // "white", "red", "black": the side to move
  Voice voice = Voice::Written;
};

/// The game a sentence is about: the one of the id's prefix ("xq.…", "word.xq.…"), else the
/// scene's, else the first there is.
const api::GameFace& game_of(std::string_view id, const Scene& scene);
/// 'n' -> "knight" (chess); empty for a letter the game does not have.
std::string_view role(const api::GameFace& game, char letter);
/// 'n' -> "black", 'N' -> "white" or "red".
std::string_view side_of(const api::GameFace& game, char letter);
/// "white" -> "black", in the game's own colours.
std::string_view other_side(const api::GameFace& game, std::string_view side);
/// "word.chess.": how the ids of the words of its pieces and moves begin.
std::string words_prefix(const api::GameFace& game);

/// A xiangqi point as a player counts it: files from his right, rows from his own back row, from 1.
struct Point {
  int file = 0;
  int row = 0;
};
/// `square` is "a0".."i9"; file 0 where it is not.
Point xiangqi_point(std::string_view square, std::string_view side);

}  // namespace luatco::say

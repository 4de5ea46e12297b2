// Which catalogue words a game's letters stand for.
#pragma once

#include <string>
#include <string_view>

namespace luatco::say {

/// What is known about whom a sentence is said to, where its arguments do not say it.
struct Scene {
  std::string_view game;  // "chess", "xiangqi"; the id's prefix decides where it is empty
  std::string_view side;  // "white", "red", "black": the side to move
};

/// "chess" or "xq": the game a sentence is about.
std::string_view game_prefix(std::string_view id, const Scene& scene);
/// 'n' -> "knight" (chess); empty for a letter the game does not have.
std::string_view role(std::string_view game_prefix, char letter);
/// 'n' -> "black", 'N' -> "white" or "red".
std::string_view side_of(std::string_view game_prefix, char letter);
/// "white" -> "black", in the game's own colours.
std::string_view other_side(std::string_view game_prefix, std::string_view side);

/// A xiangqi point as a player counts it: files from his right, rows from his own back row, from 1.
struct Point {
  int file = 0;
  int row = 0;
};
/// `square` is "a0".."i9"; file 0 where it is not.
Point xiangqi_point(std::string_view square, std::string_view side);

}  // namespace luatco::say

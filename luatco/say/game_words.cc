#include "luatco/say/game_words.h"

namespace luatco::say {
namespace {

struct Role {
  char letter;
  std::string_view id;
};
// Both letters in use for a xiangqi horse and elephant are read.
constexpr Role kChess[] = {{'P', "pawn"}, {'N', "knight"}, {'B', "bishop"},
                           {'R', "rook"}, {'Q', "queen"},  {'K', "king"}};
constexpr Role kXiangqi[] = {{'P', "soldier"},  {'C', "cannon"},  {'R', "chariot"},
                             {'N', "horse"},    {'H', "horse"},   {'B', "elephant"},
                             {'E', "elephant"}, {'A', "advisor"}, {'K', "general"}};

bool is_xiangqi(std::string_view prefix) { return prefix == "xq"; }
bool is_upper(char letter) { return letter >= 'A' && letter <= 'Z'; }

}  // namespace

std::string_view game_prefix(std::string_view id, const Scene& scene) {
  if (id.starts_with("xq.") || id.starts_with("word.xq.") || scene.game == "xiangqi") return "xq";
  return "chess";
}

std::string_view role(std::string_view game_prefix, char letter) {
  const char upper = is_upper(letter) ? letter : static_cast<char>(letter - 'a' + 'A');
  const auto find = [upper](const auto& roles) -> std::string_view {
    for (const Role& role : roles) {
      if (role.letter == upper) return role.id;
    }
    return {};
  };
  return is_xiangqi(game_prefix) ? find(kXiangqi) : find(kChess);
}

std::string_view side_of(std::string_view game_prefix, char letter) {
  if (!is_upper(letter)) return "black";
  return is_xiangqi(game_prefix) ? "red" : "white";
}

std::string_view other_side(std::string_view game_prefix, std::string_view side) {
  if (side != "black") return "black";
  return is_xiangqi(game_prefix) ? "red" : "white";
}

Point xiangqi_point(std::string_view square, std::string_view side) {
  if (square.size() != 2 || square[0] < 'a' || square[0] > 'i' || square[1] < '0' ||
      square[1] > '9') {
    return {};
  }
  const int file = square[0] - 'a';
  const int rank = square[1] - '0';
  return side == "black" ? Point{file + 1, 10 - rank} : Point{9 - file, rank + 1};
}

}  // namespace luatco::say

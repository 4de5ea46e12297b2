#include "luatco/say/game_words.h"

namespace luatco::say {
namespace {

bool is_upper(char letter) { return letter >= 'A' && letter <= 'Z'; }

/// "xq" of "xq.horse.leg_blocked", of "word.xq.horse" and of "phrase.xq.advances".
std::string_view prefix_of(std::string_view id) {
  for (const std::string_view family : {"word.", "phrase."}) {
    if (id.starts_with(family)) id.remove_prefix(family.size());
  }
  return id.substr(0, id.find('.'));
}

}  // namespace

const api::GameFace& game_of(std::string_view id, const Scene& scene) {
  for (const api::GameFace& game : api::game_faces()) {
    if (game.id_prefix == prefix_of(id)) return game;
  }
  for (const api::GameFace& game : api::game_faces()) {
    if (game.name == scene.game) return game;
  }
  return api::game_faces().front();
}

std::string_view role(const api::GameFace& game, char letter) {
  const char upper = is_upper(letter) ? letter : static_cast<char>(letter - 'a' + 'A');
  for (const RoleShape& role : game.shape->roles) {
    if (role.letter == upper) return role.id;
  }
  return {};
}

std::string_view side_of(const api::GameFace& game, char letter) {
  return game.shape->side_ids[is_upper(letter) ? 0 : 1];
}

std::string_view other_side(const api::GameFace& game, std::string_view side) {
  const auto& ids = game.shape->side_ids;
  return side == ids[1] ? ids[0] : ids[1];
}

std::string words_prefix(const api::GameFace& game) {
  return "word." + std::string(game.shape->piece_set) + ".";
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

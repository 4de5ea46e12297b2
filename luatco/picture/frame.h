// Where things stand in the drawing: a cell is 100 units wide, squares and points alike.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"

namespace luatco::picture {

inline constexpr int kCell = 100;

struct Spot {
  int file = 0;
  int rank = 0;  // from 0, the first side's back rank
};
struct Point {
  double x = 0;
  double y = 0;
};

/// Ranks or files of a zone, both ends included.
struct Span {
  int first = 0;
  int last = 0;
};
struct Zone {
  std::string id;
  Span files;
  Span ranks;
};

/// A piece on its spot; `name` is the drawing's: "white_king".
struct Standing {
  Spot spot;
  std::string name;
};

/// The shape of a game's board, read from the API's answer, seen from one side.
class Frame {
 public:
  Frame(const api::Json& shape, bool flipped);

  [[nodiscard]] int files() const { return files_; }
  [[nodiscard]] int ranks() const { return ranks_; }
  [[nodiscard]] bool points() const { return points_; }
  [[nodiscard]] bool flipped() const { return flipped_; }
  [[nodiscard]] const std::vector<Zone>& zones() const { return zones_; }
  [[nodiscard]] const std::string& initial() const { return initial_; }

  /// The middle of a square, the crossing of a point.
  [[nodiscard]] Point middle(Spot spot) const;
  /// The same by name ("e4", "e0"); nullopt for what is no square of this board.
  [[nodiscard]] std::optional<Point> middle(std::string_view square) const;
  [[nodiscard]] std::string file_name(int file) const;
  [[nodiscard]] std::string rank_name(int rank) const;

  /// The names of all pieces' drawings.
  [[nodiscard]] std::vector<std::string> piece_names() const;

  /// The pieces of a FEN's placement; letters the game has not and what lies beyond the board are
  /// left out.
  [[nodiscard]] std::vector<Standing> placement(std::string_view fen) const;

 private:
  struct Role {
    std::string id;
    char letter;
  };
  [[nodiscard]] std::string piece_name(char letter) const;

  int files_ = 0;
  int ranks_ = 0;
  int first_rank_ = 1;
  bool points_ = false;
  bool flipped_ = false;
  std::vector<std::string> sides_;
  std::vector<Role> roles_;
  std::vector<Zone> zones_;
  std::string initial_;
};

}  // namespace luatco::picture

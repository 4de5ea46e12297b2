// A finished game as it is told: facts and sentences, no types of any game.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "luatco/core/side.h"
#include "luatco/review/score.h"

namespace luatco::review {

struct Squares {
  std::string from;
  std::string to;
};

struct PlyReport : explain::MoveMarks {
  Side by = Side::First;
  std::uint32_t number = 1;  // of the move
  std::string move;          // as the reader writes it
  Squares squares;
  std::string before;             // FEN
  std::vector<std::string> best;  // the better line, as the reader writes it; empty: none
  Squares best_squares;
  std::vector<std::string> words;  // what there is to say of it
};

struct GameReport {
  std::string game;
  std::vector<std::pair<std::string, std::string>> tags;
  std::string result;
  std::array<std::string, 2> sides;  // their names in the reader's language
  std::vector<PlyReport> plies;
  std::array<std::optional<double>, 2> accuracy;  // the mean over a side's moves
  std::string examined_by;                        // the engine and its limits, in words
  bool whole = true;                              // every position was examined

  [[nodiscard]] std::string_view tag(std::string_view name) const {
    for (const auto& [key, value] : tags) {
      if (key == name) return value;
    }
    return {};
  }
};

}  // namespace luatco::review

// What is counted over a whole game: effective moves, moves without progress, moves without a
// capture, all moves.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "luatco/xiangqi/history.h"

namespace luatco::xiangqi {

class Tally {
 public:
  /// `rulebook` must outlive this.
  explicit Tally(const Rulebook& rulebook) : rulebook_(&rulebook) {}

  /// All calls are given the same line, longer than before or, after this, another one from there.
  void rewind(std::size_t plies);

  /// The first ply, `plies` or a later one, after which a limit could be reached; none is before.
  /// `last` is the position after `plies`.
  [[nodiscard]] std::size_t earliest_end(std::size_t plies, const Position& last) const;

  /// The ending (draws.h) of the first limit that is reached; empty where none is.
  std::string_view ending(const History& history);
  /// By side, own moves that neither check nor chase nor answer a check or chase.
  std::array<int, 2> effective(const History& history);
  /// Plies since the last progress: a capture, or a soldier's step ahead that ends across the
  /// river.
  [[nodiscard]] int quiet_plies(const History& history) const;
  /// By side, moves since the last capture; no more checks than the set counts.
  [[nodiscard]] std::array<int, 2> without_capture(const History& history) const;

 private:
  const Rulebook* rulebook_;
  std::vector<std::array<int, 2>> effective_ = {{}};  // after ply i; as far as anybody has asked
};

}  // namespace luatco::xiangqi

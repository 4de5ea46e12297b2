// What the tests of chess refusals share: a game read from text, and rows of data/cases/chess.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"
#include "luatco/base/text.h"
#include "luatco/chess/judge.h"
#include "luatco/chess/setup.h"

namespace luatco::chess {

/// "e7e8q" as an attempt; two squares on the board and any piece's letter.
inline std::optional<Attempt> read_attempt(std::string_view text) {
  if (text.size() != 4 && text.size() != 5) return std::nullopt;
  const auto from = parse_square(text.substr(0, 2));
  const auto to = parse_square(text.substr(2, 2));
  if (!from || !to) return std::nullopt;
  Attempt attempt{*from, *to};
  if (text.size() == 5) {
    const auto piece = parse_piece(text[4]);
    if (!piece) return std::nullopt;
    attempt.promotion = piece->role;
  }
  return attempt;
}

/// A start, the moves played from it and where they lead.
struct Game {
  Position position = Position::initial();
  std::vector<Played<Position, Move>> past;

  void play(Move move) {
    past.push_back({position, move});
    position = position.after(move);
  }
};

inline std::optional<Game> read_game(std::string_view fen, std::string_view moves) {
  const auto checked = Position::from_setup(parse_fen(fen).setup);
  if (!checked.position) return std::nullopt;
  Game game{*checked.position, {}};
  for (std::string_view word = take_word(moves); !word.empty(); word = take_word(moves)) {
    const auto attempt = read_attempt(word);
    if (!attempt) return std::nullopt;
    const auto move = judge(game.position, *attempt);
    if (!move) return std::nullopt;
    game.play(*move);
  }
  return game;
}

/// Calls `row(json)` for every row of a file of JSON lines under data/cases/chess.
template <class F>
void for_each_row(const std::string& file, F&& row) {
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/cases/chess/" + file);
  ASSERT_TRUE(in) << file;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto json = api::parse_json(line);
    ASSERT_TRUE(json) << line;
    SCOPED_TRACE(line);
    row(*json);
  }
}

}  // namespace luatco::chess

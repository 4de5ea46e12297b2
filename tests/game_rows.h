// What the row tests of every game share: a game read from a row, and the squares a reason names.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/base/text.h"
#include "luatco/core/rules.h"
#include "tests/cases.h"

namespace luatco {

/// A start, the moves played from it and where they lead.
template <Rules G>
struct GameSoFar {
  using Position = typename G::Position;
  using Move = typename G::Move;

  Position position = G::initial();
  std::vector<Played<Position, Move>> past;

  void play(Move move) {
    past.push_back({position, move});
    position = position.after(move);
  }
};

/// A row's variant: the game's default where it names none.
template <Rules G>
std::string_view variant_of(const api::Json& row) {
  return row.text("variant", G::variants().front());
}

/// The game of a row's `fen` and `moves`; nullopt where the FEN cannot be played or a move is not
/// legal.
template <Rules G>
std::optional<GameSoFar<G>> read_game(const api::Json& row) {
  std::string_view moves = row.text("moves");
  const auto checked = G::check_fen(row.text("fen"), variant_of<G>(row));
  if (!checked.position) return std::nullopt;
  GameSoFar<G> game{*checked.position, {}};
  for (std::string_view word = take_word(moves); !word.empty(); word = take_word(moves)) {
    const auto attempt = G::parse_attempt(game.position, word);
    if (!attempt) return std::nullopt;
    const auto move = G::judge(game.position, *attempt, game.past);
    if (!move) return std::nullopt;
    game.play(*move);
  }
  return game;
}

/// The names of all squares in the evidence of a reason.
template <Rules G>
std::set<std::string> squares_of(const Reason& reason) {
  std::set<std::string> names;
  for (const Evidence& item : reason.evidence) {
    if (const auto* square = std::get_if<SquareRef>(&item.value)) {
      names.insert(G::square_name(*square));
    }
    if (const auto* list = std::get_if<SquareRefs>(&item.value)) {
      for (const SquareRef square : *list) names.insert(G::square_name(square));
    }
  }
  return names;
}

}  // namespace luatco

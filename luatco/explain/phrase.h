// A move as a person names it ("knight f3", "cannon 2 across 5", "castles short"): phrases, of
// which the catalogues make written and spoken words.
#pragma once

#include <algorithm>
#include <optional>

#include "luatco/core/rules.h"

namespace luatco::explain {

/// May another piece of the kind go to the same square?
template <Rules G>
bool is_one_of_several(const typename G::Position& position, typename G::Move move) {
  const auto piece = G::piece_at(position, G::from(move));
  const auto legal = G::legal_moves(position);
  return std::any_of(legal.begin(), legal.end(), [&](typename G::Move other) {
    return G::to(other) == G::to(move) && G::from(other) != G::from(move) &&
           G::piece_at(position, G::from(other)) == piece;
  });
}

/// What the move does. Precondition: it is legal. A game with names of its own for its moves has a
/// function `phrase`; it may leave ordinary ones to this.
template <Rules G>
Phrase move_phrase(const typename G::Position& position, typename G::Move move) {
  if constexpr (requires { G::phrase(position, move); }) {
    if (std::optional<Phrase> own = G::phrase(position, move)) return *std::move(own);
  }
  Phrase phrase{"phrase.goes", {}};
  if (const auto piece = G::piece_at(position, G::from(move))) {
    phrase.evidence.push_back({Arg::Piece, *piece});
  }
  const auto captured = G::captured(position, move);
  if (captured || is_one_of_several<G>(position, move)) {
    phrase.id = captured ? "phrase.takes" : "phrase.goes_from";
    phrase.evidence.push_back({Arg::From, G::from(move)});
  }
  if (captured) {
    if (const auto victim = G::piece_at(position, *captured)) {
      phrase.evidence.push_back({Arg::Victim, *victim});
    }
  }
  phrase.evidence.push_back({Arg::To, G::to(move)});
  return phrase;
}

/// What the move does, and what it says to the other side: check, mate, no move left.
template <Rules G>
Phrases move_words(const typename G::Position& position, typename G::Move move) {
  Phrases words{move_phrase<G>(position, move)};
  const auto after = position.after(move);
  if (G::board_outcome(after)) {
    words.push_back({G::in_check(after) ? "phrase.mate" : "phrase.no_move_left", {}});
  } else if (G::in_check(after)) {
    words.push_back({"phrase.check", {}});
  }
  return words;
}

}  // namespace luatco::explain

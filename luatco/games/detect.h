// Which game is a record of? Told by its tags, its starting position, or its first moves.
#pragma once

#include <algorithm>
#include <string_view>

#include "luatco/formats/pgn_language.h"
#include "luatco/formats/pgn_lexer.h"
#include "luatco/formats/pgn_tags.h"
#include "luatco/games/registry.h"

namespace luatco::games {

namespace detail {

inline constexpr std::size_t kProof = 1000;

/// A tag that only records of this game have: "Chinese Chess" as Game.
template <Rules G>
bool is_own_tag(std::string_view name, std::string_view value) {
  for (const auto& [own, usual] : formats::RecordRules<G>::tag_roster()) {
    if (!usual.starts_with('?') && formats::same_tag(name, own) &&
        formats::same_tag(value, usual)) {
      return true;
    }
  }
  return formats::same_tag(name, "Variant") && formats::same_tag(value, G::kName);
}

template <Rules G>
bool is_own_fen(std::string_view fen) {
  const auto variants = G::variants();
  return std::any_of(variants.begin(), variants.end(), [&](std::string_view variant) {
    return G::check_fen(fen, variant).position.has_value();
  });
}

/// So many moves, one after the other, are all that the moves can say.
inline constexpr std::size_t kEnoughMoves = 4;

/// How many of the first words are moves of this game, one after the other.
template <Rules G>
std::size_t first_moves(std::string_view movetext) {
  using Records = formats::RecordRules<G>;
  std::size_t most = 0;
  for (std::size_t n = 0; n < Records::notations().size() && most < kEnoughMoves; ++n) {
    const auto moves = formats::detail::replay_main_line<G>(movetext, G::initial(),
                                                            Records::notations()[n], kEnoughMoves);
    most = std::max(most, moves.size());
  }
  return most;
}

/// How much speaks for it that this is a record of G; 0: nothing, or surely no more than `least`.
template <Rules G>
std::size_t evidence(std::string_view record, std::size_t least) {
  formats::PgnLexer lexer(record);
  for (;;) {
    const formats::PgnToken token = lexer.next();
    if (token.kind == formats::PgnToken::Kind::Tag) {
      if (is_own_tag<G>(token.text, token.value)) return kProof;
      if (formats::same_tag(token.text, "FEN")) return is_own_fen<G>(token.value) ? kProof : 0;
    } else if (token.kind == formats::PgnToken::Kind::Number ||
               token.kind == formats::PgnToken::Kind::Word) {
      if (least >= kEnoughMoves) return 0;
      return first_moves<G>(record.substr(static_cast<std::size_t>(lexer.start_of(token))));
    } else if (token.kind == formats::PgnToken::Kind::End) {
      return 0;
    }
  }
}

}  // namespace detail

/// The name of the game that a record of PGN is of: the first in it decides. Where nothing tells,
/// or as much speaks for it as for another, `otherwise`.
inline std::string_view detect_game(std::string_view record, std::string_view otherwise) {
  std::string_view best = otherwise;
  std::size_t most = 0;
  each_game([&]<Rules G>() {
    if (G::kName == otherwise) most = detail::evidence<G>(record, 0);
  });
  each_game([&]<Rules G>() {
    if (G::kName == otherwise || most == detail::kProof) return;
    const std::size_t found = detail::evidence<G>(record, most);
    if (found <= most) return;
    most = found;
    best = G::kName;
  });
  return best;
}

/// The first game of the list.
inline std::string_view first_game() {
  std::string_view first;
  each_game([&]<Rules G>() { first = first.empty() ? G::kName : first; });
  return first;
}

}  // namespace luatco::games

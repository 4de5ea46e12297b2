// In which language's letters is a game written? Decided over the whole game, never move by move.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/formats/pgn_lexer.h"
#include "luatco/formats/pgn_words.h"
#include "luatco/formats/record_rules.h"

namespace luatco::formats {

struct NotationFound {
  std::size_t notation = 0;  // index in RecordRules::notations(); 0 where none reads further
  bool ambiguous = false;    // several read equally far, and not the same moves
};

namespace detail {

/// The next word of the main line that may be a move; empty at the end of the game.
inline std::string_view next_main_word(PgnLexer& lexer) {
  for (std::size_t depth = 0;;) {
    const PgnToken token = lexer.next();
    switch (token.kind) {
      case PgnToken::Kind::End: return {};
      case PgnToken::Kind::Tag: return {};
      case PgnToken::Kind::Open: ++depth; break;
      case PgnToken::Kind::Close: depth -= depth > 0 ? 1 : 0; break;
      case PgnToken::Kind::Word: {
        if (depth != 0) break;
        if (parse_result_marker(token.text)) return {};
        const std::string_view word = token.text.substr(0, token.text.find_last_not_of("!?") + 1);
        if (!word.empty() && !parse_glyph(word)) return word;
        break;
      }
      case PgnToken::Kind::Number:
      case PgnToken::Kind::Nag:
      case PgnToken::Kind::Comment:
      case PgnToken::Kind::OpenComment:
      case PgnToken::Kind::LineComment:
      case PgnToken::Kind::Stray: break;
    }
  }
}

/// The moves of the main line that read in this notation, up to the first that does not.
template <Rules G>
std::vector<typename G::Move> replay_main_line(std::string_view movetext,
                                               typename G::Position position,
                                               std::string_view notation, std::size_t limit) {
  std::vector<typename G::Move> moves;
  PgnLexer lexer(movetext);
  while (moves.size() < limit) {
    const std::string_view word = next_main_word(lexer);
    if (word.empty()) break;
    const auto reading = G::read_move(position, word, notation);
    if (reading.candidates.size() != 1) break;
    moves.push_back(reading.candidates.front());
    position = position.after(moves.back());
  }
  return moves;
}

}  // namespace detail

namespace detail {

/// Is one of the first words of the main line no move at all in the standard's letters?
template <Rules G>
bool has_foreign_word(std::string_view movetext, const typename G::Position& start,
                      std::size_t words) {
  PgnLexer lexer(movetext);
  for (; words > 0; --words) {
    const std::string_view word = next_main_word(lexer);
    const auto reading = G::read_move(start, word, RecordRules<G>::notations().front());
    if (reading.reason && reading.reason->id.ends_with(".input.unreadable")) return true;
  }
  return false;
}

}  // namespace detail

/// The notation that reads further into the main line than the standard's does. An illegal move is
/// no proof of another language: what is read must contain a word that the standard's letters
/// cannot write.
template <Rules G>
NotationFound find_notation(std::string_view movetext, const typename G::Position& start) {
  constexpr std::size_t limit = 1000;
  const auto notations = RecordRules<G>::notations();
  auto best = detail::replay_main_line<G>(movetext, start, notations[0], limit);
  NotationFound found;
  for (std::size_t n = 1; n < notations.size(); ++n) {
    auto moves = detail::replay_main_line<G>(movetext, start, notations[n], limit);
    if (moves.size() > best.size()) {
      best = std::move(moves);
      found = {n, false};
    } else if (found.notation != 0 && moves.size() == best.size() && !(moves == best)) {
      found.ambiguous = true;
    }
  }
  if (found.notation != 0 && !detail::has_foreign_word<G>(movetext, start, best.size())) return {};
  return found.ambiguous ? NotationFound{0, true} : found;
}

}  // namespace luatco::formats

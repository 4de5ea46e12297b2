// In which notation is a game written: in which language's letters, in which dialect? Decided over
// the whole game, never move by move.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/formats/pgn_lexer.h"
#include "luatco/formats/pgn_words.h"
#include "luatco/formats/record_rules.h"

namespace luatco::formats {

struct NotationFound {
  std::size_t notation = 0;   // index in RecordRules::notations()
  bool ambiguous = false;     // several read equally far, and not the same moves
  std::uint32_t fitting = 0;  // which: a bit for each index
};

/// The words at `first`, the lexer's last token, that are one move of several words; the lexer goes
/// behind them. nullopt where the game has no such moves or this is none.
template <Rules G>
std::optional<std::string_view> take_phrase(std::string_view text, PgnLexer& lexer,
                                            std::string_view first) {
  if constexpr (RecordRules<G>::kHasPhrases) {
    const std::string_view rest = text.substr(static_cast<std::size_t>(first.data() - text.data()));
    if (const std::size_t size = G::spelled_move(rest); size != 0) {
      lexer.take(rest.substr(0, size));
      return rest.substr(0, size);
    }
  }
  return std::nullopt;
}

namespace detail {

/// Of a main line that is searched for its notation, this much is looked at.
inline constexpr std::size_t kSearchedPlies = 1000;

/// The next word of the main line that may be a move; empty at the end of the game.
template <Rules G>
std::string_view next_main_word(std::string_view movetext, PgnLexer& lexer) {
  for (std::size_t depth = 0;;) {
    const PgnToken token = lexer.next();
    switch (token.kind) {
      case PgnToken::Kind::End:
      case PgnToken::Kind::Tag: return {};
      case PgnToken::Kind::Open: ++depth; break;
      case PgnToken::Kind::Close: depth -= depth > 0 ? 1 : 0; break;
      case PgnToken::Kind::Word: {
        if (depth != 0) break;
        if (parse_result_marker(token.text)) return {};
        if (const auto phrase = take_phrase<G>(movetext, lexer, token.text)) return *phrase;
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
    const std::string_view word = next_main_word<G>(movetext, lexer);
    if (word.empty()) break;
    const auto reading = G::read_move(position, word, notation);
    if (reading.candidates.size() != 1) break;
    moves.push_back(reading.candidates.front());
    position = position.after(moves.back());
  }
  return moves;
}

/// Is one of the first words of the main line no move at all in the standard's letters?
template <Rules G>
bool has_foreign_word(std::string_view movetext, const typename G::Position& start,
                      std::size_t words) {
  PgnLexer lexer(movetext);
  for (; words > 0; --words) {
    const std::string_view word = next_main_word<G>(movetext, lexer);
    const auto reading = G::read_move(start, word, RecordRules<G>::notations().front());
    if (reading.reason && reading.reason->id.ends_with(".input.unreadable")) return true;
  }
  return false;
}

/// The notation that reads further into the main line than the standard's does. An illegal move is
/// no proof of another language: what is read must contain a word that the standard's letters
/// cannot write.
template <Rules G>
NotationFound find_language(std::string_view movetext, const typename G::Position& start) {
  const auto notations = RecordRules<G>::notations();
  auto best = replay_main_line<G>(movetext, start, notations[0], kSearchedPlies);
  NotationFound found;
  for (std::size_t n = 1; n < notations.size(); ++n) {
    auto moves = replay_main_line<G>(movetext, start, notations[n], kSearchedPlies);
    if (moves.size() > best.size()) {
      best = std::move(moves);
      found = {};
      found.notation = n;
    } else if (found.notation != 0 && moves.size() == best.size() && !(moves == best)) {
      found.ambiguous = true;
    } else {
      continue;
    }
    found.fitting |= 1U << n;
  }
  if (found.notation != 0 && !has_foreign_word<G>(movetext, start, best.size())) return {};
  if (found.ambiguous) found.notation = 0;
  return found;
}

}  // namespace detail

namespace detail {

/// The notations that can write the words of a main line: a mask of indices. Looks at no more words
/// once `enough(mask)`. A word that none of those left can write is passed over.
template <Rules G, class Enough>
std::uint32_t mask_of_words(std::string_view movetext, std::size_t words, Enough enough) {
  std::uint32_t mask = 0;
  for (std::size_t n = 0; n < RecordRules<G>::notations().size(); ++n) mask |= 1U << n;
  PgnLexer lexer(movetext);
  for (; words > 0 && !enough(mask); --words) {
    const std::string_view word = next_main_word<G>(movetext, lexer);
    if (word.empty()) break;
    if (const std::uint32_t both = mask & G::notations_of(word); both != 0) mask = both;
  }
  return mask;
}

}  // namespace detail

/// The notations that can write the first words of a main line, at most so many, as far as words
/// tell.
template <Rules G>
std::uint32_t notations_of_words(std::string_view movetext, std::size_t words) {
  return detail::mask_of_words<G>(movetext, words, G::is_one_notation);
}

/// "wxf, vietnamese"
template <Rules G>
std::string notation_names(std::uint32_t mask) {
  std::string names;
  for (std::size_t n = 0; n < RecordRules<G>::notations().size(); ++n) {
    if ((mask >> n & 1) == 0) continue;
    if (!names.empty()) names += ", ";
    names += RecordRules<G>::notations()[n];
  }
  return names;
}

/// The notation that reads furthest into the main line, of those that can write its words; where
/// several do and differ in a move, the one that is `declared`, else none is chosen.
template <Rules G>
NotationFound find_notation(std::string_view movetext, const typename G::Position& start,
                            std::optional<std::size_t> declared) {
  if constexpr (!RecordRules<G>::kHasDialects) {
    return detail::find_language<G>(movetext, start);
  } else {
    const auto notations = RecordRules<G>::notations();
    const std::uint32_t mask =
        detail::mask_of_words<G>(movetext, detail::kSearchedPlies,
                                 [](std::uint32_t left) { return std::has_single_bit(left); });
    std::vector<typename G::Move> best;
    NotationFound found;
    for (std::size_t n = 0; n < notations.size(); ++n) {
      if ((mask >> n & 1) == 0) continue;
      auto moves =
          detail::replay_main_line<G>(movetext, start, notations[n], detail::kSearchedPlies);
      if (moves.empty() || moves.size() < best.size()) continue;
      if (moves.size() > best.size()) {
        best = std::move(moves);
        found = {};
        found.notation = n;
      } else if (!(moves == best)) {
        found.ambiguous = true;
      }
      found.fitting |= 1U << n;
    }
    if (declared && (found.fitting >> *declared & 1) != 0) {
      found.notation = *declared;
      found.ambiguous = false;
    }
    return found;
  }
}

}  // namespace luatco::formats

// What reading whole records needs of a game besides Rules. A game may offer each of these as a
// member of its Rules struct; where it does not, the plain form below is used.
//
//   using Replay                          plays strictly written moves fast (chess::SanReplay);
//                                         reads the first of record_notations() unless it has
//                                         use(notation), which says what it reads
//   record_notations()                    names for read_move() in which records are written: the
//                                         standard's first, then those to try on the whole game
//   notations_of(word)                    where no notation is the standard's: bit n says that
//                                         record_notations()[n] can write this word
//   is_one_notation(mask)                 are several bits of these one, until is_contested()?
//   notation_of_format(text)              which of them a Format tag names, if any
//   format_of_notation(name)              the Format tag for it
//   spelled_move(text)                    how many bytes at the front are one move of several words
//   is_contested(position, word, name)    does the word mean another legal move in a notation that
//                                         notations_of() does not tell from this one?
//   tag_roster()                          tags written in every game, and their values where there
//                                         is nothing to write
//   kRecordedByPoints                     nine files and ten ranks: DhtmlXQ and XQF are for it
//   kFenStandsAlone                       a FEN tag needs no SetUp tag
//   variant_of(text)                      which of variants() a Variant tag names, if any
//   is_board_signal(text)                 a move that electronic boards add when the game is over
//   after_pass(position)                  the position after a null move, where there can be one
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "luatco/core/rules.h"

namespace luatco::formats {

/// Plays moves by read_move() in one notation, taking only what is written without liberties.
template <Rules G>
class PlainReplay {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;
  explicit PlainReplay(const Position& start) : before_(start), position_(start) {}
  [[nodiscard]] const Position& position() const { return position_; }
  /// The position the last move was played in.
  [[nodiscard]] const Position& before() const { return before_; }
  std::optional<Move> play(std::string_view text) {
    const auto reading = G::read_move(position_, text, G::notations().front().name);
    if (reading.candidates.size() != 1 || !reading.liberties.empty()) return std::nullopt;
    play(reading.candidates.front());
    return reading.candidates.front();
  }
  void play(Move move) { reset(position_.after(move), position_); }
  void reset(const Position& position) { reset(position, position); }
  void reset(const Position& position, const Position& before) {
    const Position old = before;  // may be our own member
    position_ = position;
    before_ = old;
  }

 private:
  Position before_;
  Position position_;
};

namespace detail {
template <class G>
struct ReplayOf {
  using Type = PlainReplay<G>;
};
template <class G>
  requires requires { typename G::Replay; }
struct ReplayOf<G> {
  using Type = typename G::Replay;
};
}  // namespace detail

template <Rules G>
struct RecordRules {
  using Position = typename G::Position;
  using Replay = typename detail::ReplayOf<G>::Type;

  static std::span<const std::string_view> notations() {
    if constexpr (requires { G::record_notations(); }) {
      return G::record_notations();
    } else {
      static const std::string_view only[] = {G::notations().front().name};
      return only;
    }
  }
  static std::optional<std::string_view> variant_of(std::string_view tag) {
    if constexpr (requires { G::variant_of(tag); }) {
      return G::variant_of(tag);
    } else {
      if (tag.empty()) return G::variants().front();
      for (const std::string_view variant : G::variants()) {
        if (tag == variant) return variant;
      }
      return std::nullopt;
    }
  }
  /// Is the notation found before the moves are read, as none is the standard's?
  static constexpr bool kHasDialects = requires { G::notations_of(std::string_view()); };
  static constexpr bool kHasPhrases = requires { G::spelled_move(std::string_view()); };
  static constexpr bool kHasPoints = requires { G::kRecordedByPoints; };
  static constexpr bool kFenStandsAlone = requires { G::kFenStandsAlone; };

  /// Index in notations() of what a Format tag names.
  static std::optional<std::size_t> notation_of_format(std::string_view tag) {
    if constexpr (kHasDialects) {
      if (const auto name = G::notation_of_format(tag)) return index_of(*name);
    }
    return std::nullopt;
  }
  static std::optional<std::size_t> index_of(std::string_view name) {
    for (std::size_t n = 0; n < notations().size(); ++n) {
      if (notations()[n] == name) return n;
    }
    return std::nullopt;
  }
  static std::string_view format_of_notation(std::string_view name) {
    if constexpr (kHasDialects) {
      return G::format_of_notation(name);
    } else {
      return {};
    }
  }
  static bool is_contested(const Position& position, std::string_view word,
                           std::string_view notation) {
    if constexpr (kHasDialects) {
      return G::is_contested(position, word, notation);
    } else {
      return false;
    }
  }
  /// May a game without tags begin with this word?
  static bool is_first_move(std::string_view word) {
    const std::string_view notation = kHasDialects ? std::string_view() : notations().front();
    return !G::read_move(G::initial(), word, notation).candidates.empty();
  }
  /// Name and value where there is nothing to write.
  static std::span<const std::pair<std::string_view, std::string_view>> tag_roster() {
    if constexpr (requires { G::tag_roster(); }) {
      return G::tag_roster();
    } else {
      static constexpr std::pair<std::string_view, std::string_view> seven[] = {
          {"Event", "?"}, {"Site", "?"},  {"Date", "????.??.??"},
          {"Round", "?"}, {"White", "?"}, {"Black", "?"}};
      return seven;
    }
  }
  static bool is_board_signal(std::string_view text) {
    if constexpr (requires { G::is_board_signal(text); }) {
      return G::is_board_signal(text);
    } else {
      return false;
    }
  }
  static std::optional<Position> after_pass(const Position& position) {
    if constexpr (requires { G::after_pass(position); }) {
      return G::after_pass(position);
    } else {
      return std::nullopt;
    }
  }
  /// The number that stands before the next move, where the game counts moves.
  static std::uint32_t move_number(const Position& position) {
    if constexpr (requires { position.fullmove_number(); }) {
      return position.fullmove_number();
    } else {
      return 1;
    }
  }
};

}  // namespace luatco::formats

// What reading whole records needs of a game besides Rules. A game may offer each of these as a
// member of its Rules struct; where it does not, the plain form below is used.
//
//   using Replay                          plays strictly written moves fast (chess::SanReplay)
//   record_notations()                    names for read_move() in which records are written: the
//                                         standard's first, then those to try on the whole game
//   variant_of(text)                      which of variants() a Variant tag names, if any
//   is_board_signal(text)                 a move that electronic boards add when the game is over
//   after_pass(position)                  the position after a null move, where there can be one
#pragma once

#include <optional>
#include <span>
#include <string_view>

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

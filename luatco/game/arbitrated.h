// What a game offers so that the referee can rule on it: the laws of its ending, its articles, and
// how its moves are made by hand.
#pragma once

#include <string_view>

#include "luatco/core/arbiter.h"
#include "luatco/core/rules.h"
#include "luatco/game/line_law.h"

namespace luatco::game {

template <class G>
concept Arbitrated =
    Lawful<G> && requires(const typename G::Position& position, const typename G::Move& move,
                          const typename G::Attempt& attempt, const typename G::Rulebook& rulebook,
                          const typename G::MoveList& legal, const Touches& touches,
                          std::string_view id, Side side, SquareRef square) {
      { G::claimed_draw(id) } -> std::same_as<Outcome>;
      { G::cuts_history(position) } -> std::same_as<bool>;
      { G::claim_ids() } -> std::convertible_to<std::span<const std::string_view>>;
      { G::can_win(position, side, std::uint64_t{}) } -> std::same_as<WinAnswer<typename G::Move>>;
      { G::ending(EndBy::Resign) } -> std::same_as<std::string_view>;
      { G::article(ArbiterRule::GameOver, rulebook) } -> std::same_as<std::string_view>;
      { G::article(id, rulebook) } -> std::same_as<std::string_view>;
      { G::handwork(position, move) } -> std::same_as<Handwork>;
      {
        G::special_bond(position, touches, legal)
      } -> std::same_as<std::optional<Bond<typename G::Move>>>;
      { G::after_illegal(position, attempt) } -> std::same_as<std::optional<typename G::Position>>;
      { G::legality(position) } -> std::same_as<Legality>;
      { G::make_attempt(square, square) } -> std::same_as<typename G::Attempt>;
      { G::attempt_from(attempt) } -> std::same_as<SquareRef>;
      { G::attempt_to(attempt) } -> std::same_as<SquareRef>;
      { G::default_promotion() } -> std::same_as<std::uint8_t>;
      { rulebook.illegal_move } -> std::convertible_to<IllegalMove>;
      { rulebook.illegal_limit } -> std::convertible_to<int>;
      { rulebook.penalty_ms } -> std::convertible_to<std::int64_t>;
      { rulebook.touch_move } -> std::convertible_to<bool>;
      { rulebook.press } -> std::convertible_to<bool>;
      { rulebook.take_back } -> std::convertible_to<bool>;
      { rulebook.flag } -> std::convertible_to<Flag>;
    };

}  // namespace luatco::game

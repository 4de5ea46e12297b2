// Rules: what a game must offer to everything that is not a game (formats, api, game, teach).
//
// A game is a folder with a struct `Rules` of types and static functions. Nothing here is virtual:
// generic code is a template over this concept and games/registry.h lists the structs that satisfy
// it.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "luatco/base/result.h"
#include "luatco/core/board_shape.h"
#include "luatco/core/fault.h"
#include "luatco/core/notation.h"
#include "luatco/core/outcome.h"
#include "luatco/core/past.h"
#include "luatco/core/piece_value.h"
#include "luatco/core/refusal.h"
#include "luatco/core/side.h"
#include "luatco/core/situation.h"

namespace luatco {

template <class G>
concept Rules = requires(const typename G::Position& position, const typename G::Move& move,
                         const typename G::Attempt& attempt, std::string_view text,
                         Past<typename G::Position, typename G::Move> past) {
  requires std::is_trivially_copyable_v<typename G::Position>;
  requires std::equality_comparable<typename G::Position>;  // "the same position" of the game's law
  requires std::is_trivially_copyable_v<typename G::Move>;
  requires std::equality_comparable<typename G::Move>;

  // --- identity -------------------------------------------------------------------------------
  { G::kName } -> std::convertible_to<std::string_view>;  // "chess": the API's name of the game
  {
    G::kIdPrefix
  } -> std::convertible_to<std::string_view>;  // "chess", "xq": first part of its ids
  { G::shape() } -> std::same_as<const BoardShape&>;
  { G::square_name(SquareRef{}) } -> std::convertible_to<std::string>;
  { G::parse_square(text) } -> std::same_as<std::optional<SquareRef>>;
  /// Every reason, fault and liberty id this game's code can emit (for tests of the catalogues).
  { G::ids() } -> std::convertible_to<std::span<const std::string_view>>;

  // --- positions ------------------------------------------------------------------------------
  { G::initial() } -> std::same_as<typename G::Position>;
  /// The names of the game's variants, the default first. They differ in what a set-up may claim.
  { G::variants() } -> std::convertible_to<std::span<const std::string_view>>;
  /// Text and arrangement examined together: all faults of both, and the position unless one of
  /// them is an error. Precondition: `text` (the variant) is one of variants().
  { G::check_fen(text, text).position } -> std::convertible_to<std::optional<typename G::Position>>;
  { G::check_fen(text, text).faults } -> std::convertible_to<Faults>;
  { G::write_fen(position) } -> std::same_as<std::string>;
  { position.turn() } -> std::same_as<Side>;
  { position.key() } -> std::same_as<std::uint64_t>;  // equal positions have equal keys
  { G::piece_at(position, SquareRef{}) } -> std::same_as<std::optional<PieceRef>>;

  // --- moves ----------------------------------------------------------------------------------
  { G::legal_moves(position) } -> std::same_as<typename G::MoveList>;
  { G::count_legal_moves(position) } -> std::same_as<int>;
  { G::perft(position, 1) } -> std::same_as<std::uint64_t>;
  { position.after(move) } -> std::same_as<typename G::Position>;
  { G::from(move) } -> std::same_as<SquareRef>;
  { G::to(move) } -> std::same_as<SquareRef>;  // where the moved piece ends up
  { G::captured(position, move) } -> std::same_as<std::optional<SquareRef>>;
  { G::in_check(position) } -> std::same_as<bool>;

  // --- reasons --------------------------------------------------------------------------------
  { G::judge(position, attempt, past) } -> std::same_as<Result<typename G::Move, Refusal>>;
  { G::situation(position) } -> std::same_as<Situation<typename G::Move>>;
  /// How the game has ended on the board alone (mate, no legal move); nullopt while it goes on.
  { G::board_outcome(position) } -> std::same_as<std::optional<Outcome>>;

  // --- rule sets ------------------------------------------------------------------------------
  { G::rulebooks().front().name } -> std::convertible_to<std::string_view>;  // front: the default
  { G::rulebooks().front().edition } -> std::convertible_to<std::string_view>;

  // --- an opponent ----------------------------------------------------------------------------
  /// By role: what the pieces are worth to the small opponent (core/search.h).
  { G::piece_values() } -> std::convertible_to<std::span<const PieceValue>>;

  // --- notation -------------------------------------------------------------------------------
  { G::notations() } -> std::convertible_to<std::span<const Notation>>;
  /// Precondition: `move` is legal in `position`, `notation` is one of notations().
  { G::write_move(position, move, text) } -> std::same_as<std::string>;
  /// Reads text as one notation, or as any of them where the name is empty.
  { G::read_move(position, text, text) } -> std::same_as<Reading<typename G::Move>>;
  /// Coordinates ("e2e4") as an attempt, legal or not; a reason where it is not even two squares.
  { G::parse_attempt(position, text) } -> std::same_as<Result<typename G::Attempt, Reason>>;
};

}  // namespace luatco

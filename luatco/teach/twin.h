// The twin of a position: seen in a mirror, or with the colours changed and seen from the other
// side. A pupil who was stuck meets the twin later; two items that are twins are one item.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/core/board_shape.h"

namespace luatco::teach {

enum class TwinKind : std::uint8_t {
  Mirror,   // the files back to front
  Colours,  // the ranks back to front, every man of the other side, the other side to move
  Both,
};
std::string_view name(TwinKind kind);
std::optional<TwinKind> twin_kind(std::string_view name);

/// The square of that name in the twin; nullopt for what is no square of the board.
std::optional<std::string> twin_square(std::string_view square, TwinKind kind,
                                       const BoardShape& shape);
/// "e7e8q" in the twin: squares one after another, and what follows them as it stands.
std::optional<std::string> twin_move(std::string_view move, TwinKind kind, const BoardShape& shape);
/// The FEN of the twin; nullopt for a mirror of rights to castle, which no mirror has.
std::optional<std::string> twin_fen(std::string_view fen, TwinKind kind, const BoardShape& shape);

/// The men and the side to move, as a text that is the same for all twins and for no other
/// position: who has seen one of them has seen the others. Rights and counters are left out.
std::string likeness(std::string_view fen, const BoardShape& shape);

}  // namespace luatco::teach

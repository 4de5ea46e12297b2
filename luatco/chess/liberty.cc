#include "luatco/chess/liberty.h"

#include <array>
#include <cstddef>

namespace luatco::chess {
namespace {

constexpr std::array<std::string_view, kLiberties> kIds = {
    "chess.san.promotion_spelling",    "chess.san.check_sign",
    "chess.san.long_algebraic",        "chess.san.coordinates",
    "chess.san.over_disambiguated",    "chess.san.pawn_letter",
    "chess.san.lowercase_piece",       "chess.san.figurine",
    "chess.san.castling_zeros",        "chess.san.castling_spelling",
    "chess.san.castling_as_king_move", "chess.san.capture_sign",
    "chess.san.short_capture",         "chess.san.en_passant_mark",
    "chess.san.annotation_mark",       "chess.san.letters_of_other_script",
};

}  // namespace

std::string_view id(Liberty liberty) { return kIds[static_cast<std::size_t>(liberty)]; }

std::span<const std::string_view> liberty_ids() { return kIds; }

}  // namespace luatco::chess

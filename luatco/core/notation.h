// Reading a move from text: liberal, but never a guess.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/base/fixed_vector.h"
#include "luatco/core/refusal.h"

namespace luatco {

/// A way of writing moves: its name in the API ("san", "uci", "wxf").
struct Notation {
  std::string_view name;
};

/// Is this text an attempt to pass? No game here allows one; each refuses it with its own reason.
inline bool is_pass(std::string_view text) {
  return text == "pass" || text == "0000" || text == "--" || text == "null";
}

/// What was read loosely: ids such as "promotion_spelling", "castling_zeros", "over_disambiguated".
using Liberties = FixedVector<std::string_view, 8>;

/// The legal moves a text can mean: none (then `reason` says why), one, or several (then the text
/// is ambiguous and `reason` says so). Nobody picks one of several silently.
template <class Move>
struct Reading {
  FixedVector<Move, 16> candidates;
  Liberties liberties;
  std::optional<Reason> reason;
};

}  // namespace luatco

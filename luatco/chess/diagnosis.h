// The stages of a diagnosis. Each appends the reasons of its own articles to a refusal, in the
// order of ReasonId; none decides whether a move is legal (the generator has).
#pragma once

#include <optional>

#include "luatco/chess/trial.h"

namespace luatco::chess::diagnosis {

/// 3.1-3.8.1: own man or king on the target, the way the piece moves, what stands in its path.
/// Appends nothing where the man could go there if there were no king to mind.
void movement(const Trial& trial, Refusal& refusal);

/// 3.9.2: the own king after the move. Precondition: movement() found nothing.
void king_safety(const Trial& trial, Refusal& refusal);

/// The rook of a castling attempt, or where it ought to stand; nullopt where the attempt is none.
/// A king's two squares along its first rank from e1 or e8 are one, and the king on the square of
/// an own rook that has, or by the record had, the right; from e1 or e8 also on a rook in the
/// corner.
std::optional<Square> castling_rook(const Trial& trial);
/// 3.8.2, II.3: every condition that fails, the lasting and the passing ones. Precondition:
/// `trial.to` is where castling with `rook` takes the king.
void castling(const Trial& trial, Square rook, Refusal& refusal);

/// All of the above in order. Never empty for what the generator refuses.
Refusal diagnose(const Trial& trial);

}  // namespace luatco::chess::diagnosis

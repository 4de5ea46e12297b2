// The stages of a diagnosis. Each appends the reasons of its own articles to a refusal, in the
// order of ReasonId; none decides whether a move is legal (the generator has).
#pragma once

#include "luatco/xiangqi/trial.h"

namespace luatco::xiangqi::diagnosis {

/// 2.1-2.8: own piece or general on the target, the way the piece moves, what stands in its way.
/// Appends nothing where the piece could go there if there were no general to mind.
void movement(const Trial& trial, Refusal& refusal);

/// 3.1-3.3: the own general after the move. Precondition: movement() found nothing.
void general_safety(const Trial& trial, Refusal& refusal);

/// Both in order. Never empty for what the generator refuses.
Refusal diagnose(const Trial& trial);

}  // namespace luatco::xiangqi::diagnosis

// LUATCO_INLINE: always part of the caller. For the few functions of which each processor backend
// must have its own copy, and for those whose call would cost more than their body.
#pragma once

#define LUATCO_INLINE [[gnu::always_inline]] inline
/// The same for a lambda: `[&](int x) LUATCO_INLINE_LAMBDA { ... }`.
#define LUATCO_INLINE_LAMBDA __attribute__((always_inline))

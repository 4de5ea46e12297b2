// LUATCO_ASSERT: a broken promise of our own code, never a fault of somebody's input.
#pragma once

#if defined(LUATCO_CHECKED)
#define LUATCO_ASSERT(condition)        \
  do {                                  \
    if (!(condition)) __builtin_trap(); \
  } while (false)
#else
#define LUATCO_ASSERT(condition) \
  do {                           \
  } while (false)
#endif

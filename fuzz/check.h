// What a fuzz target demands: a broken demand stops the run, with the input kept.
#pragma once

#include <cstdio>

#define LUATCO_DEMAND(condition)                                           \
  do {                                                                     \
    if (!(condition)) {                                                    \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
      __builtin_trap();                                                    \
    }                                                                      \
  } while (false)

#include "luatco/core/processor.h"

namespace luatco {

bool has_fast_pext() {
#if defined(__x86_64__)
  // Zen 1 and 2 have the instruction but take hundreds of cycles for it.
  return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
         !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
#else
  return false;
#endif
}

}  // namespace luatco

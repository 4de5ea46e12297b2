#include "luatco/chess/backend.h"

#include "luatco/chess/backend_of.h"
#include "luatco/core/processor.h"

namespace luatco::chess {
namespace {

template <class Geometry>
constexpr Backend make(std::string_view name, bool (*supported)()) {
  using Functions = BackendOf<Geometry>;
  return {name,
          supported,
          Functions::prepare,
          Functions::legal_moves,
          Functions::count_legal_moves};
}

#if defined(__x86_64__)
bool has_avx2() { return has_fast_pext() && __builtin_cpu_supports("avx2"); }
bool has_avx512() {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512cd") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("avx512vpopcntdq");
}

constexpr Backend kBmi2 = make<Bmi2>("bmi2", has_fast_pext);
constexpr Backend kAvx2 = make<Bmi2>("avx2", has_avx2);
constexpr Backend kAvx512 = [] {
  Backend backend = make<Bmi2>("avx512", has_avx512);
  backend.legal_moves = BackendOf<Bmi2WithAvx512>::legal_moves;
  return backend;
}();
#endif
constexpr Backend kPortable = make<Portable>("portable", [] { return true; });

constexpr const Backend* kBackends[] = {
#if defined(__x86_64__)
    &kAvx512,
    &kAvx2,
    &kBmi2,
#endif
    &kPortable,
};

}  // namespace

std::span<const Backend* const> backends() { return kBackends; }

Perft perft_of([[maybe_unused]] const Backend& backend) {
#if defined(__x86_64__)
  if (&backend == &kAvx512) return perft_avx512;
  if (&backend == &kAvx2) return perft_avx2;
  if (&backend == &kBmi2) return perft_bmi2;
#endif
  return perft_portable;
}

const Backend& backend() {
  static const Backend& chosen = []() -> const Backend& {
    const Backend& best = first_supported(backends());
    best.prepare();
    return best;
  }();
  return chosen;
}

}  // namespace luatco::chess

#include "luatco/chess/backend.h"

#include "luatco/chess/backend_of.h"

namespace luatco::chess {
namespace {

template <class Geometry>
constexpr Backend make(std::string_view name, bool (*supported)()) {
  using Functions = BackendOf<Geometry>;
  return {name,
          supported,
          Functions::prepare,
          Functions::legal_moves,
          Functions::count_legal_moves,
          Functions::legal_targets,
          Functions::perft};
}

#if defined(__x86_64__)
bool has_fast_pext() {
  // Zen 1 and 2 have the instruction but take hundreds of cycles for it.
  return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
         !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}
constexpr Backend kBmi2 = make<Bmi2>("bmi2", has_fast_pext);
#endif
constexpr Backend kPortable = make<Portable>("portable", [] { return true; });

constexpr const Backend* kBackends[] = {
#if defined(__x86_64__)
    &kBmi2,
#endif
    &kPortable,
};

const Backend& choose() {
  for (const Backend* backend : kBackends) {
    if (!backend->supported()) continue;
    backend->prepare();
    return *backend;
  }
  return kPortable;
}

}  // namespace

std::span<const Backend* const> backends() { return kBackends; }

const Backend& backend() {
  static const Backend& chosen = choose();
  return chosen;
}

}  // namespace luatco::chess

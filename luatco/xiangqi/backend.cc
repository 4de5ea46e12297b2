#include "luatco/xiangqi/backend.h"

#include "luatco/core/processor.h"
#include "luatco/xiangqi/backend_of.h"

namespace luatco::xiangqi {
namespace {

template <class Geometry>
constexpr Backend make(std::string_view name, bool (*supported)()) {
  using Functions = BackendOf<Geometry>;
  return {name,
          supported,
          Functions::legal_moves,
          Functions::count_legal_moves,
          Functions::legal_targets,
          Functions::perft};
}

#if defined(__x86_64__)
constexpr Backend kBmi2 = make<Bmi2>("bmi2", has_fast_pext);
#endif
constexpr Backend kPortable = make<Portable>("portable", [] { return true; });

constexpr const Backend* kBackends[] = {
#if defined(__x86_64__)
    &kBmi2,
#endif
    &kPortable,
};

}  // namespace

std::span<const Backend* const> backends() { return kBackends; }

#if defined(__x86_64__)
const Backend& backend() {
  static const Backend& chosen = first_supported(backends());
  return chosen;
}
#else
// One backend, known when the program is linked: what nobody calls of it is left out.
const Backend& backend() { return kPortable; }
#endif

}  // namespace luatco::xiangqi

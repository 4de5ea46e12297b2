// What the processor can do, asked once, so that a game can choose among the builds of its
// generator.
#pragma once

#include <span>

namespace luatco {

/// PEXT, PDEP and POPCNT, and fast enough to be worth using. False where this is no x86-64.
bool has_fast_pext();

/// The first backend that this processor supports. Precondition: the last one runs anywhere.
template <class Backend>
const Backend& first_supported(std::span<const Backend* const> backends) {
  for (const Backend* backend : backends) {
    if (backend->supported()) return *backend;
  }
  return *backends.back();
}

}  // namespace luatco

// Tables that a program has ready.
#pragma once

namespace luatco {

#if defined(__wasm__)
/// What `make()` gives, made when the module starts: its bytes would have to be loaded by every
/// page. The order among such tables is open: `make` reads none.
template <auto make>
auto make_at_start() {
  return make();
}
template <auto make>
inline const auto kMade = make_at_start<make>();
#else
/// What `make()` gives, made by the compiler.
template <auto make>
inline constexpr auto kMade = make();
#endif

}  // namespace luatco

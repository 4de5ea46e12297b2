// Result<T, E>: a value or the reason there is none. Names follow std::expected, which g++ 12 lacks
// in C++20; the core has no exceptions, so reading the wrong half is a broken promise (assert).
#pragma once

#include <utility>
#include <variant>

#include "luatco/base/assert.h"

namespace luatco {

/// Wraps an error on its way into a Result: `return Unexpected{fault};`
template <class E>
struct Unexpected {
  E error;
};
template <class E>
Unexpected(E) -> Unexpected<E>;

template <class T, class E>
class [[nodiscard]] Result {
 public:
  constexpr Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  template <class F>
  constexpr Result(Unexpected<F> unexpected)
      : state_(std::in_place_index<1>, std::move(unexpected.error)) {}

  [[nodiscard]] constexpr bool has_value() const { return state_.index() == 0; }
  constexpr explicit operator bool() const { return has_value(); }

  /// Precondition: has_value().
  constexpr const T& value() const {
    LUATCO_ASSERT(has_value());
    return *std::get_if<0>(&state_);
  }
  constexpr T& value() {
    LUATCO_ASSERT(has_value());
    return *std::get_if<0>(&state_);
  }
  constexpr const T& operator*() const { return value(); }
  constexpr T& operator*() { return value(); }
  constexpr const T* operator->() const { return &value(); }
  constexpr T* operator->() { return &value(); }

  /// Precondition: !has_value().
  constexpr const E& error() const {
    LUATCO_ASSERT(!has_value());
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, E> state_;
};

}  // namespace luatco

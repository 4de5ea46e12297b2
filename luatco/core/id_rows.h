// Tables of ids. A game's enum of reasons or faults has one row for each enumerator, in its order;
// the compiler checks that, and the list of ids is read off the rows.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "luatco/core/fault.h"

namespace luatco {

/// What a reason is called, and the article it comes from.
template <class Key>
struct ReasonRow {
  Key key;
  std::string_view id;
  std::string_view law;
};

/// What a fault is called, how bad it is, and the article it comes from.
template <class Key>
struct FaultRow {
  Key key;
  std::string_view id;
  Severity severity;
  std::string_view law;

  [[nodiscard]] constexpr Fault fault() const {
    return {.id = id, .severity = severity, .law = law};
  }
};

/// Is there a row for each enumerator from 0 to `last`, in order?
template <class Row, std::size_t N, class Key>
consteval bool lists_all(const Row (&rows)[N], Key last) {
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(rows[i].key) != i) return false;
  }
  return static_cast<std::size_t>(last) + 1 == N;
}

template <class Row, std::size_t N>
consteval std::array<std::string_view, N> ids_of(const Row (&rows)[N]) {
  std::array<std::string_view, N> ids;
  for (std::size_t i = 0; i < N; ++i) ids[i] = rows[i].id;
  return ids;
}

}  // namespace luatco

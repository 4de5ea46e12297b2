// What is wrong with an arrangement of pieces. A set-up is answered with *all* its faults at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/core/evidence.h"

namespace luatco {

/// Error: nobody can play from here. Repair: something was dropped or filled in, and play can go
/// on. Warning: playable, but no game can have led here, or its counters contradict each other.
enum class Severity : std::uint8_t { Error, Repair, Warning };
std::string_view name(Severity severity);

/// One fault. `offset` is the byte of the text it was read from, when it was read from text. `law`
/// names the article or standard it comes from. Both views point to static text.
struct Fault {
  std::string_view id;
  Severity severity = Severity::Error;
  std::optional<SquareRef> square = std::nullopt;
  std::optional<std::uint32_t> offset = std::nullopt;
  std::string_view law = {};
};

using Faults = std::vector<Fault>;

/// A set-up examined: everything that is wrong with it, at once, and the position unless one of the
/// faults is an error.
template <class Position>
struct Checked {
  std::optional<Position> position;
  Faults faults;
};

inline bool has_error(const Faults& faults) {
  for (const Fault& fault : faults) {
    if (fault.severity == Severity::Error) return true;
  }
  return false;
}

}  // namespace luatco

// Offers of a draw (FIDE 9.1): one at a time, until it is accepted, refused or overtaken.
#pragma once

#include <optional>

#include "luatco/core/side.h"

namespace luatco::game {

class Offers {
 public:
  [[nodiscard]] std::optional<Side> standing() const { return by_; }
  void make(Side by) { by_ = by; }
  /// The other side has refused, touched a piece to move it, or moved (9.1.2.1); an offer cannot be
  /// withdrawn by who made it.
  void lapse_for(Side answering) {
    if (by_ && *by_ != answering) by_.reset();
  }
  void clear() { by_.reset(); }

 private:
  std::optional<Side> by_;
};

}  // namespace luatco::game

// What the server counts, in the text that Prometheus reads. One thread writes and reads it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "luatco/serve/message.h"

namespace luatco::serve {

/// Why somebody was turned away.
enum class Turned : std::uint8_t { Connections, Rate, Busy, Slow, TooLarge, Malformed };

class Metrics {
 public:
  void answered(Route route, unsigned status, double seconds);
  void turned_away(Turned why) { ++turned_[static_cast<std::size_t>(why)]; }
  void connection_opened() { ++connections_, ++opened_; }
  void connection_closed() { --connections_; }

  [[nodiscard]] std::string text() const;

 private:
  // Upper bounds of the time an answer takes, seconds; one more bucket has no bound.
  static constexpr std::array kBounds = {0.0001, 0.001, 0.01, 0.1, 1.0, 10.0};
  struct Times {
    std::array<std::uint64_t, kBounds.size() + 1> buckets{};
    double sum = 0;
  };

  std::map<std::pair<Route, unsigned>, std::uint64_t> answers_;
  std::map<Route, Times> times_;
  std::array<std::uint64_t, 6> turned_{};
  std::uint64_t opened_ = 0;
  std::int64_t connections_ = 0;
};

}  // namespace luatco::serve

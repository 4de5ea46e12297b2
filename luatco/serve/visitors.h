// Who is here, and how much each may ask: connections and requests of one address. Time is the
// caller's, in seconds.
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace luatco::serve {

struct VisitorLimits {
  std::size_t connections = 1000;        // of all together
  std::size_t connections_of_one = 200;  // a class behind one router
  double requests_a_second = 50;         // of the API, in the long run
  double requests_at_once = 200;         // saved up
  std::size_t remembered = 10'000;       // addresses; more are forgotten, the calmest first
};

class Visitors {
 public:
  explicit Visitors(const VisitorLimits& limits) : limits_(limits) {}

  /// A connection comes; false where there are too many already.
  bool enter(const std::string& address);
  void leave(const std::string& address);
  /// A request comes; false where the address has asked too much.
  bool may_ask(const std::string& address, double now);

  [[nodiscard]] std::size_t connections() const { return connections_; }

 private:
  struct Bucket {
    double left = 0;
    double seen = 0;
  };

  void forget(double now);

  VisitorLimits limits_;
  std::size_t connections_ = 0;
  std::map<std::string, std::size_t> open_;
  std::map<std::string, Bucket> buckets_;
};

/// The address that limits go by: of IPv6 the first 64 bits, which one household has. `ip` is as
/// asio writes it.
std::string visitor_of(const std::string& ip);

}  // namespace luatco::serve

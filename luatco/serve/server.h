// The server: connections, time and limits around a Handler. Boost.Asio and Beast stay in server.cc
// and asio.cc.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/serve/handler.h"
#include "luatco/serve/metrics.h"
#include "luatco/serve/visitors.h"

namespace luatco::serve {

struct Limits {
  VisitorLimits visitors;
  std::size_t header_bytes = 16U << 10;
  std::size_t body_bytes = 1U << 20;
  // Each from its beginning to its end, however slowly bytes trickle in.
  std::chrono::milliseconds header_time{15'000};  // also how long a silent connection is kept
  std::chrono::milliseconds body_time{30'000};
  std::chrono::milliseconds piece_time{30'000};  // to take a quarter of a megabyte of an answer
  std::chrono::milliseconds stop_time{5'000};    // for answers under way when it is to stop
  unsigned threads = 0;                          // that compute; 0: one for each processor
  std::size_t waiting = 64;                      // requests that may wait for a thread
  std::size_t engines = 2;                       // that think at once
};

struct ServerOptions {
  std::string bind = "127.0.0.1";  // an address of this machine, or localhost
  std::uint16_t port = 8080;       // 0: any that is free
  std::string certificate;         // PEM files; empty: plain http
  std::string key;
  Limits limits;
};

/// Why a server could not start.
struct StartFault {
  enum class Kind : std::uint8_t { BadAddress, PortTaken, NotAllowed, BadCertificate, Other };
  Kind kind = Kind::Other;
  std::string detail;  // the system's own words
};

class Server {
 public:
  /// `handler` and `metrics` must live as long as the server, which is the only one to write the
  /// metrics.
  Server(ServerOptions options, const Handler& handler, Metrics& metrics);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// Opens the port. From here on connections wait, until run().
  [[nodiscard]] std::optional<StartFault> listen();
  /// The port that listen() opened.
  [[nodiscard]] std::uint16_t port() const;
  /// Serves until stop(), or until SIGINT or SIGTERM where `stopping` is given; it is called when
  /// one comes. A second signal does not wait for the answers under way.
  void run(const std::function<void()>& stopping = nullptr);
  /// From any thread: takes no more connections and lets answers under way be finished.
  void stop();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

/// The first port from `port` on that can be opened at the address; nothing where none of the next
/// hundred can.
std::optional<std::uint16_t> free_port(const std::string& bind, std::uint16_t port);
/// Only this machine can reach the address.
bool is_loopback(const std::string& bind);

}  // namespace luatco::serve

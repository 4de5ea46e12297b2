#include "luatco/serve/server.h"

#include <boost/asio/ssl.hpp>
#include <boost/beast/ssl.hpp>
#include <csignal>
#include <list>
#include <thread>
#include <utility>

#include "luatco/serve/session.h"

namespace luatco::serve {
namespace {

using asio::ip::tcp;

std::optional<asio::ip::address> read_address(const std::string& bind) {
  if (bind == "localhost") return asio::ip::address_v4::loopback();
  beast::error_code fault;
  const auto address = asio::ip::make_address(bind, fault);
  if (fault) return std::nullopt;
  return address;
}

/// Opens the acceptor at the address; the fault where it cannot be.
beast::error_code open(tcp::acceptor& acceptor, const asio::ip::address& address,
                       std::uint16_t port) {
  const tcp::endpoint endpoint(address, port);
  beast::error_code fault;
  acceptor.open(endpoint.protocol(), fault);
  // A server that was just ended must not keep its port from the next one.
  if (!fault) acceptor.set_option(asio::socket_base::reuse_address(true), fault);
  if (!fault && address.is_v6()) acceptor.set_option(asio::ip::v6_only(false), fault);
  if (!fault) acceptor.bind(endpoint, fault);
  if (!fault) acceptor.listen(asio::socket_base::max_listen_connections, fault);
  if (fault) {
    beast::error_code ignored;
    acceptor.close(ignored);
  }
  return fault;
}

StartFault fault_of(const beast::error_code& fault) {
  using Kind = StartFault::Kind;
  if (fault == asio::error::address_in_use) return {Kind::PortTaken, fault.message()};
  if (fault == asio::error::access_denied) return {Kind::NotAllowed, fault.message()};
  if (fault == boost::system::errc::address_not_available) {
    return {Kind::BadAddress, fault.message()};
  }
  return {Kind::Other, fault.message()};
}

}  // namespace

class Server::Impl {
 public:
  Impl(ServerOptions options, const Handler& handler, Metrics& metrics)
      : options_(std::move(options)),
        shared_{handler,         metrics, Visitors(options_.limits.visitors),
                options_.limits, pool_,   engines_},
        pool_(options_.limits.threads != 0 ? options_.limits.threads
                                           : std::max(1U, std::thread::hardware_concurrency())),
        engines_(options_.limits.engines) {}

  std::optional<StartFault> listen() {
    const auto address = read_address(options_.bind);
    if (!address) return StartFault{StartFault::Kind::BadAddress, options_.bind};
    if (!options_.certificate.empty()) {
      if (auto fault = read_certificate()) return fault;
    }
    if (const auto fault = open(acceptor_, *address, options_.port)) return fault_of(fault);
    return std::nullopt;
  }

  [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

  void run(const std::function<void()>& stopping) {
    asio::co_spawn(io_, accept(), asio::detached);
    if (stopping) asio::co_spawn(io_, await_signals(stopping), asio::detached);
    io_.run();
    pool_.stop();
    engines_.stop();
    pool_.join();
    engines_.join();
  }

  void stop() {
    asio::post(io_, [this] { begin_stop(); });
  }

 private:
  std::optional<StartFault> read_certificate() {
    try {
      tls_.emplace(asio::ssl::context::tls_server);
      tls_->set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                        asio::ssl::context::no_tlsv1_1 | asio::ssl::context::no_compression);
      tls_->use_certificate_chain_file(options_.certificate);
      tls_->use_private_key_file(options_.key, asio::ssl::context::pem);
    } catch (const boost::system::system_error& error) {
      return StartFault{StartFault::Kind::BadCertificate, error.code().message()};
    }
    return std::nullopt;
  }

  asio::awaitable<void> accept() {
    while (!shared_.stopping) {
      auto [fault, socket] = co_await acceptor_.async_accept(kResult);
      if (shared_.stopping) break;
      if (fault) {
        // Out of file descriptors, say: let connections end before the next try.
        asio::steady_timer pause(io_, std::chrono::milliseconds(50));
        co_await pause.async_wait(kResult);
        continue;
      }
      beast::error_code gone;
      const auto peer = socket.remote_endpoint(gone);
      if (gone) continue;
      asio::co_spawn(io_, serve(std::move(socket), visitor_of(peer.address().to_string())),
                     asio::detached);
    }
  }

  /// A connection from its first byte to its last. Nothing that goes wrong with one ends the
  /// server.
  asio::awaitable<void> serve(tcp::socket socket, std::string visitor) {
    if (!shared_.visitors.enter(visitor)) {
      shared_.metrics.turned_away(Turned::Connections);
      co_return;
    }
    shared_.metrics.connection_opened();
    const auto place = connections_.emplace(connections_.end());
    try {
      beast::error_code ignored;
      socket.set_option(tcp::no_delay(true), ignored);
      beast::tcp_stream stream(std::move(socket));
      place->stream = &stream;
      if (tls_) {
        co_await serve_tls(stream, *place, visitor);
      } else {
        co_await Session<beast::tcp_stream>(stream, shared_, *place, visitor).run();
      }
      stream.socket().shutdown(tcp::socket::shutdown_both, ignored);
    } catch (const std::exception&) {
      shared_.metrics.turned_away(Turned::Busy);  // out of memory, and this one ends
    }
    connections_.erase(place);
    shared_.metrics.connection_closed();
    shared_.visitors.leave(visitor);
    if (shared_.stopping && connections_.empty()) finish();
  }

  asio::awaitable<void> serve_tls(beast::tcp_stream& plain, Connection& connection,
                                  const std::string& visitor) {
    beast::ssl_stream<beast::tcp_stream&> stream(plain, *tls_);
    plain.expires_after(options_.limits.header_time);
    const auto [fault] = co_await stream.async_handshake(asio::ssl::stream_base::server, kResult);
    if (fault) co_return;
    co_await Session<decltype(stream)>(stream, shared_, connection, visitor).run();
    plain.expires_after(std::chrono::milliseconds(1000));
    co_await stream.async_shutdown(kResult);
  }

  asio::awaitable<void> await_signals(std::function<void()> stopping) {
    const auto [fault, first] = co_await signals_.async_wait(kResult);
    if (fault) co_return;
    stopping();
    begin_stop();
    if (connections_.empty()) co_return;
    const auto [ended, second] = co_await signals_.async_wait(kResult);
    if (!ended) io_.stop();
  }

  void begin_stop() {
    if (shared_.stopping) return;
    shared_.stopping = true;
    beast::error_code ignored;
    acceptor_.close(ignored);
    for (const Connection& connection : connections_) {
      if (connection.idle && connection.stream != nullptr) connection.stream->cancel();
    }
    if (connections_.empty()) return finish();
    last_moment_.expires_after(options_.limits.stop_time);
    last_moment_.async_wait([this](const beast::error_code& fault) {
      if (!fault) io_.stop();
    });
  }

  void finish() {
    last_moment_.cancel();
    signals_.cancel();
  }

  // The order matters at the end: what waits in the pool holds sessions, which need `io_`; what
  // waits in `io_` holds streams, which need the rest.
  ServerOptions options_;
  std::list<Connection> connections_;
  Shared shared_;
  std::optional<asio::ssl::context> tls_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  asio::steady_timer last_moment_{io_};
  asio::signal_set signals_{io_};
  asio::thread_pool pool_;
  asio::thread_pool engines_;

  friend class Server;
};

Server::Server(ServerOptions options, const Handler& handler, Metrics& metrics)
    : impl_(std::make_unique<Impl>(std::move(options), handler, metrics)) {}
Server::~Server() = default;

std::optional<StartFault> Server::listen() { return impl_->listen(); }
std::uint16_t Server::port() const { return impl_->port(); }
void Server::stop() { impl_->stop(); }

void Server::run(const std::function<void()>& stopping) {
  if (stopping) {
    impl_->signals_.add(SIGINT);
    impl_->signals_.add(SIGTERM);
  }
  impl_->run(stopping);
}

std::optional<std::uint16_t> free_port(const std::string& bind, std::uint16_t port) {
  const auto address = read_address(bind);
  if (!address) return std::nullopt;
  asio::io_context io;
  for (unsigned candidate = port; candidate < port + 100U && candidate <= 65535; ++candidate) {
    tcp::acceptor acceptor(io);
    if (!open(acceptor, *address, static_cast<std::uint16_t>(candidate))) {
      return static_cast<std::uint16_t>(candidate);
    }
  }
  return std::nullopt;
}

bool is_loopback(const std::string& bind) {
  const auto address = read_address(bind);
  return address && address->is_loopback();
}

}  // namespace luatco::serve

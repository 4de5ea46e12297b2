// One connection, from its first request to its last; the same over TCP and TLS. Included by
// server.cc only.
#pragma once

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <chrono>
#include <ctime>
#include <string>
#include <type_traits>

#include "luatco/serve/server.h"
#include "luatco/serve/wire.h"

namespace luatco::serve {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

constexpr auto kResult = asio::as_tuple(asio::use_awaitable);

/// What a session needs of its server. Everything but `pool` belongs to the one thread of sockets.
struct Shared {
  const Handler& handler;
  Metrics& metrics;
  Visitors visitors;
  const Limits& limits;
  asio::thread_pool& pool;
  asio::thread_pool& engines;  // whose threads wait for engines
  std::size_t computing = 0;
  std::size_t asking = 0;  // engines
  bool stopping = false;
};

/// What the server knows of a connection, to end it when it stops.
struct Connection {
  beast::tcp_stream* stream = nullptr;
  bool idle = true;  // between two requests
};

template <class Stream>
class Session {
 public:
  Session(Stream& stream, Shared& shared, Connection& connection, std::string visitor)
      : stream_(stream), shared_(shared), connection_(connection), visitor_(std::move(visitor)) {}

  /// Answers one request after another, until one side has had enough.
  asio::awaitable<void> run() {
    // g++ 12 miscompiles co_await behind && and in conditions: here it always stands by itself.
    bool more = true;
    while (more && !shared_.stopping) more = co_await one();
  }

 private:
  using Parser = http::request_parser<http::string_body>;

  void deadline(std::chrono::milliseconds time) {
    beast::get_lowest_layer(stream_).expires_after(time);
  }

  /// Reads a request and answers it; false where the connection ends.
  asio::awaitable<bool> one() {
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(shared_.limits.header_bytes));
    parser.body_limit(shared_.limits.body_bytes);
    connection_.idle = buffer_.size() == 0;
    deadline(shared_.limits.header_time);
    if (connection_.idle) {
      const bool begun = co_await first_byte();
      if (!begun) co_return false;
    }
    connection_.idle = false;
    auto [fault, read] = co_await http::async_read_header(stream_, buffer_, parser, kResult);
    if (fault) co_return co_await give_up(fault);
    if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
      deadline(shared_.limits.piece_time);
      constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
      const auto [lost, sent] =
          co_await asio::async_write(stream_, asio::buffer(kContinue), kResult);
      if (lost) co_return false;
    }
    deadline(shared_.limits.body_time);
    std::tie(fault, read) = co_await http::async_read(stream_, buffer_, parser, kResult);
    if (fault) co_return co_await give_up(fault);
    co_return co_await answer(parser);
  }

  /// Waits for the next request to begin, so that a server that stops knows whom it may cut off.
  asio::awaitable<bool> first_byte() {
    constexpr std::size_t kChunk = 4096;
    const auto [fault, read] = co_await stream_.async_read_some(buffer_.prepare(kChunk), kResult);
    if (fault) co_return false;
    buffer_.commit(read);
    co_return true;
  }

  asio::awaitable<bool> answer(const Parser& parser) {
    const auto begin = std::chrono::steady_clock::now();
    const auto& message = parser.get();
    Response response;
    if (message.version() >= 11 && message[http::field::host].empty()) {
      response = plain(400, "400");
      shared_.metrics.turned_away(Turned::Malformed);
    } else {
      response = co_await respond(message);
    }
    const bool keep = message.keep_alive() && !shared_.stopping;
    const bool sent = co_await send(response, keep ? After::KeepAlive : After::Close,
                                    message.method() == http::verb::head);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    shared_.metrics.answered(response.route, response.status, took.count());
    co_return sent&& keep;
  }

  template <class Message>
  static Request request_of(const Message& message) {
    const auto field = [&](http::field name) -> std::string_view { return message[name]; };
    const auto method = [&] {
      switch (message.method()) {
        case http::verb::get: return Method::Get;
        case http::verb::head: return Method::Head;
        case http::verb::post: return Method::Post;
        case http::verb::options: return Method::Options;
        default: return Method::Other;  // not our enum: Beast knows thirty more
      }
    }();
    return {.method = method,
            .target = message.target(),
            .accept_encoding = field(http::field::accept_encoding),
            .if_none_match = field(http::field::if_none_match),
            .range = field(http::field::range),
            .if_range = field(http::field::if_range),
            .content_type = field(http::field::content_type),
            .body = message.body(),
            .accept_language = field(http::field::accept_language),
            .host = field(http::field::host),
            .secure = !std::is_same_v<Stream, beast::tcp_stream> ||
                      message["X-Forwarded-Proto"] == "https"};
  }

  template <class Message>
  asio::awaitable<Response> respond(const Message& message) {
    const Request request = request_of(message);
    const Handler::Work work = Handler::work_of(request);
    if (work == Handler::Work::AtOnce) co_return shared_.handler.answer(request);
    if (!shared_.visitors.may_ask(asker(message), seconds())) {
      co_return turn_away(429, Turned::Rate);
    }
    const bool waits = work == Handler::Work::Waits;
    std::size_t& busy = waits ? shared_.asking : shared_.computing;
    if (busy >= (waits ? shared_.limits.engines : shared_.limits.waiting)) {
      co_return turn_away(503, Turned::Busy);
    }
    ++busy;
    // The request lives in this coroutine, which waits; so its views hold on the other thread.
    auto [thrown, response] = co_await asio::co_spawn(
        waits ? shared_.engines : shared_.pool,
        [this, &request]() -> asio::awaitable<Response> {
          co_return shared_.handler.answer(request);
        },
        kResult);
    --busy;
    if (thrown) co_return plain(500, "500");
    co_return std::move(response);
  }

  Response turn_away(unsigned status, Turned why) {
    shared_.metrics.turned_away(why);
    Response response = plain(status, std::to_string(status));
    response.set("Retry-After", "1");
    return response;
  }

  /// Behind a proxy on this machine, whom the proxy names; else who is at the other end.
  template <class Message>
  std::string asker(const Message& message) const {
    const std::string_view named = message["X-Forwarded-For"];
    if (named.empty() || (visitor_ != "127.0.0.1" && visitor_ != "::/64")) return visitor_;
    const auto comma = named.rfind(',');
    const auto last = named.substr(comma == named.npos ? 0 : comma + 1);
    beast::error_code fault;
    const auto begin = std::min(last.find_first_not_of(' '), last.size());
    const auto ip = asio::ip::make_address(std::string(last.substr(begin)), fault);
    return fault ? visitor_ : visitor_of(ip.to_string());
  }

  static double seconds() {
    const std::chrono::duration<double> now = std::chrono::steady_clock::now().time_since_epoch();
    return now.count();
  }

  asio::awaitable<bool> send(const Response& response, After after, bool head_only) {
    const std::string head = head_of(response, after, std::time(nullptr));
    std::string_view rest = head_only ? std::string_view{} : response.content();
    // In pieces, so that a slow line has time for a large file and nobody can hold on for ever.
    constexpr std::size_t kPiece = 256U << 10;
    bool with_head = true;
    do {
      const std::string_view piece = rest.substr(0, kPiece);
      rest.remove_prefix(piece.size());
      const std::array<asio::const_buffer, 2> buffers = {
          asio::buffer(with_head ? std::string_view(head) : std::string_view{}),
          asio::buffer(piece)};
      with_head = false;
      deadline(shared_.limits.piece_time);
      const auto [fault, sent] = co_await asio::async_write(stream_, buffers, kResult);
      if (fault) co_return false;
    } while (!rest.empty());
    co_return true;
  }

  /// Says why a request could not be read, where somebody may still listen; always false.
  asio::awaitable<bool> give_up(beast::error_code fault) {
    const auto status = [&]() -> unsigned {
      if (fault == http::error::header_limit) return 431;
      if (fault == http::error::body_limit) return 413;
      const bool of_http = fault.category() == make_error_code(http::error::bad_method).category();
      const bool ended =
          fault == http::error::end_of_stream || fault == http::error::partial_message;
      return of_http && !ended ? 400 : 0;
    }();
    if (fault == beast::error::timeout) shared_.metrics.turned_away(Turned::Slow);
    if (status == 0) co_return false;
    shared_.metrics.turned_away(status == 400 ? Turned::Malformed : Turned::TooLarge);
    const Response response = plain(status, std::to_string(status));
    shared_.metrics.answered(response.route, status, 0);
    const bool sent = co_await send(response, After::Close, false);
    if (sent) co_await drain();
    co_return false;
  }

  /// Closing with unread bytes would reset the connection, and the other side would lose the
  /// answer.
  asio::awaitable<void> drain() {
    beast::error_code ignored;
    beast::get_lowest_layer(stream_).socket().shutdown(asio::socket_base::shutdown_send, ignored);
    deadline(std::min(shared_.limits.body_time, std::chrono::milliseconds(2000)));
    std::array<char, 4096> waste;
    for (std::size_t total = 0; total < 2 * shared_.limits.body_bytes;) {
      const auto [fault, read] =
          co_await beast::get_lowest_layer(stream_).async_read_some(asio::buffer(waste), kResult);
      if (fault) break;
      total += read;
    }
  }

  Stream& stream_;
  Shared& shared_;
  Connection& connection_;
  std::string visitor_;
  beast::flat_buffer buffer_;
};

}  // namespace luatco::serve

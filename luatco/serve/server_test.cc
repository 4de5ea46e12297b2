// The server from outside, over loopback, asked as nobody should ask. No test waits for a time to
// pass but the server's own limits, and none says how long anything takes.
#include "luatco/serve/server.h"

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <future>
#include <thread>

#include "luatco/serve/api_door.h"

namespace luatco::serve {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// A client that writes what it likes and reads until the other side is done.
class Line {
 public:
  explicit Line(std::uint16_t port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience = {.tv_sec = 60, .tv_usec = 0};  // a hanging server fails, not hangs
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    open_ = connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  }
  ~Line() { close(socket_); }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  [[nodiscard]] bool open() const { return open_; }
  bool send(std::string_view text) {
    while (!text.empty()) {
      const auto sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  /// No more will come from here.
  void finish() { shutdown(socket_, SHUT_WR); }
  /// Everything until the other side closes.
  std::string all() {
    while (more()) {
    }
    return std::exchange(read_, {});
  }
  /// Everything up to and with `end`, or until the other side closes.
  std::string until(std::string_view end) {
    while (read_.find(end) == read_.npos && more()) {
    }
    const auto at = std::min(read_.find(end), read_.size());
    const auto size = std::min(at + end.size(), read_.size());
    std::string text = read_.substr(0, size);
    read_.erase(0, size);
    return text;
  }

 private:
  bool more() {
    std::array<char, 8192> bytes;
    const auto got = recv(socket_, bytes.data(), bytes.size(), 0);
    if (got <= 0) return false;
    read_.append(bytes.data(), static_cast<std::size_t>(got));
    return true;
  }

  int socket_;
  bool open_ = false;
  std::string read_;
};

constexpr std::string_view kLarge = "assets/large-0a1b2c3d4e.bin";
constexpr std::size_t kLargeSize = 3'000'000;

Site page() {
  Site site;
  site.add("index.html", "<!doctype html>start");
  site.add(kLarge, std::string(kLargeSize, 'L'));
  site.finish();
  return site;
}

/// A server on a port of its own, until the test ends.
class Running {
 public:
  explicit Running(const Limits& limits = {}, Handler::Api api = nullptr)
      : handler_(
            page(), api ? std::move(api) : [this](std::string_view line) { return door_(line); },
            [this] { return metrics_.text(); }, {"nothing here\n", "no page\n"}),
        server_({.port = 0, .certificate = {}, .key = {}, .limits = limits}, handler_, metrics_) {
    const auto fault = server_.listen();
    EXPECT_FALSE(fault) << fault->detail;
    thread_ = std::thread([this] { server_.run(); });
  }
  ~Running() { stop(); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  void stop() {
    server_.stop();
    if (thread_.joinable()) thread_.join();
  }
  Server& server() { return server_; }
  [[nodiscard]] std::uint16_t port() const { return server_.port(); }
  /// Sends it all on one connection and reads until the server closes.
  std::string ask(std::string_view text) {
    Line line(port());
    line.send(text);
    line.finish();
    return line.all();
  }

 private:
  ApiDoor door_;
  Metrics metrics_;
  Handler handler_;
  Server server_;
  std::thread thread_;
};

std::string post(std::string_view body) {
  return "POST /api/v1 HTTP/1.1\r\nHost: x\r\nContent-Length: " + std::to_string(body.size()) +
         "\r\n\r\n" + std::string(body);
}

constexpr std::string_view kGet = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

int count(std::string_view text, std::string_view part) {
  int n = 0;
  for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++n;
  return n;
}

TEST(Server, ThePageAndTheApiAreServed) {
  Running running;
  EXPECT_THAT(running.ask(kGet), HasSubstr("<!doctype html>start"));
  const auto answer = running.ask(post(R"({"op":"judge","attempt":"e1g1","lang":"vi"})"));
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(answer, HasSubstr("chess.castling.path_blocked"));
  EXPECT_THAT(answer, HasSubstr("Muốn nhập thành"));
}

TEST(Server, ARequestMayComeByteByByte) {
  Running running;
  Line line(running.port());
  for (const char byte : post(R"({"op":"perft","depth":2})")) line.send({&byte, 1});
  EXPECT_THAT(line.until("}\n"), HasSubstr("{\"ok\":true,\"nodes\":400}"));
  // And the connection is still good.
  line.send(kGet);
  EXPECT_THAT(line.until("start"), HasSubstr("200 OK"));
}

TEST(Server, RequestsInOnePieceAreAnsweredInOrder) {
  Running running;
  std::string text;
  for (const int depth : {1, 2, 3}) {
    text += post("{\"op\":\"perft\",\"depth\":" + std::to_string(depth) + "}");
    text += kGet;
  }
  const auto answers = running.ask(text);
  EXPECT_EQ(count(answers, "HTTP/1.1 200 OK"), 6);
  const auto first = answers.find("\"nodes\":20}");
  const auto second = answers.find("\"nodes\":400}");
  const auto third = answers.find("\"nodes\":8902}");
  EXPECT_LT(first, second);
  EXPECT_LT(second, third);
  EXPECT_NE(third, answers.npos);
}

TEST(Server, HeadTellsTheLengthAndSendsNothing) {
  Running running;
  const auto answer = running.ask("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_THAT(answer, HasSubstr("Content-Length: 20\r\n"));
  EXPECT_TRUE(answer.ends_with("\r\n\r\n"));
}

TEST(Server, ALargeFileArrivesWhole) {
  Running running;
  const auto answer = running.ask("GET /" + std::string(kLarge) + " HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(answer.size() - answer.find("\r\n\r\n") - 4, kLargeSize);
}

TEST(Server, ChunksAreReadAndBadChunksRefused) {
  Running running;
  const std::string head = "POST /api/v1 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  EXPECT_THAT(running.ask(head + "a\r\n{\"op\":\"per\r\ne\r\nft\",\"depth\":1}\r\n0\r\n\r\n"),
              HasSubstr("\"nodes\":20}"));
  EXPECT_THAT(running.ask(head + "zz\r\nx\r\n0\r\n\r\n"), StartsWith("HTTP/1.1 400 "));
  EXPECT_THAT(running.ask(head + "3\r\nabcdef\r\n0\r\n\r\n"), StartsWith("HTTP/1.1 400 "));
  // Cut off in the middle: there is nobody to tell.
  EXPECT_EQ(running.ask(head + "ffff\r\nx"), "");
}

TEST(Server, WhatIsNotHttpIsRefused) {
  Running running;
  for (const std::string_view text :
       {"hello\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: "
        "chunked\r\n\r\n0\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"}) {
    EXPECT_THAT(running.ask(text), StartsWith("HTTP/1.1 400 ")) << text;
  }
  EXPECT_THAT(running.ask("BREW / HTTP/1.1\r\nHost: x\r\n\r\n"), StartsWith("HTTP/1.1 405 "));
  EXPECT_EQ(running.ask(""), "");
  EXPECT_EQ(running.ask("GET / HT"), "");
  EXPECT_THAT(running.ask(kGet), HasSubstr("200 OK"));
}

TEST(Server, NoPathLeadsOutOfTheSite) {
  Running running;
  for (const std::string_view path :
       {"/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fetc/passwd"}) {
    EXPECT_THAT(running.ask("GET " + std::string(path) + " HTTP/1.1\r\nHost: x\r\n\r\n"),
                StartsWith("HTTP/1.1 404 "))
        << path;
  }
}

TEST(Server, TooMuchIsRefusedBeforeItIsRead) {
  Limits limits;
  limits.header_bytes = 1000;
  limits.body_bytes = 1000;
  Running running(limits);
  EXPECT_THAT(running.ask("GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(2000, 'x') + "\r\n\r\n"),
              StartsWith("HTTP/1.1 431 "));
  EXPECT_THAT(running.ask("GET /" + std::string(2000, 'x') + " HTTP/1.1\r\nHost: x\r\n\r\n"),
              StartsWith("HTTP/1.1 431 "));
  EXPECT_THAT(running.ask(post(std::string(1001, 'x'))), StartsWith("HTTP/1.1 413 "));
  EXPECT_THAT(
      running.ask("POST /api/v1 HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n"),
      StartsWith("HTTP/1.1 413 "));
  std::string chunks = "POST /api/v1 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  for (int i = 0; i < 20; ++i) chunks += "64\r\n" + std::string(100, 'x') + "\r\n";
  EXPECT_THAT(running.ask(chunks), StartsWith("HTTP/1.1 413 "));
  EXPECT_THAT(running.ask(post(std::string(1000, ' '))), StartsWith("HTTP/1.1 200 "));
}

TEST(Server, WhoWaitsForLeaveToSendTheBodyGetsIt) {
  Running running;
  Line line(running.port());
  line.send(
      "POST /api/v1 HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 24\r\n\r\n");
  EXPECT_EQ(line.until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  line.send(R"({"op":"perft","depth":1})");
  EXPECT_THAT(line.until("}\n"), HasSubstr("\"nodes\":20}"));
}

TEST(Server, WhoIsSlowIsLeft) {
  Limits limits;
  limits.header_time = limits.body_time = std::chrono::milliseconds(100);
  Running running(limits);
  for (const std::string_view begun :
       {"", "GET / HTTP/1.1\r\nHost: ",
        "POST /api/v1 HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx"}) {
    Line line(running.port());
    line.send(begun);
    EXPECT_EQ(line.all(), "") << begun;  // ends when the server closes
  }
}

TEST(Server, AnOldClientGetsOneAnswer) {
  Running running;
  Line line(running.port());
  line.send("GET / HTTP/1.0\r\n\r\n");
  EXPECT_THAT(line.all(), HasSubstr("Connection: close"));
}

TEST(Server, OneVisitorCannotTakeAllConnections) {
  Limits limits;
  limits.visitors.connections_of_one = 2;
  Running running(limits);
  Line first(running.port());
  Line second(running.port());
  for (Line* line : {&first, &second}) {
    line->send(kGet);
    EXPECT_THAT(line->until("start"), HasSubstr("200 OK"));
  }
  Line third(running.port());
  third.send(kGet);
  EXPECT_EQ(third.all(), "");
}

TEST(Server, OneVisitorCannotAskWithoutEnd) {
  Limits limits;
  limits.visitors.requests_at_once = 3;
  limits.visitors.requests_a_second = 1e-9;
  Running running(limits);
  std::string text;
  for (int i = 0; i < 5; ++i) text += post(R"({"op":"version"})");
  const auto answers = running.ask(text);
  EXPECT_EQ(count(answers, "HTTP/1.1 200 OK"), 3);
  EXPECT_EQ(count(answers, "HTTP/1.1 429 Too Many Requests"), 2);
  EXPECT_THAT(answers, HasSubstr("Retry-After: 1\r\n"));
  // The page is not counted, and somebody else behind the same proxy is somebody else.
  EXPECT_THAT(running.ask(kGet), HasSubstr("200 OK"));
  auto other = post(R"({"op":"version"})");
  other.insert(other.find("\r\n") + 2, "X-Forwarded-For: 192.0.2.1, 198.51.100.7\r\n");
  EXPECT_THAT(running.ask(other), HasSubstr("200 OK"));
}

TEST(Server, OneRequestCannotComputeWithoutEnd) {
  Running running;
  for (const std::string_view options :
       {"{}", R"({"max_nodes":1000000000000})", R"({"max_nodes":1e300})", "7"}) {
    const auto answer =
        running.ask(post(R"({"op":"perft","depth":9,"options":)" + std::string(options) + "}"));
    EXPECT_THAT(answer, HasSubstr(R"("args":{"limit":50000000})")) << options;
  }
}

/// An API that answers only when it is let go.
struct Gate {
  std::promise<void> entered;
  std::promise<void> opened;

  Handler::Api api() {
    return [this, open = opened.get_future().share()](std::string_view) {
      entered.set_value();
      open.wait();
      return std::string("through");
    };
  }
};

TEST(Server, ItStopsWhenAnswersUnderWayAreGiven) {
  Gate gate;
  Running running({}, gate.api());
  Line idle(running.port());
  idle.send(kGet);
  EXPECT_THAT(idle.until("start"), HasSubstr("200 OK"));
  Line asking(running.port());
  asking.send(post("x"));
  gate.entered.get_future().wait();
  running.server().stop();
  EXPECT_EQ(idle.all(), "");  // cut off at once
  gate.opened.set_value();
  const auto answer = asking.all();
  EXPECT_THAT(answer, HasSubstr("through"));
  EXPECT_THAT(answer, HasSubstr("Connection: close"));
  running.stop();
}

TEST(Server, ItDoesNotWaitForEverToStop) {
  Limits limits;
  limits.stop_time = std::chrono::milliseconds(50);
  Running running(limits);
  Line line(running.port());
  line.send("POST /api/v1 HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx");
  line.send(kGet);
  running.stop();
  SUCCEED();
}

TEST(Server, TooManyAtWorkAreTurnedAway) {
  Gate gate;
  Limits limits;
  limits.threads = 1;
  limits.waiting = 1;
  Running running(limits, gate.api());
  Line asking(running.port());
  asking.send(post("x"));
  gate.entered.get_future().wait();
  EXPECT_THAT(running.ask(post("y")), StartsWith("HTTP/1.1 503 "));
  EXPECT_THAT(running.ask("GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"),
              HasSubstr("luatco_turned_away_total{why=\"busy\"} 1\n"));
  gate.opened.set_value();
  EXPECT_THAT(asking.until("through"), HasSubstr("200 OK"));
}

TEST(Server, AnApiThatFailsIsAnErrorAndNoMore) {
  Running running({}, [](std::string_view) -> std::string { throw std::bad_alloc(); });
  EXPECT_THAT(running.ask(post("x") + std::string(kGet)), HasSubstr("HTTP/1.1 500 "));
  EXPECT_THAT(running.ask(kGet), HasSubstr("200 OK"));
}

TEST(Server, ItSaysWhyItCannotStart) {
  Running running;
  const Handler handler(page(), nullptr, nullptr, {});
  Metrics metrics;
  const auto fault = [&](const ServerOptions& options) {
    return Server(options, handler, metrics).listen().value().kind;
  };
  using Kind = StartFault::Kind;
  EXPECT_EQ(fault({.port = running.port(), .certificate = {}, .key = {}, .limits = {}}),
            Kind::PortTaken);
  EXPECT_EQ(fault({.bind = "192.0.2.1", .certificate = {}, .key = {}, .limits = {}}),
            Kind::BadAddress);
  EXPECT_EQ(fault({.bind = "here", .certificate = {}, .key = {}, .limits = {}}), Kind::BadAddress);
  EXPECT_EQ(fault({.certificate = "/nonexistent", .key = "/nonexistent", .limits = {}}),
            Kind::BadCertificate);
  const auto next = free_port("127.0.0.1", running.port());
  EXPECT_TRUE(!next || *next > running.port());
  EXPECT_TRUE(is_loopback("localhost") && is_loopback("127.0.0.1") && is_loopback("::1"));
  EXPECT_FALSE(is_loopback("0.0.0.0") || is_loopback("::") || is_loopback("here"));
}

}  // namespace
}  // namespace luatco::serve

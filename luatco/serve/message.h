// What the server is asked and what it answers, without sockets: the part that can be tested and
// fuzzed by itself.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace luatco::serve {

enum class Method : unsigned char { Get, Head, Post, Options, Other };

/// What of a request matters here. The views are the caller's and live as long as its request.
struct Request {
  Method method = Method::Get;
  std::string_view target;  // "/assets/a.js?x=1", as it came
  std::string_view accept_encoding;
  std::string_view if_none_match;
  std::string_view range;
  std::string_view if_range;
  std::string_view content_type;
  std::string_view body;
  std::string_view accept_language;
  std::string_view host;  // whom the visitor asked
  bool secure = false;    // by https, here or at the proxy
};

/// Bytes that an answer and the site share, so that nothing is copied to be sent.
using Bytes = std::shared_ptr<const std::string>;

/// Which part of the server answered, for the counters.
enum class Route : unsigned char { Page, Api, Health, Metrics, None };

struct Response {
  unsigned status = 200;
  Route route = Route::None;
  std::vector<std::pair<std::string_view, std::string>> headers;  // names are literals
  Bytes body;             // of HEAD too: how long it would be
  std::size_t first = 0;  // where the part of it that is sent begins
  std::size_t size = 0;   // and how long that is

  void set(std::string_view name, std::string value) {
    headers.emplace_back(name, std::move(value));
  }
  /// The whole of `bytes` as the body.
  void send(Bytes bytes) {
    body = std::move(bytes);
    first = 0;
    size = body->size();
  }
  void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }
  [[nodiscard]] std::string_view content() const {
    return body == nullptr ? std::string_view{} : std::string_view(*body).substr(first, size);
  }
};

}  // namespace luatco::serve

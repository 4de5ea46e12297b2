// A request in, its answer out: the site, the API, /healthz and /metrics. No sockets and no clock.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "luatco/serve/message.h"
#include "luatco/serve/shared_page.h"
#include "luatco/serve/site.h"

namespace luatco::serve {

/// At most so many requests in one batch of lines.
inline constexpr int kMaxBatch = 100;

/// What people read who ask for what is not there, in plain text.
struct Notices {
  std::string not_found;
  std::string no_page;  // at / where there is no page at all
};

class Handler {
 public:
  /// One line of JSON in, one out; may be called by several threads.
  using Api = std::function<std::string(std::string_view line)>;
  /// The text of /metrics.
  using Counts = std::function<std::string()>;

  /// Without `sharing` shared links lead into the page and have no preview.
  Handler(Site site, Api api, Counts counts, Notices notices, Sharing sharing = {});

  /// Never fails. Takes long only where takes_long() says so.
  [[nodiscard]] Response answer(const Request& request) const;
  /// Computes, and may do so on a thread of its own.
  [[nodiscard]] static bool takes_long(const Request& request);

 private:
  [[nodiscard]] Response route(const Request& request, std::string_view path) const;
  [[nodiscard]] Response ask_api(const Request& request) const;
  [[nodiscard]] Response share(const Request& request, std::string_view path) const;
  [[nodiscard]] Response send_file(const Request& request, std::string_view path) const;
  [[nodiscard]] Response missing(std::string_view path) const;

  Site site_;
  Api api_;
  Counts counts_;
  Notices notices_;
  Sharing sharing_;
};

/// An answer without a page: its status and a line of text, with the headers of every answer.
Response plain(unsigned status, std::string_view text);

}  // namespace luatco::serve

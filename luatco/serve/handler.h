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

  /// The engines of this machine: what there are, one asked, one called off; each a body in and a
  /// line out, by several threads. Where they are not given, there is no such path.
  struct Engines {
    std::function<std::string()> list;
    Api ask;
    Api cancel;
  };

  /// Without `sharing` shared links lead into the page and have no preview.
  Handler(Site site, Api api, Counts counts, Notices notices, Sharing sharing = {},
          Engines engines = {});

  /// How long an answer takes, and what it takes.
  enum class Work : unsigned char {
    AtOnce,
    Computes,  // and may do so on a thread of its own
    Waits,     // for seconds, for another program
  };

  /// Never fails. Takes long only where work_of() says so.
  [[nodiscard]] Response answer(const Request& request) const;
  [[nodiscard]] static Work work_of(const Request& request);

 private:
  [[nodiscard]] Response route(const Request& request, std::string_view path) const;
  [[nodiscard]] Response ask_api(const Request& request) const;
  [[nodiscard]] Response share(const Request& request, std::string_view path) const;
  [[nodiscard]] Response ask_engines(const Request& request, std::string_view path) const;
  [[nodiscard]] Response send_file(const Request& request, std::string_view path) const;
  [[nodiscard]] Response missing(std::string_view path) const;

  Site site_;
  Api api_;
  Counts counts_;
  Notices notices_;
  Sharing sharing_;
  Engines engines_;
};

/// An answer without a page: its status and a line of text, with the headers of every answer.
Response plain(unsigned status, std::string_view text);

}  // namespace luatco::serve

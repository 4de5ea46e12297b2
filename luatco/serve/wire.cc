#include "luatco/serve/wire.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace luatco::serve {
namespace {

std::string_view reason(unsigned status) {
  switch (status) {
    case 200: return "OK";
    case 204: return "No Content";
    case 206: return "Partial Content";
    case 304: return "Not Modified";
    case 308: return "Permanent Redirect";
    case 400: return "Bad Request";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 413: return "Content Too Large";
    case 416: return "Range Not Satisfiable";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 503: return "Service Unavailable";
  }
  return "Answer";
}

/// "Sun, 06 Nov 1994 08:49:37 GMT", whatever the locale.
std::string date(std::time_t now) {
  constexpr std::array<std::string_view, 7> kDays = {"Sun", "Mon", "Tue", "Wed",
                                                     "Thu", "Fri", "Sat"};
  constexpr std::array<std::string_view, 12> kMonths = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                        "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  std::tm time = {};
  gmtime_r(&now, &time);
  const auto two = [](int number) {
    return std::string{static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
  };
  return std::string(kDays[static_cast<std::size_t>(time.tm_wday)]) + ", " + two(time.tm_mday) +
         " " + std::string(kMonths[static_cast<std::size_t>(time.tm_mon)]) + " " +
         std::to_string(time.tm_year + 1900) + " " + two(time.tm_hour) + ":" + two(time.tm_min) +
         ":" + two(time.tm_sec) + " GMT";
}

}  // namespace

std::string head_of(const Response& response, After after, std::time_t now) {
  std::string head = "HTTP/1.1 " + std::to_string(response.status) + " " +
                     std::string(reason(response.status)) + "\r\n";
  const auto field = [&head](std::string_view name, std::string_view value) {
    head.append(name).append(": ");
    // No value may begin a line of its own.
    for (const char c : value) head += c == '\r' || c == '\n' || c == '\0' ? ' ' : c;
    head += "\r\n";
  };
  field("Date", date(now));
  for (const auto& [name, value] : response.headers) field(name, value);
  // RFC 9110 8.6: neither has a body, and a length would tell of another answer.
  if (response.status != 204 && response.status != 304) {
    field("Content-Length", std::to_string(response.size));
  }
  if (after == After::Close) field("Connection", "close");
  return head + "\r\n";
}

}  // namespace luatco::serve

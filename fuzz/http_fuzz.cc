// Any request: the first lines are its parts, the rest is its body. The answer is well formed, and
// nothing leaves the site.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/check.h"
#include "luatco/serve/handler.h"
#include "luatco/serve/wire.h"

namespace {

using namespace luatco::serve;

const Handler& handler() {
  static const Handler made = [] {
    Site site;
    site.add("index.html", "<!doctype html>");
    site.add("assets/a-0123456789.js", std::string(500, 'a'));
    site.add("embed/index.html", "embed");
    site.finish();
    return Handler(
        std::move(site), [](std::string_view line) { return std::string(line.substr(0, 10)); },
        [] { return std::string("1\n"); }, {"none\n", "no page\n"});
  }();
  return made;
}

std::string_view line(std::string_view& rest) {
  const auto end = std::min(rest.find('\n'), rest.size());
  const auto found = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return found;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  if (rest.empty()) return 0;
  Request request;
  request.method = static_cast<Method>(static_cast<unsigned char>(rest[0]) % 5);
  rest.remove_prefix(1);
  for (std::string_view* part :
       std::array{&request.target, &request.accept_encoding, &request.if_none_match, &request.range,
                  &request.if_range, &request.content_type}) {
    *part = line(rest);
  }
  request.body = rest;
  const Response response = handler().answer(request);
  LUATCO_DEMAND(response.body == nullptr ||
                response.first + response.size <= response.body->size());
  LUATCO_DEMAND(response.content().size() == response.size);
  const std::string head = head_of(response, After::KeepAlive, 0);
  // One empty line, at the end.
  LUATCO_DEMAND(head.find("\r\n\r\n") == head.size() - 4);
  LUATCO_DEMAND(response.status >= 200 && response.status < 600);
  return 0;
}

// Any line as a request: one line of JSON comes back, which we can read ourselves. Deep counts are
// left out: they are bounded in nodes, not in this program's time.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/check.h"
#include "luatco/api/api.h"
#include "luatco/api/json.h"

namespace {

bool is_deep_count(const luatco::api::Json& request) {
  const auto* depth = request.find("depth");
  return request.text("op") == "perft" && depth != nullptr && depth->integer() != nullptr &&
         *depth->integer() > 3;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  if (const auto request = luatco::api::parse_json(line); request && is_deep_count(*request))
    return 0;
  const std::string answer = luatco::api::answer_line(line);
  LUATCO_DEMAND(answer.find('\n') == std::string::npos);
  const auto read = luatco::api::parse_json(answer);
  LUATCO_DEMAND(read && read->find("ok") != nullptr);
  return 0;
}

// Any line as a request: one line of JSON comes back, which we can read ourselves.
#include "luatco/api/json.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/check.h"
#include "luatco/api/api.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  const std::string answer = luatco::api::answer_line(line);
  LUATCO_DEMAND(answer.find('\n') == std::string::npos);
  const auto read = luatco::api::parse_json(answer);
  LUATCO_DEMAND(read && read->find("ok") != nullptr);
  return 0;
}

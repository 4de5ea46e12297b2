// Any bytes as PGN of xiangqi: pgn_check.h says what is demanded.
#include <cstdint>
#include <string_view>

#include "fuzz/pgn_check.h"
#include "luatco/xiangqi/rules.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  luatco::formats::check_pgn<luatco::xiangqi::Rules>({reinterpret_cast<const char*>(data), size});
  return 0;
}

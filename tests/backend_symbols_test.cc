// The files compiled for newer processors leave nothing behind that the linker could give to the
// rest: every function they define for others carries the name of their geometry.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>
#include <string_view>

namespace luatco {
namespace {

std::string symbols_of_the_archive() {
  std::string output;
  FILE* pipe = popen("nm --defined-only '" LUATCO_BACKEND_ARCHIVE "'", "r");
  if (pipe == nullptr) return output;
  std::array<char, 4096> chunk;
  while (const auto got = std::fread(chunk.data(), 1, chunk.size(), pipe)) {
    output.append(chunk.data(), got);
  }
  pclose(pipe);
  return output;
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

TEST(BackendSymbols, EveryFunctionForNewerProcessorsIsNamedAfterThem) {
  const std::string output = symbols_of_the_archive();
  std::string member;
  int seen = 0;
  for (std::size_t at = 0; at < output.size();) {
    const std::size_t end = output.find('\n', at);
    const std::string line = output.substr(at, end - at);
    at = end + 1;
    if (line.ends_with(":")) member = line;
    const bool special = member.starts_with("backend_") && !member.starts_with("backend_portable");
    // nm's letters: T and W are functions that other files see.
    if (!special || !(has(line, " T ") || has(line, " W "))) continue;
    ++seen;
    EXPECT_TRUE(has(line, "Bmi2") || has(line, "Avx") || has(line, "perft_avx") ||
                has(line, "perft_bmi2"))
        << member << " defines " << line;
  }
#if defined(__x86_64__)
  EXPECT_GT(seen, 10);
#endif
}

}  // namespace
}  // namespace luatco

// What the core's archives ask of the linker (`nm -u`): nothing that throws, does I/O, starts a
// thread or reads a clock or locale. The include test cannot see what a header hides; this can.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/tree.h"

namespace luatco::house {
namespace {

struct Ban {
  std::string_view word;  // the symbol begins so, or is it where `whole` holds
  bool whole;
  std::string_view why;
};

constexpr auto kBans = std::to_array<Ban>({
    // std::vector and std::string call std::__throw_*, which the library keeps; that is no throw of
    // ours.
    {"__cxa_throw", true, "throws an exception"},
    {"__cxa_begin_catch", true, "catches an exception"},
    {"__dynamic_cast", true, "uses run-time types"},
    {"ucnv_", false, "is ICU"},
    {"u_", false, "is ICU"},
    {"icu_", false, "is ICU"},
    {"_ZN6icu_", false, "is ICU"},
    {"_ZNK6icu_", false, "is ICU"},
    {"fopen", false, "opens a file"},
    {"open", true, "opens a file"},
    {"read", true, "reads a file"},
    {"write", true, "writes a file"},
    {"printf", true, "prints"},
    {"__printf_chk", true, "prints"},
    {"fprintf", true, "prints"},
    {"__fprintf_chk", true, "prints"},
    {"snprintf", true, "depends on the locale"},
    {"__snprintf_chk", true, "depends on the locale"},
    {"sscanf", true, "depends on the locale"},
    {"__isoc99_sscanf", true, "depends on the locale"},
    {"strtod", false, "depends on the locale"},
    {"strtol", false, "depends on the locale"},
    {"tolower", true, "depends on the locale"},
    {"toupper", true, "depends on the locale"},
    {"isalpha", true, "depends on the locale"},
    {"isdigit", true, "depends on the locale"},
    {"isspace", true, "depends on the locale"},
    {"__ctype_", false, "depends on the locale"},
    {"setlocale", true, "depends on the locale"},
    {"_ZNSt6locale", false, "depends on the locale"},
    {"_ZSt4cout", true, "prints"},
    {"_ZSt4cerr", true, "prints"},
    {"_ZSt3cin", true, "reads the terminal"},
    {"_ZNSt8ios_base", false, "is a stream"},
    {"puts", true, "prints"},
    {"putchar", true, "prints"},
    {"fwrite", true, "writes a file"},
    {"getenv", true, "reads the environment"},
    {"secure_getenv", true, "reads the environment"},
    {"clock", false, "reads a clock"},
    {"time", true, "reads a clock"},
    {"gettimeofday", true, "reads a clock"},
    {"_ZNSt6chrono", false, "reads a clock"},
    {"pthread_", false, "is about threads"},
    {"_ZNSt6thread", false, "is about threads"},
    {"rand", true, "is random"},
    {"random", true, "is random"},
    {"system", true, "starts a program"},
    {"fork", true, "starts a program"},
    {"exec", false, "starts a program"},
    {"exit", true, "ends the program"},
});

/// The undefined symbols of an archive, as `nm -u` lists them; nullopt where it cannot read it.
std::optional<std::vector<std::string>> undefined_symbols(std::string_view archive) {
  std::string output;
  const std::string command = "nm -u '" + std::string(archive) + "'";
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  std::array<char, 4096> chunk;
  while (const auto got = fread(chunk.data(), 1, chunk.size(), pipe))
    output.append(chunk.data(), got);
  if (pclose(pipe) != 0) return std::nullopt;
  std::vector<std::string> symbols;
  for (const auto line : lines(output)) {
    const auto parts = words(line);
    if (parts.size() == 2 && parts[0] == "U")
      symbols.emplace_back(parts[1].substr(0, parts[1].find('@')));
  }
  return symbols;
}

TEST(Link, TheCoreAsksNothingOfTheOutsideWorld) {
  const auto archives = words(LUATCO_CORE_ARCHIVES);
  int seen = 0;
  for (const auto archive : archives) {
    const auto symbols = undefined_symbols(archive);
    ASSERT_TRUE(symbols) << "nm -u " << archive;
    for (const auto& symbol : *symbols) {
      ++seen;
      for (const Ban& ban : kBans) {
        const bool hit = ban.whole ? symbol == ban.word : symbol.starts_with(ban.word);
        EXPECT_FALSE(hit) << archive << " needs " << symbol << ", which " << ban.why;
      }
    }
  }
  EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace luatco::house

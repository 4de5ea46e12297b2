// The house rules a machine can check: short files, no trace of one machine, one form of text,
// credits.
#include "tests/house/tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace luatco::house {
namespace {

bool is_source(const SourceFile& file) {
  static const std::set<std::string_view> kKinds = {"h", "cc", "ts", "js", "mjs"};
  return kKinds.contains(file.extension());
}

/// Test data keeps the bytes it came with: line ends and Unicode forms are what it tests. Pictures
/// are no text.
bool is_data(const SourceFile& file) {
  return file.extension() == "png" || file.path.starts_with("data/cases/") ||
         file.path.starts_with("fuzz/");
}

TEST(Tree, NoSourceFileIsLongerThanFiveHundredLines) {
  for (const SourceFile& file : tree()) {
    if (!is_source(file)) continue;
    EXPECT_LE(lines(file.text).size(), 500u) << file.path;
  }
}

TEST(Tree, NoExampleIsLongerThanSixtyLines) {
  for (const SourceFile& file : tree()) {
    if (!file.path.starts_with("examples/") || !is_source(file)) continue;
    EXPECT_LE(lines(file.text).size(), 60u) << file.path;
  }
}

/// What stands between two words of a file; empty where they are not there.
std::string between(std::string_view path, std::string_view before, std::string_view after) {
  for (const SourceFile& file : tree()) {
    if (file.path != path) continue;
    const auto at = file.text.find(before);
    if (at == std::string::npos) return {};
    const auto begin = at + before.size();
    return file.text.substr(begin, file.text.find(after, begin) - begin);
  }
  return {};
}

TEST(Tree, TheVersionIsTheSameEverywhere) {
  const std::string version = between("CMakeLists.txt", "project(luatco VERSION ", " ");
  EXPECT_FALSE(version.empty());
  EXPECT_EQ(between("luatco/api/api.h", "kVersion = \"", "\""), version);
}

TEST(Tree, DecisionsAreNumberedOnce) {
  constexpr std::string_view kFolder = "docs/decisions/";
  std::map<std::string, std::string> by_number;
  for (const SourceFile& file : tree()) {
    if (!file.path.starts_with(kFolder)) continue;
    const std::string name = file.path.substr(kFolder.size());
    const std::string number = name.substr(0, name.find('-'));
    EXPECT_TRUE(number.size() == 4 && number.find_first_not_of("0123456789") == std::string::npos)
        << file.path << " is not NNNN-title.md";
    const auto [earlier, is_new] = by_number.emplace(number, file.path);
    EXPECT_TRUE(is_new) << file.path << " has the number of " << earlier->second;
  }
}

TEST(Tree, NoFileNamesAPathOfOneMachineOrARegistry) {
  // In two halves, or this file would be the first offender.
  const std::string kTraces[] = {
      std::string("/wo") + "rk/",         std::string("/ho") + "me/",
      std::string("/Us") + "ers/",        std::string("C:\\Us") + "ers",
      std::string("deb.deb") + "ian.org", std::string("registry.np") + "mjs",
      std::string("//regi") + "stry.",    std::string("py") + "pi.org",
      std::string("proxy.go") + "lang",
  };
  for (const SourceFile& file : tree()) {
    for (const std::string& trace : kTraces) {
      const auto at = file.text.find(trace);
      EXPECT_EQ(at, std::string::npos)
          << file.path << ", byte " << at << ": " << file.text.substr(at, 40);
    }
  }
}

TEST(Tree, LinesEndInALineFeedAlone) {
  for (const SourceFile& file : tree()) {
    if (is_data(file)) continue;
    EXPECT_EQ(file.text.find('\r'), std::string::npos) << file.path;
    if (is_source(file) || file.extension() == "md") {
      EXPECT_TRUE(file.text.ends_with('\n')) << file.path << " has no line feed at its end";
    }
  }
}

TEST(Tree, ALabelThatAPresetAsksForIsThatOfSomeTest) {
  const std::string label = between("CMakePresets.json", R"({"label": ")", "\"");
  ASSERT_FALSE(label.empty());
  const auto gives_it = [&](const SourceFile& file) {
    return file.path.ends_with("CMakeLists.txt") &&
           file.text.find("LABELS " + label) != std::string::npos;
  };
  EXPECT_TRUE(std::ranges::any_of(tree(), gives_it)) << label;
}

/// The byte at which a combining mark of U+0300..U+036F follows a letter it has a composed form
/// with (any Latin letter: Vietnamese is written in composed letters only); npos where there is
/// none.
std::size_t decomposed_at(std::string_view text) {
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(text[i + 1]);
    const bool mark = lead == 0xCC || (lead == 0xCD && next < 0xB0);
    const auto before = static_cast<unsigned char>(text[i - 1]);
    const bool letter = (before | 0x20) >= 'a' && (before | 0x20) <= 'z';
    if (mark && (letter || before >= 0x80)) return i;
  }
  return text.npos;
}

TEST(Tree, TextIsComposedUnicode) {
  for (const SourceFile& file : tree()) {
    if (is_data(file)) continue;
    EXPECT_EQ(decomposed_at(file.text), std::string::npos) << file.path;
  }
  EXPECT_EQ(decomposed_at("ho\xCC\x80"
                          "a"),
            2u);
  EXPECT_EQ(decomposed_at("hòa"), std::string_view::npos);
}

/// The paths in the first column of the tables of CREDITS.md, without their back quotes.
std::set<std::string, std::less<>> credited_paths() {
  std::set<std::string, std::less<>> paths;
  for (const SourceFile& file : tree()) {
    if (file.path != "CREDITS.md") continue;
    for (const auto line : lines(file.text)) {
      if (!line.starts_with("| `")) continue;
      const auto end = line.find('`', 3);
      paths.emplace(line.substr(3, end - 3));
      EXPECT_EQ(std::ranges::count(line, '|'), 5) << "path, what, from where, licence: " << line;
    }
  }
  return paths;
}

TEST(Tree, EveryDataFolderHasItsLineInTheCredits) {
  const auto credited = credited_paths();
  ASSERT_FALSE(credited.empty());
  for (const SourceFile& file : tree()) {
    if (!file.path.starts_with("data/")) continue;
    const std::string folder = file.path.substr(0, file.path.rfind('/') + 1);
    // A language's messages are one work: data/messages/vi/ stands under data/messages/. Each set
    // of pieces is its own.
    const std::string parent = folder.substr(0, folder.rfind('/', folder.size() - 2) + 1);
    EXPECT_TRUE(credited.contains(file.path) || credited.contains(folder) ||
                (parent != "data/" && parent != "data/cases/" && !parent.starts_with("data/art/") &&
                 credited.contains(parent)))
        << "CREDITS.md has no line for " << folder << " (of " << file.path
        << "): say whose rows they are and under which licence";
  }
}

TEST(Tree, EveryLineOfTheCreditsIsAboutSomethingThatIsThere) {
  for (const std::string& path : credited_paths()) {
    const auto is_of = [&](const SourceFile& file) { return file.path.starts_with(path); };
    EXPECT_TRUE(std::ranges::any_of(tree(), is_of)) << path;
  }
}

}  // namespace
}  // namespace luatco::house

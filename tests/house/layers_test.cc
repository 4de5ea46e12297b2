// The arrows between folders: reads every #include of the tree and compares it with layers.txt.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/tree.h"

namespace luatco::house {
namespace {

/// What the files of a folder may include: folders (with `/` at the end), files, <third-party>.
using Layers = std::map<std::string, std::vector<std::string>, std::less<>>;

constexpr std::string_view kNeverInCore = "core-never";
constexpr std::string_view kEdge = "edge";

Layers read_layers() {
  Layers layers;
  for (const SourceFile& file : tree()) {
    if (file.path != "tests/house/layers.txt") continue;
    for (const auto line : lines(file.text)) {
      const auto parts = words(line);
      if (parts.empty() || parts.front().starts_with('#')) continue;
      const auto folder = parts.front().substr(0, parts.front().size() - 1);
      layers[std::string(folder)].assign(parts.begin() + 1, parts.end());
    }
  }
  return layers;
}

/// The header an `#include` line names, as `<x>` or as the bare path of a quoted one.
std::optional<std::string> included(std::string_view line) {
  const auto parts = words(line);
  if (parts.empty() || !parts.front().starts_with('#')) return std::nullopt;
  const auto at = line.find("include");
  if (at == line.npos || line.find_first_not_of(" \t#") != at) return std::nullopt;
  const auto open = line.find_first_of("<\"", at);
  if (open == line.npos) return std::nullopt;
  if (line[open] == '<') return std::string(line.substr(open, line.find('>', open) + 1 - open));
  return std::string(line.substr(open + 1, line.find('"', open + 1) - open - 1));
}

/// Everything in luatco/ but the folders of the row `edge`.
bool is_core(const Layers& layers, const std::string& folder) {
  const auto& edge = layers.at(std::string(kEdge));
  return folder.starts_with("luatco/") && std::ranges::find(edge, folder) == edge.end();
}

/// C++ library headers have no dot and no slash, the C library's end in .h.
bool is_standard(std::string_view header) {
  for (const std::string_view c : {"<sys/", "<unistd.h>", "<stdio.h>", "<time.h>", "<signal.h>",
                                   "<immintrin.h>", "<cpuid.h>"}) {
    if (header.starts_with(c)) return true;
  }
  return header.find_first_of("./") == header.npos;
}

bool matches(std::string_view allowed, std::string_view header) {
  if (allowed.ends_with("/>")) return header.starts_with(allowed.substr(0, allowed.size() - 1));
  if (allowed.ends_with('/')) return header.starts_with(allowed);
  return header == allowed;
}

/// Why `header` may not be included in `folder`; nullopt where it may.
std::optional<std::string> forbidden(const Layers& layers, const std::string& folder,
                                     const std::string& header) {
  if (is_core(layers, folder)) {
    for (const auto& never : layers.at(std::string(kNeverInCore))) {
      if (header == never) return "the core does no I/O, threads, clocks, locale or exceptions";
    }
  }
  if (header.starts_with('<') && is_standard(header)) return std::nullopt;
  if (header.starts_with(folder)) return std::nullopt;
  const auto row = layers.find(folder);
  if (row == layers.end()) return "the folder has no line in tests/house/layers.txt";
  for (const auto& allowed : row->second) {
    if (matches(allowed, header)) return std::nullopt;
  }
  return "tests/house/layers.txt does not allow it";
}

/// The layer a file belongs to: the longest folder of layers.txt it lies in, else its own folder.
std::string layer_of(const Layers& layers, std::string_view path) {
  std::string best;
  for (const auto& [folder, allowed] : layers) {
    if (path.starts_with(folder) && folder.size() > best.size()) best = folder;
  }
  return best.empty() ? std::string(path.substr(0, path.rfind('/') + 1)) : best;
}

TEST(Layers, NoFileIncludesAgainstTheArrows) {
  const Layers layers = read_layers();
  ASSERT_TRUE(layers.contains(kNeverInCore));
  ASSERT_TRUE(layers.contains(kEdge));
  int seen = 0;
  for (const SourceFile& file : tree()) {
    if (file.is_test() || (file.extension() != "h" && file.extension() != "cc")) continue;
    const std::string folder = layer_of(layers, file.path);
    for (const auto line : lines(file.text)) {
      const auto header = included(line);
      if (!header) continue;
      ++seen;
      const auto why = forbidden(layers, folder, *header);
      EXPECT_FALSE(why) << file.path << " includes " << *header << ": " << *why;
    }
  }
  EXPECT_GT(seen, 50);
}

TEST(Layers, TheTableForbidsWhatTheDesignForbids) {
  const Layers layers = read_layers();
  const auto allows = [&](const char* folder, const char* header) {
    return !forbidden(layers, folder, header);
  };
  EXPECT_TRUE(allows("luatco/chess/", "luatco/core/rules.h"));
  EXPECT_TRUE(allows("luatco/chess/", "<vector>"));
  EXPECT_FALSE(allows("luatco/chess/", "luatco/xiangqi/position.h"));
  EXPECT_FALSE(allows("luatco/xiangqi/", "luatco/chess/attacks.h"));
  EXPECT_TRUE(allows("luatco/pawns/", "luatco/chess/attacks.h"));
  EXPECT_FALSE(allows("luatco/pawns/", "luatco/chess/position.h"));
  EXPECT_FALSE(allows("luatco/chess/", "luatco/game/referee.h"));
  EXPECT_FALSE(allows("luatco/formats/", "luatco/chess/position.h"));
  EXPECT_FALSE(allows("luatco/core/", "luatco/chess/position.h"));
  EXPECT_FALSE(allows("luatco/core/", "<iostream>"));
  EXPECT_FALSE(allows("luatco/core/", "<rapidjson/document.h>"));
  EXPECT_TRUE(allows("luatco/api/", "<rapidjson/document.h>"));
  EXPECT_FALSE(allows("luatco/api/", "<unicode/msgfmt.h>"));
  EXPECT_TRUE(allows("luatco/say/", "<unicode/msgfmt.h>"));
  EXPECT_FALSE(allows("apps/wasm/", "luatco/chess/position.h"));
  EXPECT_FALSE(allows("luatco/unheard_of/", "luatco/core/side.h"));
}

}  // namespace
}  // namespace luatco::house

// The files of the repository, for tests about the repository itself.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace luatco::house {

/// A file of the repository: its path from the root with `/`, and its bytes.
struct SourceFile {
  std::string path;
  std::string text;

  /// `h`, `cc`, `md`; empty where the name has none.
  std::string_view extension() const;
  /// True for what may include everything: tests, benchmarks, fuzz targets.
  bool is_test() const;
};

/// Every file under the root, sorted by path, without hidden folders (but .ci), build
/// folders and node_modules.
const std::vector<SourceFile>& tree();

/// The lines of a text, without their ends.
std::vector<std::string_view> lines(std::string_view text);

/// The words of a line between blanks.
std::vector<std::string_view> words(std::string_view line);

}  // namespace luatco::house

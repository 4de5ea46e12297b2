#include "tests/house/tree.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace luatco::house {
namespace {

namespace fs = std::filesystem;

/// What is made and not written here, and what editors keep.
bool is_skipped(const std::string& folder) {
  const bool hidden = folder.starts_with('.') && folder != ".ci";
  return hidden || folder.starts_with("build") || folder == "node_modules";
}

std::vector<SourceFile> read_tree() {
  std::vector<SourceFile> files;
  const fs::path root = LUATCO_SOURCE_DIR;
  for (auto it = fs::recursive_directory_iterator(root); it != fs::recursive_directory_iterator();
       ++it) {
    if (it->is_directory() && is_skipped(it->path().filename().string())) {
      it.disable_recursion_pending();
    } else if (it->is_regular_file()) {
      std::ifstream in(it->path(), std::ios::binary);
      files.push_back({fs::relative(it->path(), root).generic_string(),
                       std::string(std::istreambuf_iterator<char>(in), {})});
    }
  }
  // In a worktree .git is a file.
  std::erase_if(files, [](const SourceFile& file) { return file.path == ".git"; });
  std::ranges::sort(files, {}, &SourceFile::path);
  return files;
}

}  // namespace

std::string_view SourceFile::extension() const {
  const auto name = std::string_view(path).substr(path.rfind('/') + 1);
  const auto dot = name.rfind('.');
  return dot == name.npos ? std::string_view() : name.substr(dot + 1);
}

bool SourceFile::is_test() const {
  const std::string_view name = path;
  return name.ends_with("_test.cc") || name.starts_with("tests/") || name.starts_with("bench/") ||
         name.starts_with("fuzz/");
}

const std::vector<SourceFile>& tree() {
  static const std::vector<SourceFile> files = read_tree();
  return files;
}

std::vector<std::string_view> lines(std::string_view text) {
  std::vector<std::string_view> found;
  while (!text.empty()) {
    const auto end = text.find('\n');
    found.push_back(text.substr(0, end));
    text = end == text.npos ? std::string_view() : text.substr(end + 1);
  }
  return found;
}

std::vector<std::string_view> words(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\r";
  std::vector<std::string_view> found;
  while (true) {
    const auto begin = line.find_first_not_of(kBlanks);
    if (begin == line.npos) return found;
    const auto end = line.find_first_of(kBlanks, begin);
    found.push_back(line.substr(begin, end == line.npos ? line.npos : end - begin));
    line = end == line.npos ? std::string_view() : line.substr(end);
  }
}

}  // namespace luatco::house

#include "apps/cli/record_files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace luatco::cli {
namespace {

namespace fs = std::filesystem;

template <std::size_t n>
bool is_one_of(const std::array<std::string_view, n>& all, const std::string& extension) {
  return std::find(all.begin(), all.end(), extension) != all.end();
}

bool holds_records(fs::path path) {
  constexpr std::array<std::string_view, 4> packed = {".gz", ".bz2", ".zst", ".zstd"};
  constexpr std::array<std::string_view, 7> records = {".pgn", ".ubb",  ".xqf", ".jsonl",
                                                       ".htm", ".html", ".txt"};
  if (is_one_of(packed, path.extension().string())) path = path.stem();
  std::string extension = path.extension().string();
  for (char& c : extension) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return is_one_of(records, extension);
}

std::vector<std::string> files_below(const fs::path& folder) {
  std::vector<std::string> files;
  std::error_code error;
  fs::recursive_directory_iterator at(folder, error);
  for (; !error && at != fs::end(at); at.increment(error)) {
    std::error_code unreadable;
    if (at->is_regular_file(unreadable) && holds_records(at->path())) {
      files.push_back(at->path().string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

std::vector<std::string> record_files(const std::vector<std::string>& words) {
  std::vector<std::string> files;
  for (const std::string& word : words) {
    std::error_code error;
    const auto inside =
        fs::is_directory(word, error) ? files_below(word) : std::vector<std::string>{};
    files.insert(files.end(), inside.begin(), inside.end());
    if (inside.empty()) files.push_back(word);
  }
  return files;
}

}  // namespace luatco::cli

// The page's files, in memory: what is not in here does not exist, so no path leads out of it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/serve/message.h"

namespace luatco::serve {

/// How a file may be sent. In the order of preference.
enum class Coding : std::uint8_t { Brotli, Gzip, Identity };

/// A file, and its compressed forms where they are shorter.
struct File {
  std::string path;  // "assets/main-1a2b3c4d5e.js"
  std::string_view type;
  std::string tag;  // the same where the bytes are the same; without quotes
  Bytes identity;
  Bytes gzip;
  Bytes brotli;

  [[nodiscard]] const Bytes& in(Coding coding) const;
};

inline constexpr std::uint64_t kMaxSiteBytes = 512U << 20;

class Site {
 public:
  Site() = default;

  /// Adds a file under its path, which uses / and begins with none. "x.gz" and "x.br" are x
  /// compressed, whichever comes first; where there is none and it pays, gzip is made here.
  void add(std::string_view path, std::string bytes);
  /// To be called when everything has been added.
  void finish();

  [[nodiscard]] bool empty() const { return files_.empty(); }
  /// nullptr where there is none. "" and "folder/" mean the index.html there.
  [[nodiscard]] const File* find(std::string_view path) const;
  [[nodiscard]] const std::map<std::string, File, std::less<>>& files() const { return files_; }

 private:
  std::map<std::string, File, std::less<>> files_;
  std::map<std::string, Bytes, std::less<>> packed_;  // by name with .gz or .br, until finish()
};

/// Everything in a folder and below; hidden files are left out. Nothing where it cannot be read, or
/// is larger than kMaxSiteBytes. `engines`: another folder, whose files stand under engines/;
/// empty: none.
std::optional<Site> read_site(const std::filesystem::path& folder,
                              const std::filesystem::path& engines = {});

/// The page's first file with the whole address of the picture that chats show of it, as they want
/// it. `root` is where the site is found and ends with a slash. What names no picture stays as it
/// is.
File with_whole_picture(const File& index, std::string_view root);

/// The media type of a file by the end of its name.
std::string_view media_type(std::string_view path);
/// Carries the hash of its bytes in its name (assets/NAME-HASH.EXT): what was once loaded never
/// changes.
bool is_immutable(std::string_view path);

}  // namespace luatco::serve

// Reading the page's folder into memory.
#include <fstream>
#include <system_error>

#include "luatco/serve/site.h"

namespace luatco::serve {
namespace fs = std::filesystem;

namespace {

/// Adds all files of a folder under `prefix`; false where it cannot be read or is too large.
bool add_folder(Site& site, const fs::path& folder, const std::string& prefix) {
  std::error_code failed;
  std::uint64_t total = 0;
  for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end;
       at.increment(failed)) {
    if (at->path().filename().string().starts_with('.')) {
      at.disable_recursion_pending();
      continue;
    }
    // A link is followed by its target's kind; a folder behind a link is not entered.
    if (!at->is_regular_file(failed) || failed) continue;
    total += at->file_size(failed);
    if (failed || total > kMaxSiteBytes) return false;
    std::ifstream in(at->path(), std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(in), {}};
    if (!in) return false;
    site.add(prefix + at->path().lexically_relative(folder).generic_string(), std::move(bytes));
  }
  return !failed;
}

}  // namespace

std::optional<Site> read_site(const fs::path& folder, const fs::path& engines) {
  Site site;
  if (!add_folder(site, folder, {})) return std::nullopt;
  if (!engines.empty() && !add_folder(site, engines, "engines/")) return std::nullopt;
  site.finish();
  return site;
}

}  // namespace luatco::serve

// The page as a folder of files for any web host.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "luatco/serve/site.h"

namespace luatco::serve {

enum class Exported : std::uint8_t { Done, NotEmpty, Failed };

/// Writes every file, its compressed forms, and what tells a host which headers to send. The folder
/// is made; it must be empty where it is there. `root`: the address the site will have, for what
/// chats show of it; it ends with a slash, and is empty where it is not known.
Exported export_site(const Site& site, const std::filesystem::path& folder, std::string_view root);

/// The headers in the form of Netlify and Cloudflare Pages: one rule a first name of a path.
std::string headers_file(const Site& site);
/// The same for Apache.
std::string htaccess_file();

}  // namespace luatco::serve

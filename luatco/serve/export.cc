#include "luatco/serve/export.h"

#include <fstream>
#include <set>
#include <system_error>

#include "luatco/serve/policy.h"

namespace luatco::serve {
namespace {

namespace fs = std::filesystem;

/// A shared link leads into the page; without a server of ours it has no preview.
constexpr std::string_view kRedirects = "/g/* /#/g/:splat 302\n";

void rule(std::string& text, const std::string& pattern, std::string_view path) {
  text += pattern + "\n";
  for (const auto& [name, value] : policy(path)) {
    text.append("  ").append(name).append(": ").append(value).append("\n");
  }
}

bool write(const fs::path& path, std::string_view bytes) {
  std::error_code failed;
  fs::create_directories(path.parent_path(), failed);
  std::ofstream out(path, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return static_cast<bool>(out.flush());
}

}  // namespace

std::string headers_file(const Site& site) {
  std::string text;
  std::set<std::string> seen;
  rule(text, "/", {});
  for (const auto& [path, file] : site.files()) {
    const auto slash = path.find('/');
    const std::string pattern =
        slash == path.npos ? "/" + path : "/" + path.substr(0, slash) + "/*";
    if (!seen.insert(pattern).second) continue;
    rule(text, pattern, path);
    if (is_immutable(path)) text += "  Cache-Control: public, max-age=31536000, immutable\n";
  }
  return text;
}

std::string htaccess_file() {
  std::string text =
      "AddType application/wasm .wasm\nAddType application/manifest+json "
      ".webmanifest\n<IfModule mod_headers.c>\n";
  for (const auto& [name, value] : policy({})) {
    text.append("Header set ").append(name).append(" \"").append(value).append("\"\n");
  }
  text += "<If \"%{REQUEST_URI} =~ m#/embed/#\">\n";
  for (const auto& [name, value] : policy({})) {
    text.append("Header unset ").append(name).append("\n");
  }
  for (const auto& [name, value] : policy("embed/")) {
    text.append("Header set ").append(name).append(" \"").append(value).append("\"\n");
  }
  text +=
      "</If>\n<If \"%{REQUEST_URI} =~ m#/assets/#\">\n"
      "Header set Cache-Control \"public, max-age=31536000, immutable\"\n</If>\n</IfModule>\n"
      "<IfModule mod_rewrite.c>\nRewriteEngine On\nRewriteRule ^g/(.+)$ /#/g/$1 [R=302,NE,L]\n"
      "</IfModule>\n";
  return text;
}

Exported export_site(const Site& site, const fs::path& folder, std::string_view root) {
  std::error_code failed;
  fs::create_directories(folder, failed);
  if (failed || !fs::is_directory(folder, failed)) return Exported::Failed;
  if (!fs::is_empty(folder, failed)) return failed ? Exported::Failed : Exported::NotEmpty;
  bool written = write(folder / "_headers", headers_file(site)) &&
                 write(folder / "_redirects", kRedirects) &&
                 write(folder / ".htaccess", htaccess_file());
  for (const auto& [path, kept] : site.files()) {
    const bool addressed = path == "index.html" && !root.empty();
    const File file = addressed ? with_whole_picture(kept, root) : kept;
    written = written && write(folder / path, *file.identity);
    if (file.gzip) written = written && write(folder / (path + ".gz"), *file.gzip);
    if (file.brotli) written = written && write(folder / (path + ".br"), *file.brotli);
  }
  return written ? Exported::Done : Exported::Failed;
}

}  // namespace luatco::serve

#include "luatco/serve/shared_page.h"

#include <algorithm>

#include "luatco/base/markup.h"

namespace luatco::serve {
namespace {

std::string property(std::string_view name, std::string_view value) {
  return "<meta property=\"" + std::string(name) + "\" content=\"" + escaped(value) + "\">\n";
}

}  // namespace

std::string shared_page(std::string_view path, const Preview& preview, std::string_view root,
                        std::string_view language) {
  std::string up;
  for (auto i = std::ranges::count(path, '/'); i > 0; --i) up += "../";
  const std::string target = escaped(up + "#/" + std::string(path));
  const std::string picture = (root.empty() ? up : std::string(root)) + std::string(path) +
                              std::string(kSharedPicture) + "?lang=" + std::string(language);
  return "<!doctype html>\n<html lang=\"" + std::string(language) +
         "\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
         escaped(preview.title) + "</title>\n" + property("og:title", preview.title) +
         property("og:description", preview.description) + property("og:image", picture) +
         property("og:type", "website") +
         "<meta name=\"twitter:card\" content=\"summary_large_image\">\n"
         "<meta http-equiv=\"refresh\" content=\"0; url=" +
         target + "\">\n</head>\n<body><p><a href=\"" + target + "\">" + escaped(preview.title) +
         "</a></p></body>\n</html>\n";
}

}  // namespace luatco::serve

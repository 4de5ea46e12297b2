// The document at a shared link: what a chat shows of it, and the way into the page.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace luatco::serve {

/// What a chat shows. Plain text, escaped where it is put in.
struct Preview {
  std::string title;
  std::string description;
};

/// Who can say and draw what stands behind "g/". Both get the path without "g/" and one of the
/// languages, and may be called by several threads.
struct Sharing {
  std::function<std::optional<Preview>(std::string_view path, std::string_view language)> preview;
  /// The picture as PNG; nothing where it cannot be made.
  std::function<std::optional<std::string>(std::string_view path, std::string_view language)>
      picture;
  /// Those there are; the first is that of who asks for none of them.
  std::vector<std::string> languages = {"vi"};
};

/// The name of the picture of a link, at its end.
inline constexpr std::string_view kSharedPicture = "/board.png";

/// `path` begins with "g/"; `root` is the address of the page's root, with "/" at its end, as the
/// visitor sees it; empty where that is not known.
/// `language` is what the preview is in.
std::string shared_page(std::string_view path, const Preview& preview, std::string_view root,
                        std::string_view language);

}  // namespace luatco::serve

// Text inside HTML. What comes from outside (names, file names, words of a record) is never markup.
#pragma once

#include <string>
#include <string_view>

namespace luatco::cli {

/// For text and for quoted attributes: & < > " ' as entities. Bytes that are no UTF-8, controls and
/// marks that turn the direction of writing are left out.
std::string html_text(std::string_view text);

/// Somebody else's words, kept apart from the direction of writing around them: <bdi>…</bdi>.
std::string html_foreign(std::string_view text);

}  // namespace luatco::cli

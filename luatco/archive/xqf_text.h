// Files of XQF with their texts decoded: nothing in them says what they are encoded in.
#pragma once

#include <optional>
#include <string_view>

#include "luatco/archive/encoding.h"
#include "luatco/check/record_format.h"

namespace luatco::archive {

/// An XQF file with its texts in UTF-8, and the encoding they were in.
struct DecodedXqf {
  formats::PointRecord record;
  const Encoding* encoding = &kGb18030;
};
std::optional<DecodedXqf> read_xqf(std::string_view bytes);

/// check::read_records() with the texts of an XQF file in UTF-8.
template <Rules G, class Visitor>
void read_decoded(check::FormatKind kind, std::string_view text, Visitor& visitor) {
  if (kind != check::FormatKind::Xqf) return check::read_records<G>(kind, text, visitor);
  if constexpr (formats::RecordRules<G>::kHasPoints) {
    if (const auto file = read_xqf(text)) formats::play_points<G>(file->record, visitor);
  }
}

}  // namespace luatco::archive

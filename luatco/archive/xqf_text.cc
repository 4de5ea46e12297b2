#include "luatco/archive/xqf_text.h"

namespace luatco::archive {

std::optional<DecodedXqf> read_xqf(std::string_view bytes) {
  auto record = formats::parse_xqf(bytes);
  if (!record) return std::nullopt;
  DecodedXqf out{.record = std::move(*record)};
  std::string texts;
  for (const auto& [name, value] : out.record.tags) texts += value + "\n";
  for (const formats::PointNode& node : out.record.nodes) texts += node.comment + "\n";
  if (is_utf8(texts)) return out;
  // GB18030 is the format's own encoding; another one has to prove itself.
  const Encoding& guess = guess_encoding(texts);
  if (&guess != &kLatin1 && &guess != &kWindows1252) out.encoding = &guess;
  for (auto& [name, value] : out.record.tags) value = to_utf8(value, *out.encoding);
  for (formats::PointNode& node : out.record.nodes) {
    if (!node.comment.empty()) node.comment = to_utf8(node.comment, *out.encoding);
  }
  return out;
}

}  // namespace luatco::archive

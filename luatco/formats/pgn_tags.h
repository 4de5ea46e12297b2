// The tags of one game: what the reader itself needs of them, and which names were there before.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "luatco/base/fixed_vector.h"

namespace luatco::formats {

/// Further tags of a game are reported and left out.
inline constexpr std::size_t kMaxTags = 128;
/// Longer values are reported and cut.
inline constexpr std::size_t kMaxTagBytes = 16384;

/// A tag's name as other programs compare it: without regard to case.
bool same_tag(std::string_view a, std::string_view b);

/// Takes \" and \\ for what they mean; any other backslash stays.
void unescape_tag(std::string_view value, std::string& out);
/// The inverse: what stands between the quotes. Line ends become spaces.
void escape_tag(std::string_view value, std::string& out);

class PgnTags {
 public:
  enum class Added : std::uint8_t { Yes, Duplicate, Full };
  /// Keeps views of both; a duplicate changes nothing (the first one stands).
  Added add(std::string_view name, std::string_view value);
  void clear() { *this = {}; }

  [[nodiscard]] bool empty() const { return names_.empty(); }
  /// Empty where there is none. Precondition: !empty().
  [[nodiscard]] std::string_view first_name() const { return names_.front(); }
  [[nodiscard]] std::string_view result() const { return result_; }
  [[nodiscard]] std::string_view fen() const { return fen_; }
  [[nodiscard]] std::string_view setup() const { return setup_; }
  [[nodiscard]] std::string_view variant() const { return variant_; }
  [[nodiscard]] std::string_view format() const { return format_; }

 private:
  std::uint64_t seen_ = 0;  // one bit for each hash of a name
  FixedVector<std::string_view, kMaxTags> names_;
  std::string_view result_;
  std::string_view fen_;
  std::string_view setup_;
  std::string_view variant_;
  std::string_view format_;
};

}  // namespace luatco::formats

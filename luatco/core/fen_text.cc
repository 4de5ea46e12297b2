#include "luatco/core/fen_text.h"

namespace luatco {

std::string_view FenScanner::next_field() {
  const std::string_view field = take_word(rest_);
  missing_ = missing_ || field.empty();
  return field;
}

std::uint16_t FenScanner::counter(std::string_view field, const FenCounter& kind) {
  missing_ = missing_ || field == "-";
  if (field.empty() || field == "-") return kind.absent;
  std::uint32_t number = 0;
  for (const char c : field) {
    if (c < '0' || c > '9') {
      fault(kind.syntax, offset_of(field));
      return kind.absent;
    }
    number =
        std::min<std::uint32_t>(number * 10 + static_cast<std::uint32_t>(c - '0'), kind.limit + 1U);
  }
  if (number > kind.limit) fault(kind.clipped, offset_of(field));
  return static_cast<std::uint16_t>(std::min<std::uint32_t>(number, kind.limit));
}

void FenScanner::fault(Fault made, std::uint32_t offset) {
  if (faults_.size() >= kMaxFenFaults) return;
  made.offset = offset;
  faults_.push_back(made);
}

std::uint32_t FenScanner::offset_of(std::string_view part) const {
  const std::size_t at =
      part.data() == nullptr ? text_.size() : static_cast<std::size_t>(part.data() - text_.data());
  return static_cast<std::uint32_t>(at);
}

}  // namespace luatco

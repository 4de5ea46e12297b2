#include "luatco/core/fen_text.h"

namespace luatco {

std::string_view FenScanner::next_field() {
  const std::string_view field = take_word(rest_);
  missing_ = missing_ || field.empty();
  return field;
}

Side FenScanner::turn(std::string_view first) {
  const std::string_view field = next_field();
  if (field == "b") return Side::Second;
  const bool known = field.size() == 1 && first.find(field) != std::string_view::npos;
  if (!known && !field.empty()) fault(names_->turn, offset_of(field));
  return Side::First;
}

std::uint16_t FenScanner::counter(std::string_view field, std::uint16_t absent, const Fault& syntax,
                                  const Fault& clipped) {
  missing_ = missing_ || field == "-";
  if (field.empty() || field == "-") return absent;
  std::uint32_t number = 0;
  for (const char c : field) {
    if (c < '0' || c > '9') {
      fault(syntax, offset_of(field));
      return absent;
    }
    number = std::min<std::uint32_t>(number * 10 + static_cast<std::uint32_t>(c - '0'),
                                     kMaxFenCounter + 1U);
  }
  if (number > kMaxFenCounter) fault(clipped, offset_of(field));
  return static_cast<std::uint16_t>(std::min<std::uint32_t>(number, kMaxFenCounter));
}

void FenScanner::trailing_text() {
  const std::string_view more = take_word(rest_);
  if (!more.empty()) fault(names_->trailing_text, offset_of(more));
}

void FenScanner::fault(Fault made, std::uint32_t offset) {
  const auto same = [&](const Fault& earlier) { return earlier.id == made.id; };
  if (std::count_if(faults_.begin(), faults_.end(), same) >= kMaxSameFaults) return;
  made.offset = offset;
  faults_.push_back(made);
}

std::uint32_t FenScanner::offset_of(std::string_view part) const {
  const std::size_t at =
      part.data() == nullptr ? text_.size() : static_cast<std::size_t>(part.data() - text_.data());
  return static_cast<std::uint32_t>(at);
}

Faults FenScanner::finish() {
  if (missing_) fault(names_->missing_fields, static_cast<std::uint32_t>(text_.size()));
  return std::move(faults_);
}

}  // namespace luatco

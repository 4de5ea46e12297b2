#include "luatco/xiangqi/uci.h"

#include <utility>

#include "luatco/base/text.h"
#include "luatco/xiangqi/reason.h"

namespace luatco::xiangqi {
namespace {

Reason unreadable(ReasonId why, std::string_view text) {
  return {id(why), law(why), {{Arg::Text, std::string(clipped(text, kMaxEvidenceText))}}};
}

/// A letter and a digit: a point of some board, if not of this one.
bool looks_like_point(std::string_view text) {
  return text[0] >= 'a' && text[0] <= 'z' && text[1] >= '0' && text[1] <= '9';
}

}  // namespace

std::string write_uci(Move move) {
  std::string text{name(move.from())};
  text += name(move.to());
  return text;
}

Result<Attempt, Reason> parse_uci(std::string_view text) {
  if (text.size() != 4 || !looks_like_point(text) || !looks_like_point(text.substr(2))) {
    return Unexpected{unreadable(ReasonId::InputUnreadable, text)};
  }
  Attempt attempt;
  for (const auto& [part, point] :
       {std::pair{text.substr(0, 2), &attempt.from}, std::pair{text.substr(2, 2), &attempt.to}}) {
    const auto read = parse_point(part);
    if (!read) return Unexpected{unreadable(ReasonId::InputOffBoard, part)};
    *point = *read;
  }
  return attempt;
}

}  // namespace luatco::xiangqi

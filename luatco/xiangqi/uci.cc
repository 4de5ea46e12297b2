#include "luatco/xiangqi/uci.h"

#include "luatco/base/text.h"
#include "luatco/core/coordinates.h"
#include "luatco/xiangqi/reason.h"

namespace luatco::xiangqi {
std::string write_uci(Move move) {
  std::string text{name(move.from())};
  text += name(move.to());
  return text;
}

Result<Attempt, Reason> parse_uci(std::string_view text) {
  if (text.size() > 4) return Unexpected{text_reason(ReasonId::InputUnreadable, text)};
  const auto points = read_two_squares<ReasonId>(text, parse_point);
  if (!points) return Unexpected{points.error()};
  return Attempt{(*points)[0], (*points)[1]};
}

std::string write_coordinates(Move move, CoordinateStyle style) {
  std::string out;
  const bool iccs = style == CoordinateStyle::Iccs;
  for (const Point point : {move.from(), move.to()}) {
    if (iccs && !out.empty()) out += '-';
    out += static_cast<char>((iccs ? 'A' : 'a') + file_of(point));
    append_number(out, rank_of(point) + (iccs ? 0 : 1));
  }
  return out;
}

namespace {

std::optional<Point> take_point(std::string_view& text, int first_rank) {
  if (text.size() < 2) return std::nullopt;
  const int file = (text[0] | 0x20) - 'a';
  int number = 0;
  std::size_t end = 1;  // of at most two digits
  for (; end < text.size() && end < 3 && text[end] >= '0' && text[end] <= '9'; ++end) {
    number = number * 10 + (text[end] - '0');
  }
  text.remove_prefix(end);
  if (end == 1) return std::nullopt;
  const int rank = number - first_rank;
  if (!on_board(file, rank)) return std::nullopt;
  return make_point(file, rank);
}

}  // namespace

std::optional<Attempt> parse_coordinates(std::string_view text, int first_rank) {
  const auto from = take_point(text, first_rank);
  if (text.starts_with('-')) text.remove_prefix(1);
  const auto to = take_point(text, first_rank);
  if (!from || !to || !text.empty()) return std::nullopt;
  return Attempt{*from, *to};
}

}  // namespace luatco::xiangqi

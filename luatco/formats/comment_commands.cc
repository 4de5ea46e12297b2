#include "luatco/formats/comment_commands.h"

#include "luatco/base/ascii.h"
#include "luatco/base/text.h"

namespace luatco::formats {
namespace {

std::string_view take_until(std::string_view& text, char separator) {
  const auto at = text.find(separator);
  const std::string_view part = text.substr(0, at);
  text = at == std::string_view::npos ? std::string_view{} : text.substr(at + 1);
  return part;
}

/// "25" in "0.25": so many digits, the rest dropped, missing ones zero.
std::optional<std::uint32_t> fraction(std::string_view digits, int places) {
  std::uint32_t number = 0;
  for (int i = 0; i < places; ++i) {
    number *= 10;
    if (static_cast<std::size_t>(i) < digits.size()) {
      const char c = digits[static_cast<std::size_t>(i)];
      if (!is_digit(c)) return std::nullopt;
      number += static_cast<std::uint32_t>(c - '0');
    }
  }
  return number;
}

bool is_square(std::string_view text) {
  return text.size() >= 2 && text[0] >= 'a' && text[0] <= 'i' && text[1] >= '0' && text[1] <= '9';
}

}  // namespace

std::optional<CommentPiece> take_piece(std::string_view& comment) {
  if (comment.empty()) return std::nullopt;
  for (std::size_t at = comment.find("[%"); at != std::string_view::npos;
       at = comment.find("[%", at + 2)) {
    const std::size_t close = comment.find(']', at);
    if (close == std::string_view::npos) break;
    std::string_view body = comment.substr(at + 2, close - at - 2);
    const std::string_view name = take_until(body, ' ');
    if (name.empty()) continue;
    if (at != 0) {
      const CommentPiece piece{comment.substr(0, at), std::nullopt};
      comment = comment.substr(at);
      return piece;
    }
    comment = comment.substr(close + 1);
    return CommentPiece{{}, CommentCommand{name, trimmed(body)}};
  }
  const CommentPiece piece{comment, std::nullopt};
  comment = {};
  return piece;
}

std::optional<std::uint64_t> parse_clock(std::string_view value) {
  std::uint64_t seconds = 0;
  std::string_view rest = value;
  const std::string_view whole = take_until(rest, '.');
  const auto milliseconds = fraction(rest, 3);
  if (!milliseconds) return std::nullopt;
  std::string_view parts = whole;
  for (int i = 0; i < 3; ++i) {
    const auto number = read_number(take_until(parts, ':'), 1'000'000);
    if (!number) return std::nullopt;
    seconds = seconds * 60 + *number;
    if (parts.empty()) return seconds * 1000 + *milliseconds;
  }
  return std::nullopt;
}

std::optional<CommentEval> parse_eval(std::string_view value) {
  CommentEval eval;
  std::string_view rest = value;
  std::string_view score = take_until(rest, ',');
  if (!rest.empty()) {
    eval.depth = read_number(rest, 1000);
    if (!eval.depth) return std::nullopt;
  }
  const bool mate = score.starts_with('#');
  if (mate) score.remove_prefix(1);
  const bool minus = score.starts_with('-');
  if (minus || score.starts_with('+')) score.remove_prefix(1);
  if (mate) {
    const auto moves = read_number(score, 1000);
    if (!moves) return std::nullopt;
    eval.mate_in = minus ? -static_cast<std::int32_t>(*moves) : static_cast<std::int32_t>(*moves);
    return eval;
  }
  const auto pawns = read_number(take_until(score, '.'), 100'000);
  const auto hundredths = fraction(score, 2);
  if (!pawns || !hundredths) return std::nullopt;
  const auto centipawns = static_cast<std::int32_t>(*pawns * 100 + *hundredths);
  eval.centipawns = minus ? -centipawns : centipawns;
  return eval;
}

std::optional<BoardMark> take_mark(std::string_view& value) {
  const std::string_view item = trimmed(take_until(value, ','));
  constexpr std::string_view colours = "GRYBCO";
  if (item.empty() || colours.find(item[0]) == std::string_view::npos) return std::nullopt;
  const std::string_view squares = item.substr(1);
  if (!is_square(squares)) return std::nullopt;
  BoardMark mark{item[0], squares.substr(0, 2), {}};
  if (squares.size() == 2) return mark;
  mark.to = squares.substr(2);
  if (mark.to.size() != 2 || !is_square(mark.to)) return std::nullopt;
  return mark;
}

}  // namespace luatco::formats

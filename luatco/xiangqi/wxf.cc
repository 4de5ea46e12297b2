#include "luatco/xiangqi/wxf.h"

#include <optional>

namespace luatco::xiangqi {
namespace {

char digit(int number) { return static_cast<char>('0' + number); }
bool is_digit(char c) { return c >= '1' && c <= '9'; }
std::uint8_t value(char c) { return static_cast<std::uint8_t>(c - '0'); }

char letter_of(Role role) { return "KAEHRCP"[index(role)]; }

std::optional<Role> role_of(char c) {
  constexpr std::string_view letters = "KAEHRCPKABNRCPkaehrcpkabnrcp";
  const auto at = letters.find(c);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Role>(at % kRoles);
}

std::string official_piece(const Description& d) {
  const bool front = d.nth == 1;
  const bool rear = d.nth == d.stack;
  const char mark = 2 * d.nth <= d.stack ? '+' : '-';
  const char letter = letter_of(d.piece.role);
  const bool middle = 2 * d.nth == d.stack + 1;
  if (d.stack == 1) return {letter, digit(d.file)};
  if (d.two_stacks) return {digit(d.file), middle ? digit(d.file) : mark};
  if (middle) return {letter, digit(d.file)};
  if (d.stack > 3 && (front || rear)) return {mark, mark};
  return {letter, mark};
}

/// Fairy-Stockfish marks one of two pieces only where the other could go the same way without
/// leaving the board.
bool other_could_follow(const Position& position, Move move, const Description& d) {
  const int ranks = rank_of(move.to()) - rank_of(move.from());
  const PointSet others = position.pieces(d.piece.side, d.piece.role) &
                          file_set(file_of(move.from())) & ~bit(move.from());
  return others.any() && on_board(0, rank_of(first(others)) + ranks);
}

std::string fairy_piece(const Position& position, Move move, const Description& d) {
  const char letter = letter_of(d.piece.role);
  if (d.stack > 2 || d.two_stacks) return {digit(d.nth), digit(d.file)};
  if (d.stack == 2 && other_could_follow(position, move, d)) {
    return {letter, d.nth == 1 ? '+' : '-'};
  }
  return {letter, digit(d.file)};
}

std::optional<Direction> direction_of(char c) {
  switch (c) {
    case '+': return Direction::Forward;
    case '-': return Direction::Back;
    case '=':
    case '.': return Direction::Across;
    default: return std::nullopt;
  }
}

/// The first two characters; false where they name no piece.
bool read_piece(char first, char second, WxfDialect dialect, RelativeMove& out) {
  const bool sign = second == '+' || second == '-';
  if (const auto role = role_of(first)) {
    out.role = *role;
    if (is_digit(second)) {
      out.among = Among::OnlyOrMiddle;
      out.file = value(second);
    } else if (sign) {
      out.among = second == '+' ? Among::NextToFront : Among::NextToRear;
    } else if (second >= 'a' && second <= 'e') {
      out.among = Among::Nth;
      out.nth = static_cast<std::uint8_t>(second - 'a' + 1);
    } else if (second == '.') {
      out.among = Among::Middle;
    } else {
      return false;
    }
    return true;
  }
  out.role = Role::Soldier;
  if (first == second && sign) {
    out.among = second == '+' ? Among::Front : Among::Rear;
  } else if (is_digit(first) && sign) {
    out.file = value(first);
    out.among = second == '+' ? Among::NextToFront : Among::NextToRear;
  } else if (is_digit(first) && is_digit(second) && dialect == WxfDialect::Fairy) {
    out.among = Among::Nth;
    out.nth = value(first);
    out.file = value(second);
  } else if (is_digit(first) && first == second) {
    out.among = Among::Middle;
    out.file = value(first);
  } else {
    return false;
  }
  return true;
}

}  // namespace

std::string write_wxf(const Position& position, Move move, WxfDialect dialect) {
  const Description d = describe(position, move);
  std::string out =
      dialect == WxfDialect::Official ? official_piece(d) : fairy_piece(position, move, d);
  constexpr char signs[] = {'+', '-', '='};
  out += signs[static_cast<std::size_t>(d.direction)];
  out += digit(d.number);
  return out;
}

RelativeMoves parse_wxf(std::string_view text, WxfDialect dialect) {
  if (text.size() != 4 || !is_digit(text[3])) return {};
  const auto direction = direction_of(text[2]);
  RelativeMove move;
  if (!direction || !read_piece(text[0], text[1], dialect, move)) return {};
  move.direction = *direction;
  move.number = value(text[3]);
  return {move};
}

}  // namespace luatco::xiangqi

#include "luatco/xiangqi/chinese.h"

#include <array>
#include <optional>
#include <span>

#include "luatco/base/utf8.h"

namespace luatco::xiangqi {
namespace {

constexpr std::string_view kNumerals[] = {"一", "二", "三", "四", "五", "六", "七", "八", "九"};
constexpr std::string_view kPieces[2][kRoles] = {{"帅", "仕", "相", "马", "车", "炮", "兵"},
                                                 {"将", "士", "象", "马", "车", "炮", "卒"}};

std::string_view numeral(int number) { return kNumerals[number - 1]; }
std::string_view piece_name(Piece piece) {
  return kPieces[luatco::index(piece.side)][index(piece.role)];
}
void append_digit(std::string& out, Side side, int number) {
  if (side == kRed) {
    out += numeral(number);
  } else {
    out += static_cast<char>('0' + number);
  }
}
std::string_view mark(const Description& d) {
  return d.nth == 1 ? "前" : d.nth == d.stack ? "后" : "中";
}

std::string tail(const Description& d) {
  constexpr std::string_view directions[] = {"进", "退", "平"};
  std::string out(directions[static_cast<std::size_t>(d.direction)]);
  append_digit(out, d.piece.side, d.number);
  return out;
}

/// The number of a soldier in all stacks, which run from the mover's right-hand one on.
int number_in_all_stacks(const Position& position, const Description& d) {
  int number = d.nth;
  for (int file = 1; file < d.file; ++file) {
    const int index = d.piece.side == kRed ? kFiles - file : file - 1;
    const int men = count(position.pieces(d.piece.side, d.piece.role) & file_set(index));
    if (men > 1) number += men;
  }
  return number;
}

enum class Glyph : std::uint8_t { None, Piece, Digit, Direction, Front, Middle, Rear };
struct Character {
  char32_t code;
  Glyph glyph;
  std::uint8_t value;  // role, digit or direction
};
constexpr auto kGeneral = static_cast<std::uint8_t>(Role::General);
constexpr auto kAdvisor = static_cast<std::uint8_t>(Role::Advisor);
constexpr auto kElephant = static_cast<std::uint8_t>(Role::Elephant);
constexpr auto kHorse = static_cast<std::uint8_t>(Role::Horse);
constexpr auto kChariot = static_cast<std::uint8_t>(Role::Chariot);
constexpr auto kCannon = static_cast<std::uint8_t>(Role::Cannon);
constexpr auto kSoldier = static_cast<std::uint8_t>(Role::Soldier);
constexpr auto kForward = static_cast<std::uint8_t>(Direction::Forward);
constexpr auto kBack = static_cast<std::uint8_t>(Direction::Back);
constexpr auto kAcross = static_cast<std::uint8_t>(Direction::Across);

constexpr Character kCharacters[] = {{U'帅', Glyph::Piece, kGeneral},
                                     {U'帥', Glyph::Piece, kGeneral},
                                     {U'将', Glyph::Piece, kGeneral},
                                     {U'將', Glyph::Piece, kGeneral},
                                     {U'仕', Glyph::Piece, kAdvisor},
                                     {U'士', Glyph::Piece, kAdvisor},
                                     {U'相', Glyph::Piece, kElephant},
                                     {U'象', Glyph::Piece, kElephant},
                                     {U'马', Glyph::Piece, kHorse},
                                     {U'馬', Glyph::Piece, kHorse},
                                     {U'傌', Glyph::Piece, kHorse},
                                     {U'车', Glyph::Piece, kChariot},
                                     {U'車', Glyph::Piece, kChariot},
                                     {U'俥', Glyph::Piece, kChariot},
                                     {U'炮', Glyph::Piece, kCannon},
                                     {U'砲', Glyph::Piece, kCannon},
                                     {U'包', Glyph::Piece, kCannon},
                                     {U'兵', Glyph::Piece, kSoldier},
                                     {U'卒', Glyph::Piece, kSoldier},
                                     {U'进', Glyph::Direction, kForward},
                                     {U'進', Glyph::Direction, kForward},
                                     {U'上', Glyph::Direction, kForward},
                                     {U'退', Glyph::Direction, kBack},
                                     {U'下', Glyph::Direction, kBack},
                                     {U'平', Glyph::Direction, kAcross},
                                     {U'前', Glyph::Front, 0},
                                     {U'中', Glyph::Middle, 0},
                                     {U'后', Glyph::Rear, 0},
                                     {U'後', Glyph::Rear, 0},
                                     {U'一', Glyph::Digit, 1},
                                     {U'二', Glyph::Digit, 2},
                                     {U'三', Glyph::Digit, 3},
                                     {U'四', Glyph::Digit, 4},
                                     {U'五', Glyph::Digit, 5},
                                     {U'六', Glyph::Digit, 6},
                                     {U'七', Glyph::Digit, 7},
                                     {U'八', Glyph::Digit, 8},
                                     {U'九', Glyph::Digit, 9}};

Character classify(char32_t code) {
  if (code >= U'1' && code <= U'9') {
    return {code, Glyph::Digit, static_cast<std::uint8_t>(code - U'0')};
  }
  if (code >= U'１' && code <= U'９') {
    return {code, Glyph::Digit, static_cast<std::uint8_t>(code - U'０')};
  }
  for (const Character& character : kCharacters) {
    if (character.code == code) return character;
  }
  return {code, Glyph::None, 0};
}

using Characters = FixedVector<Character, 5>;

/// Front, middle, rear, or a number before a soldier.
bool read_mark(const Character& character, RelativeMove& out) {
  switch (character.glyph) {
    case Glyph::Front: out.among = Among::Front; return true;
    case Glyph::Middle: out.among = Among::Middle; return true;
    case Glyph::Rear: out.among = Among::Rear; return true;
    case Glyph::Digit:
      out.among = Among::Nth;
      out.nth = character.value;
      return true;
    case Glyph::None:
    case Glyph::Piece:
    case Glyph::Direction: return false;
  }
  return false;
}

/// 炮二, 前炮, 一兵, 前三 or 前兵三: all but the last two characters.
bool read_piece(std::span<const Character> who, RelativeMove& out) {
  const auto is = [&](std::size_t i, Glyph glyph) { return who[i].glyph == glyph; };
  const auto set_role = [&](std::size_t i) { out.role = static_cast<Role>(who[i].value); };
  if (is(0, Glyph::Piece) && who.size() == 2 && is(1, Glyph::Digit)) {
    set_role(0);
    out.file = who[1].value;
    return true;
  }
  if (!read_mark(who[0], out)) return false;
  if (is(1, Glyph::Digit) && who.size() == 2) {
    if (is(0, Glyph::Digit)) return false;  // 一三平四 names no piece
    out.file = who[1].value;
    return true;
  }
  if (!is(1, Glyph::Piece)) return false;
  set_role(1);
  if (who.size() == 2) return true;
  out.file = who[2].value;
  return is(2, Glyph::Digit);
}

}  // namespace

std::string write_chinese(const Position& position, Move move) {
  const Description d = describe(position, move);
  std::string out;
  if (d.stack > 3 && !d.two_stacks) {
    out += numeral(d.nth);
  } else if (d.stack > 1) {
    out += mark(d);
  }
  out += piece_name(d.piece);
  if (d.stack == 1 || d.two_stacks) append_digit(out, d.piece.side, d.file);
  return out + tail(d);
}

std::string write_chinese_also(const Position& position, Move move) {
  const Description d = describe(position, move);
  std::string out;
  if (d.two_stacks) {
    out += mark(d);
    append_digit(out, d.piece.side, d.file);
    out += tail(d);
    out += ' ';
    out += numeral(number_in_all_stacks(position, d));
    out += piece_name(d.piece);
    out += tail(d);
  } else if (d.stack > 3 && (d.nth == 1 || d.nth == d.stack)) {
    out += mark(d);
    out += piece_name(d.piece);
    out += tail(d);
  }
  return out;
}

RelativeMoves parse_chinese(std::string_view text) {
  Characters characters;
  while (!text.empty()) {
    if (!characters.try_push_back(classify(take_code_point(text)))) return {};
  }
  if (characters.size() < 4) return {};
  const std::size_t who = characters.size() - 2;
  const Character& direction = characters[who];
  const Character& number = characters[who + 1];
  if (direction.glyph != Glyph::Direction || number.glyph != Glyph::Digit) return {};
  RelativeMove move;
  if (!read_piece({characters.begin(), who}, move)) return {};
  move.direction = static_cast<Direction>(direction.value);
  move.number = number.value;
  return {move};
}

}  // namespace luatco::xiangqi

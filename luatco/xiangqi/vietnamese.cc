#include "luatco/xiangqi/vietnamese.h"

#include <algorithm>
#include <array>
#include <optional>

#include "luatco/xiangqi/vietnamese_words.h"

namespace luatco::xiangqi {
namespace {

constexpr std::string_view kNames[] = {"Tướng", "Sĩ", "Tượng", "Mã", "Xe", "Pháo", "Tốt"};
constexpr std::string_view kLetters[] = {"Tg", "S", "T", "M", "X", "P", "B"};
constexpr std::string_view kNumbers[] = {"một", "hai", "ba",  "bốn", "năm",
                                         "sáu", "bảy", "tám", "chín"};
constexpr std::string_view kOrdinals[] = {"nhất", "hai", "ba", "tư", "năm"};

/// Front, middle, rear, or nothing where a number is needed.
std::optional<Among> mark_of(const Description& d) {
  if (d.nth == 1) return Among::Front;
  if (d.nth == d.stack) return Among::Rear;
  if (d.stack == 3) return Among::Middle;
  return std::nullopt;
}

std::string write_short(const Description& d) {
  std::string out(kLetters[index(d.piece.role)]);
  if (d.stack > 1) {
    const auto mark = mark_of(d);
    if (!mark) {
      out += '(';
      out += static_cast<char>('0' + d.nth);
      out += ')';
    } else {
      out += *mark == Among::Front ? 't' : *mark == Among::Rear ? 's' : 'g';
    }
  }
  if (d.stack == 1 || d.two_stacks) out += static_cast<char>('0' + d.file);
  out += "./-"[static_cast<std::size_t>(d.direction)];
  out += static_cast<char>('0' + d.number);
  return out;
}

std::string write_words(const Description& d, VietnameseStyle style) {
  std::string out(kNames[index(d.piece.role)]);
  const auto add = [&](std::string_view word) {
    out += ' ';
    out += word;
  };
  const auto add_number = [&](int number) {
    const char digit[] = {static_cast<char>('0' + number), '\0'};
    add(style == VietnameseStyle::Spoken ? kNumbers[number - 1] : std::string_view(digit));
  };
  if (d.stack > 1) {
    const auto mark = mark_of(d);
    if (!mark) {
      add("thứ");
      add(kOrdinals[d.nth - 1]);
    } else {
      add(*mark == Among::Front ? "trước" : *mark == Among::Rear ? "sau" : "giữa");
    }
    if (d.two_stacks) add("lộ");
  }
  if (d.stack == 1 || d.two_stacks) add_number(d.file);
  constexpr std::string_view directions[] = {"tấn", "thoái", "bình"};
  add(directions[static_cast<std::size_t>(d.direction)]);
  add_number(d.number);
  return out;
}

std::uint8_t digit_of(char c) {
  return c >= '1' && c <= '9' ? static_cast<std::uint8_t>(c - '0') : std::uint8_t{0};
}

template <class Value>
struct Entry {
  std::string_view word;
  Value value;
};
template <class Value, std::size_t n>
std::optional<Value> find(const Entry<Value> (&table)[n], std::string_view word) {
  for (const Entry<Value>& entry : table) {
    if (entry.word == word) return entry.value;
  }
  return std::nullopt;
}

constexpr Entry<Role> kRoleLetters[] = {
    {"tg", Role::General}, {"s", Role::Advisor}, {"t", Role::Elephant},
    {"v", Role::Elephant}, {"m", Role::Horse},   {"x", Role::Chariot},
    {"p", Role::Cannon},   {"b", Role::Soldier}, {"c", Role::Soldier}};
constexpr Entry<Role> kRoleWords[] = {
    {"soai", Role::General}, {"si", Role::Advisor},    {"sy", Role::Advisor},
    {"voi", Role::Elephant}, {"tinh", Role::Elephant}, {"ma", Role::Horse},
    {"xe", Role::Chariot},   {"xa", Role::Chariot},    {"phao", Role::Cannon},
    {"tot", Role::Soldier},  {"binh", Role::Soldier},  {"chot", Role::Soldier}};
constexpr Entry<Direction> kDirectionWords[] = {
    {"tan", Direction::Forward}, {"tien", Direction::Forward}, {"thoai", Direction::Back},
    {"lui", Direction::Back},    {"binh", Direction::Across},  {"ngang", Direction::Across}};
constexpr Entry<std::uint8_t> kNumberWords[] = {{"mot", 1}, {"nhat", 1}, {"hai", 2}, {"ba", 3},
                                                {"bon", 4}, {"tu", 4},   {"nam", 5}, {"sau", 6},
                                                {"bay", 7}, {"tam", 8},  {"chin", 9}};

/// 1..9 from a digit or a word; 0 for anything else.
std::uint8_t number_of(std::string_view word) {
  if (word.size() == 1) return digit_of(word[0]);
  return find(kNumberWords, word).value_or(0);
}

/// P2-5, Xs/2, B(2)-2, Bt3-4.
RelativeMoves parse_short(std::string_view text) {
  RelativeMove move;
  std::size_t letters = text.starts_with("tg") ? 2 : 1;
  const auto role = find(kRoleLetters, text.substr(0, letters));
  if (!role || text.size() < letters + 3) return {};
  move.role = *role;
  text.remove_prefix(letters);
  const std::string_view end = text.substr(text.size() - 2);
  std::string_view who = text.substr(0, text.size() - 2);
  constexpr Entry<Direction> signs[] = {
      {".", Direction::Forward}, {"/", Direction::Back}, {"-", Direction::Across}};
  constexpr Entry<Among> marks[] = {{"t", Among::Front}, {"g", Among::Middle}, {"s", Among::Rear}};
  const auto direction = find(signs, end.substr(0, 1));
  move.number = digit_of(end[1]);
  if (!direction || move.number == 0) return {};
  move.direction = *direction;
  if (const auto mark = find(marks, who.substr(0, 1))) {
    move.among = *mark;
    who.remove_prefix(1);
  } else if (who.size() >= 3 && who[0] == '(' && who[2] == ')') {
    move.among = Among::Nth;
    move.nth = digit_of(who[1]);
    who.remove_prefix(3);
    if (move.nth == 0) return {};
  } else if (who.empty()) {
    return {};
  }
  if (who.empty()) return {move};
  move.file = digit_of(who[0]);
  return who.size() == 1 && move.file != 0 ? RelativeMoves{move} : RelativeMoves{};
}

class Speech {
 public:
  explicit Speech(const Words& words) : words_(words) {}

  RelativeMoves read() const {
    const auto& list = words_.list;
    if (list.size() < 4) return {};
    RelativeMove move;
    const auto direction = find(kDirectionWords, list[list.size() - 2].text());
    move.number = number_of(list.back().text());
    if (!direction || move.number == 0) return {};
    move.direction = *direction;
    RelativeMoves found;
    for (const Role role : roles()) {
      move.role = role;
      for (const RelativeMove& one : with_place(move)) found.push_back(one);
    }
    return found;
  }

 private:
  /// `tuong` with its tone is one piece, without any accents it may be two.
  [[nodiscard]] FixedVector<Role, 2> roles() const {
    const Word& word = words_.list.front();
    if (word.text() != "tuong") {
      const auto role = find(kRoleWords, word.text());
      return role ? FixedVector<Role, 2>{*role} : FixedVector<Role, 2>{};
    }
    if (word.tone == Tone::Acute) return {Role::General};
    if (word.tone == Tone::Dot) return {Role::Elephant};
    return {Role::General, Role::Elephant};
  }

  /// The words between piece and direction: a file, or front, middle, rear, "thứ hai", each perhaps
  /// with "lộ" and a file.
  [[nodiscard]] RelativeMoves with_place(RelativeMove move) const {
    const auto& list = words_.list;
    const std::size_t end = list.size() - 2;
    const Word& first = list[1];
    RelativeMoves found;
    // "sau" is rear; "sáu" is six, and so may "sau" be where nobody typed accents.
    const std::uint8_t file = number_of(first.text());
    const bool rear = first.text() == "sau" && first.tone == Tone::Level;
    if (end == 2 && file != 0 && !(rear && words_.accents)) {
      RelativeMove plain = move;
      plain.file = file;
      found.push_back(plain);
    }
    std::size_t next = 2;
    if (first.text() == "thu" && end > 2) {
      move.among = Among::Nth;
      move.nth = number_of(list[2].text());
      next = 3;
      if (move.nth == 0) return found;
    } else if (rear) {
      move.among = Among::Rear;
    } else if (first.text() == "truoc") {
      move.among = Among::Front;
    } else if (first.text() == "giua") {
      move.among = Among::Middle;
    } else if (first.text() == "lo" || first.text() == "cot") {
      next = 1;
    } else {
      return found;
    }
    if (next < end && (list[next].text() == "lo" || list[next].text() == "cot")) ++next;
    if (next < end) move.file = number_of(list[next++].text());
    const bool said = move.among != Among::Any || move.file != 0;
    if (next == end && said) found.push_back(move);
    return found;
  }

  const Words& words_;
};

}  // namespace

std::string write_vietnamese(const Position& position, Move move, VietnameseStyle style) {
  const Description d = describe(position, move);
  return style == VietnameseStyle::Short ? write_short(d) : write_words(d, style);
}

RelativeMoves parse_vietnamese(std::string_view text) {
  const Words words = plain_words(text);
  if (words.too_long || words.list.empty()) return {};
  if (words.list.size() == 1) return parse_short(words.list[0].text());
  return Speech(words).read();
}

std::size_t vietnamese_phrase(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  constexpr std::string_view ends = " \t\r\n(){};$";
  constexpr std::size_t longest = 80;
  text = text.substr(0, longest);
  std::size_t end = text.find_first_of(ends);
  if (end == std::string_view::npos || end < 2) return 0;
  // No other notation has a word of letters alone that begins so: a role, spelled out.
  const Words first = plain_words(text.substr(0, end));
  if (first.list.size() != 1) return 0;
  const std::string_view role = first.list[0].text();
  if (role != "tuong" && !find(kRoleWords, role)) return 0;
  while (end < text.size()) {
    const std::size_t next = text.find_first_not_of(blanks, end);
    if (next == end || next == std::string_view::npos) return 0;
    end = std::min(text.find_first_of(ends, next), text.size());
    if (!parse_vietnamese(text.substr(0, end)).empty()) return end;
  }
  return 0;
}

}  // namespace luatco::xiangqi

// What readers and writers of records need of xiangqi besides its rules.
#include <algorithm>
#include <array>
#include <bit>
#include <iterator>

#include "luatco/base/ascii.h"
#include "luatco/xiangqi/chinese.h"
#include "luatco/xiangqi/legality.h"
#include "luatco/xiangqi/relative.h"
#include "luatco/xiangqi/rules.h"
#include "luatco/xiangqi/uci.h"
#include "luatco/xiangqi/vietnamese.h"
#include "luatco/xiangqi/wxf.h"

namespace luatco::xiangqi {
namespace {

bool same_text(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) {
    const auto lower = [](char c) {
      return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    return lower(x) == lower(y);
  });
}

bool writes_iccs(std::string_view word) {
  return word.find('-') != std::string_view::npos && parse_coordinates(word, 0);
}
bool writes_uci(std::string_view word) {
  return word.find('-') == std::string_view::npos && parse_coordinates(word, 0);
}
bool writes_rank1(std::string_view word) { return parse_coordinates(word, 1).has_value(); }
bool writes_wxf(std::string_view word) { return !parse_wxf(word, WxfDialect::Official).empty(); }
bool writes_wxf_fairy(std::string_view word) { return !parse_wxf(word, WxfDialect::Fairy).empty(); }
bool writes_chinese(std::string_view word) { return !parse_chinese(word).empty(); }
bool is_one_word(std::string_view word) {
  return word.find_first_of(" \t\r\n") == std::string_view::npos;
}
bool writes_vietnamese(std::string_view word) {
  return is_one_word(word) && !parse_vietnamese(word).empty();
}
bool writes_vietnamese_long(std::string_view word) {
  return !is_one_word(word) && std::ranges::any_of(word, is_digit) &&
         !parse_vietnamese(word).empty();
}
bool writes_spoken(std::string_view word) {
  return !is_one_word(word) && std::ranges::none_of(word, is_digit) &&
         !parse_vietnamese(word).empty();
}

struct RecordNotation {
  std::string_view name;
  std::string_view format;  // value of the Format tag
  bool (*writes)(std::string_view word);
};
constexpr RecordNotation kNotations[] = {
    {"iccs", "ICCS", writes_iccs},
    {"uci", "UCCI", writes_uci},
    {"uci_rank1", "UCI", writes_rank1},
    {"wxf", "WXF", writes_wxf},
    {"wxf_fairy", "WXF-Fairy", writes_wxf_fairy},
    {"chinese", "Chinese", writes_chinese},
    {"vietnamese", "Vietnamese", writes_vietnamese},
    {"vietnamese_long", "Vietnamese-Long", writes_vietnamese_long},
    {"spoken", "Vietnamese-Spoken", writes_spoken},
};
constexpr std::size_t kWxf = 3;
constexpr std::size_t kWxfFairy = 4;

/// The legal moves a WXF text means in one dialect, the other left aside.
FixedVector<Move, 10> meant_in(const Position& position, std::string_view word,
                               WxfDialect dialect) {
  FixedVector<Move, 10> moves;
  for (const RelativeMove& words : parse_wxf(word, dialect)) {
    for (const Attempt& attempt : meant(position, words)) {
      if (is_legal(position, attempt)) moves.try_push_back({attempt.from, attempt.to});
    }
  }
  return moves;
}

}  // namespace

std::span<const std::string_view> Rules::record_notations() {
  static constexpr auto names = [] {
    std::array<std::string_view, std::size(kNotations)> all;
    for (std::size_t n = 0; n < all.size(); ++n) all[n] = kNotations[n].name;
    return all;
  }();
  return names;
}

std::optional<std::string_view> Rules::variant_of(std::string_view tag) {
  constexpr std::string_view names[] = {"", "xiangqi", "standard", "chinese chess"};
  for (const std::string_view name : names) {
    if (same_text(tag, name)) return variants().front();
  }
  return std::nullopt;
}

std::uint32_t Rules::notations_of(std::string_view word) {
  std::uint32_t mask = 0;
  for (std::size_t n = 0; n < std::size(kNotations); ++n) {
    if (kNotations[n].writes(word)) mask |= 1U << n;
  }
  return mask;
}

bool Rules::is_one_notation(std::uint32_t mask) {
  return std::has_single_bit(mask) || mask == (1U << kWxf | 1U << kWxfFairy);
}

std::optional<std::string_view> Rules::notation_of_format(std::string_view tag) {
  for (const RecordNotation& notation : kNotations) {
    if (same_text(tag, notation.format) || same_text(tag, notation.name)) return notation.name;
  }
  return std::nullopt;
}

std::string_view Rules::format_of_notation(std::string_view name) {
  for (const RecordNotation& notation : kNotations) {
    if (notation.name == name) return notation.format;
  }
  return {};
}

std::size_t Rules::spelled_move(std::string_view text) { return vietnamese_phrase(text); }

bool Rules::is_contested(const Position& position, std::string_view word,
                         std::string_view notation) {
  if (!notation.starts_with("wxf") || word.size() != 4 || !is_digit(word[0]) || !is_digit(word[1]))
    return false;
  const auto official = meant_in(position, word, WxfDialect::Official);
  const auto fairy = meant_in(position, word, WxfDialect::Fairy);
  return !fairy.empty() && !(official == fairy);
}

std::span<const std::pair<std::string_view, std::string_view>> Rules::tag_roster() {
  static constexpr std::pair<std::string_view, std::string_view> roster[] = {
      {"Game", "Chinese Chess"},
      {"Event", "?"},
      {"Site", "?"},
      {"Date", "????.??.??"},
      {"Round", "?"},
      {"Red", "?"},
      {"Black", "?"}};
  return roster;
}

}  // namespace luatco::xiangqi

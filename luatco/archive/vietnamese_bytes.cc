#include "luatco/archive/vietnamese_bytes.h"

#include <unicode/unorm2.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "luatco/archive/encoding.h"
#include "luatco/base/utf8.h"

namespace luatco::archive {

namespace {

void append(std::string& out, char32_t code) {
  char bytes[4];
  std::int32_t size = 0;
  U8_APPEND_UNSAFE(bytes, size, code);
  out.append(bytes, static_cast<std::size_t>(size));
}

struct ByteRow {
  unsigned char byte;
  char32_t code;
};

/// TCVN 5712:1993, third form: capitals with a tone have no bytes of their own.
constexpr ByteRow kTcvn3Rows[] = {
    {0xA1, U'Ă'}, {0xA2, U'Â'}, {0xA3, U'Ê'}, {0xA4, U'Ô'}, {0xA5, U'Ơ'}, {0xA6, U'Ư'},
    {0xA7, U'Đ'}, {0xA8, U'ă'}, {0xA9, U'â'}, {0xAA, U'ê'}, {0xAB, U'ô'}, {0xAC, U'ơ'},
    {0xAD, U'ư'}, {0xAE, U'đ'}, {0xB5, U'à'}, {0xB6, U'ả'}, {0xB7, U'ã'}, {0xB8, U'á'},
    {0xB9, U'ạ'}, {0xBB, U'ằ'}, {0xBC, U'ẳ'}, {0xBD, U'ẵ'}, {0xBE, U'ắ'}, {0xC6, U'ặ'},
    {0xC7, U'ầ'}, {0xC8, U'ẩ'}, {0xC9, U'ẫ'}, {0xCA, U'ấ'}, {0xCB, U'ậ'}, {0xCC, U'è'},
    {0xCE, U'ẻ'}, {0xCF, U'ẽ'}, {0xD0, U'é'}, {0xD1, U'ẹ'}, {0xD2, U'ề'}, {0xD3, U'ể'},
    {0xD4, U'ễ'}, {0xD5, U'ế'}, {0xD6, U'ệ'}, {0xD7, U'ì'}, {0xD8, U'ỉ'}, {0xDC, U'ĩ'},
    {0xDD, U'í'}, {0xDE, U'ị'}, {0xDF, U'ò'}, {0xE1, U'ỏ'}, {0xE2, U'õ'}, {0xE3, U'ó'},
    {0xE4, U'ọ'}, {0xE5, U'ồ'}, {0xE6, U'ổ'}, {0xE7, U'ỗ'}, {0xE8, U'ố'}, {0xE9, U'ộ'},
    {0xEA, U'ờ'}, {0xEB, U'ở'}, {0xEC, U'ỡ'}, {0xED, U'ớ'}, {0xEE, U'ợ'}, {0xEF, U'ù'},
    {0xF1, U'ủ'}, {0xF2, U'ũ'}, {0xF3, U'ú'}, {0xF4, U'ụ'}, {0xF5, U'ừ'}, {0xF6, U'ử'},
    {0xF7, U'ữ'}, {0xF8, U'ứ'}, {0xF9, U'ự'}, {0xFA, U'ỳ'}, {0xFB, U'ỷ'}, {0xFC, U'ỹ'},
    {0xFD, U'ý'}, {0xFE, U'ỵ'}};

/// VNI: letters that have a byte of their own.
constexpr ByteRow kVniRows[] = {
    {0xF1, U'đ'}, {0xD1, U'Đ'}, {0xED, U'í'}, {0xEC, U'ì'}, {0xE6, U'ỉ'}, {0xF3, U'ĩ'},
    {0xF2, U'ị'}, {0xCD, U'Í'}, {0xCC, U'Ì'}, {0xC6, U'Ỉ'}, {0xD3, U'Ĩ'}, {0xD2, U'Ị'},
    {0xEE, U'ỵ'}, {0xCE, U'Ỵ'}, {0xF4, U'ơ'}, {0xF6, U'ư'}, {0xD4, U'Ơ'}, {0xD6, U'Ư'}};

/// VNI: signs behind a letter, as the marks of Unicode that they put on it. 0x20 less is the sign
/// behind a capital.
struct SignRow {
  unsigned char byte;
  std::u16string_view marks;
};
constexpr SignRow kVniSigns[] = {
    {0xF9, u"\u0301"},       {0xF8, u"\u0300"},       {0xFB, u"\u0309"},
    {0xF5, u"\u0303"},       {0xEF, u"\u0323"},       {0xE2, u"\u0302"},
    {0xE1, u"\u0302\u0301"}, {0xE0, u"\u0302\u0300"}, {0xE5, u"\u0302\u0309"},
    {0xE3, u"\u0302\u0303"}, {0xE4, u"\u0302\u0323"}, {0xEA, u"\u0306"},
    {0xE9, u"\u0306\u0301"}, {0xE8, u"\u0306\u0300"}, {0xFA, u"\u0306\u0309"},
    {0xFC, u"\u0306\u0303"}, {0xEB, u"\u0306\u0323"}};

template <std::size_t n>
char32_t find_code(const ByteRow (&rows)[n], unsigned char byte) {
  for (const ByteRow& row : rows) {
    if (row.byte == byte) return row.code;
  }
  return byte < 0x80 ? byte : kBadCodePoint;
}

std::u16string normal(std::u16string_view text, const UNormalizer2* form) {
  UErrorCode error = U_ZERO_ERROR;
  std::u16string out(3 * text.size() + 16, u'\0');
  const auto size = unorm2_normalize(form, text.data(), static_cast<std::int32_t>(text.size()),
                                     out.data(), static_cast<std::int32_t>(out.size()), &error);
  out.resize(U_SUCCESS(error) ? static_cast<std::size_t>(size) : 0);
  return out;
}
std::u16string composed(std::u16string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  return normal(text, unorm2_getNFCInstance(&error));
}
std::u16string decomposed(std::u16string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  return normal(text, unorm2_getNFDInstance(&error));
}

/// One character of the basic plane with its marks.
std::u16string letter_of(char32_t code) { return {static_cast<char16_t>(code)}; }

bool is_mark(char16_t c) { return c >= 0x300 && c < 0x370; }
bool is_tone(char16_t c) {
  return c == 0x300 || c == 0x301 || c == 0x303 || c == 0x309 || c == 0x323;
}

constexpr std::string_view kOnsets[] = {"",   "b",  "c", "ch", "d", "g",  "gh",  "gi", "h",
                                        "k",  "kh", "l", "m",  "n", "ng", "ngh", "nh", "p",
                                        "ph", "q",  "r", "s",  "t", "th", "tr",  "v",  "x"};
constexpr std::string_view kRimes[] = {
    "a",    "ac",  "ach", "ai",  "am",  "an",   "ang",  "anh",  "ao",   "ap",   "at",   "au",
    "ay",   "e",   "ec",  "em",  "en",  "eng",  "enh",  "eo",   "ep",   "et",   "eu",   "ech",
    "i",    "ia",  "ich", "iec", "iem", "ien",  "ieng", "iep",  "iet",  "ieu",  "im",   "in",
    "inh",  "ip",  "it",  "iu",  "o",   "oa",   "oac",  "oai",  "oam",  "oan",  "oang", "oanh",
    "oach", "oat", "oay", "oao", "oc",  "oe",   "oen",  "oeo",  "oet",  "oi",   "om",   "on",
    "ong",  "op",  "ot",  "u",   "ua",  "uan",  "uang", "uat",  "uay",  "uc",   "ue",   "uech",
    "uenh", "ui",  "um",  "un",  "ung", "uo",   "uoc",  "uoi",  "uom",  "uon",  "uong", "uop",
    "uot",  "uou", "up",  "ut",  "uu",  "uy",   "uya",  "uych", "uyen", "uyet", "uynh", "uyt",
    "y",    "yem", "yen", "yet", "yeu", "uanh", "uach", "uai",  "uac",  "uyu"};

template <std::size_t n>
bool is_one_of(const std::string_view (&all)[n], std::string_view text) {
  return std::find(std::begin(all), std::end(all), text) != std::end(all);
}

std::u16string utf16_of(std::string_view text) {
  std::u16string out;
  while (!text.empty()) {
    const char32_t code = take_code_point(text);
    out += code < 0x10000 ? static_cast<char16_t>(code) : u'\uFFFD';
  }
  return out;
}

}  // namespace

void tcvn3_to_utf8(std::string_view bytes, std::string& utf8) {
  for (const char c : bytes) append(utf8, find_code(kTcvn3Rows, static_cast<unsigned char>(c)));
}

std::uint64_t tcvn3_count(std::string_view utf8) {
  return static_cast<std::uint64_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

void vni_to_utf8(std::string_view bytes, std::string& utf8) {
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::u16string letter = letter_of(find_code(kVniRows, static_cast<unsigned char>(bytes[i])));
    const auto sign = static_cast<unsigned char>(i + 1 < bytes.size() ? bytes[i + 1] : '\0');
    constexpr std::u16string_view carriers = u"aeiouyAEIOUYơưƠƯ";
    for (const SignRow& row : kVniSigns) {
      if (row.byte != sign && row.byte - 0x20 != sign) continue;
      if (carriers.find(letter[0]) == std::u16string_view::npos) continue;
      letter += row.marks;
      ++i;
      break;
    }
    for (const char16_t c : composed(letter)) append(utf8, c);
  }
}

/// Letters with a sign of their own have two bytes.
std::uint64_t vni_count(std::string_view utf8) {
  std::uint64_t count = 0;
  while (!utf8.empty()) {
    const char32_t code = take_code_point(utf8);
    const auto alone = [code](const ByteRow& row) { return row.code == code; };
    const bool one = code < 0x80 || code == kBadCodePoint ||
                     std::any_of(std::begin(kVniRows), std::end(kVniRows), alone);
    count += one ? 1 : 2;
  }
  return count;
}

void windows1258_to_utf8(std::string_view bytes, std::string& utf8) {
  const std::string apart = to_utf8(bytes, Encoding{kWindows1258.name, nullptr});
  for (const char16_t c : composed(utf16_of(apart))) append(utf8, c);
}

/// A letter that has no byte of its own has one more for its tone.
std::uint64_t windows1258_count(std::string_view utf8) {
  constexpr std::u32string_view two = U"ÃÌÒÕÝãìòõýĨĩŨũ";
  std::uint64_t count = 0;
  while (!utf8.empty()) {
    const char32_t code = take_code_point(utf8);
    const bool vietnamese = code >= 0x1EA0 && code <= 0x1EF9;
    count += vietnamese || two.find(code) != std::u32string_view::npos ? 2 : 1;
  }
  return count;
}

bool is_vietnamese_syllable(std::string_view word) {
  std::string plain;
  int tones = 0;
  for (const char16_t c : decomposed(utf16_of(word))) {
    if (is_mark(c)) {
      tones += is_tone(c) ? 1 : 0;
    } else if (c == u'đ' || c == u'Đ') {
      plain += 'd';
    } else if (c < 0x80) {
      plain += c >= u'A' && c <= u'Z' ? static_cast<char>(c - u'A' + u'a') : static_cast<char>(c);
    } else {
      return false;
    }
  }
  if (tones > 1) return false;
  for (const std::string_view onset : kOnsets) {
    if (!std::string_view(plain).starts_with(onset)) continue;
    if (is_one_of(kRimes, std::string_view(plain).substr(onset.size()))) return true;
  }
  return false;
}

}  // namespace luatco::archive

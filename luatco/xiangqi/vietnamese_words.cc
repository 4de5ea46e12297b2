#include "luatco/xiangqi/vietnamese_words.h"

#include "luatco/base/utf8.h"

namespace luatco::xiangqi {
namespace {

struct Letters {
  char plain;
  std::u32string_view all;  // in groups of six tones, in the order of Tone
};
constexpr Letters kVowels[] = {
    {'a', U"aàáảãạăằắẳẵặâầấẩẫậAÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬ"},
    {'e', U"eèéẻẽẹêềếểễệEÈÉẺẼẸÊỀẾỂỄỆ"},
    {'i', U"iìíỉĩịIÌÍỈĨỊ"},
    {'o', U"oòóỏõọôồốổỗộơờớởỡợOÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢ"},
    {'u', U"uùúủũụưừứửữựUÙÚỦŨỤƯỪỨỬỮỰ"},
    {'y', U"yỳýỷỹỵYỲÝỶỸỴ"},
};
// Combining tones in the order of Tone, and the marks that only change the vowel.
constexpr std::u32string_view kCombiningTones = U"\u0300\u0301\u0309\u0303\u0323";
constexpr std::u32string_view kCombiningMarks = U"\u0302\u0306\u031B";
constexpr std::u32string_view kDashes = U"\u2010\u2011\u2013\u2014\u2212";

/// The plain letter, or '\0' for a mark that belongs to the letter before.
char plain(char32_t code, Tone& tone) {
  if (code >= U'A' && code <= U'Z') return static_cast<char>(code - U'A' + U'a');
  if (code < 0x80) return static_cast<char>(code);
  if (const auto at = kCombiningTones.find(code); at != std::u32string_view::npos) {
    tone = static_cast<Tone>(at + 1);
    return '\0';
  }
  if (kCombiningMarks.find(code) != std::u32string_view::npos) return '\0';
  if (kDashes.find(code) != std::u32string_view::npos) return '-';
  for (const Letters& vowel : kVowels) {
    const auto at = vowel.all.find(code);
    if (at == std::u32string_view::npos) continue;
    if (at % 6 != 0) tone = static_cast<Tone>(at % 6);
    return vowel.plain;
  }
  if (code == U'đ' || code == U'Đ') return 'd';
  return '?';
}

}  // namespace

Words plain_words(std::string_view text) {
  Words words;
  Word word;
  const auto end_word = [&] {
    if (!word.letters.empty() && !words.list.try_push_back(word)) words.too_long = true;
    word = {};
  };
  while (!text.empty() && !words.too_long) {
    const char32_t code = take_code_point(text);
    words.accents = words.accents || code >= 0x80;
    if (code == U' ' || code == U'\t' || code == U'\n' || code == U'\r' || code == 0xA0) {
      end_word();
      continue;
    }
    const char letter = plain(code, word.tone);
    if (letter != '\0' && !word.letters.try_push_back(letter)) words.too_long = true;
  }
  end_word();
  return words;
}

}  // namespace luatco::xiangqi

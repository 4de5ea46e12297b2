#include <algorithm>

#include "luatco/archive/encoding.h"
#include "luatco/archive/vietnamese_bytes.h"
#include "luatco/base/ascii.h"
#include "luatco/base/utf8.h"

namespace luatco::archive {

namespace {

unsigned char byte_at(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
}

/// Is this pair of bytes a character in everyday use: of the encoding's first level, or a sign or
/// digit of full width?
using IsUsual = bool (*)(unsigned char lead, unsigned char trail);
bool usual_in_big5(unsigned char lead, unsigned char) { return lead >= 0xA1 && lead <= 0xC6; }
bool usual_in_gbk(unsigned char lead, unsigned char trail) {
  return trail >= 0xA1 && (lead == 0xA1 || lead == 0xA3 || (lead >= 0xB0 && lead <= 0xD7));
}

/// The share of pairs that are usual. In Chinese text they are not set on to Latin letters, as the
/// letters with accents of European names are.
double usual_share(std::string_view bytes, IsUsual is_usual) {
  std::size_t pairs = 0;
  std::size_t usual = 0;
  bool after_letter = false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (byte_at(bytes, i) < 0x80) {
      after_letter = is_letter(bytes[i]);
      continue;
    }
    const bool before_letter = i + 2 < bytes.size() && is_letter(bytes[i + 2]);
    ++pairs;
    if (!after_letter && !before_letter && is_usual(byte_at(bytes, i), byte_at(bytes, i + 1))) {
      ++usual;
    }
    after_letter = false;
    ++i;
  }
  return pairs == 0 ? 0 : static_cast<double>(usual) / static_cast<double>(pairs);
}

/// The characters of moves, and of what stands in the tags of most records.
constexpr std::u32string_view kVocabulary =
    U"帅帥将將仕士相象马馬傌车車俥炮砲包兵卒进進退平前后後中一二三四五六七八九１２３４５６７８９"
    U"红紅黑胜勝负負和先局杯赛賽年月日第轮輪开局全国國象棋";

struct Reading {
  std::size_t characters = 0;  // beyond ASCII
  std::size_t known = 0;       // of the vocabulary
  std::size_t bad = 0;
};
Reading look_at(std::string_view utf8) {
  Reading reading;
  while (!utf8.empty()) {
    const char32_t code = take_code_point(utf8);
    if (code < 0x80) continue;
    ++reading.characters;
    if (code == kBadCodePoint) ++reading.bad;
    if (kVocabulary.find(code) != std::u32string_view::npos) ++reading.known;
  }
  return reading;
}

/// From 0 to 1; what has many broken characters is nothing.
double chinese_likeness(std::string_view bytes, const Encoding& encoding, IsUsual is_usual) {
  const Reading reading = look_at(to_utf8(bytes, encoding));
  if (reading.characters == 0 || 50 * reading.bad > reading.characters) return 0;
  const double known = static_cast<double>(reading.known) / static_cast<double>(reading.characters);
  const double usual = usual_share(bytes, is_usual);
  constexpr double enough = 0.7;
  return usual < enough && known < enough ? 0 : (usual + known) / 2;
}

/// The share of words with other letters than ASCII's that are Vietnamese syllables.
double vietnamese_likeness(std::string_view bytes, const Encoding& encoding) {
  const std::string text = to_utf8(bytes, encoding);
  std::size_t words = 0;
  std::size_t good = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto is_part = [&](char c) { return is_letter(c) || byte_at({&c, 1}, 0) >= 0x80; };
    const std::size_t begin = at;
    bool foreign = false;
    for (; at < text.size() && is_part(text[at]); ++at) foreign |= byte_at(text, at) >= 0x80;
    if (foreign) {
      ++words;
      good += is_vietnamese_syllable(std::string_view(text).substr(begin, at - begin)) ? 1 : 0;
    }
    at += at == begin ? 1 : 0;
  }
  constexpr std::size_t least = 2;
  constexpr double enough = 0.8;
  const double share = words < least ? 0 : static_cast<double>(good) / static_cast<double>(words);
  return share < enough ? 0 : share;
}

struct Detector {
  const Encoding* encoding;
  double (*likeness)(std::string_view bytes);
};
/// Where two are as good as each other, the first.
constexpr Detector kDetectors[] = {
    {&kGbk, [](std::string_view b) { return chinese_likeness(b, kGbk, usual_in_gbk); }},
    {&kGb18030, [](std::string_view b) { return chinese_likeness(b, kGb18030, usual_in_gbk); }},
    {&kBig5, [](std::string_view b) { return chinese_likeness(b, kBig5, usual_in_big5); }},
    {&kTcvn3, [](std::string_view b) { return vietnamese_likeness(b, kTcvn3); }},
    {&kVni, [](std::string_view b) { return vietnamese_likeness(b, kVni); }},
    {&kWindows1258, [](std::string_view b) { return vietnamese_likeness(b, kWindows1258); }},
};

}  // namespace

const Encoding& guess_encoding(std::string_view bytes) {
  const Encoding* best = nullptr;
  double most = 0;
  for (const Detector& detector : kDetectors) {
    const double likeness = detector.likeness(bytes);
    if (likeness <= most) continue;
    most = likeness;
    best = detector.encoding;
  }
  if (best != nullptr) return *best;
  const bool latin1 = std::none_of(bytes.begin(), bytes.end(), [](char c) {
    return static_cast<unsigned char>(c) >= 0x80 && static_cast<unsigned char>(c) < 0xA0;
  });
  return latin1 ? kLatin1 : kWindows1252;
}

}  // namespace luatco::archive

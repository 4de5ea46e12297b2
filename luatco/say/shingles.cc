#include "luatco/say/shingles.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace luatco::say {
namespace {

/// Old places of the tone mark and new ones. Applied to all texts alike, so it need not know where
/// a syllable ends.
constexpr const char16_t* kToneMarks[][2] = {
    {u"oà", u"òa"}, {u"oá", u"óa"}, {u"oả", u"ỏa"}, {u"oã", u"õa"}, {u"oạ", u"ọa"},
    {u"oè", u"òe"}, {u"oé", u"óe"}, {u"oẻ", u"ỏe"}, {u"oẽ", u"õe"}, {u"oẹ", u"ọe"},
    {u"uỳ", u"ùy"}, {u"uý", u"úy"}, {u"uỷ", u"ủy"}, {u"uỹ", u"ũy"}, {u"uỵ", u"ụy"},
};

icu::UnicodeString plain_form(std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(error);
  auto form = icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
  form.toLower();
  if (U_SUCCESS(error)) form = nfc->normalize(form, error);
  for (const auto& [from, to] : kToneMarks) {
    form.findAndReplace(icu::UnicodeString(from), icu::UnicodeString(to));
  }
  return form;
}

std::uint64_t fnv1a(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  }
  return hash;
}

}  // namespace

std::vector<std::string> syllables(std::string_view text) {
  const icu::UnicodeString form = plain_form(text);
  std::vector<std::string> found;
  std::int32_t start = 0;
  for (std::int32_t i = 0; i <= form.length(); ++i) {
    if (i < form.length() && u_isalnum(form.char32At(i)) != 0) continue;
    if (i > start) {
      std::string syllable;
      form.tempSubStringBetween(start, i).toUTF8String(syllable);
      found.push_back(std::move(syllable));
    }
    start = i + 1;
  }
  return found;
}

std::vector<std::uint64_t> shingles(std::string_view text) {
  const auto all = syllables(text);
  std::vector<std::uint64_t> hashes;
  for (std::size_t i = 0; i + kShingle <= all.size(); ++i) {
    std::string run = all[i];
    for (std::size_t j = 1; j < kShingle; ++j) run += " " + all[i + j];
    hashes.push_back(fnv1a(run));
  }
  return hashes;
}

}  // namespace luatco::say

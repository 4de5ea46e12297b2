// The rules of wording: what no sentence of a language may do.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "luatco/say/samples.h"
#include "luatco/say/shingles.h"
#include "luatco/say/speaker.h"

namespace luatco::say {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Sentences, not words, names of commands, lines of help, labels, titles or halves of a question;
/// and not what has a whole sentence inside.
bool is_sentence(std::string_view id) {
  if (id == "explain.ply" || id.ends_with(".title") || id.ends_with(".name")) return false;
  for (const char* family :
       {"word.", "phrase.", "cli.", "page.", "ask.", "learn.", "school.", "report."}) {
    if (id.starts_with(family)) return false;
  }
  return true;
}

/// Calls `check(id, text)` for every sentence in each class of its arguments.
template <class Check>
void each_sentence(const Speaker& speaker, Check check) {
  for (const auto& [id, pattern] : speaker.catalogue().patterns()) {
    const auto message = speaker.catalogue().find(id);
    ASSERT_NE(message, nullptr) << id;
    for (const Args& args : samples(id, *message)) check(id, speaker(id, args));
  }
}

std::set<std::uint64_t> source_texts() {
  std::ifstream stream(std::string(LUATCO_DATA_DIR) + "/lint/source_texts.txt");
  std::set<std::uint64_t> hashes;
  for (std::string line; std::getline(stream, line);) {
    hashes.insert(std::stoull(line, nullptr, 16));
  }
  return hashes;
}

TEST(Wording, SyllablesAreComparedWithoutCaseSignsAndOldToneMarks) {
  EXPECT_EQ(syllables("Hoà, thoả thuận: 1-0!"), syllables("hòa thỏa thuận 1 0"));
  EXPECT_EQ(shingles("một hai ba bốn năm sáu").size(), 0U);
  EXPECT_EQ(shingles("một hai ba bốn năm sáu bảy tám").size(), 2U);
  EXPECT_EQ(shingles("một hai ba bốn năm sáu bảy"), shingles("Một, hai. Ba bốn năm sáu bảy"));
}

TEST(Wording, NoVietnameseSentenceIsTakenFromTheSourceTexts) {
  const auto texts = source_texts();
  ASSERT_GT(texts.size(), 1000U);
  each_sentence(Speaker("vi", {}), [&](const std::string& id, const std::string& text) {
    for (const std::uint64_t hash : shingles(text)) {
      EXPECT_FALSE(texts.contains(hash)) << id << " shares seven syllables: " << text;
    }
  });
}

TEST(Wording, VietnameseKeepsItsDiacriticsAndCallsNobodyBan) {
  const std::set<std::string> forbidden{"bạn",   "khong", "duoc", "nuoc", "chieu", "tuong", "phao",
                                        "tot",   "den",   "hoa",  "cua",  "mot",   "nhap",  "cac",
                                        "nhung", "dang",  "chua", "phai", "duong"};
  each_sentence(Speaker("vi", {}), [&](const std::string& id, const std::string& text) {
    if (id.starts_with("learn.command.")) return;  // both spellings are understood
    for (const std::string& syllable : syllables(text)) {
      EXPECT_FALSE(forbidden.contains(syllable)) << id << ": " << syllable << " in " << text;
    }
  });
}

/// True where a syllable of the text ends in `ending`.
bool ends_a_syllable(std::string_view text, std::string_view ending) {
  for (auto at = text.find(ending); at != text.npos; at = text.find(ending, at + 1)) {
    const auto after = at + ending.size();
    const bool letter_follows =
        after < text.size() && (static_cast<unsigned char>(text[after]) >= 0x80 ||
                                (text[after] >= 'a' && text[after] <= 'z'));
    const bool behind_q = at > 0 && text[at - 1] == 'q';
    if (!letter_follows && !behind_q) return true;
  }
  return false;
}

TEST(Wording, VietnamesePutsTheToneMarkWhereTheModernSpellingHasIt) {
  const Speaker vietnamese("vi", {});
  for (const auto& [id, pattern] : vietnamese.catalogue().patterns()) {
    if (id.starts_with("cli.play.command.")) continue;  // both spellings are understood
    for (const char* old : {"oà", "oá", "oả", "oã", "oạ", "oè", "oé", "oẻ", "oẽ", "oẹ", "uỳ", "uý",
                            "uỷ", "uỹ", "uỵ"}) {
      EXPECT_FALSE(ends_a_syllable(pattern, old)) << id << ": " << pattern;
    }
  }
}

TEST(Wording, AnOfferIsNotAClaimInVietnamese) {
  each_sentence(Speaker("vi", {}), [&](const std::string& id, const std::string& text) {
    if (id.find(".claim.") != std::string::npos) {
      EXPECT_THAT(text, HasSubstr("yêu cầu")) << id;
      EXPECT_THAT(text, Not(HasSubstr("đề nghị"))) << id;
    }
    if (id.find("offer") != std::string::npos) {
      EXPECT_THAT(text, Not(HasSubstr("yêu cầu"))) << id;
    }
  });
}

/// What a child is told while it plays or sets up a board.
bool is_short_form(std::string_view id) {
  if (id.starts_with("chess.san")) return false;
  for (const std::string_view family : {"chess.", "xq.", "pawns.", "arbiter.", "consequence."}) {
    if (id.starts_with(family)) return is_sentence(id);
  }
  return false;
}

/// Signs that end a sentence: followed by a blank or nothing.
std::size_t sentences(std::string_view text) {
  std::size_t n = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool sign = text[i] == '.' || text[i] == '!' || text[i] == '?';
    if (sign && (i + 1 == text.size() || text[i + 1] == ' ')) ++n;
  }
  return n;
}

TEST(Wording, AShortFormIsTwoSentencesThatAChildCanHold) {
  constexpr std::size_t kSyllables = 40;  // of Vietnamese, names of two points of xiangqi included
  for (const char* language : {"vi", "en"}) {
    each_sentence(Speaker(language, {}), [&](const std::string& id, const std::string& text) {
      if (!is_short_form(id)) return;
      EXPECT_LE(sentences(text), 2U) << id << ": " << text;
      EXPECT_LE(syllables(text).size(), kSyllables) << id << ": " << text;
    });
  }
}

TEST(Wording, SentencesBeginLargeAndEndInASign) {
  for (const char* language : {"vi", "en"}) {
    each_sentence(Speaker(language, {}), [&](const std::string& id, const std::string& text) {
      if (!is_sentence(id)) return;
      EXPECT_FALSE(text.ends_with(' ') || text.starts_with(' ')) << id;
      EXPECT_NE(std::string_view(".!?:").find(text.back()), std::string_view::npos) << text;
      // A sentence that begins with a square begins with its letter.
      const bool square =
          text.size() > 1 && text[0] >= 'a' && text[0] <= 'i' && text[1] >= '0' && text[1] <= '9';
      EXPECT_TRUE(square || !(text[0] >= 'a' && text[0] <= 'z')) << text;
    });
  }
}

}  // namespace
}  // namespace luatco::say

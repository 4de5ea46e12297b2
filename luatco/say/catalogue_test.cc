// What holds for every message of every language.
#include "luatco/say/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unicode/normalizer2.h>

#include <set>

#include "luatco/say/samples.h"
#include "luatco/say/speaker.h"
#include "tests/told.h"

namespace luatco::say {
namespace {

using testing::IsEmpty;

class EveryLanguage : public testing::TestWithParam<std::string> {
 protected:
  Speaker speaker{GetParam(), {}};

  std::vector<std::string> ids() const {
    std::vector<std::string> ids;
    for (const auto& [id, pattern] : speaker.catalogue().patterns()) ids.push_back(id);
    return ids;
  }
};

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryLanguage, testing::Values("vi", "en"),
                         [](const auto& language) { return language.param; });

TEST_P(EveryLanguage, HasOnlyPatternsThatMakeSense) {
  for (const std::string& id : ids()) EXPECT_NE(speaker.catalogue().find(id), nullptr) << id;
  EXPECT_THAT(speaker.catalogue().problems(), IsEmpty());
}

TEST_P(EveryLanguage, HasTheSameMessagesWithTheSameArgumentsAsEnglish) {
  const Speaker english("en", {});
  std::set<std::string> all;
  for (const auto& [id, pattern] : english.catalogue().patterns()) all.insert(id);
  for (const std::string& id : ids()) all.insert(id);
  for (const std::string& id : all) {
    const auto ours = speaker.catalogue().find(id);
    const auto theirs = english.catalogue().find(id);
    ASSERT_NE(ours, nullptr) << id << " is missing in " << GetParam();
    ASSERT_NE(theirs, nullptr) << id << " is missing in English";
    EXPECT_EQ(argument_names(*ours), argument_names(*theirs)) << id;
  }
}

TEST_P(EveryLanguage, SaysEveryMessageInEachClassOfItsArguments) {
  for (const std::string& id : ids()) {
    const auto message = speaker.catalogue().find(id);
    ASSERT_NE(message, nullptr) << id;
    auto all = samples(id, *message);
    for (Args& args : piece_samples(id, *message)) all.push_back(std::move(args));
    for (const Args& args : all) {
      const Sentence sentence = speaker.say(id, args);
      EXPECT_THAT(sentence.missing, IsEmpty()) << id;
      EXPECT_FALSE(sentence.text.empty()) << id;
      EXPECT_EQ(sentence.text.find_first_of("{}"), std::string::npos)
          << id << ": " << sentence.text;
      EXPECT_EQ(sentence.text.find("⟦"), std::string::npos) << id << ": " << sentence.text;
      EXPECT_EQ(sentence.text.find("  "), std::string::npos) << id << ": " << sentence.text;
    }
  }
}

TEST_P(EveryLanguage, IsComposedUnicode) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(error);
  ASSERT_TRUE(U_SUCCESS(error));
  for (const auto& [id, pattern] : speaker.catalogue().patterns()) {
    EXPECT_TRUE(nfc->isNormalized(icu::UnicodeString::fromUTF8(pattern), error)) << id;
  }
}

std::string page(const Speaker& speaker) {
  std::string page;
  for (const auto& [id, pattern] : speaker.catalogue().patterns()) {
    page += id + "\n";
    std::set<std::string> seen;
    const std::string_view game = game_of(id, {}).name;
    const bool on_a_board = id.starts_with("chess.") || id.starts_with("xq.") ||
                            id.starts_with("pawns.") || id.starts_with("explain.") ||
                            id.starts_with("consequence.");
    for (const Args& args : samples(id, *speaker.catalogue().find(id))) {
      // One board a message, the one of its first class.
      if (seen.empty() && on_a_board) page += board_of_args(game, args);
      const std::string text = speaker(id, args);
      if (seen.insert(text).second) page += "    " + text + "\n";
    }
  }
  return page;
}

TEST_P(EveryLanguage, ReadsLikeItsGoldenPage) {
  compare_with_golden_page(page(speaker), "messages_" + GetParam() + ".txt");
}

}  // namespace
}  // namespace luatco::say

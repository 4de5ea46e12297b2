#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "luatco/speech/voice.h"
#include "luatco/speech/voice_pack.h"

namespace luatco::speech {
namespace {

namespace fs = std::filesystem;

class Speech : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] std::string file(const std::string& name) const {
    return (folder_ / name).string();
  }
  void write_manifest(const std::string& text) const {
    std::ofstream(folder_ / "manifest.json") << text;
  }

  fs::path folder_ =
      fs::temp_directory_path() /
      (std::string("luatco_") + testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(Speech, ALanguageStandsForItsFirstVoice) {
  EXPECT_EQ(find_voice("vi")->name, "vi-north");
  EXPECT_EQ(find_voice("vi-south")->espeak, "vi-vn-x-south");
  EXPECT_EQ(find_voice("xx"), nullptr);
}

TEST_F(Speech, ASentenceBecomesAFileOfEachKind) {
  for (const char* name : {"a.wav", "a.opus", "a.mp3"}) {
    EXPECT_EQ(speak_to_file("Mã ép ba ăn.", *find_voice("vi"), file(name)), Fault::None) << name;
    EXPECT_GT(fs::file_size(file(name)), 1000U) << name;
  }
  EXPECT_LT(fs::file_size(file("a.opus")), fs::file_size(file("a.wav")) / 4);
  EXPECT_FALSE(fs::exists(file("a.opus.part.wav")));
}

TEST_F(Speech, AFileOfAnotherKindIsRefused) {
  EXPECT_EQ(speak_to_file("a", *find_voice("en"), file("a.ogg")), Fault::BadFormat);
}

TEST_F(Speech, APackFindsItsClipsAgain) {
  VoicePack pack(folder_.string(), *find_voice("vi-south"));
  EXPECT_EQ(pack.add("Hết cờ!", {"opus", "mp3"}), Fault::None);
  EXPECT_EQ(pack.add("Hết cờ!", {"opus", "mp3"}), Fault::None);
  ASSERT_TRUE(pack.save());
  const auto again = VoicePack::open(folder_.string());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->voice().name, "vi-south");
  EXPECT_EQ(again->size(), 1U);
  const auto files = again->find("Hết cờ!");
  ASSERT_EQ(files.size(), 2U);
  EXPECT_TRUE(fs::exists(files[0]));
  EXPECT_TRUE(again->find("Hết").empty());
}

TEST_F(Speech, AManifestThatLeadsOutOfItsFolderIsNoPack) {
  for (const char* name : {"../x.opus", "/etc/passwd", ".hidden", "a\\\\b", ""}) {
    write_manifest(std::string(R"({"voice":"vi-south","clips":{"a":[")") + name + R"("]}})");
    EXPECT_FALSE(VoicePack::open(folder_.string())) << name;
  }
  write_manifest(R"({"voice":"vi-south","clips":{"a":["b.opus"]}})");
  EXPECT_TRUE(VoicePack::open(folder_.string()));
}

TEST_F(Speech, AManifestThatIsNoneIsNoPack) {
  EXPECT_FALSE(VoicePack::open(folder_.string()));
  for (const char* text : {"", "[]", "{}", R"({"voice":"nobody","clips":{}})",
                           R"({"voice":"vi","clips":[]})", R"({"voice":"vi","clips":{"a":"b"}})"}) {
    write_manifest(text);
    EXPECT_FALSE(VoicePack::open(folder_.string())) << text;
  }
}

}  // namespace
}  // namespace luatco::speech

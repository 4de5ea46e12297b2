// What is said aloud: rows of data/cases/spoken, and what holds of every move and sentence.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "luatco/api/api.h"
#include "luatco/say/add_text.h"
#include "luatco/say/samples.h"
#include "luatco/say/speaker.h"
#include "tests/told.h"

namespace luatco::say {
namespace {

const Speaker& speaker_of(const std::string& language) {
  static std::map<std::string, Speaker> speakers;
  return speakers.try_emplace(language, language, std::filesystem::path{}).first->second;
}

api::Json ask(const api::Json& row, std::string_view op, const std::string& language) {
  api::Json answer = api::answer(request_of(row, op).set("lang", language));
  add_text(answer, speaker_of(language), {.game = row.text("game"), .side = {}});
  return answer;
}

TEST(Spoken, EveryMoveIsSaidAsItsRowSays) {
  for (const api::Json& row : read_rows("spoken/moves.jsonl")) {
    for (const char* language : {"vi", "en"}) {
      EXPECT_EQ(ask(row, "notation", language).text("spoken"), row.text(language)) << row.dump();
    }
  }
}

TEST(Spoken, EverySentenceIsSaidAsItsRowSays) {
  for (const api::Json& row : read_rows("spoken/sentences.jsonl")) {
    for (const char* language : {"vi", "en"}) {
      const Scene scene{.game = {}, .side = row.text("side")};
      EXPECT_EQ(speaker_of(language).spoken(row.text("id"), args_of(*row.find("args")), scene),
                row.text(language));
    }
  }
}

TEST(Spoken, WhatIsHeardNamesOneMoveOnly) {
  for (const api::Json& row : read_rows("spoken/moves.jsonl")) {
    for (const char* language : {"vi", "en"}) {
      std::set<std::string, std::less<>> heard;
      const api::Json answer = ask(row, "moves", language);
      for (const api::Json& move : *answer.find("moves")->items()) {
        EXPECT_TRUE(heard.insert(std::string(move.text("spoken"))).second)
            << move.text("spoken") << " is said of two moves: " << row.dump();
      }
    }
  }
}

TEST(Spoken, VietnameseXiangqiIsSaidAsItsOwnNotationSpellsIt) {
  for (api::Json row : read_rows("xiangqi/notation.jsonl")) {
    api::Json request = request_of(row, "moves").set("game", "xiangqi");
    const api::Json written = api::answer(request);
    api::Json said = api::answer(request.set("lang", "vi"));
    add_text(said, speaker_of("vi"), {.game = "xiangqi", .side = {}});
    const auto& moves = *written.find("moves")->items();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const std::string_view spoken = (*said.find("moves")->items())[i].text("spoken");
      EXPECT_EQ(spoken.substr(0, spoken.find(',')), moves[i].text("spoken"));
    }
  }
}

/// Families that are said to players while they play or read.
bool is_said_aloud(std::string_view id) {
  for (const std::string_view family :
       {"chess.", "xq.", "arbiter.", "explain.", "consequence.", "phrase.", "law."}) {
    if (id.starts_with(family))
      return id.find(".setup.") == id.npos && !id.starts_with("chess.san");
  }
  return false;
}

TEST(Spoken, NoFigureIsLeft) {
  for (const char* language : {"vi", "en"}) {
    const Speaker& speaker = speaker_of(language);
    for (const auto& [id, pattern] : speaker.catalogue().patterns()) {
      if (!is_said_aloud(id) || id.ends_with(".spoken")) continue;
      for (const Args& args : samples(id, *speaker.catalogue().find(id))) {
        const std::string text = speaker.spoken(id, args);
        EXPECT_EQ(text.find_first_of("0123456789"), std::string::npos) << id << ": " << text;
      }
    }
  }
}

TEST(Spoken, AnAnswerHasItBesideTheTextWhereAskedFor) {
  api::Json answer =
      api::answer(api::Json::object().set("op", "judge").set("attempt", "e4e5").set("lang", "vi"));
  add_text(answer, speaker_of("vi"), {.game = {}, .side = {}, .voice = Voice::Spoken});
  EXPECT_THAT(std::string(answer.find("reasons")->items()->front().text("spoken")),
              testing::StartsWith("Ô e bốn đang trống."));
}

}  // namespace
}  // namespace luatco::say

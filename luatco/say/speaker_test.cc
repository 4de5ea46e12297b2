#include "luatco/say/speaker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

namespace luatco::say {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const Speaker& english() {
  static const Speaker speaker("en", {});
  return speaker;
}
const Speaker& vietnamese() {
  static const Speaker speaker("vi", {});
  return speaker;
}

const Args kBlocked{{"side", "white"}, {"piece", "R"},   {"from", "a1"},
                    {"to", "a4"},      {"blocker", "P"}, {"blocker_at", "a2"}};

TEST(Speaker, NamesTheBlockerAndItsSquareInEachLanguage) {
  EXPECT_EQ(english()("chess.path.blocked", kBlocked),
            "The way is blocked: your own pawn stands on a2. Only the knight jumps.");
  EXPECT_EQ(vietnamese()("chess.path.blocked", kBlocked),
            "Đường đi bị chắn: Tốt của mình đang đứng ở a2. Chỉ Mã mới nhảy qua quân khác được.");
}

TEST(Speaker, NamesAnEnemyPieceWithItsColour) {
  const Args args{{"side", "white"}, {"blocker", "n"}, {"blocker_at", "a2"}};
  EXPECT_THAT(english()("chess.path.blocked", args), HasSubstr("a black knight stands on a2"));
  EXPECT_THAT(vietnamese()("chess.path.blocked", args), HasSubstr("Mã đen đang đứng ở a2"));
}

TEST(Speaker, SeesWhoseAPieceIsFromTheSideToMove) {
  const Args args{{"blocker", "n"}, {"blocker_at", "a2"}};
  EXPECT_THAT(english()("chess.path.blocked", args, {.game = "chess", .side = "black"}),
              HasSubstr("your own knight"));
  EXPECT_THAT(english()("chess.path.blocked", args, {.game = "chess", .side = "white"}),
              HasSubstr("a black knight"));
}

TEST(Speaker, TheOtherSideFollowsFromTheSide) {
  EXPECT_EQ(
      english()("chess.turn.opponent_piece", {{"side", "white"}, {"piece", "p"}, {"from", "e7"}}),
      "The pawn on e7 belongs to Black. It is White's turn.");
}

TEST(Speaker, JoinsListsAsTheLanguageDoes) {
  EXPECT_EQ(english().join({"a1", "b2", "c3"}, Joined::And), "a1, b2, and c3");
  EXPECT_EQ(vietnamese().join({"a1", "b2", "c3"}, Joined::And), "a1, b2 và c3");
  EXPECT_EQ(vietnamese().join({"a1", "b2", "c3"}, Joined::Or), "a1, b2 hoặc c3");
  EXPECT_EQ(vietnamese().join({"a1"}, Joined::And), "a1");
}

TEST(Speaker, LeavesOutWhatNobodyKnows) {
  EXPECT_EQ(english()("chess.castling.king_moved"),
            "Your king has already moved in this game, so it can't castle any more.");
  EXPECT_EQ(english()("chess.castling.king_moved", {{"ply", std::int64_t{7}}}),
            "Your king has already moved in this game (your move 4), so it can't castle any more.");
}

TEST(Speaker, AnIdWithoutMessageIsShownAndNotHidden) {
  const Sentence sentence = english().say("chess.no.such_rule", {});
  EXPECT_FALSE(sentence.known);
  EXPECT_EQ(sentence.text, "⟦chess.no.such_rule⟧");
}

TEST(Speaker, AMissingArgumentIsShownAndNamed) {
  const Sentence sentence = english().say("chess.from.empty", {});
  EXPECT_THAT(sentence.missing, ElementsAre("from"));
  EXPECT_EQ(sentence.text, "{from} is empty. Pick one of your own pieces.");
}

TEST(Speaker, TextOfAPersonIsNeverReadAsAPattern) {
  EXPECT_EQ(english()("chess.input.unreadable", {{"text", "{from} ''{0}#"}}),
            "I can't read \"{from} ''{0}#\" as a move. Try e2e4, Nf3 or 0-0.");
}

TEST(Speaker, CountsXiangqiPointsFromTheSideThatMoves) {
  EXPECT_EQ(xiangqi_point("h2", "red").file, 2);
  EXPECT_EQ(xiangqi_point("h2", "red").row, 3);
  EXPECT_EQ(xiangqi_point("h2", "black").file, 8);
  EXPECT_EQ(xiangqi_point("h2", "black").row, 8);
  EXPECT_EQ(xiangqi_point("j2", "red").file, 0);
  EXPECT_EQ(vietnamese()("word.xq.move", {{"from", "h2"}, {"to", "e2"}}, {{}, "red"}),
            "lộ 2 hàng 3 đến lộ 5 hàng 3");
}

TEST(Speaker, AMoveWithBlanksInItsNameIsOneMove) {
  const Args named{{"text", "h2e2"}, {"move", "Pháo 2 bình 5"}};
  EXPECT_EQ(vietnamese()("cli.explain.legal", named, {.game = "xiangqi", .side = "red"}),
            "Nước h2e2 đi được: Pháo 2 bình 5.");
  EXPECT_EQ(english()("cli.explain.legal", {{"text", "king f1"}, {"move", "king to f1"}}),
            "king f1 is allowed: king to f1.");
}

TEST(Speaker, SeveralMovesComeAsAList) {
  const Args two{{"moves", std::vector<std::string>{"e5d6", "c5d6"}}};
  EXPECT_THAT(english()("chess.way.only_en_passant", two), HasSubstr("(e5-d6 or c5-d6)"));
}

TEST(Speaker, ALanguageIsChosenFromWhatIsAskedFor) {
  EXPECT_EQ(choose_language("vi", {}), "vi");
  EXPECT_EQ(choose_language("vi_VN.UTF-8", {}), "vi");
  EXPECT_EQ(choose_language("en-GB", {}), "en");
  EXPECT_EQ(choose_language("tlh", {}), "en");
}

TEST(Speaker, SpeaksInSeveralThreadsAtOnce) {
  const Speaker speaker("vi", {});
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int n = 0; n < 200; ++n) {
        EXPECT_THAT(speaker("chess.path.blocked", kBlocked), HasSubstr("Tốt của mình"));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

}  // namespace
}  // namespace luatco::say

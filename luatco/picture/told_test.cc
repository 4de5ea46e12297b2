// What the core marks in a story becomes the signs that show it.
#include "luatco/picture/told.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "luatco/api/api.h"

namespace luatco::picture {
namespace {

api::Json request(std::string_view op, std::string_view game, std::string_view fen) {
  api::Json json = api::Json::object().set("op", op).set("game", game).set("lang", "en");
  return fen.empty() ? json : json.set("fen", fen);
}
/// The picture of the first reason against an attempt.
Picture refused(std::string_view game, std::string_view fen, std::string_view attempt) {
  const api::Json answer = api::answer(request("judge", game, fen).set("attempt", attempt));
  const api::Json::Array& story = *answer.find("full")->items();
  return picture_of(std::span(story).first(1));
}
/// The picture of a position, all of its story.
Picture told(std::string_view game, std::string_view fen) {
  return picture_of(*api::answer(request("explain", game, fen)).find("full")->items());
}
std::string signs(const Picture& picture) {
  std::string text;
  for (const SquareSign& sign : picture.signs) {
    text += sign.square + ":" + std::string(name(sign.sign)) + " ";
  }
  return text;
}
std::string arrows(const Picture& picture) {
  constexpr std::string_view kStrokes[] = {"attack", "move", "try", "past"};
  std::string text;
  for (const Arrow& arrow : picture.arrows) {
    text += arrow.from + arrow.to + ":";
    text += std::string(kStrokes[static_cast<std::size_t>(arrow.stroke)]) + " ";
  }
  return text;
}

TEST(Told, APinIsTheAttackersLineThroughThePieceToTheKing) {
  const Picture picture = refused("chess", "4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1", "e3c4");
  EXPECT_EQ(signs(picture), "e7:attacker c4:bad e1:king ");
  EXPECT_EQ(arrows(picture), "e3c4:try e7e1:attack ");
}

TEST(Told, OfADoubleCheckBothAttackersAreShown) {
  const Picture picture = refused("chess", "4k3/8/8/8/8/5n2/6P1/1Q2K2r w - - 0 1", "g2f3");
  EXPECT_EQ(signs(picture), "h1:attacker f3:attacker e1:king ");
  EXPECT_EQ(arrows(picture), "h1e1:attack f3e1:attack g2f3:try ");
}

TEST(Told, OfCastlingTheCrossedSquareIsTheBadOne) {
  const Picture picture = refused("chess", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1");
  EXPECT_EQ(signs(picture), "f8:attacker f1:bad ");
  EXPECT_EQ(arrows(picture), "e1g1:try f8f1:attack ");
}

TEST(Told, AHorsesWayGoesThroughItsBlockedLeg) {
  const Picture picture = refused("xiangqi", "", "b0d1");
  EXPECT_EQ(signs(picture), "c0:blocker d1:bad ");
  EXPECT_EQ(arrows(picture), "b0c0:try c0d1:try ");
}

TEST(Told, ACannonShowsTheScreenThatIsMissingOrTheTwoThatStand) {
  EXPECT_EQ(signs(refused("xiangqi", "3k5/9/4n4/9/4C4/9/9/9/9/4K4 w - - 0 1", "e5e7")),
            "e7:bad e6:gap ");
  EXPECT_EQ(signs(refused("xiangqi", "3k5/4r4/4n4/4c4/4C4/9/9/9/9/5K3 w - - 0 1", "e5e8")),
            "e8:bad e6:blocker e7:blocker ");
}

TEST(Told, FacingGeneralsAreJoinedByAnOpenFile) {
  const Picture picture = refused("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "d0e0");
  EXPECT_EQ(signs(picture),
            "e9:attacker e0:bad e1:gap e2:gap e3:gap e4:gap e5:gap e6:gap e7:gap e8:gap ");
  EXPECT_EQ(arrows(picture), "d0e0:try e9e0:attack ");
}

TEST(Told, OfACannonsCheckTheScreenIsShown) {
  const Picture picture = told("xiangqi", "3k5/9/9/9/4c4/9/4R4/9/9/R3K4 w - - 0 1");
  EXPECT_NE(signs(picture).find("e5:attacker"), std::string::npos);
  EXPECT_NE(signs(picture).find("e2:gap"), std::string::npos);
  EXPECT_NE(arrows(picture).find("e5e0:attack"), std::string::npos);
}

TEST(Told, StalemateIsShownSquareBySquareWithoutTheTries) {
  const Picture picture = told("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
  EXPECT_EQ(signs(picture), "g6:attacker g7:bad h7:bad f7:attacker g8:bad ");
  EXPECT_EQ(arrows(picture), "g6g7:attack g6h7:attack f7g8:attack ");
}

TEST(Told, TheDoubleStepThatCameTooEarlyIsAnArrowOfThePast) {
  api::Json moves = api::Json::array();
  for (const char* move : {"e2e4", "a7a6", "e4e5", "d7d5", "a2a3", "a6a5"}) moves.push(move);
  const api::Json answer = api::answer(
      request("judge", "chess", "").set("moves", std::move(moves)).set("attempt", "e5d6"));
  const Picture picture = picture_of(std::span(*answer.find("full")->items()).first(1));
  EXPECT_EQ(signs(picture), "d5:king d6:bad ");
  EXPECT_EQ(arrows(picture), "e5d6:try d7d5:past ");
}

TEST(Told, OfTwoSidesThatAreShutInOneIsShown) {
  const Picture picture = told("chess", "8/6b1/1p3k2/1Pp1p1p1/2P1PpP1/5P2/8/5K2 w - - 0 1");
  EXPECT_NE(signs(picture).find("a4:target"), std::string::npos);   // White's king gets there
  EXPECT_EQ(signs(picture).find("a8:target"), std::string::npos);   // Black's does
  EXPECT_NE(signs(picture).find("b6:blocker"), std::string::npos);  // the wall is both sides'
}

}  // namespace
}  // namespace luatco::picture

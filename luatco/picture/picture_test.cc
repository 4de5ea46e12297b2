#include "luatco/picture/picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "luatco/api/api.h"
#include "luatco/base/markup.h"
#include "luatco/picture/art.h"
#include "luatco/picture/frame.h"

namespace luatco::picture {
namespace {

using testing::HasSubstr;
using testing::Not;

api::Json shape(std::string_view game) {
  return api::answer(api::Json::object().set("op", "shape").set("game", game));
}
std::size_t times(std::string_view text, std::string_view word) {
  std::size_t found = 0;
  for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) ++found;
  return found;
}
std::string drawn(std::string_view game, const Picture& picture = {}, const View& view = {}) {
  const api::Json board = shape(game);
  return draw(board, game, board.text("initial"), picture, view);
}

TEST(Picture, EveryGameIsDrawnWithAllItsPieces) {
  EXPECT_EQ(times(drawn("chess"), "<use "), 32U);
  EXPECT_EQ(times(drawn("chess"), "<symbol "), 12U);
  EXPECT_EQ(times(drawn("xiangqi"), "<use "), 32U);
  EXPECT_EQ(times(drawn("xiangqi"), "<symbol "), 14U);
}

TEST(Picture, EverySetHasEveryPieceOfItsGame) {
  for (const std::string_view game : {"chess", "xiangqi"}) {
    const api::Json board = shape(game);
    const std::size_t kinds = 2 * board.find("pieces")->items()->size();
    ASSERT_FALSE(piece_sets(game).empty());
    for (const std::string_view set : piece_sets(game)) {
      const std::string svg = drawn(game, {}, {.set = std::string(set)});
      EXPECT_EQ(times(svg, "<symbol "), kinds) << set;
    }
  }
}

TEST(Picture, SignsAndArrowsStandOnTheirSquares) {
  const Picture picture{{{"e4", Sign::Bad}}, {{"e2", "e4", Stroke::Attack}}};
  EXPECT_THAT(drawn("chess", picture), HasSubstr("translate(450 450)"));
  EXPECT_THAT(drawn("chess", picture), HasSubstr("translate(450 650) rotate(-90.00)"));
}

TEST(Picture, TheShaftOfAnArrowLiesUnderThePiecesAndItsHeadOverThem) {
  const std::string svg = drawn("chess", {{}, {{"e1", "e8", Stroke::Attack}}});
  EXPECT_LT(svg.find("rotate("), svg.find("<use "));
  EXPECT_GT(svg.rfind("rotate("), svg.rfind("<use "));
}

TEST(Picture, SeenFromTheOtherSideEverythingIsTurned) {
  const Picture picture{{{"a1", Sign::Note}}, {}};
  EXPECT_THAT(drawn("chess", picture), HasSubstr("translate(50 750)"));
  EXPECT_THAT(drawn("chess", picture, {.flipped = true}), HasSubstr("translate(750 50)"));
}

TEST(Picture, WhatIsNotOnTheBoardIsLeftOut) {
  const Picture picture{
      {{"j4", Sign::Bad}, {"e9", Sign::Bad}, {"", Sign::Bad}, {"e99999999999", Sign::Bad}},
      {{"e2", "x9", Stroke::Try}}};
  EXPECT_EQ(drawn("chess", picture), drawn("chess"));
  const std::string odd = draw(shape("chess"), "chess", "9/////////zzz<&\"/kk99kk", {}, {});
  EXPECT_THAT(odd, Not(HasSubstr("zzz")));
}

TEST(Picture, EverySignHasAShapeOfItsOwn) {
  std::set<std::string> shapes;
  for (int i = 0; i <= static_cast<int>(Sign::Gap); ++i) {
    shapes.insert(drawn("chess", {{{"e4", static_cast<Sign>(i)}}, {}}, {.theme = Theme::Print}));
  }
  EXPECT_EQ(shapes.size(), static_cast<std::size_t>(Sign::Gap) + 1);
}

TEST(Picture, PointsAreNamedOrCountedFromEachSide) {
  const std::string named = drawn("xiangqi");
  EXPECT_THAT(named, HasSubstr(">i</text>"));
  EXPECT_THAT(named, Not(HasSubstr(">10</text>")));
  const std::string counted = drawn("xiangqi", {}, {.coordinates = Coordinates::Numbers});
  EXPECT_THAT(counted, Not(HasSubstr(">i</text>")));
  EXPECT_EQ(times(counted, ">10</text>"), 2U);
  EXPECT_EQ(times(counted, ">9</text>"), 4U);
}

TEST(Picture, TheTitleIsEscaped) {
  EXPECT_THAT(drawn("chess", {}, {.title = "<a> & \"b\""}),
              HasSubstr("<title>&lt;a&gt; &amp; &quot;b&quot;</title>"));
}

TEST(Markup, IsTextToAReaderOfXml) {
  EXPECT_EQ(escaped("a<b> & \"c\" 'd'"), "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
  EXPECT_EQ(escaped("a\x01\x1f\x7f\tb\nc"), "a\tb\nc");
  EXPECT_EQ(escaped("Mã ép 3"), "Mã ép 3");
}

}  // namespace
}  // namespace luatco::picture

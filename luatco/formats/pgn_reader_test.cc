#include "luatco/formats/pgn_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "luatco/formats/pgn_split.h"
#include "tests/pgn_recorder.h"

namespace luatco::formats {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

RecordedGame read_one(std::string_view text) {
  auto games = read_games(text);
  EXPECT_EQ(games.size(), 1U) << text;
  return games.empty() ? RecordedGame{} : games.front();
}

std::string engine_games() {
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/games/engine_games.pgn", std::ios::binary);
  EXPECT_TRUE(in);
  return {std::istreambuf_iterator<char>(in), {}};
}

// --- rows after public fault reports of other programs -------------------------------------------

TEST(PgnReader, CastlingWithZerosIsCastling) {
  const auto game =
      read_one("[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5. d3 0-0 *");
  EXPECT_EQ(game.final_fen, "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQ1RK1 w - - 1 6");
  EXPECT_EQ(game.moves.back(), "O-O");
  EXPECT_THAT(game.ids(), ElementsAre("chess.san.castling_zeros", "chess.san.castling_zeros"));
}

TEST(PgnReader, AFenCountsWithoutItsSetUpTagAndAMateAgainstTheResultIsSaid) {
  const auto game =
      read_one("[FEN \"8/8/8/6R1/4k3/2KN1r2/8/8 w - - 0 1\"]\n[Result \"*\"]\n\n1.Re5# *");
  EXPECT_EQ(game.final_fen, "8/8/8/4R3/4k3/2KN1r2/8/8 b - - 1 1");
  EXPECT_THAT(game.ids(), ElementsAre("pgn.setup_tag_missing", "pgn.result_against_board"));
}

TEST(PgnReader, AControlCharacterBelongsToItsWordFarFromTheEndAsNearIt) {
  const std::string near =
      "[Event \"?\"]\n\ne4\x1d"
      "2.t}";
  const auto far = read_one(near + "\n" + std::string(40, ' '));
  EXPECT_EQ(far.moves, read_one(near).moves);
  EXPECT_EQ(far.ids(), read_one(near).ids());
}

TEST(PgnReader, ACommentBeforeTheFirstMoveBelongsToTheGame) {
  const auto game = read_one(
      "[SetUp \"1\"]\n[FEN \"rnb1kb1r/1pqp1ppp/p3pn2/8/2PNP3/2N5/PP3PPP/R1BQKB1R b KQkq - 0 "
      "4\"]\n\n"
      "{ intro }\n4... Bb4 5. Bd2 Nc6 6. Nxc6 *");
  EXPECT_EQ(game.moves.size(), 4U);
  EXPECT_EQ(game.final_fen, "r1b1k2r/1pqp1ppp/p1N1pn2/8/1bP1P3/2N5/PP1B1PPP/R2QKB1R b KQkq - 0 6");
  EXPECT_THAT(game.comments_before, ElementsAre(" intro "));
}

TEST(PgnReader, VariationsNest) {
  const auto game = read_one("1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5) 3. Nf3) 2... Nc6 *");
  EXPECT_EQ(game.events, "e4 e5 Nf3 ( f4 exf4 ( d5 exd5 ) Nf3 ) Nc6");
  EXPECT_THAT(game.moves, ElementsAre("e4", "e5", "Nf3", "Nc6"));
  EXPECT_THAT(game.ids(), IsEmpty());
}

TEST(PgnReader, TagValuesAreUnescapedAndBracketsInThemAreText) {
  const auto game = read_one(
      "[Event \"The \\\"Closed\\\" Line \\\\ test\"]\n[Black \"[=0040.34h5a4]\"]\n"
      "[Opening \"St. George (Baker) defense\"]\n[Result \"*\"]\n\n1. e4 *");
  EXPECT_THAT(
      game.tags,
      ElementsAre(Pair("Event", "The \"Closed\" Line \\ test"), Pair("Black", "[=0040.34h5a4]"),
                  Pair("Opening", "St. George (Baker) defense"), Pair("Result", "*")));
  EXPECT_THAT(game.ids(), IsEmpty());
}

TEST(PgnReader, BlankLinesBetweenTagsDoNotEndTheGame) {
  const auto game =
      read_one("[Event \"A\"]\n\n[Date \"2017.12.04\"]\n[Result \"0-1\"]\n\n\n1. e4 e5 0-1");
  EXPECT_EQ(game.tags.size(), 3U);
  EXPECT_EQ(game.moves.size(), 2U);
  EXPECT_THAT(game.ids(), IsEmpty());
}

TEST(PgnReader, NullMovesAreReadAndAreNoLegalPlay) {
  const auto game = read_one("1. e4 -- 2. d4 Z0 3. Nf3 *");
  EXPECT_EQ(game.final_fen, "rnbqkbnr/pppppppp/8/8/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 2 3");
  EXPECT_THAT(game.ids(), ElementsAre("pgn.null_move", "pgn.null_move"));
  EXPECT_THAT(read_one("1. e4 e5 (1... -- 2. d4) *").ids(), IsEmpty());
}

TEST(PgnReader, Chess960CastlesByItsOwnRule) {
  const auto game = read_one(
      "[Variant \"Chess960\"]\n[SetUp \"1\"]\n"
      "[FEN \"bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1\"]\n\n"
      "1. b3 c5 2. Nf3 d5 3. d4 b6 4. O-O Nf6 *");
  EXPECT_EQ(game.final_fen, "bqnr1krb/p3pppp/1p3n2/2pp4/3P4/1P3N2/P1P1PPPP/BQNR1RKB w kq - 2 5");
  EXPECT_THAT(game.ids(), IsEmpty());
}

// --- the groups of oddities
// -----------------------------------------------------------------------

TEST(PgnReader, AnUnclosedCommentLosesNoGameBehindIt) {
  const auto games =
      read_games("[Event \"A\"]\n\n1. e4 {open e5 1-0\n\n[Event \"B\"]\n\n1. d4 d5 0-1\n");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_THAT(games[0].moves, ElementsAre("e4"));
  EXPECT_THAT(games[0].ids(), ElementsAre("pgn.unclosed_comment", "pgn.result_missing"));
  EXPECT_THAT(games[1].moves, ElementsAre("d4", "d5"));
}

TEST(PgnReader, ATagSectionInsideACommentIsSaid) {
  const auto game = read_one("1. e4 {open\n[Event \"B\"]\n\n1. d4 {x} e5 *");
  EXPECT_THAT(game.ids(), Contains("pgn.tag_section_in_comment"));
}

TEST(PgnReader, OneBadGameNeverStopsTheText) {
  const auto games = read_games(
      "[Event \"A\"]\n\n1. e4 e5 2. Qxf7 Nc6 (2... d6) {lost} 3. d4 1-0\n[Event \"B\"]\n\n1. d4 "
      "*\n");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_THAT(games[0].moves, ElementsAre("e4", "e5"));
  EXPECT_EQ(games[0].end.plies, 2U);
  EXPECT_FALSE(games[0].end.complete);
  EXPECT_EQ(name(games[0].end.result), "1-0");
  ASSERT_EQ(games[0].findings.size(), 1U);
  EXPECT_EQ(games[0].findings[0].id, "pgn.illegal_move");
  EXPECT_EQ(games[0].findings[0].ply, 3U);
  EXPECT_EQ(games[0].tokens[0], "Qxf7");
  EXPECT_EQ(games[0].findings[0].reason->id, "chess.queen.not_on_line");
  EXPECT_THAT(games[1].moves, ElementsAre("d4"));
}

TEST(PgnReader, AnIllegalMoveInAVariationEndsOnlyThatVariation) {
  const auto game = read_one("1. e4 e5 (1... Nf5 2. d4 (2. d3) d5) 2. Nf3 *");
  EXPECT_EQ(game.events, "e4 e5 ( ) Nf3");
  EXPECT_TRUE(game.end.complete);
  ASSERT_EQ(game.findings.size(), 1U);
  EXPECT_EQ(game.findings[0].severity, FindingSeverity::Warning);
  EXPECT_TRUE(game.findings[0].in_variation);
}

TEST(PgnReader, AnUnknownWordIsNeverSkipped) {
  const auto game = read_one("1. e4 foo e5 2. Nf3 *");
  EXPECT_THAT(game.moves, ElementsAre("e4"));
  EXPECT_THAT(game.ids(), ElementsAre("pgn.unreadable_move"));
}

TEST(PgnReader, MoveNumbersMayBeAbsentWrongOrOddlySet) {
  EXPECT_THAT(read_one("e4 e5 Nf3 *").ids(), IsEmpty());
  EXPECT_THAT(read_one("1 e4 e5 2 Nf3 *").moves, ElementsAre("e4", "e5", "Nf3"));
  EXPECT_THAT(read_one("1.e4 1...e5 2.Nf3 *").ids(), IsEmpty());
  EXPECT_THAT(read_one("1. e4 1. .. e5 2.Nf3 *").ids(), IsEmpty());
  EXPECT_THAT(read_one("1. e4 1… e5 2.Nf3 *").ids(), IsEmpty());
  EXPECT_THAT(read_one("1. e4 1....e5 2.Nf3 *").ids(), IsEmpty());
  EXPECT_THAT(read_one("1e4 e5 2Nf3 *").moves, ElementsAre("e4", "e5", "Nf3"));
  EXPECT_THAT(read_one("1. e4 e5 7. Nf3 Nc6 *").ids(), ElementsAre("pgn.move_number"));
  EXPECT_THAT(read_one("1. e4 e5 7. Nf3 Nc6 3. Bb5 *").moves.size(), 5U);
}

TEST(PgnReader, MarksAndGlyphsBecomeNags) {
  EXPECT_EQ(read_one("1. e4! e5?! $14 2. Nf3 !! ± N 2... Nc6!? *").events,
            "e4 $1 e5 $6 $14 Nf3 $3 $16 $146 Nc6 $5");
}

TEST(PgnReader, LinesOfTheirOwnUse) {
  const auto game =
      read_one("% private\n[Event \"A\"]\n%x\n\n1. e4 ; to the end {of the line\n% (no\ne5 *");
  EXPECT_EQ(game.events, "e4 { to the end {of the line} e5");
  EXPECT_THAT(game.ids(), IsEmpty());
}

TEST(PgnReader, StrayAndUnclosedBracketsAreSaid) {
  EXPECT_THAT(read_one("1. e4 ) e5 *").ids(), ElementsAre("pgn.stray_parenthesis"));
  EXPECT_THAT(read_one("1. e4 e5 (1... c5 2. Nf3 *").ids(), ElementsAre("pgn.unclosed_variation"));
  EXPECT_THAT(read_one("1. e4 } e5 *").ids(), ElementsAre("pgn.stray_character"));
  EXPECT_THAT(read_one("(1. d4) 1. e4 *").moves, ElementsAre("e4"));
}

TEST(PgnReader, ResultsAreReadAndNeverChanged) {
  EXPECT_THAT(read_one("[Result \"1-0\"]\n\n1. e4 e5 0-1").ids(),
              ElementsAre("pgn.result_conflict"));
  EXPECT_EQ(name(read_one("[Result \"1-0\"]\n\n1. e4 e5 0-1").end.result), "0-1");
  EXPECT_THAT(read_one("[Result \"1-0\"]\n\n1. e4 e5").ids(), ElementsAre("pgn.result_missing"));
  EXPECT_EQ(name(read_one("[Result \"1-0\"]\n\n1. e4 e5").end.result), "1-0");
  EXPECT_EQ(name(read_one("[Result \"0-0\"]\n\n1. e4 e5 0-0").end.result), "0-0");
  EXPECT_EQ(name(read_one("[Result \"+/-\"]\n\n+/-").end.result), "1-0");
}

TEST(PgnReader, GamesMayBeGluedTogether) {
  EXPECT_EQ(read_games("[Event \"A\"]\n1. e4 1-0[Event \"B\"]\n1. d4 *").size(), 2U);
  EXPECT_EQ(read_games("1. e4 e5 1-0\n\n1. d4 d5 0-1\n").size(), 2U);
  EXPECT_EQ(read_games("[Event \"A\"]\n\n[Event \"B\"]\n\n[Event \"C\"]\n1. d4 *").size(), 3U);
  EXPECT_EQ(read_games("[Event \"A\"]\n1. e4 e5\n[Event \"B\"]\n1. d4 *").size(), 2U);
}

TEST(PgnReader, NothingIsNoGame) {
  EXPECT_THAT(read_games(""), IsEmpty());
  EXPECT_THAT(read_games("\n \x1A"), IsEmpty());
  EXPECT_THAT(read_games("Dear friend, no game today."), IsEmpty());
}

TEST(PgnReader, VariantsOfOthersAreRefusedByName) {
  const auto game = read_one("[Variant \"Atomic\"]\n\n1. e4 e5 *");
  EXPECT_THAT(game.ids(), ElementsAre("pgn.unsupported_variant"));
  EXPECT_THAT(game.moves, IsEmpty());
}

TEST(PgnReader, NationalLettersAreFoundOverTheWholeGame) {
  const auto vietnamese = read_one("1. e4 e5 2. Mf3 Mc6 3. Tb5 a6 4. Txc6 dxc6 5. 0-0 Tg4 *");
  EXPECT_EQ(vietnamese.moves.size(), 10U);
  EXPECT_THAT(vietnamese.ids(), Contains("pgn.foreign_letters"));
  const auto french = read_one("1. e4 e5 2. Fc4 Cc6 3. Dh5 Cf6 4. Dxf7# 1-0");
  EXPECT_EQ(french.moves.back(), "Qxf7#");
  // Russian, with a letter that looks Latin.
  const auto russian = read_one("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 *");
  EXPECT_EQ(russian.moves.back(), "a6");
}

TEST(PgnReader, AnIllegalMoveIsNoProofOfAnotherLanguage) {
  // "Ka3" could be a Turkish rook's move; nothing else in the game is Turkish.
  const auto game = read_one("1. a4 e5 2. Ka3 *");
  EXPECT_THAT(game.moves, ElementsAre("a4", "e5"));
  EXPECT_THAT(game.ids(), ElementsAre("pgn.illegal_move"));
}

// --- limits
// ---------------------------------------------------------------------------------------

TEST(PgnReader, VariationsMayBeAThousandDeep) {
  std::string text = "1. e4 ";
  for (int i = 0; i < 1000; ++i) text += i % 2 == 0 ? "(1. d4 " : "(1. c4 ";
  text += std::string(1000, ')') + " 1... e5 *";
  const auto game = read_one(text);
  EXPECT_EQ(game.variations, 1000);
  EXPECT_THAT(game.moves, ElementsAre("e4", "e5"));
  EXPECT_THAT(game.ids(), IsEmpty());
}

TEST(PgnReader, DeeperVariationsAreSaidAndSkipped) {
  std::string text = "1. e4 ";
  for (int i = 0; i < 100'000; ++i) text += "(1. d4 ";
  text += std::string(100'000, ')') + " 1... e5 *";
  const auto game = read_one(text);
  EXPECT_EQ(game.variations, static_cast<int>(kMaxVariationDepth));
  EXPECT_THAT(game.moves, ElementsAre("e4", "e5"));
  EXPECT_THAT(game.ids(), ElementsAre("pgn.variation_too_deep"));
}

TEST(PgnReader, AGameOfSixHundredMovesIsRead) {
  std::string text;
  for (int i = 0; i < 600; ++i) text += i % 2 == 0 ? "Nf3 Nf6 " : "Ng1 Ng8 ";
  const auto game = read_one(text + "*");
  EXPECT_EQ(game.end.plies, 1200U);
  EXPECT_THAT(game.ids(), IsEmpty());
}

TEST(PgnReader, AnEndlessGameIsCut) {
  std::string text;
  for (int i = 0; i < 12'000; ++i) text += i % 2 == 0 ? "Nf3 Nf6 " : "Ng1 Ng8 ";
  const auto game = read_one(text + "*");
  EXPECT_EQ(game.end.plies, kMaxRecordPlies);
  EXPECT_THAT(game.ids(), ElementsAre("pgn.too_many_plies"));
}

TEST(PgnReader, TooManyTagsAreSaidOnce) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "[T" + std::to_string(i) + " \"x\"]\n";
  const auto game = read_one(text + "\n1. e4 *");
  EXPECT_EQ(game.tags.size(), kMaxTags);
  EXPECT_THAT(game.ids(), ElementsAre("pgn.too_many_tags"));
}

TEST(PgnReader, ManyUnclosedCommentsCostNoMoreThanTheirText) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += "[Event \"x\"]\n\n1. e4 {open\n\n";
  EXPECT_EQ(read_games(text).size(), 20'000U);
}

// --- archives
// -------------------------------------------------------------------------------------

TEST(PgnReader, EveryEngineGameIsLegalAndEndsAsItsTagSays) {
  const auto games = read_games(engine_games());
  ASSERT_EQ(games.size(), 575U);
  std::size_t plies = 0;
  for (const RecordedGame& game : games) {
    EXPECT_THAT(game.ids(), IsEmpty()) << game.offset;
    plies += game.moves.size();
  }
  EXPECT_EQ(plies, 64156U);
}

TEST(PgnSplit, PiecesReadOneAfterTheOtherGiveTheSameGames) {
  std::string text = engine_games();
  text.resize(60'000);
  text +=
      "\n[Event \"[Event \\\"\"]\n\n{a comment\n[Event \"no\"]\n}1. e4 ; [Event \"no\"]\n%[Event "
      "\"no\"]\n e5 1-0\n"
      "[Event \"x\"]\n1. d4 d5 *\n";
  const auto whole = read_games(text);
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{500}, std::size_t{9000}}) {
    const auto begins = split_games(text, bytes);
    std::vector<std::string> pieces;
    for (std::size_t i = 0; i < begins.size(); ++i) {
      const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : text.size();
      for (const RecordedGame& game : read_games(text.substr(begins[i], end - begins[i]))) {
        pieces.push_back(game.events);
      }
    }
    ASSERT_EQ(pieces.size(), whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i) EXPECT_EQ(pieces[i], whole[i].events);
    if (bytes != 1) continue;
    EXPECT_EQ(begins.size(), whole.size());
  }
}

TEST(PgnSplit, ALineThatBeginsAsAMoveOfAnotherGameIsNoNumber) {
  EXPECT_EQ(split_games("1-0\n1.2 3", 1).size(), 1U);   // "1.2" is a word
  EXPECT_EQ(split_games("1-0\n1. e4", 1).size(), 2U);
  EXPECT_EQ(split_games("1-0\n1.e4", 1).size(), 2U);
  EXPECT_EQ(split_games("1-0\n1 e4", 1).size(), 2U);
  EXPECT_EQ(split_games("1-0\n12 e4", 1).size(), 1U);
}

TEST(PgnSplit, AStreamCutAnywhereIsCutAtAGame) {
  const std::string text =
      "[Event \"A\"]\n\n1. e4 {note\n[Event \"no\"]\n} e5 1-0\n\n[Event \"B\"]\n\n1. d4 d5 "
      "0-1\n\n[Event \"C\"]\n\n*\n";
  const std::size_t b = text.find("[Event \"B");
  const std::size_t c = text.find("[Event \"C");
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const std::size_t cut = last_game(std::string_view(text).substr(0, size));
    EXPECT_TRUE(cut == 0 || cut == b || cut == c) << size;
  }
  EXPECT_EQ(last_game(text), c);
}

}  // namespace
}  // namespace luatco::formats

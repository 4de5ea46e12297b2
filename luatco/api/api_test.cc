#include "luatco/api/api.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace luatco::api {
namespace {

Json ask(std::string_view line) {
  const auto request = parse_json(line);
  EXPECT_TRUE(request) << line;
  return answer(*request);
}

std::string error_id(const Json& answer) {
  const Json* error = answer.find("error");
  return error != nullptr ? std::string(error->text("id")) : "";
}

TEST(Api, EchoesTheIdOfTheRequestWhateverItIs) {
  EXPECT_EQ(*ask(R"({"id":7,"op":"version"})").find("id")->integer(), 7);
  EXPECT_EQ(ask(R"({"id":"a","op":"nothing"})").text("id"), "a");
  EXPECT_EQ(ask(R"({"op":"version"})").find("id"), nullptr);
}

TEST(Api, ABadLineIsAnsweredAndNamesTheByte) {
  EXPECT_EQ(answer_line("{\"op\":"),
            R"({"ok":false,"error":{"id":"api.bad_json","args":{"offset":6}}})");
  EXPECT_EQ(error_id(ask("[]")), "api.bad_json");
  EXPECT_EQ(answer_line(std::string(100, '[')).find("\"ok\":true"), std::string::npos);
  EXPECT_NE(answer_line(std::string(kMaxJsonBytes + 1, ' ')).find("api.request_too_long"),
            std::string::npos);
  EXPECT_NE(answer_line("\"\xff\"").find("api.bad_json"), std::string::npos);
  EXPECT_NE(answer_line(R"({"op":"\ude00"})").find("api.bad_json"), std::string::npos);
  EXPECT_NE(answer_line(R"({"\ude00":1})").find("api.bad_json"), std::string::npos);
  EXPECT_EQ(error_id(ask(R"({"op":"\ud83d\ude00"})")), "api.unknown_op");
}

TEST(Api, SaysWhatIsMissingOrUnknown) {
  EXPECT_EQ(error_id(ask("{}")), "api.missing_field");
  EXPECT_EQ(error_id(ask(R"({"op":"dance"})")), "api.unknown_op");
  EXPECT_EQ(error_id(ask(R"({"op":"moves","game":"go"})")), "api.unknown_game");
  EXPECT_EQ(error_id(ask(R"({"op":"judge"})")), "api.missing_field");
  EXPECT_EQ(error_id(ask(R"({"op":"judge","attempt":5})")), "api.bad_field");
  EXPECT_EQ(error_id(ask(R"({"op":"moves","fen":5})")), "api.bad_field");
  EXPECT_EQ(error_id(ask(R"({"op":"moves","moves":"e2e4"})")), "api.bad_field");
  EXPECT_EQ(error_id(ask(R"({"op":"moves","from":"z9"})")), "api.bad_square");
}

TEST(Api, ABadPositionIsAnErrorWithAllItsFaults) {
  const Json answer = ask(R"({"op":"moves","fen":"8/8/8/8/8/8/8/8 w - - 0 1"})");
  ASSERT_EQ(error_id(answer), "api.bad_fen");
  EXPECT_EQ(answer.find("error")->find("faults")->items()->size(), 2U);
}

TEST(Api, MovesAreAllOrNothingAndTheBadOneIsNamed) {
  const Json answer = ask(R"({"op":"moves","moves":["e2e4","e7e5","e4e5"]})");
  ASSERT_EQ(error_id(answer), "api.bad_move");
  const Json& error = *answer.find("error");
  EXPECT_EQ(*error.find("args")->find("ply")->integer(), 3);
  EXPECT_EQ(error.find("reasons")->items()->front().text("id"), "chess.pawn.blocked");
}

TEST(Api, ANumberOfAnyKindIsEchoedAsItWasWritten) {
  for (const std::string_view number :
       {"7", "-0.50", "1e-3", "18446744073709551616", "9223372036854775807"}) {
    const std::string id(number);
    const std::string answer = answer_line(R"({"op":"perft","depth":1,"id":)" + id + "}");
    EXPECT_NE(answer.find("\"id\":" + id), std::string::npos) << answer;
  }
  EXPECT_EQ(error_id(ask(R"({"op":"perft","depth":1.5})")), "api.bad_field");
  EXPECT_EQ(error_id(ask(R"({"op":"perft","depth":18446744073709551616})")), "api.bad_field");
}

TEST(Api, MovesMayBeGivenInAnyNotation) {
  const Json answer = ask(R"({"op":"game","moves":["e4","e7e5","Mf3","Nc6","Bb5","a6","0-0"]})");
  ASSERT_EQ(error_id(answer), "");
  EXPECT_EQ(answer.find("plies")->items()->size(), 7U);
  EXPECT_EQ(answer.find("plies")->items()->back().text("san"), "O-O");
  EXPECT_EQ(answer.text("fen"),
            "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 4");
}

TEST(Api, JudgeGivesTheMoveOrTheReasons) {
  const Json good = ask(R"({"op":"judge","attempt":"Nf3"})");
  EXPECT_EQ(*good.find("legal")->boolean(), true);
  EXPECT_EQ(good.text("move"), "g1f3");
  EXPECT_EQ(good.text("san_vi"), "Mf3");
  const Json bad = ask(R"({"op":"judge","attempt":"g1e2"})");
  EXPECT_EQ(*bad.find("legal")->boolean(), false);
  EXPECT_EQ(bad.find("reasons")->items()->front().text("id"), "chess.to.own_piece");
  const Json pass = ask(R"({"op":"judge","attempt":"pass"})");
  EXPECT_EQ(pass.find("reasons")->items()->front().text("id"), "chess.to.same_square");
}

Json judged(std::string_view game, std::string_view fen, const std::string& move) {
  Json request = Json::object().set("op", "judge").set("game", game).set("lang", "vi");
  return answer(request.set("fen", fen).set("attempt", move));
}
/// The page of the book that a refusal sends its reader to; empty where the move is legal.
std::string page_of(const Json& judged) {
  const Json* full = judged.find("full");
  return full == nullptr ? std::string() : std::string(full->items()->back().text("article"));
}

TEST(Api, ABlockedWayIsToldOnThePageOfThePieceThatGoesIt) {
  constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  EXPECT_EQ(page_of(judged("chess", kStart, "a1a3")), "rook");
  EXPECT_EQ(page_of(judged("chess", kStart, "c1e3")), "bishop");
  EXPECT_EQ(page_of(judged("chess", kStart, "d1d3")), "queen");
  EXPECT_EQ(page_of(judged("chess", kStart, "d1f3")), "queen");
}

/// Every refusal of these positions that is told on the page of a piece is about that piece. Of
/// the general and the screen it is told whichever piece moves.
void expect_own_pages(std::string_view game, std::string_view fen, std::string_view files,
                      std::string_view ranks) {
  const Json shape = answer(Json::object().set("op", "shape").set("game", game));
  std::vector<std::string> squares;
  for (const char file : files) {
    for (const char rank : ranks) squares.push_back({file, rank});
  }
  int told = 0;
  for (const std::string& from : squares) {
    for (const std::string& to : squares) {
      const Json answer = judged(game, fen, from + to);
      const std::string page = page_of(answer);
      if (page.empty()) continue;
      const Json& reason = answer.find("reasons")->items()->front();
      if (reason.text("id").find("general") != std::string_view::npos ||
          reason.text("id").find("to.king") != std::string_view::npos ||
          reason.text("id").find("screen.") != std::string_view::npos) {
        continue;
      }
      for (const Json& piece : *shape.find("pieces")->items()) {
        if (piece.text("id") != page) continue;
        ++told;
        EXPECT_EQ(reason.find("args")->text("piece"), piece.text("letter")) << reason.dump();
      }
    }
  }
  EXPECT_GT(told, 500) << game;
}
TEST(Api, ARefusalThatIsAboutAPieceIsToldOnItsOwnPage) {
  expect_own_pages("chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                   "abcdefgh", "12345678");
  expect_own_pages("xiangqi",
                   "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
                   "abcdefghi", "0123456789");
}

TEST(Api, ExplainProvesAMateManByMan) {
  const Json answer = ask(R"({"op":"explain","moves":["f2f3","e7e5","g2g4","d8h4"]})");
  EXPECT_EQ(answer.find("outcome")->text("ending"), "chess.result.checkmate");
  EXPECT_EQ(answer.find("outcome")->text("winner"), "black");
  EXPECT_TRUE(answer.find("ways")->items()->empty());
  EXPECT_FALSE(answer.find("proof")->items()->empty());
}

TEST(Api, AStepSaysHowManyMovesTheGameHasAfterIt) {
  const Json answer = ask(R"({"op":"ruling","rules":"home","moves":["e2e4"],"events":[
      {"do":"move","move":"e7e5"},{"do":"move","move":"e4e6"},{"do":"take_back","plies":2}]})");
  ASSERT_EQ(error_id(answer), "");
  std::vector<std::int64_t> plies;
  for (const Json& step : *answer.find("steps")->items()) {
    plies.push_back(*step.find("ply")->integer());
  }
  EXPECT_EQ(plies, (std::vector<std::int64_t>{2, 2, 0}));
}

TEST(Api, RulesSayWhatASetSettles) {
  const Json answer = ask(R"({"op":"rules"})");
  const Json& fide = answer.find("rules")->items()->front();
  EXPECT_EQ(fide.text("name"), "fide");
  EXPECT_EQ(fide.text("illegal_move"), "penalised");
  EXPECT_EQ(fide.text("flag"), "called");
  EXPECT_EQ(*fide.find("take_back")->boolean(), false);
  EXPECT_EQ(*fide.find("limits")->find("repetition_end")->integer(), 5);
}

TEST(Api, ChecksThatRunAreCountedWithWhatIsAllowed) {
  constexpr std::string_view kOneChariot =
      R"({"op":"ruling","game":"xiangqi","rules":"club","fen":"3k5/9/R8/9/9/9/9/9/9/4K4 w - - 0 1",)"
      R"("moves":["a7a9","d9d8","a9a8","d8d9","a8a9","d9d8")";
  const Json running = ask(std::string(kOneChariot) + "]}");
  EXPECT_EQ(running.find("counts")->find("checks")->dump(), R"({"red":3,"black":0})");
  EXPECT_EQ(running.find("counts")->find("checks_limit")->dump(), R"({"red":6,"black":0})");
  const Json paused = ask(std::string(kOneChariot) + R"(,"a9b9"]})");
  EXPECT_EQ(paused.find("counts")->find("checks"), nullptr);
}

TEST(Api, OnlySetsThatRuleOnRepetitionsSayAtWhichOne) {
  const Json answer = ask(R"({"op":"rules","game":"xiangqi"})");
  for (const Json& set : *answer.find("rules")->items()) {
    const bool club = set.text("name") == "club";
    EXPECT_EQ(set.find("limits") == nullptr, club);
    if (!club) {
      EXPECT_EQ(set.find("limits")->dump(), R"({"repetition_end":3})");
    }
  }
}

TEST(Api, PerftIsBounded) {
  EXPECT_EQ(*ask(R"({"op":"perft","depth":4})").find("nodes")->integer(), 197281);
  EXPECT_EQ(error_id(ask(R"({"op":"perft","depth":9,"options":{"max_nodes":1000}})")),
            "api.too_many_nodes");
  EXPECT_EQ(error_id(ask(R"({"op":"perft","depth":33})")), "api.bad_field");
  EXPECT_EQ(error_id(ask(R"({"op":"perft","depth":-1})")), "api.bad_field");
}

TEST(Api, ImportAndExportKeepVariationsAndComments) {
  const std::string text =
      "{Before all.} 1. e4 {King's pawn.} (1. d4 d5 {Closed.} (1... Nf6 2. c4) 2. c4) (1. c4) 1... "
      "e5 "
      "({A word first.} 1... c5 2. Nf3) 2. Nf3 *";
  const Json first = ask(Json::object().set("op", "import").set("text", text).dump());
  const Json& game = first.find("games")->items()->front();
  EXPECT_EQ(game.find("moves")->dump(), R"(["e2e4","e7e5","g1f3"])");
  EXPECT_EQ(game.find("variations")->dump(),
            R"([{"ply":1,"moves":["d2d4","d7d5","c2c4"],"comments":[{"ply":2,"text":"Closed."}]},)"
            R"({"of":0,"ply":2,"moves":["g8f6","c2c4"]},{"ply":1,"moves":["c2c4"]},)"
            R"({"ply":2,"moves":["c7c5","g1f3"],"comments":[{"ply":1,"text":"A word first."}]}])");
  const Json written = ask(Json::object()
                               .set("op", "export")
                               .set("moves", *game.find("moves"))
                               .set("comments", *game.find("comments"))
                               .set("variations", *game.find("variations"))
                               .dump());
  const Json second =
      ask(Json::object().set("op", "import").set("text", written.text("text")).dump());
  const Json& again = second.find("games")->items()->front();
  for (const char* name : {"moves", "comments", "variations"}) {
    EXPECT_EQ(again.find(name)->dump(), game.find(name)->dump()) << written.dump();
  }
  for (const char* bad : {R"([{"ply":5,"moves":["e2e4"]}])", R"([{"of":0,"ply":1,"moves":[]}])",
                          R"([{"ply":1,"moves":["e2e5"]}])", R"([{"ply":0,"moves":["e2e4"]}])",
                          R"([{"ply":1,"moves":["d2d4"],"comments":[{"ply":7,"text":""}]}])"}) {
    EXPECT_EQ(
        error_id(ask(R"({"op":"export","moves":["e2e4"],"variations":)" + std::string(bad) + "}")),
        "api.bad_field")
        << bad;
  }
}

TEST(Api, NotationGivesEveryCandidateAndNeverGuesses) {
  const Json two =
      ask(R"({"op":"notation","fen":"4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1","text":"Nf3"})");
  EXPECT_EQ(two.find("candidates")->items()->size(), 2U);
  EXPECT_EQ(two.find("reason")->text("id"), "chess.input.ambiguous");
  const Json none = ask(R"({"op":"notation","text":"Nd4"})");
  EXPECT_TRUE(none.find("candidates")->items()->empty());
}

/// 9.2, XQ 9.4: the sentence of a claim needs its side, and its number where the set has one.
TEST(Api, AnItemThatIsRuledAClaimSaysWhoMayClaimAndAfterHowManyMoves) {
  const auto claim = [](std::string_view request) {
    const Json answer = ask(request);
    EXPECT_EQ(answer.text("ruling"), "claim") << answer.dump();
    return answer.find("steps")->items()->front();
  };
  const Json threefold =
      claim(R"({"op":"exercise","answer":{"choice":"claim"},"item":{"input":"rule","record":)"
            R"(["g1f3","g8f6","f3g1","f6g8","g1f3","g8f6","f3g1","f6g8"]}})");
  EXPECT_EQ(threefold.find("args")->text("by"), "white");
  const Json quiet = claim(
      R"({"op":"exercise","game":"xiangqi","answer":{"choice":"claim"},"item":{"input":"rule",)"
      R"("rules":"wxf","fen":"3ak4/4a4/9/9/9/9/9/9/4A4/R2AK4 w - - 100 60"}})");
  EXPECT_EQ(quiet.find("args")->text("by"), "red");
  EXPECT_EQ(*quiet.find("args")->find("limit")->integer(), 50);
}

}  // namespace
}  // namespace luatco::api

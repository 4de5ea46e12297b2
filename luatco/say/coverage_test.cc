// Every id the code can say has its message, and every message some code that says it. What the
// code can say is found in the code: the games' own tables, the API's, and the literals of the
// rest.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "luatco/api/api.h"
#include "luatco/api/law_book.h"
#include "luatco/api/request.h"
#include "luatco/core/arbiter_rule.h"
#include "luatco/formats/pgn_finding.h"
#include "luatco/games/registry.h"
#include "luatco/say/game_words.h"
#include "luatco/say/speaker.h"

namespace luatco::say {
namespace {

using Ids = std::set<std::string, std::less<>>;

/// All string literals of a word, an id or a part of one ("cli.help.", ".result.").
Ids literals() {
  static const Ids found = [] {
    Ids literals;
    const std::filesystem::path root = std::filesystem::path(LUATCO_DATA_DIR) / "..";
    const std::regex literal("\"([a-z_0-9.]+)\"");
    for (const char* folder : {"luatco", "apps", "web/src"}) {
      for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
        const std::string name = entry.path().filename().string();
        const bool source = name.ends_with(".cc") || name.ends_with(".h") || name.ends_with(".ts");
        const bool test = name.ends_with("_test.cc") || name == "samples.cc";
        if (!source || test) continue;
        std::ifstream stream(entry.path());
        const std::string text{std::istreambuf_iterator<char>(stream), {}};
        for (std::sregex_iterator at(text.begin(), text.end(), literal), end; at != end; ++at) {
          literals.insert((*at)[1]);
        }
      }
    }
    return literals;
  }();
  return found;
}

/// The texts that lessons name.
Ids in_lessons() {
  static const Ids found = [] {
    Ids texts;
    const std::regex literal("\"(lesson[.][a-z_0-9.]+)\"");
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(LUATCO_DATA_DIR "/lessons")) {
      if (entry.path().extension() != ".json") continue;
      std::ifstream stream(entry.path());
      const std::string text{std::istreambuf_iterator<char>(stream), {}};
      for (std::sregex_iterator at(text.begin(), text.end(), literal), end; at != end; ++at) {
        texts.insert((*at)[1]);
      }
    }
    return texts;
  }();
  return found;
}

/// The ids that tables list.
Ids listed() {
  Ids ids;
  games::each_game([&]<Rules G>() {
    for (const std::string_view id : G::ids()) ids.insert(std::string(id));
  });
  for (const auto& table : {api::error_ids(), arbiter_rule_ids(), formats::pgn_finding_ids()}) {
    for (const std::string_view id : table) ids.insert(std::string(id));
  }
  return ids;
}

/// The words of the books of laws.
Ids pages() {
  Ids ids;
  games::each_game([&]<Rules G>() {
    const api::Json answer =
        api::answer(api::Json::object().set("op", "law").set("game", G::kName));
    for (const api::Json& article : *answer.find("articles")->items()) {
      ids.insert(std::string(article.find("title")->text("id")));
      ids.insert(std::string(article.find("body")->text("id")));
      ids.insert(std::string(article.find("board")->find("caption")->text("id")));
      for (const api::Json& item : *article.find("questions")->items()) {
        ids.insert(std::string(item.find("question")->text("id")));
        ids.insert(std::string(item.find("answer")->text("id")));
      }
    }
  });
  return ids;
}

/// The nouns that say/fill.cc puts together from a game's pieces and sides.
Ids nouns() {
  Ids ids;
  games::each_game([&]<Rules G>() {
    const std::string prefix = "word." + std::string(G::shape().piece_set) + ".";
    for (const RoleShape& role : G::shape().roles) {
      ids.insert(prefix + std::string(role.id));
      for (const std::string_view side : G::shape().side_ids) {
        ids.insert(prefix + std::string(side) + "_" + std::string(role.id));
        ids.insert("word.side." + std::string(side));
      }
    }
    ids.insert(prefix + "move");
    for (int file = 0; file < G::shape().files; ++file) {
      ids.insert("word.letter." + std::string(1, static_cast<char>('a' + file)));
    }
    if constexpr (requires(typename G::Attempt attempt) { attempt.promotion; }) {
      ids.insert(prefix + "promotion_move");
    }
  });
  return ids;
}

/// Said as it stands, or put together: "cli.help." + "perft", "chess" + ".result." + "resign".
bool is_said(const std::string& id) {
  if (literals().contains(id) || in_lessons().contains(id)) return true;
  for (const std::string& part : literals()) {
    if (!part.ends_with('.') || part.size() < 3) continue;
    const auto at = id.find(part);
    if (at == std::string::npos) continue;
    const std::string rest = id.substr(at + part.size());
    const bool whole = part.front() == '.' ? at > 0 : at == 0;
    if (whole && literals().contains(rest)) return true;
  }
  return false;
}

TEST(Coverage, EveryIdOfTheTablesHasItsMessage) {
  for (const char* language : {"vi", "en"}) {
    const Speaker speaker(language, {});
    for (const Ids& ids : {listed(), nouns(), pages()}) {
      for (const std::string& id : ids) {
        EXPECT_TRUE(speaker.catalogue().patterns().contains(id)) << language << " lacks " << id;
      }
    }
  }
}

TEST(Coverage, EveryIdInTheCodeHasItsMessage) {
  const Speaker english("en", {});
  Ids families;
  for (const auto& [id, pattern] : english.catalogue().patterns()) {
    families.insert(id.substr(0, id.find('.') + 1));
  }
  for (const std::string& literal : literals()) {
    const auto dot = literal.find('.');
    if (dot == std::string::npos || literal.ends_with('.') || literal.ends_with(".json")) {
      continue;
    }
    if (!families.contains(literal.substr(0, dot + 1))) continue;
    EXPECT_TRUE(english.catalogue().patterns().contains(literal)) << "no message for " << literal;
  }
}

TEST(Coverage, NoMessageIsOrphaned) {
  const Ids tables = listed();
  Ids words = nouns();
  for (const std::string& id : pages()) words.insert(id);
  const Speaker english("en", {});
  for (const auto& [id, pattern] : english.catalogue().patterns()) {
    const bool form = id.ends_with(".name") || id.ends_with(".spoken");
    const std::string said = form ? id.substr(0, id.rfind('.')) : id;
    EXPECT_TRUE(tables.contains(said) || words.contains(id) || words.contains(said) ||
                is_said(said))
        << id << ": no code says it";
  }
}

TEST(LawBook, EveryIdThatIsSaidHasItsArticle) {
  const Speaker english("en", {});
  games::each_game([&]<Rules G>() {
    if (api::law_book(G::kName).is_null()) return;
    const std::string prefix = std::string(G::kIdPrefix) + ".";
    for (const auto& [id, pattern] : english.catalogue().patterns()) {
      if (!id.starts_with(prefix) && !id.starts_with("arbiter.")) continue;
      EXPECT_NE(api::law_article(G::kName, id), nullptr) << G::kName << ": " << id;
    }
  });
}

TEST(LawBook, EveryBoardIsOneThatCanBePlayedOn) {
  games::each_game([&]<Rules G>() {
    const api::Json* articles = api::law_book(G::kName).find("articles");
    if (articles == nullptr) return;
    for (const api::Json& article : *articles->items()) {
      const auto checked = G::check_fen(article.text("fen"), G::variants().front());
      EXPECT_TRUE(checked.position) << article.text("fen");
      for (const Fault& fault : checked.faults) {
        EXPECT_NE(fault.severity, Severity::Error) << article.text("fen") << ' ' << fault.id;
      }
      for (const char* list : {"marks", "arrows"}) {
        for (const api::Json& squares : *article.find(list)->items()) {
          for (std::size_t i = 0; i < squares.string()->size(); i += 2) {
            EXPECT_TRUE(G::parse_square(squares.string()->substr(i, 2))) << squares.dump();
          }
        }
      }
    }
  });
}

TEST(Coverage, LettersStandForThePiecesOfTheirGame) {
  games::each_game([]<Rules G>() {
    const api::GameFace& face = game_of({}, {.game = G::kName, .side = {}});
    for (const RoleShape& shape : G::shape().roles) {
      EXPECT_EQ(role(face, shape.letter), shape.id) << G::kName << ' ' << shape.letter;
    }
    const auto& sides = G::shape().side_ids;
    EXPECT_EQ(side_of(face, 'K'), sides[0]);
    EXPECT_EQ(side_of(face, 'k'), sides[1]);
    EXPECT_EQ(other_side(face, sides[0]), sides[1]);
    EXPECT_EQ(other_side(face, sides[1]), sides[0]);
  });
}

}  // namespace
}  // namespace luatco::say

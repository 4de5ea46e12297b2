// Every statement of the four source texts as a request to the API and what its answer must hold.
// The first line of data/cases/texts.jsonl explains the keys.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "luatco/api/api.h"

namespace luatco::api {
namespace {

struct Row {
  std::string id;
  std::string statement;
  Json request;
  Json expect;
};

std::vector<Row> read_rows() {
  std::vector<Row> rows;
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/cases/texts.jsonl");
  for (std::string line; std::getline(in, line);) {
    const auto row = parse_json(line);
    EXPECT_TRUE(row) << line;
    if (!row || row->find("request") == nullptr) continue;
    rows.push_back({std::string(row->text("id")), std::string(row->text("statement")),
                    *row->find("request"), *row->find("expect")});
  }
  return rows;
}

std::vector<std::string> words(const Json& value) {
  if (value.string() != nullptr) return {*value.string()};
  std::vector<std::string> all;
  for (const Json& item : *value.items()) all.push_back(*item.string());
  return all;
}

/// The string members `field` of the objects in the array `list`.
std::vector<std::string> fields(const Json* list, std::string_view field) {
  std::vector<std::string> all;
  if (list == nullptr || list->items() == nullptr) return all;
  for (const Json& item : *list->items()) all.emplace_back(item.text(field));
  return all;
}

bool any_contains(const std::vector<std::string>& texts, const std::vector<std::string>& parts) {
  return std::ranges::any_of(texts, [&](const std::string& text) {
    return std::ranges::any_of(
        parts, [&](const std::string& part) { return text.find(part) != std::string::npos; });
  });
}

std::set<std::string> as_set(std::vector<std::string> list) { return {list.begin(), list.end()}; }

bool fault_of(const Json& answer, const std::set<std::string>& severities) {
  if (answer.find("error") != nullptr) return true;
  for (const std::string& severity : fields(answer.find("faults"), "severity")) {
    if (severities.contains(severity)) return true;
  }
  return false;
}

void expect_reason(const Json& answer, std::string_view key, const Json& value) {
  const Json* reasons = answer.find("reasons");
  ASSERT_NE(reasons, nullptr);
  if (key == "reason_prefix") {
    const auto prefixes = words(value);
    EXPECT_TRUE(std::ranges::any_of(fields(reasons, "id"), [&](const std::string& id) {
      return std::ranges::any_of(prefixes,
                                 [&](const std::string& prefix) { return id.starts_with(prefix); });
    })) << reasons->dump();
    return;
  }
  const auto wanted = words(value);
  EXPECT_TRUE(std::ranges::any_of(*reasons->items(), [&](const Json& reason) {
    const auto squares = as_set(words(*reason.find("squares")));
    return std::ranges::all_of(wanted,
                               [&](const std::string& square) { return squares.contains(square); });
  })) << reasons->dump();
}

void expect_moves(const Json& answer, std::string_view key, const Json& value) {
  const auto moves = as_set(fields(answer.find("moves"), "move"));
  if (key == "count") {
    EXPECT_EQ(static_cast<std::int64_t>(moves.size()), *value.integer());
  } else if (key == "moves_exactly") {
    EXPECT_EQ(moves, as_set(words(value)));
  } else if (key == "moves_contain") {
    for (const auto& move : words(value)) EXPECT_TRUE(moves.contains(move)) << move;
  } else if (key == "moves_exclude") {
    for (const auto& move : words(value)) EXPECT_FALSE(moves.contains(move)) << move;
  } else {
    for (const auto& [from, list] : *value.members()) {
      std::set<std::string> of_square;
      for (const auto& move : moves) {
        if (move.starts_with(from)) of_square.insert(move);
      }
      EXPECT_EQ(of_square, as_set(words(list))) << "from " << from;
    }
  }
}

void expect_faults(const Json& answer, std::string_view key, const Json& value) {
  if (key == "fen") {
    EXPECT_EQ(answer.text("fen"), *value.string());
  } else if (key == "faults_error") {
    EXPECT_TRUE(fault_of(answer, {"error"}));
  } else if (key == "faults_any") {
    EXPECT_TRUE(fault_of(answer, {"error", "repair", "warning"}));
  } else {
    EXPECT_FALSE(fault_of(answer, {"error", "repair"}));
  }
}

void expect_ruling(const Json& answer, std::string_view key, const Json& value) {
  const Json* outcome = answer.find("outcome");
  const auto claims = fields(answer.find("claims"), "id");
  const auto violations = fields(answer.find("violations"), "kind");
  if (key == "state") {
    EXPECT_EQ(answer.text("state"), *value.string());
  } else if (key == "result" || key == "winner") {
    ASSERT_NE(outcome, nullptr);
    const auto allowed = words(value);
    EXPECT_TRUE(std::ranges::find(allowed, outcome->text(key)) != allowed.end())
        << outcome->dump() << " should have " << key << " " << value.dump();
  } else if (key == "ending_contains") {
    ASSERT_NE(outcome, nullptr);
    EXPECT_TRUE(any_contains({std::string(outcome->text("ending"))}, words(value)))
        << outcome->dump();
  } else if (key == "claims_contains") {
    EXPECT_TRUE(any_contains(claims, words(value)));
  } else if (key == "claims_exclude") {
    EXPECT_FALSE(any_contains(claims, words(value)));
  } else if (key == "violations_contains") {
    EXPECT_TRUE(any_contains(violations, words(value)));
  } else if (key == "violations_by") {
    EXPECT_TRUE(any_contains(fields(answer.find("violations"), "by"), words(value)));
  } else if (key == "violations_empty") {
    EXPECT_TRUE(violations.empty());
  } else {
    ADD_FAILURE() << "unknown key " << key;
  }
}

void expect_row(const Row& row, const Json& answer) {
  const std::string_view op = row.request.text("op");
  const Json* or_error = row.expect.find("or_error");
  if (or_error != nullptr && answer.find("error") != nullptr) return;
  for (const auto& [key, value] : *row.expect.members()) {
    if (key == "or_error") continue;
    if (key == "legal" || key == "in_check") {
      ASSERT_NE(answer.find(key), nullptr);
      EXPECT_EQ(*answer.find(key), value);
    } else if (key == "answer") {
      EXPECT_EQ(answer.text("answer"), *value.string());
    } else if (op == "judge") {
      expect_reason(answer, key, value);
    } else if (op == "moves") {
      expect_moves(answer, key, value);
    } else if (op == "setup") {
      expect_faults(answer, key, value);
    } else {
      expect_ruling(answer, key, value);
    }
  }
}

/// Does this build answer the row's operation for the row's game?
bool answered(const Json& request) {
  const Json version = answer(Json::object().set("op", "version"));
  const auto holds = [&](std::string_view list, std::string_view word) {
    const auto all = words(*version.find(list));
    return std::ranges::find(all, word) != all.end();
  };
  return holds("ops", request.text("op")) && holds("games", request.text("game"));
}

TEST(Texts, EveryStatementOfTheTextsHolds) {
  const auto rows = read_rows();
  ASSERT_GT(rows.size(), 400U);
  std::size_t checked = 0;
  for (const Row& row : rows) {
    if (!answered(row.request)) continue;
    const Json given = answer(row.request);
    const Json* bad = given.find("error");
    const bool is_chess = row.request.text("game") == "chess";
    if (!is_chess && bad != nullptr && bad->text("id") == "api.no_arbiter") continue;
    ++checked;
    SCOPED_TRACE(row.id + ": " + row.statement + "\n" + row.request.dump() + "\n" + given.dump());
    expect_row(row, given);
  }
  std::printf("%zu of %zu statements answered by this build\n", checked, rows.size());
  EXPECT_GT(checked, 0U);
}

}  // namespace
}  // namespace luatco::api

// The command line as a person meets it: each row of data/cases/cli/commands.jsonl runs the
// program.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "luatco/api/json.h"

namespace luatco {
namespace {

using api::Json;

std::string quoted(const std::string& word) {
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string{c};
  return out + "'";
}

std::string content(const std::filesystem::path& path) {
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

struct Ran {
  int exit = 0;
  std::string out;
  std::string err;
};

Ran run(const Json& row) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("luatco-cli-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "in") << row.text("stdin");
  std::string command = "LC_ALL=C.UTF-8 LUATCO_LANG=en " + quoted(LUATCO_PROGRAM);
  for (const Json& word : *row.find("args")->items()) command += " " + quoted(*word.string());
  command +=
      " <" + quoted(folder / "in") + " >" + quoted(folder / "out") + " 2>" + quoted(folder / "err");
  const int status = std::system(command.c_str());
  Ran ran{WIFEXITED(status) ? WEXITSTATUS(status) : -1, content(folder / "out"),
          content(folder / "err")};
  std::filesystem::remove_all(folder);
  return ran;
}

void expect_contains(const std::string& text, const Json* parts) {
  if (parts == nullptr) return;
  for (const Json& part : *parts->items()) {
    EXPECT_NE(text.find(*part.string()), std::string::npos) << "missing: " << *part.string();
  }
}

TEST(CommandLine, EveryCommandAnswersAsItsRowSays) {
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/cases/cli/commands.jsonl");
  int rows = 0;
  for (std::string line; std::getline(in, line); ++rows) {
    const auto row = api::parse_json(line);
    ASSERT_TRUE(row) << line;
    const Ran ran = run(*row);
    SCOPED_TRACE(line + "\n--- out\n" + ran.out + "--- err\n" + ran.err);
    EXPECT_EQ(ran.exit, *row->find("exit")->integer());
    expect_contains(ran.out, row->find("out"));
    expect_contains(ran.err, row->find("err"));
  }
  EXPECT_GT(rows, 10);
}

}  // namespace
}  // namespace luatco

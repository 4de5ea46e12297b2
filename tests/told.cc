#include "tests/told.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <utility>

#include "apps/cli/board_text.h"
#include "luatco/api/api.h"
#include "luatco/base/text.h"

namespace luatco::say {

std::vector<api::Json> read_rows(const std::string& path) {
  std::ifstream stream(std::string(LUATCO_DATA_DIR) + "/cases/" + path);
  std::vector<api::Json> rows;
  for (std::string line; std::getline(stream, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    auto row = api::parse_json(line);
    EXPECT_TRUE(row) << line;
    if (row) rows.push_back(*row);
  }
  EXPECT_FALSE(rows.empty()) << path;
  return rows;
}

api::Json request_of(const api::Json& row, std::string_view op) {
  api::Json request = api::Json::object().set("op", row.text("op", op));
  for (const char* field : {"game", "fen", "attempt", "move", "rules"}) {
    if (!row.text(field).empty()) request.set(field, row.text(field));
  }
  if (!row.text("variant").empty()) {
    request.set("options", api::Json::object().set("variant", row.text("variant")));
  }
  api::Json moves = api::Json::array();
  std::string_view rest = row.text("moves");
  for (auto move = take_word(rest); !move.empty(); move = take_word(rest)) moves.push(move);
  request.set("moves", std::move(moves));
  return request;
}

std::string small_board(std::string_view game, std::string_view fen,
                        const std::vector<std::string>& marks) {
  const api::Json shape = api::answer(api::Json::object().set("op", "shape").set("game", game));
  cli::BoardView view;
  view.marks.insert(marks.begin(), marks.end());
  return cli::draw_board(shape, fen, view);
}

std::string board_of_args(std::string_view game, const Args& args) {
  constexpr std::pair<std::string_view, std::string_view> kStanding[] = {
      {"piece", "from"}, {"blocker", "blocker_at"}, {"attacker", "attacker_at"}};
  const bool points = game == "xiangqi";
  const int files = points ? 9 : 8;
  const int ranks = points ? 10 : 8;
  std::vector<std::string> rows(static_cast<std::size_t>(ranks),
                                std::string(static_cast<std::size_t>(files), '1'));
  std::vector<std::string> marks;
  const auto is_square = [](std::string_view text) {
    return text.size() == 2 && text[0] >= 'a' && text[0] <= 'i' && text[1] >= '0' && text[1] <= '9';
  };
  for (const NamedValue& item : args) {
    const std::string_view square = args.text(item.name);
    if (is_square(square)) marks.emplace_back(square);
    const auto* list = std::get_if<std::vector<std::string>>(&item.value);
    if (list != nullptr && item.name == "list")
      marks.insert(marks.end(), list->begin(), list->end());
  }
  if (marks.empty()) return {};
  for (const auto& [piece, at] : kStanding) {
    const std::string_view square = args.text(at);
    if (!is_square(square) || args.text(piece).size() != 1) continue;
    const int row = ranks - 1 - (square[1] - (points ? '0' : '1'));
    rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(square[0] - 'a')] =
        args.text(piece)[0];
  }
  std::string fen;
  for (const std::string& row : rows) fen += (fen.empty() ? "" : "/") + row;
  return small_board(game, fen, marks);
}

void compare_with_golden_page(const std::string& page, const std::string& name) {
  const std::string path = std::string(LUATCO_DATA_DIR) + "/golden/" + name;
  if (std::getenv("LUATCO_UPDATE_GOLDEN") != nullptr) {
    std::ofstream(path, std::ios::binary) << page;
  }
  std::ifstream stream(path, std::ios::binary);
  const std::string golden{std::istreambuf_iterator<char>(stream), {}};
  EXPECT_EQ(page, golden) << "tools/update_golden writes it anew; then read it aloud";
}

}  // namespace luatco::say

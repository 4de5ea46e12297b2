#include "luatco/check/record_format.h"

#include <algorithm>
#include <optional>

#include "luatco/api/json.h"
#include "luatco/formats/pgn_split.h"
#include "luatco/games/detect.h"

namespace luatco::check {

namespace {

std::vector<std::size_t> split_pgn(std::string_view text) { return formats::split_games(text, 1); }

std::size_t no_second(std::string_view) { return 0; }
std::vector<std::size_t> one(std::string_view) { return {0}; }

/// The game whose records are written point by point.
std::string_view game_of_points(std::string_view, std::string_view otherwise) {
  std::string_view game = otherwise;
  games::each_game([&]<Rules G>() {
    if constexpr (formats::RecordRules<G>::kHasPoints) game = G::kName;
  });
  return game;
}

std::size_t last_line(std::string_view text) {
  while (text.ends_with('\n')) text.remove_suffix(1);
  const auto end = text.rfind('\n');
  return end == std::string_view::npos ? 0 : end + 1;
}
std::vector<std::size_t> split_lines(std::string_view text) {
  std::vector<std::size_t> begins{0};
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at)) {
    if (++at < text.size()) begins.push_back(at);
  }
  return begins;
}

std::string_view game_of_row(std::string_view row, std::string_view otherwise) {
  return games::detect_game(pgn_of_row(row), otherwise);
}

constexpr RecordFormat kFormats[] = {
    {FormatKind::Pgn, "pgn", formats::last_game, split_pgn, games::detect_game},
    {FormatKind::DhtmlXq, "dhtmlxq", formats::last_dhtmlxq, formats::split_dhtmlxq, game_of_points},
    {FormatKind::Xqf, "xqf", no_second, one, game_of_points},
    {FormatKind::Jsonl, "jsonl", last_line, split_lines, game_of_row},
};

bool is_jsonl(std::string_view head) {
  const std::string_view line = head.substr(0, head.find('\n'));
  return line.starts_with('{') && !pgn_of_row(line).empty();
}

void add_tag(std::string& pgn, std::string_view name, std::string_view value) {
  pgn += "[" + std::string(name) + " \"";
  formats::escape_tag(value, pgn);
  pgn += "\"]\n";
}

}  // namespace

const RecordFormat& detect_format(std::string_view head) {
  const FormatKind kind = formats::is_xqf(head)       ? FormatKind::Xqf
                          : is_jsonl(head)            ? FormatKind::Jsonl
                          : formats::is_dhtmlxq(head) ? FormatKind::DhtmlXq
                                                      : FormatKind::Pgn;
  return *std::find_if(std::begin(kFormats), std::end(kFormats),
                       [&](const RecordFormat& format) { return format.kind == kind; });
}

std::string pgn_of_row(std::string_view row) {
  const auto json = api::parse_json(row.substr(0, row.find_last_not_of("\r\n") + 1));
  if (!json) return {};
  const api::Json* moves = json->find("moves");
  if (moves == nullptr || moves->items() == nullptr) return {};
  std::string pgn;
  if (json->text("game") == "xiangqi") add_tag(pgn, "Variant", "xiangqi");
  if (const api::Json* tags = json->find("tags"); tags != nullptr && tags->members() != nullptr) {
    for (const auto& [name, value] : *tags->members()) {
      const bool own = name == "FEN" || name == "SetUp" || name == "Variant" || name == "Format";
      if (!own && value.string() != nullptr) add_tag(pgn, name, *value.string());
    }
  }
  const std::string_view fen = json->text("start_fen", json->text("fen"));
  if (!fen.empty()) {
    add_tag(pgn, "SetUp", "1");
    add_tag(pgn, "FEN", fen);
  }
  pgn += '\n';
  for (const api::Json& move : *moves->items()) {
    if (move.string() != nullptr) pgn += *move.string() + "\n";
  }
  pgn += std::string(json->text("bad_move")) + " " + std::string(json->text("result", "*")) + "\n";
  return pgn;
}

}  // namespace luatco::check

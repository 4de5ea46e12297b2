#include <algorithm>
#include <optional>

#include "luatco/api/ops.h"
#include "luatco/formats/dhtmlxq_writer.h"
#include "luatco/formats/pgn_writer.h"
#include "luatco/formats/record_rules.h"

namespace luatco::api {
namespace {

/// "tags" into the game; false where they are not an object of texts.
template <Rules G>
bool read_tags(const Json& request, formats::PgnGame<G>& game) {
  const Json* tags = request.find("tags");
  if (tags == nullptr) return true;
  if (tags->members() == nullptr) return false;
  for (const auto& [tag, value] : *tags->members()) {
    if (value.string() == nullptr) return false;
    game.tags.emplace_back(tag, *value.string());
  }
  return true;
}

/// The text in the format the request names; nullopt where the game has no such format.
template <Rules G>
std::optional<std::string> write_record(const formats::PgnGame<G>& game, std::string_view format,
                                        std::string_view notation) {
  std::string text;
  if (format == "pgn") {
    formats::PgnWriter<G>(text, notation).write(game);
    return text;
  }
  if constexpr (formats::RecordRules<G>::kHasPoints) {
    if (format == "dhtmlxq") {
      formats::write_dhtmlxq(game, text);
      return text;
    }
  }
  return std::nullopt;
}

}  // namespace

/// export: the game as the text of a record; "format" is "pgn" or, for xiangqi, "dhtmlxq",
/// "notation" that of the moves in PGN, "result" as PGN writes it.
Answer op_export(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto notations = formats::RecordRules<G>::notations();
    const std::string_view notation = request.text("notation", notations.front());
    if (std::find(notations.begin(), notations.end(), notation) == notations.end()) {
      return bad_field("notation");
    }
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    formats::PgnGame<G> game;
    const auto result = formats::parse_tag_result(request.text("result", "*"));
    if (!result) return bad_field("result");
    game.result = result->result;
    if (!read_tags(request, game)) return bad_field("tags");
    game.tree = formats::GameTree<G>(line->start);
    formats::NodeIndex at = formats::kRoot;
    for (const auto& ply : line->past) at = game.tree.add(at, ply.move);
    game.started = true;
    auto text = write_record(game, request.text("format", "pgn"), notation);
    if (!text) return bad_field("format");
    return Json::object().set("text", std::move(*text));
  });
}

}  // namespace luatco::api

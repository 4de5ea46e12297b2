#include "luatco/api/ops.h"
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

}  // namespace

/// export: the game as the text of a record; "format" is "pgn", "result" as PGN writes it.
Answer op_export(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    if (request.text("format", "pgn") != "pgn") return bad_field("format");
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
    std::string text;
    formats::PgnWriter<G>(text, formats::RecordRules<G>::notations().front()).write(game);
    return Json::object().set("text", std::move(text));
  });
}

}  // namespace luatco::api

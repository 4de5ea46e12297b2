#include "luatco/api/api.h"
#include "luatco/api/ops.h"
#include "luatco/core/arbiter.h"
#include "luatco/explain/piece_value.h"

namespace luatco::api {
namespace {

std::string_view name(IllegalMove illegal) {
  switch (illegal) {
    case IllegalMove::Impossible: return "impossible";
    case IllegalMove::Restored: return "restored";
    case IllegalMove::Penalised: return "penalised";
    case IllegalMove::StandsOnceAnswered: return "stands_once_answered";
  }
  return {};
}

/// What a set of rules settles, as far as its game has such a thing.
template <class Rulebook>
Json rulebook_json(const Rulebook& book) {
  Json json = Json::object();
  json.set("name", book.name);
  json.set("edition", book.edition);
  if constexpr (requires { book.illegal_move; }) {
    json.set("touch_move", book.touch_move);
    json.set("press", book.press);
    json.set("take_back", book.take_back);
    json.set("flag", book.flag == Flag::Called ? "called" : "automatic");
    json.set("illegal_move", name(book.illegal_move));
    json.set("penalty_ms", book.penalty_ms);
  }
  if constexpr (requires { book.quiet_claim; }) {
    json.set("limits", Json::object()
                           .set("repetition_claim", book.repetition_claim)
                           .set("repetition_end", book.repetition_end)
                           .set("quiet_claim", book.quiet_claim)
                           .set("quiet_end", book.quiet_end));
  }
  if constexpr (requires { book.repetition_ruled(); }) {
    if (const int end = book.repetition_ruled(); end != 0) {
      json.set("limits", Json::object().set("repetition_end", end));
    }
  }
  return json;
}

}  // namespace

/// shape: what a board needs to draw the game.
Answer op_shape(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const BoardShape& shape = G::shape();
    Json pieces = Json::array();
    for (const RoleShape& role : shape.roles) {
      Json piece = Json::object();
      piece.set("id", role.id).set("letter", std::string(1, role.letter));
      if (const int value = explain::piece_value(role.id); value != 0) piece.set("value", value);
      pieces.push(std::move(piece));
    }
    Json zones = Json::array();
    for (const Zone& zone : shape.zones) {
      zones.push(Json::object()
                     .set("id", zone.id)
                     .set("files", Json::array().push(zone.first_file).push(zone.last_file))
                     .set("ranks", Json::array().push(zone.first_rank).push(zone.last_rank)));
    }
    Json json = Json::object();
    json.set("files", shape.files);
    json.set("ranks", shape.ranks);
    json.set("cells", shape.points ? "points" : "squares");
    json.set("first_rank", shape.first_rank_number);
    json.set("sides", Json::array().push(shape.side_ids[0]).push(shape.side_ids[1]));
    json.set("piece_set", shape.piece_set);
    json.set("pieces", std::move(pieces));
    json.set("zones", std::move(zones));
    json.set("initial", G::write_fen(G::initial()));
    Json variants = Json::array();
    for (const std::string_view variant : G::variants()) variants.push(variant);
    json.set("variants", std::move(variants));
    return json;
  });
}

/// rules: the rule sets of the game and what they settle, the default first.
Answer op_rules(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    Json sets = Json::array();
    for (const auto& book : G::rulebooks()) sets.push(rulebook_json(book));
    return Json::object().set("rules", std::move(sets));
  });
}

/// version: of the program, and the games and operations it knows.
Answer op_version(const Json&) {
  Json games = Json::array();
  games::each_game([&]<Rules G>() { games.push(G::kName); });
  Json ops = Json::array();
  for (const std::string_view op : operations()) ops.push(op);
  Json json = Json::object();
  json.set("version", kVersion);
  json.set("games", std::move(games));
  json.set("ops", std::move(ops));
  return json;
}

}  // namespace luatco::api

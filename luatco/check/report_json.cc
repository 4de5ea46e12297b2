#include "luatco/check/report_json.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace luatco::check {
namespace {

using api::Json;

using Row = std::pair<const KindId, Digest::Kind>;

std::vector<const Row*> rows(const Digest& digest) {
  std::vector<const Row*> all;
  for (const Row& row : digest.kinds) all.push_back(&row);
  std::ranges::stable_sort(all, [](const Row* a, const Row* b) {
    return std::pair(a->second.weight, a->second.findings) >
           std::pair(b->second.weight, b->second.findings);
  });
  return all;
}

Json kind_json(const KindId& id) {
  Json json = Json::object().set("id", id.id);
  if (!id.reason.empty()) json.set("reason", id.reason);
  return json;
}

Json place_json(const GamePlace& place) {
  Json json = Json::object();
  json.set("file", place.file).set("number", place.number).set("offset", place.offset);
  json.set("begin", place.begin);
  if (!place.first.empty()) json.set("first", place.first);
  if (!place.second.empty()) json.set("second", place.second);
  return json;
}

Json example_json(const Example& example) {
  Json json = place_json(example.place);
  const Finding& finding = example.finding;
  json.set("game", example.game);
  if (finding.ply) json.set("ply", *finding.ply);
  if (finding.token) json.set("token", *finding.token);
  json.set("args", finding.args);
  if (!finding.fen.empty()) json.set("fen", finding.fen);
  if (!finding.shown.is_null()) json.set("shown", finding.shown);
  return json;
}

template <class Counts>
Json counts_json(const Counts& counts) {
  Json json = Json::object();
  for (const auto& [key, n] : counts) json.set(key, n);
  return json;
}

Json games_json(const Digest& digest) {
  Json list = Json::array();
  for (const auto& [game, games] : digest.games) {
    Json lengths = Json::array();
    for (const std::uint64_t n : games.lengths) lengths.push(n);
    list.push(Json::object()
                  .set("game", game)
                  .set("games", games.games)
                  .set("plies", games.plies)
                  .set("results", counts_json(games.results))
                  .set("endings", counts_json(games.endings))
                  .set("lengths", std::move(lengths)));
  }
  return list;
}

Json read_json(const Totals& totals) {
  Json list = Json::array();
  for (const auto& [kind, n] : totals.kinds) {
    const auto& [game, format, encoding, notation] = kind;
    list.push(Json::object()
                  .set("game", game)
                  .set("format", format)
                  .set("notation", notation)
                  .set("n", n));
  }
  return list;
}

Json bad_games_json(const Digest& digest) {
  Json list = Json::array();
  for (const Digest::BadGame& bad : digest.bad_games) {
    Json errors = Json::array();
    for (const KindId& id : bad.errors) errors.push(kind_json(id));
    list.push(place_json(bad.place).set("result", bad.result).set("errors", std::move(errors)));
  }
  return list;
}

enum class Detail : std::uint8_t { Counts, Examples };

Json kinds_json(const Digest& digest, Detail detail) {
  Json list = Json::array();
  for (const Row* row : rows(digest)) {
    const auto& [id, kind] = *row;
    Json json = kind_json(id);
    json.set("severity", name(kind.weight)).set("n", kind.findings);
    if (detail == Detail::Examples) {
      Json examples = Json::array();
      for (const Example& example : kind.examples) examples.push(example_json(example));
      json.set("examples", std::move(examples));
    }
    list.push(std::move(json));
  }
  return list;
}

Json json_of(const Totals& totals, const Digest& digest, Detail detail) {
  Json json = Json::object();
  json.set("games", totals.games).set("plies", totals.plies).set("bytes", totals.bytes);
  json.set("bad", totals.games_with_errors).set("errors", totals.errors);
  json.set("warnings", totals.warnings).set("notes", totals.notes).set("orphans", totals.orphans);
  return json.set("kinds", kinds_json(digest, detail));
}

}  // namespace

Json totals_json(const Totals& totals, const Digest& digest) {
  return json_of(totals, digest, Detail::Counts);
}

Json report_json(const Totals& totals, const Digest& digest) {
  Json json = json_of(totals, digest, Detail::Examples);
  json.set("of", games_json(digest)).set("read", read_json(totals));
  return json.set("bad_games", bad_games_json(digest));
}

}  // namespace luatco::check

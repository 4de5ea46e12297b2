// What a ruling on a cycle stands on, as JSON.
#pragma once

#include "luatco/api/request.h"
#include "luatco/core/line_ruling.h"

namespace luatco::api {

/// "xq.row.check_alone" is "check_alone" in answers.
inline std::string_view last_word(std::string_view id) { return id.substr(id.rfind('.') + 1); }

inline Json standing_json(const Standing& standing, const Naming& naming) {
  return Json::object()
      .set("piece", piece_letter(standing.piece, naming))
      .set("at", naming.square(standing.square));
}

/// {"ply","by","move","class","also"?,"chasers"?,"victim"?,"why"}
inline Json ply_nature_json(const PlyNature& nature, const Naming& naming) {
  Json json = Json::object();
  json.set("ply", nature.ply);
  json.set("by", side_id(nature.by, naming));
  json.set("move", naming.square(nature.move.from) + naming.square(nature.move.to));
  json.set("class", nature.kind);
  if (!nature.also.empty()) {
    Json also = Json::array();
    for (const std::string_view kind : nature.also) also.push(kind);
    json.set("also", std::move(also));
  }
  if (!nature.chasers.empty()) {
    Json chasers = Json::array();
    for (const Standing& chaser : nature.chasers) chasers.push(standing_json(chaser, naming));
    json.set("chasers", std::move(chasers));
  }
  if (nature.victim) json.set("victim", standing_json(*nature.victim, naming));
  json.set("why", reason_json(nature.why, naming));
  return json;
}

/// {"kind","victim"?,"count"?,"limit"?,"pieces"?}
inline Json side_finding_json(const SideFinding& finding, const Naming& naming) {
  Json json = Json::object();
  json.set("kind", last_word(finding.kind));
  if (finding.victim) json.set("victim", standing_json(*finding.victim, naming));
  if (finding.limit != 0) {
    json.set("count", finding.count).set("limit", finding.limit).set("pieces", finding.pieces);
  }
  return json;
}

/// {"id","args"?}
inline Json note_json(const Reason& note, const Naming& naming) {
  Json json = Json::object().set("id", note.id);
  if (!note.evidence.empty()) json.set("args", *reason_json(note, naming).find("args"));
  return json;
}

/// {"from","to","plies":[...],"sides":{"red":...},"row","notes"}
inline Json cycle_json(const CycleEvidence& cycle, const Naming& naming) {
  Json plies = Json::array();
  for (const PlyNature& nature : cycle.plies) plies.push(ply_nature_json(nature, naming));
  Json sides = Json::object();
  for (const Side side : {Side::First, Side::Second}) {
    sides.set(side_id(side, naming), side_finding_json(cycle.sides[index(side)], naming));
  }
  Json notes = Json::array();
  for (const Reason& note : cycle.notes) notes.push(note_json(note, naming));
  Json json = Json::object();
  json.set("from", cycle.from);
  json.set("to", cycle.to);
  json.set("plies", std::move(plies));
  json.set("sides", std::move(sides));
  json.set("row", last_word(cycle.row));
  json.set("notes", std::move(notes));
  return json;
}

/// Each count by its name with its limit as "<name>_limit", one number or one for each side.
inline void set_counts(Json& json, const std::vector<LineCount>& counts, const Naming& naming) {
  const auto by_side = [&naming](const std::array<int, 2>& numbers) {
    return std::move(Json::object()
                         .set(side_id(Side::First, naming), numbers[0])
                         .set(side_id(Side::Second, naming), numbers[1]));
  };
  for (const LineCount& count : counts) {
    if (count.of_sides) {
      json.set(count.name, by_side(*count.of_sides));
    } else {
      json.set(count.name, count.value);
    }
    const std::string limit = std::string(count.name) + "_limit";
    if (count.limit != 0) json.set(limit, count.limit);
    if (count.limits_of_sides) json.set(limit, by_side(*count.limits_of_sides));
  }
}

}  // namespace luatco::api

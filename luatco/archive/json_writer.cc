#include "luatco/archive/finding.h"

namespace luatco::archive {

namespace {

using api::Json;

Json finding_json(const Finding& finding, const Say& say) {
  Json json = Json::object();
  json.set("id", finding.id);
  json.set("severity", name(finding.weight));
  if (finding.ply) json.set("ply", *finding.ply);
  if (finding.token) json.set("token", *finding.token);
  if (finding.offset) json.set("offset", *finding.offset);
  json.set("args", finding.args);
  if (say) json.set("text", sentence(finding, say));
  return json;
}

Json strings_json(const std::vector<std::string>& strings) {
  Json list = Json::array();
  for (const std::string& string : strings) list.push(string);
  return list;
}

}  // namespace

void JsonWriter::write(const GameReport& game_report, std::uint64_t game, Report& into) const {
  Json json = Json::object();
  json.set("offset", game_report.offset);
  json.set("game", game_report.game);
  json.set("format", game_report.format);
  json.set("encoding", game_report.encoding);
  json.set("notation", game_report.notation);
  json.set("rules", game_report.rules);
  json.set("plies", game_report.plies);
  json.set("result", game_report.result);
  json.set("computed", game_report.computed);
  Json findings = Json::array();
  for (const Finding& finding : game_report.findings) findings.push(finding_json(finding, say_));
  json.set("findings", std::move(findings));
  if (!game_report.moves.empty()) {
    json.set("moves", strings_json(game_report.moves));
    json.set("san", strings_json(game_report.san));
  }
  // The number of the game is not known yet, and must stand in front of the rest.
  into.text += "{\"file\":" + Json(file_).dump() + ",\"index\":";
  into.leave_gap(game);
  into.text += "," + json.dump().substr(1) + "\n";
}

}  // namespace luatco::archive

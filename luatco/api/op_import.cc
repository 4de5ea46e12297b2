#include "luatco/api/ops.h"
#include "luatco/formats/dhtmlxq.h"
#include "luatco/formats/pgn_reader.h"
#include "luatco/formats/pgn_split.h"
#include "luatco/formats/point_player.h"
#include "luatco/games/detect.h"

namespace luatco::api {
namespace {

/// Each game of a text as an object; of variations nothing is kept.
template <Rules G>
class Importer : public formats::PgnVisitor<G> {
 public:
  static constexpr bool kReadsVariations = false;

  Importer(Json& games, std::uint64_t base) : games_(games), base_(base) {}

  void begin_game(std::uint64_t) {
    tags_ = Json::object();
    moves_ = comments_ = findings_ = Json::array();
    fen_.clear();
    notation_.clear();
    ply_ = 0;
  }
  void tag(std::string_view name, std::string_view value) { tags_.set(name, value); }
  void start(const typename G::Position& position, std::string_view notation) {
    fen_ = G::write_fen(position);
    notation_ = notation;
  }
  void move(const formats::PgnPly<G>& ply) {
    moves_.push(write_move<G>(ply.before, ply.move));
    ply_ = ply.ply;
  }
  void comment(std::string_view text) {
    comments_.push(Json::object().set("ply", std::int64_t{ply_}).set("text", text));
  }
  void finding(const formats::Finding& finding) {
    const Reason facts{.id = finding.id, .law = {}, .evidence = finding.args};
    Json json = Json::object();
    json.set("id", finding.id).set("severity", formats::name(finding.severity));
    if (finding.ply != 0) json.set("ply", std::int64_t{finding.ply});
    if (!finding.token.empty()) json.set("token", finding.token);
    json.set("offset", base_ + finding.offset);
    json.set("args", *reason_json(facts, naming<G>()).find("args"));
    if (finding.reason) json.set("reason", reason_json(*finding.reason, naming<G>()));
    findings_.push(std::move(json));
  }
  void end_game(const formats::PgnEnd& end) {
    Json json = Json::object();
    json.set("game", G::kName).set("notation", notation_).set("tags", std::move(tags_));
    json.set("fen", fen_).set("moves", std::move(moves_)).set("comments", std::move(comments_));
    json.set("result", formats::name(end.result)).set("complete", end.complete);
    json.set("findings", std::move(findings_));
    games_.push(std::move(json));
  }

 private:
  Json& games_;
  std::uint64_t base_;
  Json tags_ = Json::object();
  Json moves_ = Json::array();
  Json comments_ = Json::array();
  Json findings_ = Json::array();
  std::string fen_;
  std::string notation_;
  std::uint32_t ply_ = 0;
};

void import_points(std::string_view text, Json& games) {
  games::each_game([&]<Rules G>() {
    if constexpr (formats::RecordRules<G>::kHasPoints) {
      Importer<G> importer(games, 0);
      for (const auto& record : formats::parse_dhtmlxq(text)) {
        formats::play_points<G>(record, importer);
      }
    }
  });
}

/// Every record by itself: they may be of different games.
void import_pgn(std::string_view text, std::string_view game, Json& games) {
  auto starts = formats::split_games(text, 1);
  starts.push_back(text.size());
  std::string_view last = games::first_game();
  for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
    const std::string_view record = text.substr(starts[i], starts[i + 1] - starts[i]);
    last = game.empty() ? games::detect_game(record, last) : game;
    games::with_game(last, [&]<Rules G>() {
      Importer<G> importer(games, starts[i]);
      formats::read_pgn<G>(record, importer);
    });
  }
}

}  // namespace

/// import: the games of a text, PGN in any notation or DhtmlXQ. "game" may be left out: each record
/// tells.
Answer op_import(const Json& request) {
  const Json* text = request.find("text");
  if (text == nullptr) return missing_field("text");
  if (text->string() == nullptr) return bad_field("text");
  const std::string_view game = request.text("game");
  if (!game.empty() && !games::with_game(game, []<Rules G>() {})) {
    return error("api.unknown_game", Json::object().set("game", game));
  }
  const bool points = formats::is_dhtmlxq(*text->string());
  Json games = Json::array();
  if (points) {
    import_points(*text->string(), games);
  } else {
    import_pgn(*text->string(), game, games);
  }
  return Json::object().set("format", points ? "dhtmlxq" : "pgn").set("games", std::move(games));
}

}  // namespace luatco::api

#include <deque>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "luatco/api/base64.h"
#include "luatco/api/ops.h"
#include "luatco/formats/dhtmlxq.h"
#include "luatco/formats/pgn_reader.h"
#include "luatco/formats/pgn_split.h"
#include "luatco/formats/point_player.h"
#include "luatco/formats/xqf.h"
#include "luatco/games/detect.h"

namespace luatco::api {
namespace {

/// Each game of a text as an object. Lines are a flat list: the main line first, then the
/// variations in the order in which their first moves stand.
template <Rules G>
class Importer : public formats::PgnVisitor<G> {
 public:
  Importer(Json& games, std::uint64_t base) : games_(games), base_(base) {}

  void begin_game(std::uint64_t) {
    tags_ = Json::object();
    findings_ = Json::array();
    fen_.clear();
    notation_.clear();
    lines_.assign(1, {});
    open_.assign(1, {.line = 0});
  }
  void tag(std::string_view name, std::string_view value) { tags_.set(name, value); }
  void start(const typename G::Position& position, std::string_view notation) {
    fen_ = G::write_fen(position);
    notation_ = notation;
  }
  void move(const formats::PgnPly<G>& ply) {
    Open& open = open_.back();
    if (!open.line) begin_line(open, ply.ply);
    Line& line = lines_[*open.line];
    line.moves.push(write_move<G>(ply.before, ply.move));
    line.last = ply.ply;
  }
  void comment(std::string_view text) {
    Open& open = open_.back();
    if (open.line) {
      add_comment(lines_[*open.line], text);
    } else {
      open.early.emplace_back(text);
    }
  }
  void begin_variation() { open_.push_back({}); }
  void end_variation() {
    const Open closed = std::move(open_.back());
    open_.pop_back();
    // What was said in a variation without moves is said of the move it stands behind.
    if (closed.line) return;
    for (const std::string& text : closed.early) comment(text);
  }
  void finding(const formats::Finding& finding) {
    const Reason facts{.id = finding.id, .law = {}, .evidence = finding.args};
    Json json = Json::object();
    json.set("id", finding.id).set("severity", formats::name(finding.severity));
    if (finding.ply != 0) json.set("ply", std::int64_t{finding.ply});
    if (!finding.token.empty()) json.set("token", finding.token);
    json.set("offset", base_ + finding.offset);
    json.set("args", *reason_json(facts, naming<G>()).find("args"));
    if (finding.in_variation) json.set("in_variation", true);
    if (finding.reason) json.set("reason", reason_json(*finding.reason, naming<G>()));
    findings_.push(std::move(json));
  }
  void end_game(const formats::PgnEnd& end) {
    Json json = Json::object();
    json.set("game", G::kName).set("notation", notation_).set("tags", std::move(tags_));
    json.set("fen", fen_).set("moves", std::move(lines_[0].moves));
    json.set("comments", std::move(lines_[0].comments));
    if (lines_.size() > 1) json.set("variations", variations());
    json.set("result", formats::name(end.result)).set("complete", end.complete);
    json.set("findings", std::move(findings_));
    games_.push(std::move(json));
  }

 private:
  struct Line {
    std::size_t parent = 0;   // index in lines_
    std::uint32_t first = 1;  // the ply of its first move
    std::uint32_t last = 0;   // of its last one so far
    Json moves = Json::array();
    Json comments = Json::array();
  };
  /// A line that is being read; a variation is one of lines_ from its first move on.
  struct Open {
    std::optional<std::size_t> line = std::nullopt;
    std::vector<std::string> early = {};  // said before its first move
  };

  static void add_comment(Line& line, std::string_view text) {
    line.comments.push(Json::object().set("ply", std::int64_t{line.last}).set("text", text));
  }
  void begin_line(Open& open, std::uint32_t first) {
    std::size_t around = open_.size() - 2;
    while (!open_[around].line) --around;
    open.line = lines_.size();
    lines_.push_back({.parent = *open_[around].line, .first = first, .last = first - 1});
    for (const std::string& text : open.early) add_comment(lines_.back(), text);
  }
  Json variations() {
    Json list = Json::array();
    for (std::size_t i = 1; i < lines_.size(); ++i) {
      Line& line = lines_[i];
      Json json = Json::object();
      if (line.parent != 0) json.set("of", static_cast<std::int64_t>(line.parent - 1));
      json.set("ply", std::int64_t{line.first}).set("moves", std::move(line.moves));
      if (!line.comments.items()->empty()) json.set("comments", std::move(line.comments));
      list.push(std::move(json));
    }
    return list;
  }

  Json& games_;
  std::uint64_t base_;
  Json tags_ = Json::object();
  Json findings_ = Json::array();
  std::string fen_;
  std::string notation_;
  std::vector<Line> lines_;
  std::vector<Open> open_;
};

void import_points(std::span<const formats::PointRecord> records, Json& games) {
  games::each_game([&]<Rules G>() {
    if constexpr (formats::RecordRules<G>::kHasPoints) {
      Importer<G> importer(games, 0);
      for (const auto& record : records) formats::play_points<G>(record, importer);
    }
  });
}

/// import of a file of XQF, whose bytes come in base64.
Answer import_xqf(const Json& field) {
  const auto bytes =
      field.string() != nullptr ? base64_bytes(*field.string()) : std::optional<std::string>();
  if (!bytes) return bad_field("xqf");
  auto record = formats::parse_xqf(*bytes);
  if (!record) return bad_field("xqf");
  formats::widen_texts(*record);
  std::deque<std::string> tokens;  // what the findings point to
  for (formats::PointFinding& finding : record->findings) {
    finding.token = tokens.emplace_back(formats::widened(finding.token));
  }
  Json games = Json::array();
  import_points({&*record, 1}, games);
  return Json::object().set("format", "xqf").set("games", std::move(games));
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

/// import: the games of a text, PGN in any notation or DhtmlXQ, or of a file of XQF. "game" may be
/// left out: each record tells.
Answer op_import(const Json& request) {
  if (const Json* xqf = request.find("xqf")) return import_xqf(*xqf);
  const auto text = needed_text(request, "text");
  if (!text) return Unexpected{text.error()};
  const std::string_view game = request.text("game");
  if (!game.empty() && !games::with_game(game, []<Rules G>() {})) {
    return error("api.unknown_game", Json::object().set("game", game));
  }
  const bool points = formats::is_dhtmlxq(*text);
  Json games = Json::array();
  if (points) {
    import_points(formats::parse_dhtmlxq(*text), games);
  } else {
    import_pgn(*text, game, games);
  }
  return Json::object().set("format", points ? "dhtmlxq" : "pgn").set("games", std::move(games));
}

}  // namespace luatco::api

#include <algorithm>
#include <optional>
#include <vector>

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

/// The lines of a game as nodes of its tree, in the order of `import`: the main line, then
/// "variations".
template <Rules G>
class LineReader {
 public:
  explicit LineReader(formats::GameTree<G>& tree) : tree_(tree) {}

  void main_line(const Line<G>& line) {
    begin(1, formats::kRoot, line.start);
    for (const auto& ply : line.past) play(ply.move);
  }
  /// {"of"?,"ply","moves","comments"?}: in place of that ply of a line before it, the main line
  /// where "of" is absent. False where it is none.
  bool variation(const Json& json) {
    std::size_t parent = 0;
    if (const Json* of = json.find("of")) {
      if (!of->integer() || *of->integer() < 0) return false;
      parent = static_cast<std::size_t>(*of->integer()) + 1;
    }
    const Json* ply = json.find("ply");
    const Json* moves = json.find("moves");
    if (parent >= lines_.size() || ply == nullptr || !ply->integer() || moves == nullptr ||
        moves->items() == nullptr) {
      return false;
    }
    const auto at = index_in(lines_[parent], *ply->integer());
    if (!at) return false;
    const auto [node, position] = lines_[parent].places[*at];
    begin(*ply->integer(), node, position);
    for (const Json& text : *moves->items()) {
      if (text.string() == nullptr) return false;
      const auto reading = G::read_move(lines_.back().places.back().position, *text.string(), {});
      if (reading.candidates.size() != 1 || !play(reading.candidates.front())) return false;
    }
    return comments(json, lines_.size() - 1);
  }
  /// "comments": [{"ply","text"}] of a line; each stands behind that ply, 0 before the first.
  bool comments(const Json& json, std::size_t line) {
    const Json* list = json.find("comments");
    if (list == nullptr) return true;
    if (list->items() == nullptr) return false;
    for (const Json& comment : *list->items()) {
      const Json* ply = comment.find("ply");
      const Json* text = comment.find("text");
      if (ply == nullptr || !ply->integer() || text == nullptr || text->string() == nullptr) {
        return false;
      }
      const auto at = index_in(lines_[line], *ply->integer() + 1);
      if (!at) return false;
      say(lines_[line], *at, *text->string());
    }
    return true;
  }

 private:
  using Remark = formats::Remark;
  struct Place {
    formats::NodeIndex node;
    typename G::Position position;
  };
  struct Played {
    std::int64_t first;         // the ply of its first move
    std::vector<Place> places;  // before it, and after each of its moves
  };

  void begin(std::int64_t first, formats::NodeIndex node, const typename G::Position& position) {
    lines_.push_back({first, {{node, position}}});
  }
  bool play(typename G::Move move) {
    const Place last = lines_.back().places.back();
    const auto node = tree_.add(last.node, move);
    if (node == formats::kNoNode) return false;
    lines_.back().places.push_back({node, last.position.after(move)});
    return true;
  }
  /// Of the place before ply `ply`.
  static std::optional<std::size_t> index_in(const Played& line, std::int64_t ply) {
    if (ply < line.first || ply - line.first >= static_cast<std::int64_t>(line.places.size())) {
      return std::nullopt;
    }
    return static_cast<std::size_t>(ply - line.first);
  }
  void say(const Played& line, std::size_t at, std::string_view text) {
    const bool early = at == 0 && line.places[0].node != formats::kRoot && line.places.size() > 1;
    tree_.add_comment(line.places[early ? 1 : at].node,
                      early ? Remark::Kind::CommentBefore : Remark::Kind::Comment, text);
  }

  formats::GameTree<G>& tree_;
  std::vector<Played> lines_;
};

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
    LineReader<G> lines(game.tree);
    lines.main_line(*line);
    if (!lines.comments(request, 0)) return bad_field("comments");
    if (const Json* variations = request.find("variations")) {
      if (variations->items() == nullptr) return bad_field("variations");
      for (const Json& variation : *variations->items()) {
        if (!lines.variation(variation)) return bad_field("variations");
      }
    }
    game.started = true;
    auto text = write_record(game, request.text("format", "pgn"), notation);
    if (!text) return bad_field("format");
    return Json::object().set("text", std::move(*text));
  });
}

}  // namespace luatco::api

#include "luatco/say/fill.h"

#include <algorithm>
#include <array>

#include "luatco/say/speaker.h"

namespace luatco::say {
namespace {

constexpr std::string_view kPieces[] = {"piece",  "blocker",   "attacker",
                                        "victim", "protector", "becomes"};
constexpr std::string_view kSides[] = {"side", "other", "by", "of", "winner", "loser"};
constexpr std::string_view kSquares[] = {"from", "to", "crossed", "target", "king", "square"};
constexpr std::string_view kMoves[] = {"move", "moves", "run", "block", "capture", "unscreen"};

template <std::size_t N>
bool is_one_of(std::string_view name, const std::string_view (&names)[N]) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

Filled number(std::int64_t value) { return {std::to_string(value), value}; }

std::optional<char> letter(const Value* value) {
  const auto* text = value == nullptr ? nullptr : std::get_if<std::string>(value);
  if (text == nullptr || text->size() != 1) return std::nullopt;
  return text->front();
}

}  // namespace

AskedName asked_name(std::string_view placeholder) {
  const auto underscore = placeholder.rfind('_');
  if (underscore == std::string_view::npos || placeholder.ends_with("_at")) {
    return {placeholder, {}};
  }
  return {placeholder.substr(0, underscore), placeholder.substr(underscore + 1)};
}

Filler::Filler(const Speaker& speaker, std::string_view id, const Args& args, const Scene& scene)
    : speaker_(speaker),
      args_(args),
      game_(game_of(id, scene)),
      voice_(scene.voice),
      side_(args.text("side")) {
  if (id.starts_with("xq.setup.")) return;  // an arrangement is looked at from Red's side
  if (side_.empty()) side_ = args.text("winner");
  if (side_.empty()) side_ = scene.side;
  if (const auto piece = letter(args.find("piece")); side_.empty() && piece) {
    side_ = side_of(game_, *piece);
  }
}

std::optional<Filled> Filler::fill(std::string_view placeholder) const {
  if (auto value = plain(placeholder)) return value;
  return derived(asked_name(placeholder));
}

std::optional<Filled> Filler::plain(std::string_view name) const {
  const Value* value = args_.find(name);
  if (value == nullptr) {
    if (name == "side" && !side_.empty()) return Filled{show(name, side_)};
    if (name == "other" && !side_.empty()) {
      return Filled{show(name, std::string(other_side(game_, side_)))};
    }
    return std::nullopt;
  }
  if (const auto* n = std::get_if<std::int64_t>(value)) return number(*n);
  if (const auto* phrases = std::get_if<Phrases>(value)) return Filled{show_phrases(*phrases)};
  if (const auto* text = std::get_if<std::string>(value)) return Filled{show(name, *text)};
  const auto& list = std::get<std::vector<std::string>>(*value);
  if (game_.shape->points && is_one_of(name, kMoves)) return Filled{show_moves_by_piece(list)};
  std::vector<std::string> shown;
  for (const std::string& item : list) shown.push_back(show(name, item));
  if (shown.empty()) return Filled{inside("word.nothing")};
  return Filled{speaker_.join(shown, is_one_of(name, kMoves) ? Joined::Or : Joined::And)};
}

std::optional<Filled> Filler::derived(AskedName asked) const {
  const Value* value = args_.find(asked.base);
  if (asked.how == "given") return Filled{value == nullptr ? "no" : "yes"};
  if (asked.how == "n") {
    const auto* phrases = value == nullptr ? nullptr : std::get_if<Phrases>(value);
    const auto* list = value == nullptr ? nullptr : std::get_if<std::vector<std::string>>(value);
    const std::size_t n = phrases != nullptr ? phrases->size() : list != nullptr ? list->size() : 0;
    return number(static_cast<std::int64_t>(n));
  }
  if (asked.how == "id" && is_one_of(asked.base, kSides)) {
    if (value != nullptr) return Filled{std::string(args_.text(asked.base))};
    if (asked.base == "side" && !side_.empty()) return Filled{side_};
    return std::nullopt;
  }
  if (value == nullptr) return std::nullopt;
  if (const auto* n = std::get_if<std::int64_t>(value)) {
    if (asked.how == "move") return number((*n + 1) / 2);
    if (asked.how == "nth") return number(*n + 1);
  }
  const auto piece = letter(value);
  if (piece && is_one_of(asked.base, kPieces)) return of_piece(*piece, asked.how);
  if (asked.how == "name") return name_of_id(args_.text(asked.base));
  return std::nullopt;
}

/// Endings have a short name besides their sentence.
std::optional<Filled> Filler::name_of_id(std::string_view id) const {
  const std::string name = std::string(id) + ".name";
  if (!speaker_.knows(name)) return std::nullopt;
  return Filled{speaker_(name)};
}

std::optional<Filled> Filler::of_piece(char letter, std::string_view how) const {
  const std::string_view kind = role(game_, letter);
  const std::string_view side = side_of(game_, letter);
  if (kind.empty()) return std::nullopt;
  if (how == "name") return Filled{noun(kind)};
  if (how == "role") return Filled{std::string(kind)};
  if (how == "side") return Filled{std::string(side)};
  if (how == "whose") {
    if (side_.empty()) return std::nullopt;
    return Filled{side == side_ ? "own" : "enemy"};
  }
  const std::string id =
      words_prefix(game_) + std::string(side) + "_" + std::string(kind) + "." + std::string(how);
  if (!speaker_.knows(id)) return std::nullopt;
  return Filled{speaker_(id)};
}

std::string Filler::show(std::string_view name, const std::string& value) const {
  if (is_one_of(name, kSides)) return value.empty() ? value : speaker_("word.side." + value);
  if (is_one_of(name, kPieces)) {
    const std::string_view kind = value.size() == 1 ? role(game_, value[0]) : std::string_view{};
    if (kind.empty()) return value;
    if (name == "piece") return noun(kind);
    return noun(std::string(side_of(game_, value[0])) + "_" + std::string(kind));
  }
  if (is_one_of(name, kMoves)) return show_move(value);
  if (is_one_of(name, kSquares) || name == "list" || name.ends_with("_at")) {
    return show_square(value);
  }
  return value;
}

/// Names of points are long: moves of one piece name it once. "A to x or y; B to z"
std::string Filler::show_moves_by_piece(const std::vector<std::string>& moves) const {
  std::string text;
  for (std::size_t i = 0; i < moves.size();) {
    const std::string from = moves[i].substr(0, 2);
    std::vector<std::string> targets;
    for (; i < moves.size() && moves[i].starts_with(from); ++i) {
      targets.push_back(show_square(moves[i].substr(from.size())));
    }
    if (!text.empty()) text += "; ";
    text += inside("word.xq.move", {{"from", from}, {"to", speaker_.join(targets, Joined::Or)}});
  }
  return text.empty() ? inside("word.nothing") : text;
}

std::string Filler::noun(std::string_view piece_word) const {
  return inside(words_prefix(game_) + std::string(piece_word));
}

std::string Filler::show_square(const std::string& value) const {
  if (!game_.shape->points) return value;
  const Point point = xiangqi_point(value, side_);
  if (point.file == 0) return value;
  return inside("word.xq.square",
                {{"file", std::int64_t{point.file}}, {"row", std::int64_t{point.row}}});
}

/// Coordinates ("e2e4", "a7a8q"); anything else, such as SAN, is shown as it is.
std::string Filler::show_move(const std::string& value) const {
  const auto is_square = [&value](std::size_t at) {
    return value[at] >= 'a' && value[at] <= 'i' && value[at + 1] >= '0' && value[at + 1] <= '9';
  };
  if (value.size() < 4 || value.size() > 5 || !is_square(0) || !is_square(2)) return value;
  const bool promotes = value.size() == 5;
  Args args{{"from", value.substr(0, 2)}, {"to", value.substr(2, 2)}};
  if (promotes) args.add("piece", value.substr(4));
  const std::string id = words_prefix(game_) + (promotes ? "promotion_move" : "move");
  return inside(id, args);
}

std::string Filler::show_phrases(const Phrases& phrases) const {
  std::vector<std::string> shown;
  for (const api::Json& phrase : phrases) {
    const api::Json* args = phrase.find("args");
    shown.push_back(inside(phrase.text("id"), args != nullptr ? args_of(*args) : Args{}));
  }
  return speaker_.join(shown, Joined::Or);
}

std::string Filler::inside(std::string_view id, const Args& args) const {
  return speaker_(id, args, {.game = game_.name, .side = side_, .voice = voice_});
}

}  // namespace luatco::say

#include "luatco/say/samples.h"

#include <algorithm>

#include "luatco/say/fill.h"
#include "luatco/say/game_words.h"

namespace luatco::say {
namespace {

bool is_piece(std::string_view name) {
  return name == "piece" || name == "blocker" || name == "attacker" || name == "victim" ||
         name == "protector" || name == "becomes";
}
bool is_side(std::string_view name) {
  return name == "side" || name == "other" || name == "by" || name == "of" || name == "winner" ||
         name == "loser";
}

bool asks(const Message& message, std::string_view base, std::string_view how) {
  return std::any_of(message.placeholders().begin(), message.placeholders().end(),
                     [&](const Placeholder& placeholder) {
                       const AskedName asked = asked_name(placeholder.name);
                       return asked.base == base && asked.how == how;
                     });
}

bool chooses_by_number(const Message& message, std::string_view name) {
  return std::any_of(message.placeholders().begin(), message.placeholders().end(),
                     [&](const Placeholder& placeholder) {
                       return placeholder.name == name && placeholder.use == Use::Number;
                     });
}

/// Where things stand in the samples, so that a golden page reads like a position.
std::string sample_square(std::string_view name, const BoardShape& shape) {
  if (name == "from") return shape.points ? "b2" : "e4";
  if (name == "to") return shape.points ? "b7" : "e6";
  if (name == "blocker_at") return shape.points ? "b5" : "e5";
  if (name == "attacker_at") return shape.points ? "e6" : "a8";
  if (name == "victim_at") return "g6";
  if (name == "protector_at") return "g8";
  if (name == "crossed") return "f1";
  return shape.points ? "e0" : "c3";
}

bool is_number(std::string_view name) {
  return name == "n" || name == "limit" || name == "pieces" || name == "ply" || name == "index" || name == "count" ||
         name == "games" || name == "plies" || name == "offset" || name == "line" ||
         name == "file" || name == "row" || name == "nth";
}
bool is_list(std::string_view name) {
  return name == "list" || name == "moves" || name == "run" || name == "block" ||
         name == "capture" || name == "unscreen";
}

struct Sampler {
  std::string_view id;
  const api::GameFace& game;

  /// The first `n` of two moves, named.
  [[nodiscard]] Phrases ways(std::size_t n) const {
    const api::Json goes =
        api::Json::object().set("piece", "N").set("to", sample_square("to", *game.shape));
    const api::Json takes = api::Json::object()
                                .set("piece", "R")
                                .set("from", sample_square("from", *game.shape))
                                .set("victim", "p")
                                .set("to", sample_square("blocker_at", *game.shape));
    Phrases phrases{api::Json::object().set("id", "phrase.goes").set("args", goes),
                    api::Json::object().set("id", "phrase.takes").set("args", takes)};
    phrases.resize(n);
    return phrases;
  }

  [[nodiscard]] Value value(std::string_view name) const {
    if (name == "piece") return std::string("N");
    if (name == "becomes") return std::string("Q");
    if (name == "blocker" || name == "victim" || name == "protector") return std::string("p");
    if (name == "attacker") return std::string("r");
    if (name == "other" || name == "loser") return std::string("black");
    if (is_side(name)) return std::string(game.shape->side_ids[0]);
    if (is_number(name)) return std::int64_t{name == "limit" ? 50 : 7};
    if (name == "list") {
      return std::vector<std::string>{sample_square("from", *game.shape),
                                      sample_square("blocker_at", *game.shape),
                                      sample_square("attacker_at", *game.shape)};
    }
    if (is_list(name)) {
      return game.shape->points ? std::vector<std::string>{"h2e2", "b0c2", "e0e1"}
                                : std::vector<std::string>{"e1d2", "g1f3", "a7a8q"};
    }
    if (name == "title") return std::string("law.chess.castling");
    if (name == "which") return std::string("alone");
    if (name == "ways") return ways(2);
    if (name == "text" && id.ends_with(".game.over")) {
      return std::string(game.id_prefix) + ".result.resign";
    }
    if (name == "text") return std::string("Zx9");
    if (name.ends_with("_at") || name == "from" || name == "to" || name == "crossed" ||
        name == "target" || name == "king" || name == "square") {
      return sample_square(name, *game.shape);
    }
    return "<" + std::string(name) + ">";
  }
};

Args with(const Args& base, std::string_view name, Value value) {
  Args args;
  args.add(std::string(name), std::move(value));
  for (const NamedValue& item : base) {
    if (item.name != name) args.add(item.name, item.value);
  }
  return args;
}

Args without(const Args& base, std::string_view name) {
  Args args;
  for (const NamedValue& item : base) {
    if (item.name != name) args.add(item.name, item.value);
  }
  return args;
}

Args all(std::string_view id, const Message& message) {
  const Sampler sampler{id, game_of(id, {})};
  Args args{{"side", sampler.value("side")}};
  for (const std::string& name : argument_names(message)) {
    if (name != "side") args.add(name, sampler.value(name));
  }
  return args;
}

}  // namespace

std::vector<std::string> argument_names(const Message& message) {
  std::vector<std::string> names;
  for (const Placeholder& placeholder : message.placeholders()) {
    const std::string base(asked_name(placeholder.name).base);
    if (std::find(names.begin(), names.end(), base) == names.end()) names.push_back(base);
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<Args> samples(std::string_view id, const Message& message) {
  const Args base = all(id, message);
  std::vector<Args> out{base};
  for (const std::string& name : argument_names(message)) {
    if (asks(message, name, "whose")) out.push_back(with(base, name, std::string("P")));
    if (asks(message, name, "given")) out.push_back(without(base, name));
    if (chooses_by_number(message, name)) {
      for (const std::int64_t n : {0, 1, 2}) out.push_back(with(base, name, n));
    }
    if (name == "which") {
      for (const char* which : {"front", "middle", "rear", "nth"}) {
        out.push_back(with(base, name, std::string(which)));
        out.push_back(without(out.back(), "file"));
      }
    }
    if (name == "ways") {
      out.push_back(with(base, name, Sampler{id, game_of(id, {})}.ways(1)));
    }
    if (is_list(name)) {
      const auto list = std::get<std::vector<std::string>>(*base.find(name));
      if (asks(message, name, "n")) out.push_back(with(base, name, std::vector<std::string>{}));
      out.push_back(with(base, name, std::vector<std::string>{list.front()}));
    }
  }
  return out;
}

std::vector<Args> piece_samples(std::string_view id, const Message& message) {
  const Args base = all(id, message);
  std::vector<Args> out;
  for (const std::string& name : argument_names(message)) {
    if (!is_piece(name)) continue;
    for (const RoleShape& role : game_of(id, {}).shape->roles) {
      const auto lower = static_cast<char>(role.letter - 'A' + 'a');
      for (const char letter : {role.letter, lower}) {
        out.push_back(with(base, name, std::string(1, letter)));
      }
    }
  }
  return out;
}

}  // namespace luatco::say

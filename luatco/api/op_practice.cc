// practice: a new item of a theme, made by chance and checked by the rules.
#include "luatco/api/item_json.h"
#include "luatco/api/ops.h"

namespace luatco::api {
namespace {

constexpr int kMostSolutions = 200;

/// A number of the theme within bounds, or `otherwise` where it is absent.
Result<int, Json> read_count(const Json& theme, std::string_view name, int otherwise) {
  const Json* member = theme.find(name);
  if (member == nullptr) return otherwise;
  const std::int64_t* n = member->integer();
  if (n == nullptr || *n < 0 || *n > kMostSolutions) return bad_field("theme");
  return static_cast<int>(*n);
}

/// Every letter stands for a man of the game?
template <Rules G>
bool are_men(std::string_view letters) {
  for (const char c : letters) {
    const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - ('a' - 'A')) : c;
    bool known = false;
    for (const RoleShape& role : G::shape().roles) known |= role.letter == upper;
    if (!known) return false;
  }
  return true;
}

template <Rules G>
Result<teach::Theme<G>, Json> read_theme(const Json& request) {
  const Json* json = request.find("theme");
  if (json == nullptr) return missing_field("theme");
  const Json* task = json->find("item");
  if (task == nullptr) return missing_field("theme.item");
  auto item = read_item_task<G>(*task);
  if (!item) return Unexpected{item.error()};
  teach::Theme<G> theme{std::string(json->text("men")),
                        {},
                        std::string(json->text("rest", "w - - 0 1")),
                        *std::move(item),
                        1,
                        1};
  if (const Json* fixed = json->find("fixed")) {
    if (fixed->members() == nullptr) return bad_field("theme.fixed");
    for (const auto& [name, man] : *fixed->members()) {
      const auto square = G::parse_square(name);
      if (!square || man.string() == nullptr || man.string()->size() != 1) {
        return bad_field("theme.fixed");
      }
      theme.fixed.emplace_back(*square, man.string()->front());
    }
  }
  const std::size_t men = theme.men.size() + theme.fixed.size();
  if (men > teach::kMaxMenOfTheme || !are_men<G>(theme.men)) return bad_field("theme.men");
  for (const auto& [square, man] : theme.fixed) {
    if (!are_men<G>({&man, 1})) return bad_field("theme.fixed");
  }
  const auto fewest = read_count(*json, "fewest", 1);
  const auto most = read_count(*json, "most", 1);
  if (!fewest || !most) return bad_field("theme");
  theme.fewest = *fewest;
  theme.most = *most;
  return theme;
}

}  // namespace

Answer op_practice(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto theme = read_theme<G>(request);
    if (!theme) return Unexpected{theme.error()};
    const Json* seed = request.find("seed");
    const std::int64_t n = seed != nullptr && seed->integer() != nullptr ? *seed->integer() : 0;
    const auto item = teach::practice<G>(*theme, static_cast<std::uint64_t>(n));
    if (!item) return error("api.no_such_item");
    Json made = *request.find("theme")->find("item");
    made.set("fen", G::write_fen(item->start));
    Json json = Json::object();
    json.set("item", std::move(made));
    return json;
  });
}

}  // namespace luatco::api

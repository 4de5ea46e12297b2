// practice: new items of a theme or of several, made by chance and checked by the rules; a day's
// set; the twin of an item.
#include <algorithm>
#include <numeric>
#include <set>

#include "luatco/api/item_json.h"
#include "luatco/api/item_twin.h"
#include "luatco/api/item_verdict.h"
#include "luatco/api/ops.h"
#include "luatco/teach/twin.h"

namespace luatco::api {
namespace {

constexpr int kMostSolutions = 200;
constexpr std::size_t kMostThemes = 200;
constexpr std::size_t kMostPositions = 2'000;
constexpr std::int64_t kMostItems = 40;
constexpr std::int64_t kTriesPerItem = 4;
constexpr std::uint64_t kTriesForPast = 8;

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
Result<teach::Theme<G>, Json> read_theme(const Json& json) {
  const Json* task = json.find("item");
  if (task == nullptr) return missing_field("theme.item");
  auto item = read_item_task<G>(*task);
  if (!item) return Unexpected{item.error()};
  teach::Theme<G> theme{std::string(json.text("men")),
                        {},
                        std::string(json.text("rest", "w - - 0 1")),
                        *std::move(item),
                        1,
                        1,
                        {}};
  if (const Json* positions = json.find("positions")) {
    if (positions->items() == nullptr || positions->items()->size() > kMostPositions) {
      return bad_field("theme.positions");
    }
    for (const Json& fen : *positions->items()) {
      if (fen.string() == nullptr) return bad_field("theme.positions");
      theme.positions.push_back(*fen.string());
    }
  }
  if (const Json* fixed = json.find("fixed")) {
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
  const auto fewest = read_count(json, "fewest", 1);
  const auto most = read_count(json, "most", 1);
  if (!fewest || !most) return bad_field("theme");
  theme.fewest = *fewest;
  theme.most = *most;
  return theme;
}

/// The number that chance begins with: "seed", or the day "date" ("2026-11-30"), the same for all.
Result<std::uint64_t, Json> read_seed(const Json& request) {
  const std::string_view date = request.text("date");
  if (!date.empty()) {
    if (date.size() != 10) return bad_field("date");
    std::uint64_t hash = 0xCBF29CE484222325ULL;  // FNV-1a
    for (const char c : date) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return hash;
  }
  const Json* seed = request.find("seed");
  return seed != nullptr && seed->integer() != nullptr
             ? static_cast<std::uint64_t>(*seed->integer())
             : 0U;
}

/// What happened before ("record", "events") has to fit the position that chance has found.
bool has_fitting_past(std::string_view game, teach::Input input, const Json& item) {
  if (input == teach::Input::Rule) return ruling_of(game, item).has_value();
  return input != teach::Input::Choose || verdict_of(game, item).has_value();
}

template <Rules G>
Answer made_item(const Json& theme, std::uint64_t seed) {
  const auto read = read_theme<G>(theme);
  if (!read) return Unexpected{read.error()};
  for (std::uint64_t n = 0; n < kTriesForPast; ++n) {
    const auto item = teach::practice<G>(*read, seed + n * 104'729U);
    if (!item) break;
    Json made = *theme.find("item");
    if (item->input == teach::Input::Choose && made.find("attempt") == nullptr) {
      made.set("attempt", item->attempt);
    }
    made.set("fen", G::write_fen(item->start));
    if (has_fitting_past(G::kName, item->input, made)) return made;
  }
  return error("api.no_such_item");
}

/// 0, 1, ... in an order of chance.
std::vector<std::size_t> shuffled(std::size_t n, teach::Chance& chance) {
  std::vector<std::size_t> order(n);
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = n; i > 1; --i) {
    std::swap(order[i - 1], order[static_cast<std::size_t>(chance.below(static_cast<int>(i)))]);
  }
  return order;
}

/// The likenesses of "unlike": positions that were seen before.
Result<std::set<std::string>, Json> read_seen(const Json& request, const BoardShape& shape) {
  std::set<std::string> seen;
  const Json* unlike = request.find("unlike");
  if (unlike == nullptr) return seen;
  if (unlike->items() == nullptr || unlike->items()->size() > kMostPositions) {
    return bad_field("unlike");
  }
  for (const Json& fen : *unlike->items()) {
    if (fen.string() == nullptr) return bad_field("unlike");
    seen.insert(teach::likeness(*fen.string(), shape));
  }
  return seen;
}

/// Where several themes stand for one, chance takes one of them.
const Json& one_theme(const Json& theme, teach::Chance& chance) {
  const Json::Array* several = theme.items();
  if (several == nullptr || several->empty()) return theme;
  return (*several)[static_cast<std::size_t>(chance.below(static_cast<int>(several->size())))];
}

/// The items, and how many right answers pass where they are an exam: nine of ten.
Json set_of(Json items) {
  const auto pass = static_cast<std::int64_t>((items.items()->size() * 9 + 9) / 10);
  return Json::object().set("items", std::move(items)).set("pass", pass);
}

/// "count" items: every theme once, in an order of chance, before any comes again. No position
/// comes twice, nor its twin, nor one of "unlike". Fewer where the themes don't give more.
template <Rules G>
Answer made_set(const Json& request, const Json::Array& themes, std::uint64_t seed) {
  const Json* count = request.find("count");
  const std::int64_t wanted =
      count != nullptr && count->integer() != nullptr ? *count->integer() : 1;
  if (wanted < 1 || wanted > kMostItems) return bad_field("count");
  auto seen = read_seen(request, G::shape());
  if (!seen) return Unexpected{seen.error()};
  teach::Chance chance(seed);
  const std::vector<std::size_t> order = shuffled(themes.size(), chance);
  Json items = Json::array();
  // A theme may fail, and a position come again: so many tries are enough in a course, and bound
  // the work.
  std::int64_t tries = 0;
  for (std::size_t n = 0; static_cast<std::int64_t>(items.items()->size()) < wanted; ++n) {
    const std::size_t theme = order[n % order.size()];
    for (bool made = false; !made;) {
      if (++tries > kTriesPerItem * wanted) return set_of(std::move(items));
      Answer item = made_item<G>(one_theme(themes[theme], chance),
                                 seed + static_cast<std::uint64_t>(tries) * 7'919U);
      if (!item && item.error().text("id") != "api.no_such_item") return item;
      if (!item) break;
      if (!seen->insert(teach::likeness(item->text("fen"), G::shape())).second) continue;
      made = true;
      Json one = Json::object().set("theme", static_cast<std::int64_t>(theme));
      items.push(one.set("item", *std::move(item)));
    }
  }
  return set_of(std::move(items));
}

/// The twin of a kind, or of the kind that the seed picks among those there are.
template <Rules G>
Answer twin_of(const Json& item, std::string_view kind, std::uint64_t seed) {
  using teach::TwinKind;
  const auto named = teach::twin_kind(kind);
  if (!kind.empty() && !named) return bad_field("kind");
  std::vector<TwinKind> kinds = {TwinKind::Mirror, TwinKind::Colours, TwinKind::Both};
  if (named) kinds = {*named};
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const TwinKind tried = kinds[(static_cast<std::size_t>(seed) + i) % kinds.size()];
    auto twin = twin_item(item, tried, G::shape());
    if (!twin) continue;
    // What was no item to begin with has no twin.
    if (const auto read = read_item<G>(Json::object().set("item", *twin)); !read) {
      return Unexpected{read.error()};
    }
    return Json::object().set("kind", teach::name(tried)).set("item", *std::move(twin));
  }
  return error("api.no_such_item");
}

}  // namespace

Answer op_practice(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto seed = read_seed(request);
    if (!seed) return Unexpected{seed.error()};
    if (const Json* item = request.find("twin_of")) {
      return twin_of<G>(*item, request.text("kind"), *seed);
    }
    if (const Json* themes = request.find("themes")) {
      if (themes->items() == nullptr || themes->items()->empty() ||
          themes->items()->size() > kMostThemes) {
        return bad_field("themes");
      }
      return made_set<G>(request, *themes->items(), *seed);
    }
    const Json* theme = request.find("theme");
    if (theme == nullptr) return missing_field("theme");
    Answer item = made_item<G>(*theme, *seed);
    if (!item) return item;
    return Json::object().set("item", *std::move(item));
  });
}

}  // namespace luatco::api

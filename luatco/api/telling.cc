#include "luatco/api/telling.h"

#include "luatco/api/law_book.h"

namespace luatco::api {

Json phrases_json(const Phrases& phrases, const Naming& naming) {
  Json list = Json::array();
  for (const Phrase& phrase : phrases) {
    list.push(Json::object().set("id", phrase.id).set("args", args_json(phrase.evidence, naming)));
  }
  return list;
}

namespace {

Json step_json(const explain::Step& step, const Naming& naming) {
  Json json = reason_json(step.said, naming);
  Json marks = Json::array();
  for (const explain::Mark& mark : step.marks) {
    marks.push(
        Json::object().set("square", naming.square(mark.square)).set("kind", name(mark.kind)));
  }
  Json arrows = Json::array();
  for (const explain::Arrow& arrow : step.arrows) {
    arrows.push(Json::object()
                    .set("from", naming.square(arrow.from))
                    .set("to", naming.square(arrow.to))
                    .set("kind", name(arrow.kind)));
  }
  json.set("marks", std::move(marks));
  return json.set("arrows", std::move(arrows));
}

/// What a sentence is about, for law_article(): its id, and the piece it is said of.
std::string belonging(const Reason& said, const Naming& naming) {
  std::string about(said.id);
  const Evidence* evidence = said.find(Arg::Piece);
  const auto* piece = evidence == nullptr ? nullptr : std::get_if<PieceRef>(&evidence->value);
  if (piece == nullptr) return about;
  about += '/';
  return about += naming.shape->roles[piece->role].letter;
}

}  // namespace

Json shown_json(const Reason& reason, const Naming& naming) {
  return step_json(explain::step(reason), naming);
}

Json shown_json(const Refusal& refusal, const Naming& naming) {
  Json list = Json::array();
  for (const Reason& reason : refusal) list.push(shown_json(reason, naming));
  return list;
}

Json steps_json(const explain::Steps& steps, const Naming& naming) {
  Json list = Json::array();
  for (const explain::Step& step : steps) list.push(step_json(step, naming));
  return list;
}

Json story_json(const explain::Steps& steps, std::string_view game, const Naming& naming) {
  Json list = steps_json(steps, naming);
  const Json* article = nullptr;
  for (const explain::Step& step : steps) {
    if (article == nullptr) article = law_article(game, belonging(step.said, naming));
  }
  if (article == nullptr) return list;
  const std::string_view name = article->text("article");
  const std::string title = "law." + std::string(game) + "." + std::string(name);
  return list.push(Json::object()
                       .set("id", "explain.read")
                       .set("args", Json::object().set("title", title))
                       .set("article", name));
}

}  // namespace luatco::api

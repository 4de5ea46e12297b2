#include "luatco/say/add_text.h"

namespace luatco::say {
namespace {

/// Ids of messages have dots; "id":"knight" of a shape does not.
std::string_view message_id(const api::Json& object) {
  for (const std::string_view name : {"id", "ending"}) {
    const std::string_view id = object.text(name);
    if (id.find('.') != std::string_view::npos) return id;
  }
  return {};
}

/// Recursion is bounded: Json::parse takes no more than kMaxJsonDepth, our answers are flatter.
void visit_children(api::Json& value, const Speaker& speaker, const Scene& scene);

void visit(api::Json& value, const Speaker& speaker, const Scene& scene) {
  visit_children(value, speaker, scene);
  const std::string_view id = message_id(value);
  if (id.empty() || value.find("text") != nullptr) return;
  const api::Json* args = value.find("args");
  value.set("text", speaker(id, args_of(args == nullptr ? value : *args), scene));
}

void visit_children(api::Json& value, const Speaker& speaker, const Scene& scene) {
  if (value.items() != nullptr) {
    for (api::Json& item : *value.items()) visit(item, speaker, scene);
  } else if (value.members() != nullptr) {
    for (auto& [name, member] : *value.members()) visit(member, speaker, scene);
  }
}

}  // namespace

void add_text(api::Json& answer, const Speaker& speaker, const Scene& scene) {
  const std::string side(scene.side.empty() ? answer.text("turn") : scene.side);
  visit_children(answer, speaker, {scene.game, side});
}

}  // namespace luatco::say

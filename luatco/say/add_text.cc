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

/// "spoken" beside the "words" of a move.
void add_spoken_move(api::Json& value, const Speaker& speaker, const Scene& scene) {
  const api::Json* words = value.find("words");
  if (words == nullptr) return;
  std::string text = speaker.move(*words, {scene.game, scene.side, Voice::Spoken});
  if (api::Json* spoken = value.find("spoken")) {
    *spoken = std::move(text);  // the game's own notation of that name is one language's
  } else {
    value.set("spoken", std::move(text));
  }
}

/// Recursion is bounded: Json::parse takes no more than kMaxJsonDepth, our answers are flatter.
void visit_children(api::Json& value, const Speaker& speaker, const Scene& scene);

void visit(api::Json& value, const Speaker& speaker, const Scene& scene) {
  visit_children(value, speaker, scene);
  add_spoken_move(value, speaker, scene);
  // A copy: setting a member may move the one that holds it.
  const std::string id(message_id(value));
  if (id.empty() || value.find("text") != nullptr) return;
  const api::Json* found = value.find("args");
  const Args args = args_of(found == nullptr ? value : *found);
  value.set("text", speaker(id, args, {scene.game, scene.side}));
  if (scene.voice == Voice::Spoken) value.set("spoken", speaker.spoken(id, args, scene));
}

void visit_children(api::Json& value, const Speaker& speaker, const Scene& scene) {
  if (value.items() != nullptr) {
    for (api::Json& item : *value.items()) visit(item, speaker, scene);
  } else if (value.members() != nullptr) {
    for (auto& [name, member] : *value.members()) {
      // What is said inside a sentence is said with it.
      if (name != "args" && name != "words") visit(member, speaker, scene);
    }
  }
}

}  // namespace

void add_text(api::Json& answer, const Speaker& speaker, const Scene& scene) {
  const std::string side(scene.side.empty() ? answer.text("turn") : scene.side);
  const Scene here{scene.game, side, scene.voice};
  visit_children(answer, speaker, here);
  add_spoken_move(answer, speaker, here);
}

}  // namespace luatco::say

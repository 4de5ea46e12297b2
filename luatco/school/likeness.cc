#include "luatco/school/likeness.h"

#include <algorithm>

#include "luatco/api/describe.h"
#include "luatco/api/item_twin.h"

namespace luatco::school {
namespace {

using api::Json;

/// What makes the item the one it is. How many moves it may take and who answers does not; whose
/// turn it is does, and so do rights.
std::string essence(const Json& item) {
  std::string_view fen = item.text("fen");
  // The counters at the end say nothing about what is asked, but to the arbiter.
  const int counters = item.text("input") == "rule" ? 0 : 2;
  for (int field = 0; field < counters && !fen.empty() && fen.back() >= '0' && fen.back() <= '9';
       ++field) {
    fen = fen.substr(0, std::min(fen.size(), fen.rfind(' ')));
  }
  std::string text(fen);
  for (const char* name :
       {"input", "goal", "tap", "square", "role", "attempt", "record", "events", "rules"}) {
    if (const Json* member = item.find(name)) text += std::string(" ") + name + member->dump();
  }
  return text;
}

}  // namespace

std::string likeness(std::string_view game, const Json& item) {
  std::string least = essence(item);
  const auto faces = api::game_faces();
  const auto face = std::ranges::find(faces, game, &api::GameFace::name);
  for (const teach::TwinKind kind :
       {teach::TwinKind::Mirror, teach::TwinKind::Colours, teach::TwinKind::Both}) {
    if (const auto twin = api::twin_item(item, kind, *face->shape)) {
      least = std::min(least, essence(*twin));
    }
  }
  return least;
}

}  // namespace luatco::school

#include "luatco/api/ops.h"

namespace luatco::api {

/// setup: all faults of an arrangement at once, its FEN in normal form, the side to move.
Answer op_setup(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const Json* fen = request.find("fen");
    if (fen != nullptr && fen->string() == nullptr) return bad_field("fen");
    auto reading = G::parse_fen(fen != nullptr ? *fen->string() : G::write_fen(G::initial()));
    auto checked = G::check(reading.setup);
    Faults faults = std::move(reading.faults);
    faults.insert(faults.end(), checked.faults.begin(), checked.faults.end());
    Json json = Json::object();
    json.set("ok", faults.empty());
    json.set("faults", faults_json(faults, naming<G>()));
    if (checked.position && !has_error(faults)) {
      json.set("fen", G::write_fen(*checked.position));
      json.set("turn", side_id(checked.position->turn(), naming<G>()));
    }
    return json;
  });
}

}  // namespace luatco::api

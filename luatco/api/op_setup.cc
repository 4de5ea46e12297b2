#include "luatco/api/ops.h"

namespace luatco::api {

/// setup: all faults of an arrangement at once, its FEN in normal form, the side to move.
Answer op_setup(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const Json* fen = request.find("fen");
    if (fen != nullptr && fen->string() == nullptr) return bad_field("fen");
    const auto variant = read_variant<G>(request);
    if (!variant) return Unexpected{variant.error()};
    const auto checked =
        G::check_fen(fen != nullptr ? *fen->string() : G::write_fen(G::initial()), *variant);
    Json json = Json::object();
    json.set("ok", checked.faults.empty());
    json.set("faults", faults_json(checked.faults, naming<G>()));
    if (checked.position) {
      json.set("fen", G::write_fen(*checked.position));
      json.set("turn", side_id(checked.position->turn(), naming<G>()));
    }
    return json;
  });
}

}  // namespace luatco::api

#include "luatco/api/ops.h"
#include "luatco/api/telling.h"

namespace luatco::api {
namespace {

template <Rules G>
Answer written(const Json& request, const typename G::Position& position, std::string_view text) {
  const auto move = read_move<G>(position, text, 1);
  if (!move) return Unexpected{move.error()};
  Json json = Json::object();
  json.set("move", write_move<G>(position, *move));
  set_notations<G>(json, position, *move);
  set_words<G>(json, request, position, *move);
  return json;
}

template <Rules G>
Answer read(const typename G::Position& position, std::string_view text, std::string_view from) {
  const auto reading = G::read_move(position, text, from);
  Json candidates = Json::array();
  for (const typename G::Move& move : reading.candidates) {
    candidates.push(write_move<G>(position, move));
  }
  Json liberties = Json::array();
  for (const std::string_view liberty : reading.liberties) liberties.push(liberty);
  Json json = Json::object();
  json.set("candidates", std::move(candidates));
  json.set("liberties", std::move(liberties));
  if (reading.reason) json.set("reason", reason_json(*reading.reason, naming<G>()));
  return json;
}

}  // namespace

/// notation: "move" in every notation, or the moves that "text" can mean in the notation "from".
Answer op_notation(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const Json* move = request.find("move");
    if (move != nullptr && move->string() != nullptr) {
      return written<G>(request, line->position, *move->string());
    }
    const Json* text = request.find("text");
    if (text == nullptr) return missing_field("move");
    if (text->string() == nullptr) return bad_field("text");
    return read<G>(line->position, *text->string(), request.text("from"));
  });
}

}  // namespace luatco::api

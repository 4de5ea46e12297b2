// What an answer holds for a reader besides its facts: the names of moves and the full story, as
// ids and arguments. Only where the request names a language ("lang"): programs need none of it.
#pragma once

#include "luatco/api/describe.h"
#include "luatco/api/json.h"
#include "luatco/explain/phrase.h"
#include "luatco/explain/step.h"

namespace luatco::api {

inline bool wants_words(const Json& request) { return !request.text("lang").empty(); }

/// [{"id","args"}, ...]
Json phrases_json(const Phrases& phrases, const Naming& naming);

/// A reason with what a board shows of it, as a step: also "marks" and "arrows".
Json shown_json(const Reason& reason, const Naming& naming);
Json shown_json(const Refusal& refusal, const Naming& naming);

/// [{"id","args","squares","law"?,"marks":[{"square","kind"}],"arrows":[{"from","to","kind"}]},
/// ...]
Json steps_json(const explain::Steps& steps, const Naming& naming);

/// The same, and at the end a step "explain.read" with the "article" of the book of laws that the
/// first step with one belongs to.
Json story_json(const explain::Steps& steps, std::string_view game, const Naming& naming);

/// "words": how a person names the move. Precondition: it is legal.
template <Rules G>
void set_words(Json& json, const Json& request, const typename G::Position& position,
               typename G::Move move) {
  if (!wants_words(request)) return;
  json.set("words", phrases_json(explain::move_words<G>(position, move), naming<G>()));
}

}  // namespace luatco::api

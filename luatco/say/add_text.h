// Adds sentences to an answer of the API, which itself holds none.
#pragma once

#include "luatco/api/json.h"
#include "luatco/say/speaker.h"

namespace luatco::say {

/// Every object of the answer (but the answer itself) that has the "id" or "ending" of a message
/// gets a member "text", and where the scene's voice is Spoken also "spoken". Every object with the
/// "words" of a move gets the move as it is said, "spoken". Arguments are its "args", or where it
/// has none its own members. `scene` and the answer's "turn" are what a sentence may need besides.
void add_text(api::Json& answer, const Speaker& speaker, const Scene& scene = {});

}  // namespace luatco::say

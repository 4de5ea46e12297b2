// What the laws say of an item that asks for it: may that be played, and how does the arbiter rule?
// An item may have a past, which is the arbiter's matter: moves that were played ("record"), what
// else happened ("events"), the set of rules ("rules").
#pragma once

#include <string_view>

#include "luatco/api/request.h"

namespace luatco::api {

/// Of a "choose" item: {"allowed", "reasons"}.
Answer verdict_of(std::string_view game, const Json& item);

/// Of a "rule" item: {"ruling": one of choices_of(), "steps": why}.
Answer ruling_of(std::string_view game, const Json& item);

/// What a ruling may be: each side's id (it has won), "draw", "claim" (the side to move may claim
/// one), "goes_on".
Json choices_of(std::string_view game);

/// What happened before the question, as parts of what is said: {"id":"ask.past.flag","args"}.
/// Anything that is no event of an item is an error.
Answer past_of(const Json& item);

}  // namespace luatco::api

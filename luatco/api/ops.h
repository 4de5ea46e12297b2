// The operations. Each takes the whole request and returns the members of its answer.
#pragma once

#include "luatco/api/request.h"

namespace luatco::api {

Answer op_setup(const Json& request);
Answer op_moves(const Json& request);
Answer op_judge(const Json& request);
Answer op_explain(const Json& request);
Answer op_consequence(const Json& request);
Answer op_notation(const Json& request);
Answer op_perft(const Json& request);
Answer op_reply(const Json& request);
Answer op_look(const Json& request);
Answer op_review(const Json& request);
Answer op_exchange(const Json& request);
Answer op_engine_levels(const Json& request);
Answer op_engine_meet(const Json& request);
Answer op_engine_ask(const Json& request);
Answer op_engine_said(const Json& request);
Answer op_shape(const Json& request);
Answer op_ruling(const Json& request);
Answer op_clock(const Json& request);
Answer op_can_mate(const Json& request);
Answer op_game(const Json& request);
Answer op_law(const Json& request);
Answer op_export(const Json& request);
Answer op_exercise(const Json& request);
Answer op_hint(const Json& request);
Answer op_practice(const Json& request);
Answer op_why_good(const Json& request);
Answer op_mini(const Json& request);
Answer op_schedule(const Json& request);
Answer op_import(const Json& request);
Answer op_rules(const Json& request);
Answer op_version(const Json& request);

}  // namespace luatco::api

// The picture of a story: what the steps of an answer mark ("marks", "arrows") as signs on a board.
#pragma once

#include <span>

#include "luatco/api/json.h"
#include "luatco/picture/picture.h"

namespace luatco::picture {

/// The signs of all steps on one board. A square has one sign, that of the step which says most of
/// it; of several steps the tries are left out, and squares to go to are those of one side.
Picture picture_of(std::span<const api::Json> steps);

}  // namespace luatco::picture

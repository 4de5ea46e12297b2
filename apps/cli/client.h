// Asking the API from inside the process: the command line has no other way to the rules.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/cli/commands.h"
#include "luatco/api/api.h"
#include "luatco/api/json.h"

namespace luatco::cli {

/// A request of this operation about a position and the moves played from it.
api::Json request(std::string_view op, const Common& common, const Start& start);

}  // namespace luatco::cli

// What an engine did wrong, in a form that is said to people.
#pragma once

#include <cstdint>
#include <string>

#include "luatco/api/json.h"
#include "luatco/uci/fault_kind.h"

namespace luatco::engine {

struct Fault {
  FaultKind kind = FaultKind::NotStarted;
  std::string engine;       // its name
  std::string text;         // the move, the signal, the game
  std::int64_t number = 0;  // seconds, a code
};

/// {"id": "engine.fault.silent", "args": {"engine", "text", "n"}}
api::Json fault_json(const Fault& fault);

}  // namespace luatco::engine

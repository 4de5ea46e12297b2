// What an engine did wrong, in a form that is said to people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "luatco/api/json.h"

namespace luatco::engine {

enum class FaultKind : std::uint8_t {
  NotFound,     // no such program
  NotStarted,   // the system could not start it
  NoGreeting,   // it does not speak any protocol we know
  WrongGame,    // it does not play this game
  Silent,       // no move in time, and none when told to stop
  Ended,        // it has left, with a code
  Crashed,      // a signal has ended it
  Closed,       // it runs, but has closed its output
  Deaf,         // it does not read what we write
  Babbles,      // it says more than anybody needs
  IllegalMove,  // the rules do not allow its move, or nobody can read it
  OtherRanks,   // its move would be legal if ranks were counted from the other end of the custom
  NoMove,       // it says it has none, and there are some
  Stopped,      // we were told to stop; nobody's fault
};

struct Fault {
  FaultKind kind = FaultKind::NotStarted;
  std::string engine;       // its name
  std::string text;         // the move, the signal, the game
  std::int64_t number = 0;  // seconds, a code
};

std::string_view id(FaultKind kind);
/// {"id": "engine.fault.silent", "args": {"engine", "text", "n"}}
api::Json fault_json(const Fault& fault);

}  // namespace luatco::engine

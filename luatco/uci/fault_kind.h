// What an engine can do wrong.
#pragma once

#include <cstdint>
#include <string_view>

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

/// "engine.fault.silent"
std::string_view id(FaultKind kind);

}  // namespace luatco::engine

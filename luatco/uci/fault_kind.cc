#include "luatco/uci/fault_kind.h"

namespace luatco::engine {

std::string_view id(FaultKind kind) {
  switch (kind) {
    case FaultKind::NotFound: return "engine.fault.not_found";
    case FaultKind::NotStarted: return "engine.fault.not_started";
    case FaultKind::NoGreeting: return "engine.fault.no_greeting";
    case FaultKind::WrongGame: return "engine.fault.wrong_game";
    case FaultKind::Silent: return "engine.fault.silent";
    case FaultKind::Ended: return "engine.fault.ended";
    case FaultKind::Crashed: return "engine.fault.crashed";
    case FaultKind::Closed: return "engine.fault.closed";
    case FaultKind::Deaf: return "engine.fault.deaf";
    case FaultKind::Babbles: return "engine.fault.babbles";
    case FaultKind::IllegalMove: return "engine.fault.illegal_move";
    case FaultKind::OtherRanks: return "engine.fault.other_ranks";
    case FaultKind::NoMove: return "engine.fault.no_move";
    case FaultKind::Stopped: return "engine.fault.stopped";
  }
  return "";
}

}  // namespace luatco::engine

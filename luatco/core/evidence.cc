#include "luatco/core/evidence.h"

namespace luatco {

std::string_view name(Arg arg) {
  switch (arg) {
    case Arg::Piece: return "piece";
    case Arg::Side: return "side";
    case Arg::Other: return "other";
    case Arg::From: return "from";
    case Arg::To: return "to";
    case Arg::Blocker: return "blocker";
    case Arg::BlockerAt: return "blocker_at";
    case Arg::Attacker: return "attacker";
    case Arg::AttackerAt: return "attacker_at";
    case Arg::Victim: return "victim";
    case Arg::VictimAt: return "victim_at";
    case Arg::Protector: return "protector";
    case Arg::ProtectorAt: return "protector_at";
    case Arg::Target: return "target";
    case Arg::Crossed: return "crossed";
    case Arg::King: return "king";
    case Arg::List: return "list";
    case Arg::Moves: return "moves";
    case Arg::Run: return "run";
    case Arg::Block: return "block";
    case Arg::Capture: return "capture";
    case Arg::Unscreen: return "unscreen";
    case Arg::N: return "n";
    case Arg::Limit: return "limit";
    case Arg::Pieces: return "pieces";
    case Arg::Ply: return "ply";
    case Arg::Square: return "square";
    case Arg::Offset: return "offset";
    case Arg::Text: return "text";
    case Arg::Becomes: return "becomes";
    case Arg::Ways: return "ways";
    case Arg::File: return "file";
    case Arg::Nth: return "nth";
    case Arg::Which: return "which";
    case Arg::Title: return "title";
  }
  return "";
}

}  // namespace luatco

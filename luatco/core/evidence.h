// Evidence: the named, typed facts that prove a refusal, a fault or a ruling. Ids and evidence are
// all that a rules module ever says; sentences are made from them elsewhere (explain/, say/).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "luatco/base/fixed_vector.h"
#include "luatco/core/side.h"

namespace luatco {

/// The name a fact has in messages and in JSON. name(Arg::BlockerAt) == "blocker_at".
enum class Arg : std::uint8_t {
  Piece,        // the piece that was to move
  Side,         // the side to move
  Other,        // the side not to move
  From,         // where the attempt starts
  To,           // where the attempt ends
  Blocker,      // a piece in the way ...
  BlockerAt,    // ... and its square
  Attacker,     // a piece that attacks ...
  AttackerAt,   // ... and its square
  Victim,       // a piece that is attacked ...
  VictimAt,     // ... and its square
  Protector,    // a piece that stands ready to take back, or holds another ...
  ProtectorAt,  // ... and its square
  Target,       // the square it attacks, where that is not `To` (the king's square, say)
  Crossed,      // a square the king passes when castling
  King,         // the square of the king or general concerned
  List,         // squares
  Moves,        // moves of the side to move
  Run,          // what is left against a check: moves of the king or general,
  Block,        // moves that step between,
  Capture,      // moves that take the checking piece,
  Unscreen,     // moves that take a cannon's screen away
  N,            // a count
  Limit,        // the number that count is held against
  Pieces,       // how many pieces took part
  Ply,          // 1-based ply of the record at which something happened
  Square,       // a square a fault is about
  Offset,       // a byte of the text that was read, from 0
  Text,         // the person's own words; for game.over the id of the ending
  Becomes,      // what a pawn becomes
  Ways,         // moves as a person names them
  File,         // the number of a file as its players count
  Nth,          // the number of a piece among its like
  Which,        // a word to choose a wording by: "front", "rear"
  Title,        // the id of a heading
};
std::string_view name(Arg arg);

/// A square or point of the game that made the evidence, by index.
struct SquareRef {
  std::uint8_t index = 0;
  friend constexpr bool operator==(SquareRef, SquareRef) = default;
};

/// A piece of the game that made the evidence: its side and the index of its role.
struct PieceRef {
  Side side = Side::First;
  std::uint8_t role = 0;
  friend constexpr bool operator==(PieceRef, PieceRef) = default;
};

using SquareRefs = FixedVector<SquareRef, 40>;

/// A move as two squares; the choices of a promotion are one move here.
struct MoveRef {
  SquareRef from;
  SquareRef to;
  friend constexpr bool operator==(MoveRef, MoveRef) = default;
};
using MoveRefs = std::vector<MoveRef>;

/// Text is a person's own words, clipped by whoever makes it (kMaxEvidenceText bytes), or an id.
inline constexpr std::size_t kMaxEvidenceText = 256;

/// Something that is said inside a sentence, such as the name of a move: an id and its facts.
struct Phrase;
using Phrases = std::vector<Phrase>;

using EvidenceValue = std::variant<SquareRef, PieceRef, Side, std::int32_t, SquareRefs, MoveRefs,
                                   Phrases, std::string>;

struct Evidence {
  Arg arg = Arg::N;
  EvidenceValue value;
  friend bool operator==(const Evidence&, const Evidence&) = default;
};

struct Phrase {
  std::string_view id;
  std::vector<Evidence> evidence;
  friend bool operator==(const Phrase&, const Phrase&) = default;
};

}  // namespace luatco

// What a game tells the referee besides its moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "luatco/base/fixed_vector.h"
#include "luatco/core/arbiter_rule.h"
#include "luatco/core/evidence.h"

namespace luatco {

/// Can a side still win by any series of legal moves, the other helping?
enum class CanWin : std::uint8_t { Yes, No, Open };

/// The answer with what proves it.
template <class Move>
struct WinAnswer {
  CanWin answer = CanWin::Open;
  /// Yes: legal moves that end in the win.
  std::vector<Move> line;
  /// How it was found, in the game's words ("material", "saturation"); empty where it is open.
  std::string_view proof;
  /// No, by reach: every man's square and the squares it can ever get to.
  struct Reach {
    SquareRef home;
    std::vector<SquareRef> squares;
  };
  std::vector<Reach> reach;
  std::uint64_t nodes = 0;
};
/// "yes", "no", "open"
constexpr std::string_view name(CanWin answer) {
  switch (answer) {
    case CanWin::Yes: return "yes";
    case CanWin::No: return "no";
    case CanWin::Open: return "open";
  }
  return {};
}

/// What a set of rules does about an illegal move once it is completed.
enum class IllegalMove : std::uint8_t {
  Impossible,          // the board does not allow it
  Restored,            // put back, no penalty
  Penalised,           // put back, time for the opponent, the last one allowed loses
  StandsOnceAnswered,  // punished only until the opponent has moved
};

/// Do the laws lead to a position at all? Only an illegal move that stands leads to one that they
/// do not; in some of these the game is drawn unless the next move mends it (FIDE A.5.4).
enum class Legality : std::uint8_t { Legal, Illegal, MustBeMended };

/// Who notices that a side has no time left.
enum class Flag : std::uint8_t { Called, Automatic };

/// How a game ends by what people do, not by the board. NoMate: what would have been lost is drawn,
/// because the other side cannot win by any series of legal moves.
enum class EndBy : std::uint8_t {
  Agreement,
  Resign,
  ResignNoMate,
  Time,
  TimeNoMate,
  IllegalMoves,
  IllegalMovesNoMate,
  IllegalPosition,
  Forfeit,
  BothForfeit,
  Arbiter,
};

/// The contact of a hand with a piece. Pieces of both sides, in the order of touching.
struct Touch {
  SquareRef square;
  bool own = true;
};
using Touches = std::vector<Touch>;

/// The moves that touching has left, and the rule that binds; no rule: any legal move will do.
template <class Move>
struct Bond {
  std::vector<Move> moves;
  std::optional<ArbiterRule> rule;
  SquareRef square{};  // the piece that binds
};

/// The handwork of a move: which men are carried where, what is taken off, what is put on.
struct Handwork {
  struct Carried {
    SquareRef from;
    SquareRef to;
  };
  /// The last one released makes the move (castling: the rook).
  FixedVector<Carried, 2> carried;
  std::optional<SquareRef> captured;
  std::optional<PieceRef> promoted;
};

}  // namespace luatco

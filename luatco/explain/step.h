// One step of an explanation: what is said, as an id with its facts, and what is shown on the board
// meanwhile. The sentence and the picture are made elsewhere.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "luatco/core/evidence.h"
#include "luatco/core/refusal.h"

namespace luatco::explain {

/// What a square has to do with what is said.
enum class MarkKind : std::uint8_t {
  From,      // where the move starts
  To,        // where it would end
  Blocker,   // a piece in the way, a leg, an eye, a screen
  Attacker,  // a piece that attacks
  Victim,    // a piece that is attacked
  King,      // the king or general concerned
  Gap,       // an empty place on a line, where a piece would change everything
  Open,      // where a piece can go
  Square,    // any other square the sentence names
};
std::string_view name(MarkKind kind);

enum class ArrowKind : std::uint8_t {
  Try,     // what a person tried
  Attack,  // from a piece that attacks to what it attacks
  Way,     // a move there is
  Reply,   // what the other side plays
  Past,    // a move of the record that the sentence speaks of
};
std::string_view name(ArrowKind kind);

struct Mark {
  SquareRef square;
  MarkKind kind = MarkKind::Square;
  friend bool operator==(const Mark&, const Mark&) = default;
};
struct Arrow {
  SquareRef from;
  SquareRef to;
  ArrowKind kind = ArrowKind::Try;
  friend bool operator==(const Arrow&, const Arrow&) = default;
};

struct Step {
  Reason said;
  std::vector<Mark> marks;  // each square once
  std::vector<Arrow> arrows;
};
using Steps = std::vector<Step>;

/// The step that says `reason`, with the squares of its evidence marked, an arrow for what was
/// tried and one from the attacker to what it attacks.
Step step(Reason reason);

/// Marks a square, unless it is marked already.
void mark(Step& step, SquareRef square, MarkKind kind);

}  // namespace luatco::explain

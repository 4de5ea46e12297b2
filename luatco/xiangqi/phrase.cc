#include "luatco/xiangqi/phrase.h"

#include <string>

#include "luatco/xiangqi/relative.h"
#include "luatco/xiangqi/trial.h"

namespace luatco::xiangqi {
namespace {

std::string_view id(Direction direction) {
  switch (direction) {
    case Direction::Forward: return "phrase.xq.advances";
    case Direction::Back: return "phrase.xq.retreats";
    case Direction::Across: return "phrase.xq.traverses";
  }
  return {};
}

std::string_view which(const Description& d) {
  if (d.stack == 1) return "alone";
  if (d.nth == 1) return "front";
  if (d.nth == d.stack) return "rear";
  return d.stack == 3 ? "middle" : "nth";
}

}  // namespace

Phrase phrase(const Position& position, Move move) {
  const Description d = describe(position, move);
  Phrase phrase{id(d.direction),
                {{Arg::Piece, ref(d.piece)},
                 {Arg::Which, std::string(which(d))},
                 {Arg::Nth, std::int32_t{d.nth}},
                 {Arg::N, std::int32_t{d.number}}}};
  if (d.stack == 1 || d.two_stacks) phrase.evidence.push_back({Arg::File, std::int32_t{d.file}});
  return phrase;
}

}  // namespace luatco::xiangqi

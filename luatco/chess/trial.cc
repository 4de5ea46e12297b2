#include "luatco/chess/trial.h"

#include <utility>

namespace luatco::chess {

Finding::Finding(ReasonId reason, const Position& position) : position_(&position) {
  reason_.id = id(reason);
  reason_.law = law(reason);
  reason_.evidence.reserve(8);
  reason_.evidence.push_back({Arg::Side, position.turn()});
}

Finding::Finding(ReasonId reason, const Trial& trial) : Finding(reason, trial.position) {
  reason_.evidence.push_back({Arg::Piece, ref(trial.piece)});
  square(Arg::From, trial.from).square(Arg::To, trial.to);
}

Finding& Finding::square(Arg arg, Square square) {
  reason_.evidence.push_back({arg, ref(square)});
  return *this;
}

Finding& Finding::squares(Arg arg, Bitboard set) {
  SquareRefs list;
  for (const Square square : chess::squares(set)) list.try_push_back(ref(square));
  reason_.evidence.push_back({arg, list});
  return *this;
}

Finding& Finding::side(Arg arg, Side side) {
  reason_.evidence.push_back({arg, side});
  return *this;
}

Finding& Finding::number(Arg arg, int number) {
  reason_.evidence.push_back({arg, std::int32_t{number}});
  return *this;
}

Finding& Finding::moves(Arg arg, MoveRefs moves) {
  reason_.evidence.push_back({arg, std::move(moves)});
  return *this;
}

Finding& Finding::text(Arg arg, std::string_view text) {
  reason_.evidence.push_back({arg, std::string(text.substr(0, kMaxEvidenceText))});
  return *this;
}

Finding& Finding::instead(Arg arg, EvidenceValue value) {
  for (Evidence& item : reason_.evidence) {
    if (item.arg == arg) item.value = std::move(value);
  }
  return *this;
}

Finding& Finding::man(Arg who, Arg where, Square square) {
  const auto piece = position_->piece_at(square);
  if (piece) reason_.evidence.push_back({who, ref(*piece)});
  return this->square(where, square);
}

}  // namespace luatco::chess

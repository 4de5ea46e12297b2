// A piece of the side to move, tried on another point: what the diagnosis of a refusal looks at;
// and Finding, which writes down one reason with its evidence.
#pragma once

#include "luatco/core/finding.h"
#include "luatco/xiangqi/position.h"
#include "luatco/xiangqi/reason.h"

namespace luatco::xiangqi {

struct Trial {
  const Position& position;
  Piece piece;  // the piece on `from`, of the side to move
  Point from;
  Point to;

  [[nodiscard]] Side us() const { return piece.side; }
  [[nodiscard]] Side them() const { return other(piece.side); }
  /// The points occupied once the piece has gone.
  [[nodiscard]] PointSet occupied_afterwards() const {
    return (position.occupied() ^ bit(from)) | bit(to);
  }
  /// Where the own general then stands.
  [[nodiscard]] Point general_afterwards() const {
    return piece.role == Role::General ? to : position.general(us());
  }
};

constexpr SquareRef ref(Point point) { return {static_cast<std::uint8_t>(index(point))}; }
constexpr PieceRef ref(Piece piece) {
  return {piece.side, static_cast<std::uint8_t>(index(piece.role))};
}

struct FindingOf {
  using Position = xiangqi::Position;
  using Square = Point;
  using Set = PointSet;
  static constexpr SquareRef ref(Point point) { return xiangqi::ref(point); }
  static constexpr PieceRef ref(Piece piece) { return xiangqi::ref(piece); }
  static constexpr PointRange members(PointSet set) { return points(set); }
};

struct Finding : BasicFinding<FindingOf> {
  using BasicFinding::BasicFinding;
  Finding(ReasonId reason, const Position& position)
      : BasicFinding(id(reason), law(reason), position) {}
  /// Piece, side, from, to.
  Finding(ReasonId reason, const Trial& trial) : Finding(reason, trial.position) {
    piece(Arg::Piece, trial.piece).square(Arg::From, trial.from).square(Arg::To, trial.to);
  }
  /// A piece and its point, in a position that is not the one the finding began with.
  Finding& attacker_of(const Position& position, Point point) {
    return pair(position, Arg::Attacker, Arg::AttackerAt, point);
  }
  Finding& victim_of(const Position& position, Point point) {
    return pair(position, Arg::Victim, Arg::VictimAt, point);
  }
  Finding& protector_of(const Position& position, Point point) {
    return pair(position, Arg::Protector, Arg::ProtectorAt, point);
  }
  Finding& blocker_of(const Position& position, Point point) {
    return pair(position, Arg::Blocker, Arg::BlockerAt, point);
  }

 private:
  Finding& pair(const Position& position, Arg who, Arg where, Point point) {
    piece(who, *position.piece_at(point)).square(where, point);
    return *this;
  }
};

}  // namespace luatco::xiangqi

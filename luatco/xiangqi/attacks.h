// Where a piece can go by its own rule and what stands around it, whatever else is going on: the
// safety of the general does not matter here.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "luatco/base/inline.h"
#include "luatco/base/made.h"
#include "luatco/xiangqi/geometry/portable.h"
#include "luatco/xiangqi/piece.h"
#include "luatco/xiangqi/square.h"

namespace luatco::xiangqi {

namespace detail {

struct Step {
  int file;
  int rank;
};
constexpr PointSet steps(Point from, std::initializer_list<Step> deltas, PointSet within) {
  PointSet set;
  for (const auto& [file, rank] : deltas) {
    const int f = file_of(from) + file;
    const int r = rank_of(from) + rank;
    if (on_board(f, r)) set |= bit(make_point(f, r));
  }
  return set & within;
}

// The four ways a horse or an elephant sets out, and where each way ends. The blocking points of a
// piece are read as a number of four bits, which picks its targets from a table: bit n is way n.
struct Way {
  Step over;     // the horse's leg, the elephant's eye
  Step ends[2];  // the elephant has one end, written twice
};
inline constexpr Way kHorseWays[4] = {{{0, -1}, {{-1, -2}, {1, -2}}},
                                      {{-1, 0}, {{-2, -1}, {-2, 1}}},
                                      {{0, 1}, {{-1, 2}, {1, 2}}},
                                      {{1, 0}, {{2, -1}, {2, 1}}}};
inline constexpr Way kElephantWays[4] = {{{-1, -1}, {{-2, -2}, {-2, -2}}},
                                         {{-1, 1}, {{-2, 2}, {-2, 2}}},
                                         {{1, -1}, {{2, -2}, {2, -2}}},
                                         {{1, 1}, {{2, 2}, {2, 2}}}};

using WayTable = std::array<std::array<PointSet, 16>, kPoints>;
constexpr WayTable make_ways(const Way (&ways)[4], bool stays_home) {
  WayTable table{};
  for (unsigned i = 0; i < kPoints; ++i) {
    const Point from = point_at(i);
    const Side home = i < kHalfPoints ? Side::First : Side::Second;
    const PointSet within = stays_home ? home_half(home) : ~PointSet{};
    for (unsigned blocked = 0; blocked < 16; ++blocked) {
      for (unsigned way = 0; way < 4; ++way) {
        if ((blocked >> way & 1) != 0) continue;
        table[i][blocked] |= steps(from, {ways[way].ends[0], ways[way].ends[1]}, within);
      }
    }
  }
  return table;
}
constexpr WayTable make_horse() { return make_ways(kHorseWays, false); }
constexpr WayTable make_elephant() { return make_ways(kElephantWays, true); }
inline constexpr const WayTable& kHorse = kMade<make_horse>;
inline constexpr const WayTable& kElephant = kMade<make_elephant>;

struct StepTables {
  std::array<PointSet, kPoints> lines{};  // the rank and the file through a point, without it
  std::array<PointSet, kPoints> general{};
  std::array<PointSet, kPoints> advisor{};
  std::array<PointSet, kPoints + 1> below{};  // all points before a point
  std::array<std::array<PointSet, kPoints>, 2> soldier{};
  std::array<std::array<PointSet, kPoints>, 2>
      soldier_sources{};  // from where a soldier steps here
};
consteval StepTables make_step_tables() {
  StepTables t;
  for (unsigned i = 0; i < kPoints; ++i) {
    const Point p = point_at(i);
    const Side home = i < kHalfPoints ? Side::First : Side::Second;
    t.lines[i] = (rank_set(rank_of(p)) | file_set(file_of(p))) ^ bit(p);
    if (contains(palace(home), p)) {
      t.general[i] = steps(p, {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}, palace(home));
      t.advisor[i] = steps(p, {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}, palace(home));
    }
    t.below[i + 1] = t.below[i] | bit(p);
    for (const Side side : {Side::First, Side::Second}) {
      const int ahead = side == Side::First ? 1 : -1;
      const PointSet sideways =
          across_river(side, p) ? steps(p, {{1, 0}, {-1, 0}}, ~PointSet{}) : PointSet{};
      t.soldier[luatco::index(side)][i] = steps(p, {{0, ahead}}, ~PointSet{}) | sideways;
      t.soldier_sources[luatco::index(side)][i] = steps(p, {{0, -ahead}}, ~PointSet{}) | sideways;
    }
  }
  return t;
}
inline constexpr StepTables kSteps = make_step_tables();

// The neighbours of a point, cut out of one word that holds all three ranks concerned: seen from
// the point below, they are bits 0 (down), 8 (left), 18 (up) and 10 (right). Bits that belong to
// no neighbour (beyond an edge) only shut ways that lead off the board anyway.
LUATCO_INLINE constexpr unsigned blocked_legs(Point from, PointSet occupied) {
  const unsigned i = index(from);
  const std::uint64_t middle = occupied.half[0] >> (2 * kFiles) | occupied.half[1] << (3 * kFiles);
  const std::uint64_t around = i < 4 * kFiles   ? occupied.half[0] << kFiles >> i
                               : i < 6 * kFiles ? middle >> (i - 3 * kFiles)
                                                : occupied.half[1] >> (i - 6 * kFiles);
  const auto window = static_cast<unsigned>(around & 0x40501);
  return (window | window >> 7 | window >> 16) & 15;
}
// The same for the diagonal neighbours on the elephant's own half: bits 0, 18, 2 and 20.
LUATCO_INLINE constexpr unsigned blocked_eyes(Point from, PointSet occupied) {
  const std::uint64_t around = occupied.half[half_of(from)] << (kFiles + 1) >> bit_of(from);
  const auto window = static_cast<unsigned>(around & 0x140005);
  return (window | window >> 17) & 15;
}

// A line is a rank of 9 or a file of 10 points. What a chariot or a cannon can reach on it depends
// on the points between the ends only: whether an end is occupied never opens or shuts anything
// behind it. So tables are indexed by the 7 or 8 inner points.
struct LineTargets {
  std::uint16_t reach = 0;  // up to and including the first piece of each direction
  std::uint16_t jump = 0;   // the second piece of each direction, or an end behind the first
};
constexpr LineTargets line_targets(int length, int at, unsigned occupied) {
  LineTargets targets;
  for (const int step : {-1, 1}) {
    int met = 0;
    for (int i = at + step; i >= 0 && i < length; i += step) {
      const bool last = i + step < 0 || i + step >= length;
      const bool piece = (occupied >> i & 1) != 0;
      const auto here = static_cast<std::uint16_t>(1U << i);
      if (met == 0) targets.reach = static_cast<std::uint16_t>(targets.reach | here);
      if (met == 1 && (piece || last))
        targets.jump = static_cast<std::uint16_t>(targets.jump | here);
      met += piece ? 1 : 0;
    }
  }
  return targets;
}
template <int length>
constexpr auto make_lines() {
  std::array<std::array<LineTargets, std::size_t{1} << (length - 2)>, length> table{};
  for (unsigned at = 0; at < length; ++at) {
    for (unsigned inner = 0; inner < table[at].size(); ++inner) {
      table[at][inner] = line_targets(length, static_cast<int>(at), inner << 1);
    }
  }
  return table;
}
inline constexpr const auto& kRankTargets = kMade<make_lines<kFiles>>;
inline constexpr const auto& kFileTargets = kMade<make_lines<kRanks>>;

}  // namespace detail

/// What a chariot or a cannon on a point meets along its rank and its file.
struct LineReach {
  PointSet reach;  // up to and including the first piece of each direction
  PointSet jump;   // the first piece behind that first one, and possibly empty points at the edge
};
/// `Geometry` gathers the points of a file out of a set and spreads them again.
template <class Geometry>
LUATCO_INLINE constexpr LineReach line_reach(Point from, PointSet occupied) {
  const unsigned file = index(from) % kFiles;
  const unsigned rank = index(from) / kFiles;
  const unsigned half = half_of(from);
  const unsigned shift = bit_of(from) - file;
  const auto on_rank = detail::kRankTargets[file][occupied.half[half] >> (shift + 1) & 127];
  const auto on_file = detail::kFileTargets[rank][Geometry::gather(occupied, file) >> 1 & 255];
  LineReach out{Geometry::spread(on_file.reach, file), Geometry::spread(on_file.jump, file)};
  out.reach.half[half] |= std::uint64_t{on_rank.reach} << shift;
  out.jump.half[half] |= std::uint64_t{on_rank.jump} << shift;
  return out;
}

/// Text 002: one step along the lines, within the palace.
LUATCO_INLINE constexpr PointSet general_steps(Point from) {
  return detail::kSteps.general[index(from)];
}
/// Text 002: one step diagonally, within the palace.
LUATCO_INLINE constexpr PointSet advisor_steps(Point from) {
  return detail::kSteps.advisor[index(from)];
}
/// Text 002: one step ahead; across the river also one step sideways; never back.
LUATCO_INLINE constexpr PointSet soldier_steps(Side side, Point from) {
  return detail::kSteps.soldier[luatco::index(side)][index(from)];
}
/// Text 002: one step straight, then one diagonally outward; a piece next to the horse on the
/// straight step blocks both ways on from there.
LUATCO_INLINE constexpr PointSet horse_steps(Point from, PointSet occupied) {
  return detail::kHorse[index(from)][detail::blocked_legs(from, occupied)];
}
/// Text 002: exactly two points diagonally, on its own half; a piece on the eye between blocks it.
LUATCO_INLINE constexpr PointSet elephant_steps(Point from, PointSet occupied) {
  return detail::kElephant[index(from)][detail::blocked_eyes(from, occupied)];
}
/// Text 002: along the lines up to and including the first piece.
template <class Geometry = Portable>
LUATCO_INLINE constexpr PointSet chariot_steps(Point from, PointSet occupied) {
  return line_reach<Geometry>(from, occupied).reach;
}
/// Text 002: like a chariot to empty points; it takes the first piece behind exactly one other.
template <class Geometry = Portable>
LUATCO_INLINE constexpr PointSet cannon_steps(Point from, PointSet occupied) {
  const LineReach lines = line_reach<Geometry>(from, occupied);
  return (lines.reach & ~occupied) | (lines.jump & occupied);
}

/// The points from which a soldier of `side` steps to this one, and a horse, its leg being free.
LUATCO_INLINE constexpr PointSet soldier_sources(Side side, Point to) {
  return detail::kSteps.soldier_sources[luatco::index(side)][index(to)];
}
LUATCO_INLINE constexpr PointSet horse_sources(Point to) { return detail::kHorse[index(to)][0]; }
/// The rank and the file through a point, without the point.
LUATCO_INLINE constexpr PointSet lines(Point point) { return detail::kSteps.lines[index(point)]; }

/// Every point the piece could go to by its own rule, own pieces included.
constexpr PointSet steps(Piece piece, Point from, PointSet occupied) {
  switch (piece.role) {
    case Role::General: return general_steps(from);
    case Role::Advisor: return advisor_steps(from);
    case Role::Elephant: return elephant_steps(from, occupied);
    case Role::Horse: return horse_steps(from, occupied);
    case Role::Chariot: return chariot_steps(from, occupied);
    case Role::Cannon: return cannon_steps(from, occupied);
    case Role::Soldier: return soldier_steps(piece.side, from);
  }
  return {};
}

/// The points strictly between two points of one rank or file; empty when they share none.
LUATCO_INLINE constexpr PointSet between(Point a, Point b) {
  if (!contains(detail::kSteps.lines[index(a)], b)) return {};
  const unsigned low = index(a) < index(b) ? index(a) : index(b);
  const unsigned high = index(a) < index(b) ? index(b) : index(a);
  return detail::kSteps.lines[low] & detail::kSteps.lines[high] & detail::kSteps.below[high] &
         ~detail::kSteps.below[low + 1];
}

/// The point next to `from` that a horse on `from` passes on its way to `to`. Precondition: `to` is
/// a horse's step away.
LUATCO_INLINE constexpr Point horse_leg(Point from, Point to) {
  const int files = file_of(to) - file_of(from);
  const int ranks = rank_of(to) - rank_of(from);
  return make_point(file_of(from) + files / 2, rank_of(from) + ranks / 2);
}
/// The point midway. Precondition: `to` is an elephant's step away.
constexpr Point elephant_eye(Point from, Point to) {
  return point_at((index(from) + index(to)) / 2);
}

}  // namespace luatco::xiangqi

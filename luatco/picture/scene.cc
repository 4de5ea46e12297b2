#include "luatco/picture/scene.h"

#include <fmt/format.h>

#include <algorithm>

namespace luatco::picture {
namespace {

constexpr int kStrip = 40;      // above and below: the files
constexpr int kSideStrip = 38;  // at the left, and counted at the right, too: the ranks

constexpr std::string_view kFont =
    R"svg(font-family="DejaVu Sans, Arial, sans-serif" font-weight="600")svg";

std::string squares(const Frame& frame, const Palette& colours) {
  std::string dark;
  for (int file = 0; file < frame.files(); ++file) {
    for (int rank = file % 2; rank < frame.ranks(); rank += 2) {
      const Point at = frame.middle(Spot{file, rank});
      dark += fmt::format("M{} {}h{}v{}h-{}z", at.x - 50, at.y - 50, kCell, kCell, kCell);
    }
  }
  return fmt::format(
      R"svg(<path fill="{}" d="{}"/><path d="M1 1H{}V{}H1z" fill="none" stroke="{}" stroke-width="2"/>)svg",
      colours.dark, dark, frame.files() * kCell - 1, frame.ranks() * kCell - 1, colours.line);
}

/// Small angles where men in front of the back rank start, as boards of wood have them.
std::string crosses(const Frame& frame) {
  std::string path;
  for (const Standing& man : frame.placement(frame.initial())) {
    if (man.spot.rank == 0 || man.spot.rank == frame.ranks() - 1) continue;
    const Point at = frame.middle(man.spot);
    for (const int right : {-1, 1}) {
      if (at.x + right * kCell < 0 || at.x + right * kCell > frame.files() * kCell) continue;
      for (const int down : {-1, 1}) {
        const double x = at.x + right * 8;
        const double y = at.y + down * 8;
        path += fmt::format("M{} {}H{}V{}", x + right * 14, y, x, y + down * 14);
      }
    }
  }
  return path;
}

std::string palaces(const Frame& frame) {
  std::string path;
  for (const Zone& zone : frame.zones()) {
    if (zone.id != "palace") continue;
    const Point a = frame.middle(Spot{zone.files.first, zone.ranks.first});
    const Point b = frame.middle(Spot{zone.files.last, zone.ranks.last});
    path += fmt::format("M{} {}L{} {}M{} {}L{} {}", a.x, a.y, b.x, b.y, a.x, b.y, b.x, a.y);
  }
  return path;
}

std::string points(const Frame& frame, const View& view, const Palette& colours) {
  const double right = (frame.files() - 0.5) * kCell;
  const double bottom = (frame.ranks() - 0.5) * kCell;
  double bank = bottom;  // the upper bank of the river
  for (const Zone& zone : frame.zones()) {
    if (zone.id != "river") continue;
    bank = std::min(frame.middle(Spot{0, zone.ranks.first}).y,
                    frame.middle(Spot{0, zone.ranks.last}).y);
  }
  const double other_bank = std::min(bank + kCell, bottom);
  std::string lines;
  for (int row = 0; row < frame.ranks(); ++row) {
    lines += fmt::format("M50 {}H{}", row * kCell + 50, right);
  }
  for (int column = 0; column < frame.files(); ++column) {
    const int x = column * kCell + 50;
    const bool edge = column == 0 || column == frame.files() - 1;
    lines += edge ? fmt::format("M{} 50V{}", x, bottom)
                  : fmt::format("M{} 50V{}M{} {}V{}", x, bank, x, other_bank, bottom);
  }
  lines += palaces(frame) + crosses(frame);
  std::string drawn = fmt::format(
      R"svg(<g fill="none" stroke="{0}"><path stroke-width="4" d="M40 40H{1}V{2}H40z"/><path stroke-width="2.5" d="{3}"/></g>)svg",
      colours.line, right + 10, bottom + 10, lines);
  for (std::size_t i = 0; i < view.river.size() && i < 2; ++i) {
    const bool left = (i == 0) != frame.flipped();
    drawn += fmt::format(
        R"svg(<text x="{}" y="{}" fill="{}" font-size="46" letter-spacing="6" text-anchor="middle" opacity="0.8" {}>{}</text>)svg",
        left ? right / 4 + 37 : right * 3 / 4 + 13, bank + kCell / 2 + 16, colours.line, kFont,
        view.river[i]);
  }
  return drawn;
}

std::string word(std::string_view text, double x, double y, int size, std::string_view colour,
                 std::string_view anchor) {
  return fmt::format(
      R"svg(<text x="{}" y="{}" font-size="{}" fill="{}" text-anchor="{}" {}>{}</text>)svg", x, y,
      size, colour, anchor, kFont, text);
}

/// In the corners of the left column and the lowest row, in the colour of the other squares.
std::string square_coordinates(const Frame& frame, const Palette& colours) {
  std::string drawn;
  const int left = frame.flipped() ? frame.files() - 1 : 0;
  const int low = frame.flipped() ? frame.ranks() - 1 : 0;
  const auto colour = [&](Spot spot) {
    return (spot.file + spot.rank) % 2 == 0 ? colours.on_dark : colours.on_light;
  };
  for (int rank = 0; rank < frame.ranks(); ++rank) {
    const Point at = frame.middle(Spot{left, rank});
    drawn += word(frame.rank_name(rank), at.x - 46, at.y - 28, 22, colour({left, rank}), "start");
  }
  for (int file = 0; file < frame.files(); ++file) {
    const Point at = frame.middle(Spot{file, low});
    drawn += word(frame.file_name(file), at.x + 46, at.y + 45, 22, colour({file, low}), "end");
  }
  return drawn;
}

struct Labels {
  std::string near;  // below, or at the left
  std::string far;   // above, or at the right; empty: none
};
Labels file_labels(const Frame& frame, const View& view, int file) {
  if (view.coordinates == Coordinates::Names) {
    return {frame.file_name(file), frame.file_name(file)};
  }
  const std::string first = std::to_string(frame.files() - file);  // from the first side's right
  const std::string second = std::to_string(file + 1);
  return frame.flipped() ? Labels{second, first} : Labels{first, second};
}
Labels rank_labels(const Frame& frame, const View& view, int rank) {
  if (view.coordinates == Coordinates::Names) return {frame.rank_name(rank), {}};
  const std::string first = std::to_string(rank + 1);
  const std::string second = std::to_string(frame.ranks() - rank);
  return frame.flipped() ? Labels{second, first} : Labels{first, second};
}

/// Files in the strips, ranks in the margins.
std::string point_coordinates(const Frame& frame, const View& view, const Palette& colours) {
  std::string drawn;
  const int left = frame.flipped() ? frame.files() - 1 : 0;
  const double bottom = frame.ranks() * kCell + kStrip / 2.0 + 4;
  const double right = frame.files() * kCell + kSideStrip / 2.0 - 2;
  for (int file = 0; file < frame.files(); ++file) {
    const double x = frame.middle(Spot{file, 0}).x;
    const Labels labels = file_labels(frame, view, file);
    drawn += word(labels.far, x, 12 - kStrip / 2, 26, colours.line, "middle");
    drawn += word(labels.near, x, bottom, 26, colours.line, "middle");
  }
  for (int rank = 0; rank < frame.ranks(); ++rank) {
    const double y = frame.middle(Spot{left, rank}).y + 9;
    const Labels labels = rank_labels(frame, view, rank);
    drawn += word(labels.near, 2 - kSideStrip / 2, y, 26, colours.line, "middle");
    if (!labels.far.empty()) drawn += word(labels.far, right, y, 26, colours.line, "middle");
  }
  return drawn;
}

}  // namespace

Box box(const Frame& frame, const View& view) {
  const bool strips = frame.points() && view.coordinates != Coordinates::None;
  const int top = strips ? kStrip : 0;
  const int left = strips ? kSideStrip : 0;
  const int right = strips && view.coordinates == Coordinates::Numbers ? kSideStrip : 0;
  return {-left, -top, frame.files() * kCell + left + right, frame.ranks() * kCell + 2 * top};
}

std::string scene(const Frame& frame, const View& view, const Palette& colours) {
  const Box all = box(frame, view);
  std::string drawn =
      fmt::format(R"svg(<rect x="{}" y="{}" width="{}" height="{}" fill="{}"/>)svg", all.left,
                  all.top, all.width, all.height, frame.points() ? colours.wood : colours.light);
  drawn += frame.points() ? points(frame, view, colours) : squares(frame, colours);
  if (view.coordinates != Coordinates::None) {
    drawn += frame.points() ? point_coordinates(frame, view, colours)
                            : square_coordinates(frame, colours);
  }
  return drawn;
}

}  // namespace luatco::picture

#include "luatco/picture/signs.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <numbers>

namespace luatco::picture {
namespace {

constexpr std::array<std::string_view, 10> kNames = {
    "note", "good", "bad", "attacker", "blocker", "king", "attacked", "target", "last", "gap"};

bool lies_below(Sign sign) {
  return sign == Sign::King || sign == Sign::Attacked || sign == Sign::Last;
}

std::string ring(std::string_view colour, std::string_view dashes) {
  // A pale casing under the ring keeps it visible on pieces of its own colour.
  return fmt::format(
      R"svg(<circle r="44" fill="none" stroke="#fff" stroke-width="11" opacity="0.7"/><circle r="44" fill="none" stroke="{}" stroke-width="7"{}/>)svg",
      colour, dashes);
}

constexpr std::string_view kBroken = R"svg( stroke-dasharray="18 9")svg";

/// A small disc at the upper right with a sign in it.
std::string badge(std::string_view colour, std::string_view path) {
  return fmt::format(
      R"svg(<g transform="translate(34 -34)"><circle r="16" fill="{}" stroke="#fff" stroke-width="3"/><path d="{}" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/></g>)svg",
      colour, path);
}

/// What a sign is drawn as: the ring or tint itself, and a badge that nothing may cover.
struct Drawn {
  std::string sign;
  std::string badge;
};

Drawn drawn(Sign which, const Palette& colours) {
  switch (which) {
    case Sign::Note: return {ring(colours.note, ""), {}};
    case Sign::Good: return {ring(colours.good, ""), badge(colours.good, "M-7 0L-2 6L7 -6")};
    case Sign::Bad: return {ring(colours.bad, kBroken), badge(colours.bad, "M-6 -6L6 6M6 -6L-6 6")};
    case Sign::Attacker: return {ring(colours.bad, kBroken), badge(colours.bad, "M0 -8V2M0 7.5V8")};
    case Sign::Blocker: return {ring(colours.note, ""), badge(colours.note, "M-8 0H8")};
    case Sign::King:
      return {fmt::format(R"svg(<circle r="49" fill="{0}" fill-opacity="0.45" stroke="{0}" )svg"
                          R"svg(stroke-width="5"/>)svg",
                          colours.bad),
              {}};
    case Sign::Attacked:
      return {
          fmt::format(R"svg(<path d="M-46 -12L-12 -46M-46 46L46 -46M12 46L46 12" fill="none" )svg"
                      R"svg(stroke="{}" stroke-width="6" opacity="0.75"/>)svg",
                      colours.bad),
          {}};
    case Sign::Target:
      return {{},
              fmt::format(R"svg(<circle r="15" fill="{}" stroke="#fff" stroke-width="4"/>)svg",
                          colours.good)};
    case Sign::Last:
      return {fmt::format(R"svg(<rect x="-47" y="-47" width="94" height="94" rx="6" fill="{0}" )svg"
                          R"svg(fill-opacity="0.3" stroke="{0}" stroke-width="6"/>)svg",
                          colours.last),
              {}};
    case Sign::Gap:
      return {{},
              fmt::format(R"svg(<circle r="19" fill="#fff" fill-opacity="0.75" stroke="{}" )svg"
                          R"svg(stroke-width="5" stroke-dasharray="9 6"/>)svg",
                          colours.note)};
  }
  return {};
}

std::string placed(const Frame& frame, const SquareSign& sign, std::string_view what) {
  const auto at = frame.middle(sign.square);
  if (!at || what.empty()) return {};
  return fmt::format(R"svg(<g transform="translate({} {})">{}</g>)svg", at->x, at->y, what);
}

struct Pen {
  std::string_view colour;
  std::string_view dashes;
  int width;
};
Pen pen(Stroke stroke, const Palette& colours) {
  switch (stroke) {
    case Stroke::Attack: return {colours.bad, "", 14};
    case Stroke::Move: return {colours.good, "", 11};
    case Stroke::Try: return {colours.note, R"svg( stroke-dasharray="22 8")svg", 11};
    case Stroke::Past: return {colours.past, R"svg( stroke-dasharray="6 8")svg", 8};
  }
  return {};
}

/// The parts of an arrow: the shaft lies under the pieces it passes, the head over everything.
struct ArrowParts {
  std::string shaft;
  std::string head;
};

ArrowParts arrow(const Frame& frame, const Arrow& which, const Palette& colours) {
  const auto from = frame.middle(which.from);
  const auto to = frame.middle(which.to);
  if (!from || !to || which.from == which.to) return {};
  const double length = std::hypot(to->x - from->x, to->y - from->y);
  const double angle = std::atan2(to->y - from->y, to->x - from->x) * 180 / std::numbers::pi;
  const double tip = length - 40;  // at the rim of the piece that stands there
  const double neck = tip - 30;
  const Pen p = pen(which.stroke, colours);
  const std::string place =
      fmt::format(R"svg(<g transform="translate({} {}) rotate({:.2f})" opacity="0.85">)svg",
                  from->x, from->y, angle);
  const std::string shaft = fmt::format("M30 0H{:.1f}", neck);
  const std::string head = fmt::format("M{:.1f} 0L{:.1f} -22V22z", tip, neck);
  return {place +
              fmt::format(R"svg(<path d="{}" stroke="{}" stroke-width="{}"/>)svg", shaft,
                          colours.casing, p.width + 6) +
              fmt::format(R"svg(<path d="{}" stroke="{}" stroke-width="{}"{}/></g>)svg", shaft,
                          p.colour, p.width, p.dashes),
          place +
              fmt::format(R"svg(<path d="{}" fill="{}" stroke="{}" stroke-width="{}" )svg"
                          R"svg(stroke-linejoin="round"/>)svg",
                          head, colours.casing, colours.casing, p.width + 6) +
              fmt::format(R"svg(<path d="{}" fill="{}"/></g>)svg", head, p.colour)};
}

}  // namespace

std::string_view name(Sign sign) { return kNames[static_cast<std::size_t>(sign)]; }

std::optional<Sign> find_sign(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<Sign>(i);
  }
  return std::nullopt;
}

std::optional<Stroke> find_stroke(std::string_view name) {
  if (name == "attack") return Stroke::Attack;
  if (name == "move") return Stroke::Move;
  if (name == "try") return Stroke::Try;
  return name == "past" ? std::optional(Stroke::Past) : std::nullopt;
}

std::string signs_below(const Frame& frame, const Picture& picture, const Palette& colours) {
  std::string all;
  for (const SquareSign& one : picture.signs) {
    if (lies_below(one.sign)) all += placed(frame, one, drawn(one.sign, colours).sign);
  }
  for (const Arrow& one : picture.arrows) all += arrow(frame, one, colours).shaft;
  return all;
}

std::string signs_above(const Frame& frame, const Picture& picture, const Palette& colours) {
  std::string all;
  for (const SquareSign& one : picture.signs) {
    if (!lies_below(one.sign)) all += placed(frame, one, drawn(one.sign, colours).sign);
  }
  for (const Arrow& one : picture.arrows) all += arrow(frame, one, colours).head;
  for (const SquareSign& one : picture.signs) {
    all += placed(frame, one, drawn(one.sign, colours).badge);
  }
  return all;
}

}  // namespace luatco::picture

#include "luatco/explain/step.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace luatco::explain {
namespace {

std::optional<SquareRef> square(const Reason& reason, Arg arg) {
  const Evidence* item = reason.find(arg);
  const auto* found = item == nullptr ? nullptr : std::get_if<SquareRef>(&item->value);
  return found == nullptr ? std::nullopt : std::optional(*found);
}

constexpr std::pair<Arg, MarkKind> kMarks[] = {
    {Arg::From, MarkKind::From},
    {Arg::AttackerAt, MarkKind::Attacker},
    {Arg::BlockerAt, MarkKind::Blocker},
    {Arg::VictimAt, MarkKind::Victim},
    {Arg::ProtectorAt, MarkKind::Blocker},
    {Arg::Crossed, MarkKind::To},
    {Arg::To, MarkKind::To},  // before the king: it may be the king that wanted to go there
    {Arg::King, MarkKind::King},
    {Arg::Target, MarkKind::Square},
    {Arg::Square, MarkKind::Square},
};

/// What a list of squares is, by the end of the id that names it. Of an attack it is the line.
constexpr std::pair<std::string_view, MarkKind> kLists[] = {
    {".check.double", MarkKind::Attacker},    {".double_check", MarkKind::Attacker},
    {".too_many_screens", MarkKind::Blocker}, {".no_screen", MarkKind::Gap},
    {".block.nobody", MarkKind::Gap},         {".can_go", MarkKind::Open},
    {".dead.reach", MarkKind::Open},          {".dead.fixed", MarkKind::Blocker},
};

/// The pawn that can't be taken in passing is in nobody's way.
MarkKind mark_kind(const Reason& reason, Arg arg, MarkKind kind) {
  const bool in_passing = reason.id.find(".en_passant.") != std::string_view::npos;
  return arg == Arg::BlockerAt && in_passing ? MarkKind::Victim : kind;
}

MarkKind list_kind(const Reason& reason) {
  for (const auto& [end, kind] : kLists) {
    if (reason.id.ends_with(end)) return kind;
  }
  return reason.find(Arg::AttackerAt) != nullptr ? MarkKind::Gap : MarkKind::Square;
}

const SquareRefs* list(const Reason& reason) {
  const Evidence* item = reason.find(Arg::List);
  return item == nullptr ? nullptr : std::get_if<SquareRefs>(&item->value);
}

/// What an attacker is said to attack: a square the king crosses, the king, a piece, else the
/// target.
std::optional<SquareRef> attacked(const Reason& reason) {
  for (const Arg arg : {Arg::Crossed, Arg::King, Arg::VictimAt, Arg::Target, Arg::To}) {
    if (const auto found = square(reason, arg)) return found;
  }
  return std::nullopt;
}

}  // namespace

std::string_view name(MarkKind kind) {
  switch (kind) {
    case MarkKind::From: return "from";
    case MarkKind::To: return "to";
    case MarkKind::Blocker: return "blocker";
    case MarkKind::Attacker: return "attacker";
    case MarkKind::Victim: return "victim";
    case MarkKind::King: return "king";
    case MarkKind::Gap: return "gap";
    case MarkKind::Open: return "open";
    case MarkKind::Square: return "square";
  }
  return "";
}

std::string_view name(ArrowKind kind) {
  switch (kind) {
    case ArrowKind::Try: return "try";
    case ArrowKind::Attack: return "attack";
    case ArrowKind::Way: return "way";
    case ArrowKind::Reply: return "reply";
    case ArrowKind::Past: return "past";
  }
  return "";
}

void mark(Step& step, SquareRef square, MarkKind kind) {
  const bool marked = std::any_of(step.marks.begin(), step.marks.end(),
                                  [&](const Mark& mark) { return mark.square == square; });
  if (!marked) step.marks.push_back({square, kind});
}

namespace {

/// The king is attacked by each square of the list.
void show_attackers(const SquareRefs& attackers, Step& step) {
  const auto target = attacked(step.said);
  for (const SquareRef one : attackers) {
    mark(step, one, MarkKind::Attacker);
    if (target) step.arrows.push_back({one, *target, ArrowKind::Attack});
  }
}

/// What was tried; a horse's way is the one through its leg.
void show_try(SquareRef from, SquareRef to, Step& step) {
  const auto leg = square(step.said, Arg::BlockerAt);
  if (leg && step.said.id.ends_with(".leg_blocked")) {
    step.arrows.push_back({from, *leg, ArrowKind::Try});
    from = *leg;
  }
  step.arrows.push_back({from, to, ArrowKind::Try});
}

}  // namespace

Step step(Reason reason) {
  Step step{std::move(reason), {}, {}};
  const SquareRefs* squares = list(step.said);
  const MarkKind kind = list_kind(step.said);
  if (squares != nullptr && kind == MarkKind::Attacker) show_attackers(*squares, step);
  const bool crosses = square(step.said, Arg::Crossed).has_value();
  for (const auto& [arg, what] : kMarks) {
    if (arg == Arg::To && crosses) continue;  // nothing is wrong with where the king would end
    if (const auto found = square(step.said, arg))
      mark(step, *found, mark_kind(step.said, arg, what));
  }
  if (squares != nullptr) {
    for (const SquareRef one : *squares) mark(step, one, kind);
  }
  const auto from = square(step.said, Arg::From);
  const auto to = square(step.said, Arg::To);
  if (from && to) show_try(*from, *to, step);
  const auto attacker = square(step.said, Arg::AttackerAt);
  const auto target = attacked(step.said);
  if (attacker && target) step.arrows.push_back({*attacker, *target, ArrowKind::Attack});
  return step;
}

}  // namespace luatco::explain

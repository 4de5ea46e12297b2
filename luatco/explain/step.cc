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
    {Arg::King, MarkKind::King},
    {Arg::To, MarkKind::To},
    {Arg::Crossed, MarkKind::To},
    {Arg::Target, MarkKind::Square},
    {Arg::Square, MarkKind::Square},
};

/// What an attacker is said to attack: a square the king crosses, the king, else the target.
std::optional<SquareRef> attacked(const Reason& reason) {
  for (const Arg arg : {Arg::Crossed, Arg::King, Arg::Target, Arg::To}) {
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
    case MarkKind::King: return "king";
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
  }
  return "";
}

void mark(Step& step, SquareRef square, MarkKind kind) {
  const bool marked = std::any_of(step.marks.begin(), step.marks.end(),
                                  [&](const Mark& mark) { return mark.square == square; });
  if (!marked) step.marks.push_back({square, kind});
}

Step step(Reason reason) {
  Step step{std::move(reason), {}, {}};
  for (const auto& [arg, kind] : kMarks) {
    if (const auto found = square(step.said, arg)) mark(step, *found, kind);
  }
  if (const Evidence* list = step.said.find(Arg::List)) {
    if (const auto* squares = std::get_if<SquareRefs>(&list->value)) {
      for (const SquareRef square : *squares) mark(step, square, MarkKind::Square);
    }
  }
  const auto from = square(step.said, Arg::From);
  const auto to = square(step.said, Arg::To);
  if (from && to) step.arrows.push_back({*from, *to, ArrowKind::Try});
  const auto attacker = square(step.said, Arg::AttackerAt);
  const auto target = attacked(step.said);
  if (attacker && target) step.arrows.push_back({*attacker, *target, ArrowKind::Attack});
  return step;
}

}  // namespace luatco::explain

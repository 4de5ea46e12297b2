#include "luatco/xiangqi/ply_nature.h"

#include <cstddef>

#include "luatco/core/id_rows.h"
#include "luatco/xiangqi/trial.h"

namespace luatco::xiangqi {
namespace {

struct WhyRow {
  std::string_view id;
  std::string_view law;  // of docs/laws/xiangqi.md
};
/// In the order of ThreatWhy, then what a ply can be besides an attack.
constexpr WhyRow kWhy[] = {
    {"xq.why.unprotected", "XQ 6.2"},
    {"xq.why.false_protector", "XQ 6.6"},
    {"xq.why.chariot_by_lesser", "XQ 6.7"},
    {"xq.why.cannot_take_first", "XQ 6.8"},
    {"xq.why.protected", "XQ 6.6"},
    {"xq.why.own_kind", "XQ 6.8"},
    {"xq.why.soldier_at_home", "XQ 6.5"},
    {"xq.why.by_general", "XQ 6.4"},
    {"xq.why.by_soldier", "XQ 6.4"},
    {"xq.why.chaser_held", "XQ 6.9"},
    {"xq.why.old_attack", "XQ 6.3"},
    {"xq.why.check", "XQ 6.1"},
    {"xq.why.double_check", "XQ 6.1"},
    {"xq.why.mate_threat", "XQ 6.10"},
    {"xq.why.answer", "XQ 6.10"},
    {"xq.why.sacrifice", "XQ 6.10"},
    {"xq.why.block", "XQ 6.10"},
    {"xq.why.nothing", "XQ 6.10"},
};
enum class Why : std::uint8_t {
  OldAttack = 10,
  Check,
  DoubleCheck,
  MateThreat,
  Answer,
  Sacrifice,
  Block,
  Nothing,
};
static_assert(static_cast<std::size_t>(ThreatWhy::ChaserHeld) + 1 ==
              static_cast<std::size_t>(Why::OldAttack));
constexpr const WhyRow& row(ThreatWhy why) { return kWhy[static_cast<std::size_t>(why)]; }
constexpr const WhyRow& row(Why why) { return kWhy[static_cast<std::size_t>(why)]; }
constexpr auto kWhyIds = ids_of(kWhy);

Standing standing(const Position& position, Point point) {
  return {ref(*position.piece_at(point)), ref(point)};
}

class Describer {
 public:
  Describer(const History& history, std::size_t ply)
      : history_(history),
        ply_(ply),
        before_(history.at(ply - 1)),
        after_(history.at(ply)),
        move_(history.move(ply)),
        nature_(history.nature(ply)) {
    out_.ply = static_cast<int>(ply);
    out_.by = before_.turn();
    out_.move = {ref(move_.from()), ref(move_.to())};
  }

  PlyNature describe(std::optional<Point> hunted) {
    if (nature_.is_check()) add("check");
    if (!nature_.chases.empty()) add("chase");
    if (nature_.is_rest()) add_quiet_classes();
    if (nature_.is_check() && !(hunted && is_chased(*hunted))) {
      say_check();
    } else if (!nature_.chases.empty()) {
      say_chase(hunted);
    } else {
      say_quiet();
    }
    return std::move(out_);
  }

 private:
  void add(std::string_view kind) {
    if (out_.kind.empty()) {
      out_.kind = kind;
    } else {
      out_.also.push_back(kind);
    }
  }
  [[nodiscard]] bool is_kind(std::string_view kind) const {
    if (out_.kind == kind) return true;
    for (const std::string_view other : out_.also) {
      if (other == kind) return true;
    }
    return false;
  }

  void add_quiet_classes() {
    if (threatens_mate(after_)) add("mate_threat");
    if (offers_exchange()) add("exchange_offer");
    if (history_.is_answer(ply_)) add("answer");
    if (can_be_taken()) add("sacrifice");
    if (blocked()) add("block");
    if (out_.kind.empty()) add("idle");
  }

  /// Some attack of the moved piece is on its own kind, which could take it as well.
  [[nodiscard]] bool offers_exchange() const {
    for (const Point victim : points(prey())) {
      if (examine(after_, move_.to(), victim).why == ThreatWhy::OwnKind) return true;
    }
    return false;
  }
  /// The moved piece can now be taken for nothing.
  [[nodiscard]] bool can_be_taken() const {
    for (const Chase& chase : threats(after_, after_.turn())) {
      if (chase.victim == move_.to()) return true;
    }
    return false;
  }
  /// An enemy chariot or cannon that was free to pass where the moved piece stands.
  [[nodiscard]] std::optional<Point> blocked() const {
    const PointSet far = before_.pieces(Role::Chariot) | before_.pieces(Role::Cannon);
    for (const Point enemy : points(before_.pieces(after_.turn()) & far)) {
      const PointSet line = chariot_steps(enemy, before_.occupied()) & ~before_.occupied();
      if (contains(line, move_.to()) && !contains(lines(enemy), move_.from())) return enemy;
    }
    return std::nullopt;
  }
  [[nodiscard]] PointSet prey() const {
    const Piece moved = *after_.piece_at(move_.to());
    return steps(moved, move_.to(), after_.occupied()) & after_.pieces(after_.turn()) &
           ~after_.pieces(Role::General);
  }
  [[nodiscard]] bool is_chased(Point victim) const {
    for (const Chase& chase : nature_.chases) {
      if (chase.victim == victim) return true;
    }
    return false;
  }

  [[nodiscard]] Finding finding(const WhyRow& why) const {
    Finding finding(why.id, why.law, before_);
    finding.piece(Arg::Piece, *after_.piece_at(move_.to()));
    finding.square(Arg::From, move_.from()).square(Arg::To, move_.to());
    return finding;
  }

  void say_check() {
    for (const Point checker : points(nature_.checkers)) {
      out_.chasers.push_back(standing(after_, checker));
    }
    const bool several = count(nature_.checkers) > 1;
    Finding why = finding(row(several ? Why::DoubleCheck : Why::Check));
    const Point general = after_.general(after_.turn());
    why.attacker_of(after_, first(nature_.checkers)).square(Arg::King, general);
    if (several) {
      why.squares(Arg::List, nature_.checkers);
    } else {
      add_screen(why, first(nature_.checkers), general);
    }
    out_.why = why.take();
  }

  /// What a cannon attacks over.
  void add_screen(Finding& why, Point attacker, Point target) const {
    if (after_.piece_at(attacker)->role != Role::Cannon) return;
    why.blocker_of(after_, first(between(attacker, target) & after_.occupied()));
  }

  void say_chase(std::optional<Point> hunted) {
    const Point victim = hunted && is_chased(*hunted) ? *hunted : nature_.chases.front().victim;
    out_.victim = standing(after_, victim);
    std::optional<Point> chaser;
    for (const Chase& chase : nature_.chases) {
      if (chase.victim != victim) continue;
      out_.chasers.push_back(standing(after_, chase.chaser));
      if (!chaser) chaser = chase.chaser;
    }
    say_attack(*chaser, victim, examine(after_, *chaser, victim));
  }

  void say_attack(Point chaser, Point victim, Verdict verdict) {
    Finding why = finding(row(verdict.why));
    why.attacker_of(after_, chaser).victim_of(after_, victim);
    const bool names_another = verdict.why == ThreatWhy::Protected ||
                               verdict.why == ThreatWhy::FalseProtector ||
                               verdict.why == ThreatWhy::ChaserHeld;
    if (names_another) {
      why.protector_of(after_, verdict.witness);
    } else {
      add_screen(why, chaser, victim);
    }
    out_.why = why.take();
  }

  /// A threat of mate is one; else an attack that does not count says why; else the ply is what its
  /// class says.
  void say_quiet() {
    if (is_kind("mate_threat")) {
      out_.why = finding(row(Why::MateThreat)).take();
      return;
    }
    for (const Point victim : points(prey())) {
      const Verdict verdict = examine(after_, move_.to(), victim);
      if (is_threat(verdict.why)) {
        Finding why = finding(row(Why::OldAttack));
        why.victim_of(after_, victim);
        out_.why = why.take();
      } else {
        say_attack(move_.to(), victim, verdict);
      }
      return;
    }
    say_class();
  }
  void say_class() {
    if (is_kind("answer")) {
      out_.why = finding(row(Why::Answer)).take();
    } else if (is_kind("sacrifice")) {
      out_.why = finding(row(Why::Sacrifice)).take();
    } else if (is_kind("block")) {
      out_.why = finding(row(Why::Block)).attacker_of(before_, *blocked()).take();
    } else {
      out_.why = finding(row(Why::Nothing)).take();
    }
  }

  const History& history_;
  std::size_t ply_;
  const Position& before_;
  const Position& after_;
  Move move_;
  const Nature nature_;
  PlyNature out_;
};

}  // namespace

PlyNature describe_ply(const History& history, std::size_t ply, std::optional<Point> hunted) {
  return Describer(history, ply).describe(hunted);
}

std::span<const std::string_view> why_ids() { return kWhyIds; }

}  // namespace luatco::xiangqi

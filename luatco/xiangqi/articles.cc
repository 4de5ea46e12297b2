#include "luatco/xiangqi/articles.h"

#include <array>
#include <utility>

namespace luatco::xiangqi {
namespace {

struct Ending {
  std::string_view id;
  std::string_view third_occurrence;
  std::string_view streaks;
};
constexpr std::array<Ending, 24> kEndings = {{
    {"xq.result.checkmate", "XQ 3.4", "XQ 3.4"},
    {"xq.result.stalemate", "XQ 3.5", "XQ 3.5"},
    {"xq.result.no_attackers", "XQ 3.6", "XQ 3.6"},
    {"xq.result.agreement", "XQ 5.1", "XQ 5.1"},
    {"xq.result.resign", "XQ 5.2", "XQ 5.2"},
    {"xq.result.resign_no_win", "XQ 5.4", "XQ 5.4"},
    {"xq.result.time", "XQ 5.3", "XQ 5.3"},
    {"xq.result.time_no_win", "XQ 5.4", "XQ 5.4"},
    {"xq.result.illegal_moves", "XQ 5.5", "XQ 5.5"},
    {"xq.result.illegal_moves_no_win", "XQ 5.5", "XQ 5.5"},
    {"xq.result.forfeit", "XQ 5.6", "XQ 5.6"},
    {"xq.result.both_forfeit", "XQ 5.6", "XQ 5.6"},
    {"xq.result.arbiter", "XQ 5.6", "XQ 5.6"},
    {"xq.result.perpetual_check", "XQ 7.2", "XQ 8.2"},
    {"xq.result.perpetual_chase", "XQ 7.3", "XQ 8.3"},
    {"xq.result.mixed_strikes", "XQ 7.6", "XQ 7.6"},
    {"xq.result.mutual_check", "XQ 7.5", "XQ 8.5"},
    {"xq.result.mutual_chase", "XQ 7.5", "XQ 8.5"},
    {"xq.result.repetition", "XQ 7.4", "XQ 8.6"},
    {"xq.result.no_capture", "XQ 9.4", "XQ 9.4"},
    {"xq.result.effective_limit", "XQ 9.1", "XQ 9.1"},
    {"xq.result.progress_limit", "XQ 9.2", "XQ 9.2"},
    {"xq.result.total_limit", "XQ 9.3", "XQ 9.3"},
    {"xq.claim.no_capture", "XQ 9.4", "XQ 9.4"},
}};

/// The Vietnamese law of 2021, as far as it was read (docs/laws/xiangqi.md, 7): our article and
/// its.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kVietnamese = {{
    {"XQ 3.5", "VXF 7.1 b"},
    {"XQ 7.2", "VXF Luật 1"},
    {"XQ 7.3", "VXF Luật 3"},
}};

std::string_view named(std::string_view article, const Rulebook& rulebook) {
  if (rulebook.articles == ArticleNames::Ours) return article;
  for (const auto& [ours, theirs] : kVietnamese) {
    if (ours == article) return theirs;
  }
  return article;
}

std::string_view own_article(ArbiterRule rule, const Rulebook& rulebook);

}  // namespace

std::string_view ending(EndBy how) {
  switch (how) {
    case EndBy::Agreement: return "xq.result.agreement";
    case EndBy::Resign: return "xq.result.resign";
    case EndBy::ResignNoMate: return "xq.result.resign_no_win";
    case EndBy::Time: return "xq.result.time";
    case EndBy::TimeNoMate: return "xq.result.time_no_win";
    case EndBy::IllegalMoves: return "xq.result.illegal_moves";
    case EndBy::IllegalMovesNoMate: return "xq.result.illegal_moves_no_win";
    case EndBy::Forfeit: return "xq.result.forfeit";
    case EndBy::BothForfeit: return "xq.result.both_forfeit";
    case EndBy::IllegalPosition:
    case EndBy::Arbiter: return "xq.result.arbiter";
  }
  return {};
}

std::string_view article(std::string_view ending, const Rulebook& rulebook) {
  for (const Ending& known : kEndings) {
    if (known.id != ending) continue;
    return named(rulebook.cycles == CycleLaw::Streaks ? known.streaks : known.third_occurrence,
                 rulebook);
  }
  return {};
}

std::string_view article(ArbiterRule rule, const Rulebook& rulebook) {
  return named(own_article(rule, rulebook), rulebook);
}

namespace {

std::string_view own_article(ArbiterRule rule, const Rulebook& rulebook) {
  const bool streaks = rulebook.cycles == CycleLaw::Streaks;
  switch (rule) {
    case ArbiterRule::PerpetualCheck: return streaks ? "XQ 8.2" : "XQ 7.2";
    case ArbiterRule::PerpetualChase: return streaks ? "XQ 8.3" : "XQ 7.3";
    case ArbiterRule::MixedStrikes: return "XQ 7.6";
    case ArbiterRule::NotYourMove:
    case ArbiterRule::MoveMade: return "XQ 1.5";
    case ArbiterRule::IllegalMove:
    case ArbiterRule::NoPromotionPiece:
    case ArbiterRule::PressedWithoutMove:
    case ArbiterRule::TwoHands: return "XQ 5.5";
    case ArbiterRule::MustMove:
    case ArbiterRule::MustCapture:
    case ArbiterRule::MustCaptureWith:
    case ArbiterRule::MustCastle:
    case ArbiterRule::RookFirst:
    case ArbiterRule::KingMustMove:
    case ArbiterRule::Released:
    case ArbiterRule::AdjustTooLate:
    case ArbiterRule::AdjustNotYourMove:
    case ArbiterRule::NothingThere: return "XQ 5.7";
    case ArbiterRule::OffersForbidden:
    case ArbiterRule::OfferStands:
    case ArbiterRule::NoOffer:
    case ArbiterRule::AgreementTooEarly: return "XQ 5.1";
    case ArbiterRule::ClaimNotYourMove:
    case ArbiterRule::ClaimUnknown:
    case ArbiterRule::ClaimAfterTouch:
    case ArbiterRule::ClaimWrong:
    case ArbiterRule::ClaimedMoveIsDue: return "XQ 9.4";
    case ArbiterRule::TimeBackwards:
    case ArbiterRule::ClockIsSet:
    case ArbiterRule::NoClock:
    case ArbiterRule::NothingToPress:
    case ArbiterRule::FlagNotFallen:
    case ArbiterRule::FlagOwn: return "XQ 5.3";
    case ArbiterRule::GameOver:
    case ArbiterRule::MoveAfterEnd:
    case ArbiterRule::NoTakeBack:
    case ArbiterRule::NothingToTakeBack:
    case ArbiterRule::ComplaintLate:
    case ArbiterRule::NothingToComplain:
    case ArbiterRule::NothingToConfirm:
    case ArbiterRule::OnlyTheArbiter:
    case ArbiterRule::Unreadable: return "XQ 5.6";
  }
  return {};
}

}  // namespace
}  // namespace luatco::xiangqi

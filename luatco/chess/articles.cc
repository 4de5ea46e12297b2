#include "luatco/chess/articles.h"

#include <array>

namespace luatco::chess {
namespace {

struct Ending {
  std::string_view id;
  std::string_view laws;
  std::string_view online;
  std::string_view unsupervised = {};
};
/// `online` is the article of the online regulations where its number is known, else the Laws' own;
/// `unsupervised` that of appendix A.5 where it has one.
constexpr std::array<Ending, 18> kEndings = {{
    {"chess.result.checkmate", "FIDE 5.1.1", "FIDE 5.1.1"},
    {"chess.result.stalemate", "FIDE 5.2.1", "FIDE 5.2.1"},
    {"chess.result.dead_position", "FIDE 5.2.2", "FIDE Online 5.4.3"},
    {"chess.result.threefold", "FIDE 9.2", "FIDE Online 5.4.1"},
    {"chess.result.fivefold", "FIDE 9.6.1", "FIDE 9.6.1"},
    {"chess.result.fifty_moves", "FIDE 9.3", "FIDE Online 5.4.4"},
    {"chess.result.seventyfive", "FIDE 9.6.2", "FIDE 9.6.2"},
    {"chess.result.agreement", "FIDE 5.2.3", "FIDE 5.2.3"},
    {"chess.result.resign", "FIDE 5.1.2", "FIDE 5.1.2"},
    {"chess.result.resign_no_mate", "FIDE 5.1.2", "FIDE 5.1.2"},
    {"chess.result.time", "FIDE 6.9", "FIDE Online 4.4", "FIDE A.5.3"},
    {"chess.result.time_no_mate", "FIDE 6.9", "FIDE Online 4.4", "FIDE A.5.3"},
    {"chess.result.illegal_moves", "FIDE 7.5.5", "FIDE 7.5.5"},
    {"chess.result.illegal_moves_no_mate", "FIDE 7.5.5", "FIDE 7.5.5"},
    {"chess.result.illegal_position", "FIDE A.5.4", "FIDE A.5.4"},
    {"chess.result.forfeit", "FIDE 12.9", "FIDE 12.9"},
    {"chess.result.both_forfeit", "FIDE 11.8", "FIDE 11.8"},
    {"chess.result.arbiter", "FIDE 8.7", "FIDE 8.7"},
}};

}  // namespace

std::string_view ending(EndBy how) {
  switch (how) {
    case EndBy::Agreement: return "chess.result.agreement";
    case EndBy::Resign: return "chess.result.resign";
    case EndBy::ResignNoMate: return "chess.result.resign_no_mate";
    case EndBy::Time: return "chess.result.time";
    case EndBy::TimeNoMate: return "chess.result.time_no_mate";
    case EndBy::IllegalMoves: return "chess.result.illegal_moves";
    case EndBy::IllegalMovesNoMate: return "chess.result.illegal_moves_no_mate";
    case EndBy::IllegalPosition: return "chess.result.illegal_position";
    case EndBy::Forfeit: return "chess.result.forfeit";
    case EndBy::BothForfeit: return "chess.result.both_forfeit";
    case EndBy::Arbiter: return "chess.result.arbiter";
  }
  return {};
}

std::string_view article(std::string_view ending, const Rulebook& rulebook) {
  for (const Ending& known : kEndings) {
    if (known.id != ending) continue;
    if (rulebook.edition == kOnlineRegulations) return known.online;
    const bool unsupervised = rulebook.illegal_move == IllegalMove::StandsOnceAnswered;
    return unsupervised && !known.unsupervised.empty() ? known.unsupervised : known.laws;
  }
  return {};
}

std::string_view article(ArbiterRule rule, const Rulebook& rulebook) {
  switch (rule) {
    case ArbiterRule::GameOver:
    case ArbiterRule::MoveAfterEnd: return "FIDE 5";
    case ArbiterRule::NotYourMove: return "FIDE 1.3";
    case ArbiterRule::MoveMade: return "FIDE 4.7";
    case ArbiterRule::ClockIsSet: return "FIDE 6.6";
    case ArbiterRule::TimeBackwards:
    case ArbiterRule::NoClock: return "FIDE 6.10";
    case ArbiterRule::IllegalMove:
      return rulebook.illegal_move == IllegalMove::StandsOnceAnswered ? "FIDE A.5.2" : "FIDE 7.5.1";
    case ArbiterRule::NoPromotionPiece: return "FIDE 7.5.2";
    case ArbiterRule::PressedWithoutMove: return "FIDE 7.5.3";
    case ArbiterRule::TwoHands: return "FIDE 7.5.4";
    case ArbiterRule::MustMove: return "FIDE 4.3.1";
    case ArbiterRule::MustCapture: return "FIDE 4.3.2";
    case ArbiterRule::MustCaptureWith: return "FIDE 4.3.3";
    case ArbiterRule::MustCastle: return "FIDE 4.4.1";
    case ArbiterRule::RookFirst: return "FIDE 4.4.2";
    case ArbiterRule::KingMustMove: return "FIDE 4.4.3";
    case ArbiterRule::Released: return "FIDE 4.7";
    case ArbiterRule::AdjustTooLate:
    case ArbiterRule::AdjustNotYourMove: return "FIDE 4.2.1";
    case ArbiterRule::NothingThere: return "FIDE 4.2.2";
    case ArbiterRule::NothingToPress: return "FIDE 6.2";
    case ArbiterRule::OffersForbidden: return "FIDE 9.1.1";
    case ArbiterRule::OfferStands:
    case ArbiterRule::NoOffer: return "FIDE 9.1.2.1";
    case ArbiterRule::AgreementTooEarly: return "FIDE 5.2.3";
    case ArbiterRule::ClaimNotYourMove:
    case ArbiterRule::ClaimUnknown: return "FIDE 9.2";
    case ArbiterRule::ClaimAfterTouch: return "FIDE 9.4";
    case ArbiterRule::ClaimWrong:
    case ArbiterRule::ClaimedMoveIsDue: return "FIDE 9.5.3";
    case ArbiterRule::FlagNotFallen:
    case ArbiterRule::FlagOwn: return "FIDE 6.8";
    case ArbiterRule::NoTakeBack:
      return rulebook.illegal_move == IllegalMove::StandsOnceAnswered ? "FIDE A.5.2" : "FIDE 4.7";
    case ArbiterRule::NothingToTakeBack: return "FIDE 4.7";
    case ArbiterRule::ComplaintLate:
    case ArbiterRule::NothingToComplain: return "FIDE 4.8";
    case ArbiterRule::NothingToConfirm: return "FIDE 5.1.1";
    case ArbiterRule::OnlyTheArbiter: return "FIDE 12.9";
    case ArbiterRule::PerpetualCheck:
    case ArbiterRule::PerpetualChase:
    case ArbiterRule::MixedStrikes: return {};  // no law of chess
    case ArbiterRule::Unreadable: return "FIDE C";
  }
  return {};
}

}  // namespace luatco::chess

// The forms of FEN: castling by KQkq and by file letters; and the 960 starts of Chess960. What
// set-ups are answered with is in tests/conformance.
#include <gtest/gtest.h>

#include <set>

#include "luatco/chess/fen.h"
#include "tests/cases.h"

namespace luatco::chess {
namespace {

Variant variant_of(const api::Json& row) {
  return row.text("variant") == "chess960" ? Variant::Chess960 : Variant::Standard;
}

TEST(Setup, EitherStyleOfCastlingReadsBackAsTheSameSetup) {
  for (const api::Json& row : read_cases("chess/setup.jsonl")) {
    const auto checked = check_fen(row.text("fen"), variant_of(row));
    if (!checked.position) continue;
    const chess::Setup setup = checked.position->setup();
    for (const CastlingStyle style : {CastlingStyle::XFen, CastlingStyle::Shredder}) {
      const std::string fen = write_fen(setup, style);
      EXPECT_EQ(Position::from_setup(parse_fen(fen, setup.variant).setup).position->setup(), setup)
          << fen;
    }
  }
}

TEST(Chess960, StartNumber518IsTheStandardOne) {
  EXPECT_EQ(write_fen(chess960_setup(518)), kInitialFen);
}

TEST(Chess960, The960StartsDifferAndHaveNoFault) {
  std::set<std::string> seen;
  for (int n = 0; n < 960; ++n) {
    const chess::Setup setup = chess960_setup(n);
    const std::string fen = write_fen(setup);
    EXPECT_TRUE(check_fen(fen, Variant::Chess960).faults.empty()) << n << " " << fen;
    seen.insert(fen);
  }
  EXPECT_EQ(seen.size(), 960U);
}

}  // namespace
}  // namespace luatco::chess

// data/cases/san, and every legal move of random games written and read back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "luatco/chess/fen.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/notation.h"
#include "luatco/chess/san_replay.h"

namespace luatco::chess {
namespace {

std::string trim(const std::string& text) {
  const auto begin = text.find_first_not_of(' ');
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::vector<std::vector<std::string>> rows(const std::string& file) {
  std::ifstream in(std::string(LUATCO_DATA_DIR) + "/cases/san/" + file);
  EXPECT_TRUE(in) << file;
  std::vector<std::vector<std::string>> all;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::vector<std::string> row;
    std::istringstream cells(line);
    for (std::string cell; std::getline(cells, cell, '|');) row.push_back(trim(cell));
    all.push_back(row);
  }
  return all;
}

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

Position position_of(const std::string& fen) {
  if (fen == "start") return Position::initial();
  auto checked = check_fen(fen);
  if (!checked.faults.empty()) checked = check_fen(fen, Variant::Chess960);
  EXPECT_TRUE(checked.position) << fen;
  return *checked.position;
}

Variant variant_of(const Position& position) {
  return position.king(kWhite) == Square::E1 || position.castling_rooks() == 0 ? Variant::Standard
                                                                               : Variant::Chess960;
}

TEST(SanReading, EveryRowOfTheTableReadsAsItSays) {
  const auto table = rows("reading.txt");
  ASSERT_GT(table.size(), 90U);
  for (auto row : table) {
    row.resize(6);
    SCOPED_TRACE(row[0] + " " + row[1] + " " + row[2]);
    const Position position = position_of(row[0]);
    const auto reading = read_san(position, row[2], row[1]);
    std::vector<std::string> candidates;
    for (const Move move : reading.candidates) {
      candidates.push_back(write_uci(move, variant_of(position)));
    }
    EXPECT_THAT(candidates, testing::UnorderedElementsAreArray(words(row[3])));
    EXPECT_THAT(reading.liberties, testing::ElementsAreArray(words(row[4])));
    const std::string reason(reading.reason ? reading.reason->id : "");
    if (row[5].ends_with('*')) {
      EXPECT_TRUE(reason.starts_with(row[5].substr(0, row[5].size() - 1))) << reason;
    } else {
      EXPECT_EQ(reason, row[5]);
    }
    if (row[1] != "en") continue;
    const bool strict = reading.candidates.size() == 1 && reading.liberties.empty();
    EXPECT_EQ(SanReplay(position).play(row[2]).has_value(), strict);
  }
}

TEST(SanWriting, EveryRowOfTheTableIsWrittenAsItSays) {
  for (const auto& row : rows("writing.txt")) {
    ASSERT_EQ(row.size(), 4U);
    const Position position = position_of(row[0]);
    bool found = false;
    for (const Move move : legal_moves(position)) {
      if (write_uci(move, Variant::Chess960) != row[2]) continue;
      found = true;
      EXPECT_EQ(write_san(position, move, row[1]), row[3]) << row[0];
    }
    EXPECT_TRUE(found) << row[0] << " " << row[2];
  }
}

/// Calls `visit` with every position of `games` random games.
template <class Visit>
void random_games(int games, bool shuffled, Visit visit) {
  std::mt19937 random(20260102);
  for (int game = 0; game < games; ++game) {
    Position position = Position::initial();
    if (shuffled)
      position = *Position::from_setup(chess960_setup(static_cast<int>(random() % 960))).position;
    for (int ply = 0; ply < 160; ++ply) {
      const MoveList moves = legal_moves(position);
      if (moves.empty()) break;
      visit(position, moves);
      position = position.after(moves[random() % moves.size()]);
    }
  }
}

template <class Moves>
bool contains(const Moves& moves, Move move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

void expect_round_trips(bool shuffled) {
  random_games(12, shuffled, [](const Position& position, const MoveList& moves) {
    for (const Move move : moves) {
      for (const PieceLetters& letters : all_piece_letters()) {
        // Every language, but not every language at every move.
        if (letters.language != "en" && (index(move.from()) + index(move.to())) % 13 != 0) continue;
        const std::string text = write_san(position, move, letters.language);
        const auto reading = read_san(position, text, letters.language);
        ASSERT_TRUE(contains(reading.candidates, move))
            << text << " " << write_fen(position.setup());
        // Bengali "Ghe4" may be a knight's move or the move of the bishop on h1: both are said.
        if (letters.language == "bn" && text.starts_with("Gh")) continue;
        ASSERT_EQ(reading.candidates.size(), 1U) << text << " " << write_fen(position.setup());
        ASSERT_TRUE(reading.liberties.empty()) << text << " " << reading.liberties.front();
      }
      SanReplay replay(position);
      const std::string text = write_san(position, move);
      ASSERT_EQ(replay.play(text), move) << text << " " << write_fen(position.setup());
      ASSERT_EQ(replay.position(), position.after(move));
    }
  });
}

TEST(San, EveryLegalMoveIsReadBackInEveryLanguage) { expect_round_trips(false); }
TEST(San, EveryLegalMoveOfChess960IsReadBackInEveryLanguage) { expect_round_trips(true); }

TEST(San, TheFastReaderTakesNothingThatTheWriterWouldNotWrite) {
  int seen = 0;
  random_games(3, true, [&](const Position& position, const MoveList&) {
    if (++seen % 7 != 0) return;
    const std::string froms = " abcdefgh12345678";
    for (const char role : std::string(" NBRQK")) {
      for (const char from : froms) {
        for (const bool takes : {false, true}) {
          for (unsigned to = 0; to < 64; ++to) {
            for (const char sign : std::string(" +#")) {
              std::string text;
              if (role != ' ') text += role;
              if (from != ' ') text += from;
              if (takes) text += 'x';
              text += name(square_at(to));
              if (sign != ' ') text += sign;
              SanReplay replay(position);
              const auto move = replay.play(text);
              if (!move) continue;
              ASSERT_EQ(write_san(position, *move), text) << write_fen(position.setup());
            }
          }
        }
      }
    }
  });
}

TEST(San, TheFastReaderSurvivesAnyShortText) {
  const std::string letters = "NBRQKOabh18x=+#-";
  SanReplay replay(Position::initial());
  std::string text;
  for (const char a : letters) {
    for (const char b : letters) {
      for (const char c : letters) {
        for (const char d : letters) {
          text = {a, b, c, d};
          for (std::size_t n = 0; n <= 4; ++n) {
            SanReplay copy = replay;
            const auto move = copy.play(text.substr(0, n));
            if (!move) continue;
            ASSERT_EQ(write_san(replay.position(), *move), text.substr(0, n));
          }
        }
      }
    }
  }
}

TEST(Uci, EveryLegalMoveIsReadBack) {
  random_games(6, true, [](const Position&, const MoveList& moves) {
    for (const Move move : moves) {
      const auto attempt = parse_uci(write_uci(move, Variant::Chess960));
      ASSERT_TRUE(attempt);
      EXPECT_EQ(attempt->from, move.from());
      EXPECT_EQ(attempt->to, move.to());
      EXPECT_EQ(attempt->promotion, move.promotion());
    }
  });
}

TEST(Uci, CastlingIsTwoStepsOfTheKingInStandardChess) {
  const Position position = position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  for (const Move move : legal_moves(position)) {
    if (!move.is_castle()) continue;
    EXPECT_EQ(write_uci(move), move.is_kingside() ? "e1g1" : "e1c1");
    EXPECT_EQ(write_uci(move, Variant::Chess960), move.is_kingside() ? "e1h1" : "e1a1");
  }
}

TEST(Uci, WhatIsNotTwoSquaresOfTheBoardIsRefusedWithAReason) {
  EXPECT_EQ(parse_uci("e2e9").error().id, "chess.input.off_board");
  EXPECT_EQ(parse_uci("i2e4").error().id, "chess.input.off_board");
  EXPECT_EQ(parse_uci("e2").error().id, "chess.input.unreadable");
  EXPECT_EQ(parse_uci("e2-e4").error().id, "chess.input.unreadable");
  EXPECT_EQ(parse_uci("e7e8Q").error().id, "chess.input.unreadable");
  EXPECT_EQ(parse_uci("").error().id, "chess.input.unreadable");
  EXPECT_EQ(parse_uci("e7e8k")->promotion, Role::King);
}

}  // namespace
}  // namespace luatco::chess

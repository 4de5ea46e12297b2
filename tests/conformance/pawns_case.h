// "Only pawns" in the conformance suite.
#pragma once

#include "luatco/pawns/reason.h"
#include "luatco/pawns/rules.h"
#include "tests/conformance/game_case.h"
#include "tests/slow_pawns.h"

namespace luatco::conformance {

template <>
struct GameCase<pawns::Rules> {
  using Position = pawns::Position;
  using Move = pawns::Move;

  static std::span<const std::string_view> reasons() { return pawns::reason_ids(); }
  static constexpr PerftFile kPerft[] = {{"pawns.epd", "standard"},
                                         {"pawns_play_on.epd", "play_on"}};
  static constexpr std::string_view kSuffixes[] = {"", "q", "r", "b", "n", "p"};

  /// The variant stands in front: it is not in the FEN.
  static std::string slow_fen(const Position& position) {
    const bool play_on = position.variant() == pawns::Variant::PlayOn;
    return (play_on ? "+" : "-") + pawns::write_fen(position.setup());
  }
  static std::string slow_move(const Position& position, Move move) {
    return pawns::write_move(position, move, "uci");
  }
  static std::vector<std::string> slow_children(const std::string& fen) {
    return slow_pawns::children(fen);
  }
  static bool slow_in_check(const std::string&) { return false; }

  static bool is_special(const Position& position, Move move) {
    return move.promotion() || pawns::Rules::captured(position, move);
  }
  static std::vector<std::string> also_means(Move) { return {}; }

  static std::optional<Position> thrown(Random& random) {
    using pawns::Piece, pawns::Role, pawns::kWhite, pawns::kBlack;
    pawns::Setup setup;
    setup.variant = coin(random) ? pawns::Variant::PlayOn : pawns::Variant::Standard;
    const bool pieces = setup.variant == pawns::Variant::PlayOn;
    for (const Side side : {kWhite, kBlack}) {
      for (std::size_t n = 1 + below(random, 8); n > 0; --n) {
        const auto role = static_cast<Role>(pieces && coin(random) ? 1 + below(random, 4) : 0);
        const std::size_t square = role == Role::Pawn ? 8 + below(random, 48) : below(random, 64);
        setup.board[square] = Piece{side, role};
      }
    }
    setup.turn = coin(random) ? kWhite : kBlack;
    setup.en_passant =
        pawns::make_square(static_cast<int>(below(random, 8)), setup.turn == kWhite ? 5 : 2);
    return Position::from_setup(setup).position;
  }
};

}  // namespace luatco::conformance

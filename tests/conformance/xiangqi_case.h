// Xiangqi in the conformance suite.
#pragma once

#include "luatco/xiangqi/reason.h"
#include "luatco/xiangqi/rules.h"
#include "luatco/xiangqi/uci.h"
#include "tests/conformance/game_case.h"
#include "tests/slow_xiangqi.h"

namespace luatco::conformance {

template <>
struct GameCase<xiangqi::Rules> {
  using Position = xiangqi::Position;
  using Move = xiangqi::Move;

  static std::span<const std::string_view> reasons() { return xiangqi::reason_ids(); }
  static constexpr PerftFile kPerft[] = {{"xiangqi.epd", "standard"}};
  static constexpr std::string_view kSuffixes[] = {""};

  static std::string slow_fen(const Position& position) {
    return xiangqi::write_fen(position.setup());
  }
  static std::string slow_move(const Position&, Move move) { return xiangqi::write_uci(move); }
  static std::vector<std::string> slow_children(const std::string& fen) {
    const slow_xiangqi::Board board = slow_xiangqi::read(fen);
    std::vector<std::string> lines;
    for (const slow_xiangqi::Move& move : slow_xiangqi::legal_moves(board)) {
      lines.push_back(slow_xiangqi::text(move) + " " +
                      slow_xiangqi::write(slow_xiangqi::after(board, move)));
    }
    std::sort(lines.begin(), lines.end());
    return lines;
  }
  static bool slow_in_check(const std::string& fen) {
    return slow_xiangqi::in_check(slow_xiangqi::read(fen));
  }

  /// So that boards empty.
  static bool is_special(const Position& position, Move move) {
    return contains(position.occupied(), move.to());
  }
  static std::vector<std::string> also_means(Move) { return {}; }

  /// Crowded around the generals, where cannons, screens and legs are thickest.
  static std::optional<Position> thrown(Random& random) {
    using xiangqi::Piece, xiangqi::Role, xiangqi::kRed, xiangqi::kBlack;
    xiangqi::Setup setup;
    const auto point = [&](std::size_t file, std::size_t rank) {
      return index(xiangqi::make_point(static_cast<int>(file), static_cast<int>(rank)));
    };
    for (const Side side : {kRed, kBlack}) {
      for (int r = 1; r < xiangqi::kRoles; ++r) {
        const auto role = static_cast<Role>(r);
        const auto most = static_cast<std::size_t>(xiangqi::full_count(role));
        for (std::size_t n = below(random, most + 1); n > 0; --n) {
          const std::size_t file = below(random, 3) == 0 ? below(random, 9) : 3 + below(random, 3);
          setup.board[point(file, below(random, 10))] = Piece{side, role};
        }
      }
    }
    setup.board[point(3 + below(random, 3), below(random, 3))] = Piece{kRed, Role::General};
    setup.board[point(3 + below(random, 3), 7 + below(random, 3))] = Piece{kBlack, Role::General};
    setup.turn = coin(random) ? kRed : kBlack;
    // Advisors, elephants and soldiers where they can never stand are taken off again.
    for (const Fault& fault : Position::from_setup(setup).faults) {
      if (fault.square && setup.board[fault.square->index]->role != Role::General) {
        setup.board[fault.square->index].reset();
      }
    }
    return Position::from_setup(setup).position;
  }
};

}  // namespace luatco::conformance

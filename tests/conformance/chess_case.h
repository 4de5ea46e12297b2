// Chess in the conformance suite.
#pragma once

#include "luatco/chess/reason.h"
#include "luatco/chess/rules.h"
#include "tests/chess_children.h"
#include "tests/conformance/game_case.h"
#include "tests/slow_chess.h"

namespace luatco::conformance {

template <>
struct GameCase<chess::Rules> {
  using Position = chess::Position;
  using Move = chess::Move;

  static std::span<const std::string_view> reasons() { return chess::reason_ids(); }
  static constexpr PerftFile kPerft[] = {
      {"chess.epd", "standard"}, {"chess_traps.epd", "standard"}, {"chess960.epd", "chess960"}};
  static constexpr std::string_view kSuffixes[] = {"", "q", "r", "b", "n", "k", "p"};

  static std::string slow_fen(const Position& position) { return chess::shredder_fen(position); }
  static std::string slow_move(const Position&, Move move) {
    return chess::write_uci(move, chess::Variant::Chess960);
  }
  static std::vector<std::string> slow_children(const std::string& fen) {
    return chess::slow_children(slow_chess::read(fen));
  }
  static bool slow_in_check(const std::string& fen) {
    return slow_chess::in_check(slow_chess::read(fen));
  }

  static bool is_special(const Position&, Move move) {
    return move.kind() != chess::MoveKind::Normal;
  }
  /// Castling is the king on its rook's square, and from the e-file the king's two squares.
  static std::vector<std::string> also_means(Move move) {
    std::vector<std::string> texts{chess::write_uci(move, chess::Variant::Chess960)};
    if (move.is_castle() && file_of(move.from()) == 4) {
      texts.push_back(std::string(name(move.from())) + std::string(name(castled_king(move))));
    }
    return texts;
  }

  /// Castling rights and an en passant square claimed at random: what from_setup lets pass is
  /// played from, however impossible its past.
  static std::optional<Position> thrown(Random& random) {
    using chess::Piece, chess::Role, chess::kWhite, chess::kBlack;
    chess::Setup setup;
    setup.variant = chess::Variant::Chess960;
    const std::size_t men = below(random, 62);
    for (std::size_t i = 0; i < men; ++i) {
      setup.board[below(random, 64)] =
          Piece{coin(random) ? kWhite : kBlack, static_cast<Role>(below(random, 5))};
    }
    for (unsigned file = 0; file < 8; ++file) {
      for (const unsigned square : {file, file + 56}) {
        auto& piece = setup.board[square];
        if (piece && piece->role == Role::Pawn) piece->role = Role::Rook;
      }
    }
    // Half of the kings at home, among the rooks that may castle with them.
    const std::size_t white = coin(random) ? below(random, 8) : below(random, 64);
    const std::size_t black = coin(random) ? 56 + below(random, 8) : below(random, 64);
    if (black == white) return std::nullopt;
    setup.board[white] = Piece{kWhite, Role::King};
    setup.board[black] = Piece{kBlack, Role::King};
    setup.turn = coin(random) ? kWhite : kBlack;
    setup.castling_rooks = chess::rank_set(0) | chess::rank_set(7);
    setup.en_passant =
        chess::make_square(static_cast<int>(below(random, 8)), setup.turn == kWhite ? 5 : 2);
    return Position::from_setup(setup).position;
  }
};

}  // namespace luatco::conformance

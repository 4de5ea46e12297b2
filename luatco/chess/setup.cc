#include "luatco/chess/setup.h"

namespace luatco::chess {

Setup chess960_setup(int number) {
  Setup setup = parse_fen(kInitialFen).setup;
  std::array<Role, 8> row{};
  std::array<bool, 8> used{};
  const auto place = [&](int nth, Role role) {
    for (std::size_t f = 0; f < 8; ++f) {
      if (used[f] || nth-- != 0) continue;
      row[f] = role;
      used[f] = true;
      return;
    }
  };
  const auto fix = [&](int file, Role role) {
    row[static_cast<std::size_t>(file)] = role;
    used[static_cast<std::size_t>(file)] = true;
  };
  int n = number;
  fix(n % 4 * 2 + 1, Role::Bishop);
  n /= 4;
  fix(n % 4 * 2, Role::Bishop);
  n /= 4;
  place(n % 6, Role::Queen);
  n /= 6;
  constexpr int knights[10][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                  {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};
  place(knights[n % 10][0], Role::Knight);
  place(knights[n % 10][1] - 1, Role::Knight);
  place(0, Role::Rook);
  place(0, Role::King);
  place(0, Role::Rook);
  setup.castling_rooks = 0;
  setup.variant = Variant::Chess960;
  for (int f = 0; f < 8; ++f) {
    const Role role = row[static_cast<std::size_t>(f)];
    setup.board[index(make_square(f, 0))] = Piece{kWhite, role};
    setup.board[index(make_square(f, 7))] = Piece{kBlack, role};
    if (role == Role::Rook) setup.castling_rooks |= bit(make_square(f, 0)) | bit(make_square(f, 7));
  }
  return setup;
}

}  // namespace luatco::chess

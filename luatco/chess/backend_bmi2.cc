// Compiled with -mbmi2 and its companions: nothing here may run before the processor was asked.
#include "luatco/chess/backend_functions.h"
#include "luatco/chess/geometry/bmi2.h"
#include "luatco/chess/geometry/relevant.h"
#include "luatco/chess/walk.h"

namespace luatco::chess {

std::array<Bmi2::Entry, 64> Bmi2::rooks;
std::array<Bmi2::Entry, 64> Bmi2::bishops;

namespace {

Bitboard pool[kRookEntries + kBishopEntries];

}  // namespace

void Bmi2::prepare() {
  Bitboard* next = pool;
  const auto fill = [&](Entry& entry, Square from, Bitboard lines, auto attacks) {
    entry = {next, relevant(from, lines)};
    const std::size_t entries = std::size_t{1} << count(entry.relevant);
    for (std::size_t i = 0; i < entries; ++i) *next++ = attacks(from, _pdep_u64(i, entry.relevant));
  };
  for (unsigned i = 0; i < kSquares; ++i) {
    fill(rooks[i], square_at(i), straight_lines(square_at(i)), rook_attacks);
    fill(bishops[i], square_at(i), diagonal_lines(square_at(i)), bishop_attacks);
  }
}

template struct BackendOf<Bmi2>;

std::uint64_t perft_bmi2(const Board<Bitboard>& board, Side us, int depth) {
  return us == kWhite ? walk<kWhite, Bmi2>(board, depth) : walk<kBlack, Bmi2>(board, depth);
}

}  // namespace luatco::chess

// The squares that castling needs (FIDE 3.8.2; II.3), for any files of king and rook.
#pragma once

#include <array>
#include <cstdint>

#include "luatco/chess/attacks.h"
#include "luatco/chess/move.h"

namespace luatco::chess {

struct CastlingWay {
  Bitboard path;     // must be empty: what either of them crosses or reaches, but for these two
  Bitboard crossed;  // must not be attacked: what the king crosses or reaches
};

namespace detail {

struct CastlingFiles {
  std::uint8_t path;
  std::uint8_t crossed;
};
consteval std::array<std::array<CastlingFiles, 8>, 8> make_castling_files() {
  std::array<std::array<CastlingFiles, 8>, 8> files{};
  for (int k = 0; k < 8; ++k) {
    for (int r = 0; r < 8; ++r) {
      if (k == r) continue;
      const Square king = make_square(k, 0);
      const Square rook = make_square(r, 0);
      const Move move{king, rook, MoveKind::Castle};
      const Square king_to = castled_king(move);
      const Square rook_to = castled_rook(move);
      const Bitboard crossed = between(king, king_to) | bit(king_to);
      const Bitboard path = crossed | between(rook, rook_to) | bit(rook_to);
      files[static_cast<std::size_t>(k)][static_cast<std::size_t>(r)] = {
          static_cast<std::uint8_t>(path & ~(bit(king) | bit(rook))),
          static_cast<std::uint8_t>(crossed)};
    }
  }
  return files;
}
inline constexpr auto kCastlingFiles = make_castling_files();

}  // namespace detail

/// Precondition: king and rook stand on one rank.
constexpr CastlingWay castling_way(Square king, Square rook) {
  const detail::CastlingFiles files = detail::kCastlingFiles[index(king) & 7U][index(rook) & 7U];
  const unsigned rank = index(king) & 56U;
  return {Bitboard{files.path} << rank, Bitboard{files.crossed} << rank};
}

}  // namespace luatco::chess

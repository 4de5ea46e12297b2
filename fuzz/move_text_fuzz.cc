// A FEN, a line feed, and any text as a move: every candidate is legal, no candidate means a
// reason, and each legal move that was read is written and read again as itself, in every notation
// of the game.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/check.h"
#include "luatco/games/registry.h"

namespace luatco {
namespace {

template <Rules G>
void round_trip(const typename G::Position& position, const typename G::Move& move) {
  for (const Notation& notation : G::notations()) {
    // "uci" writes castling by the king's two squares, which only the standard variant has.
    if (notation.name == "uci" && G::variants().size() > 1) continue;
    const std::string written = G::write_move(position, move, notation.name);
    if (written.empty()) continue;  // a second form of a move that has only one
    const auto reading = G::read_move(position, written, notation.name);
    LUATCO_DEMAND(reading.candidates.size() == 1 && reading.candidates[0] == move);
  }
}

template <Rules G>
void read(std::string_view fen, std::string_view text) {
  const auto checked = G::check_fen(fen, G::variants().back());
  if (!checked.position) return;
  const auto legal = G::legal_moves(*checked.position);
  const auto is_legal = [&](const auto& move) {
    return std::find(legal.begin(), legal.end(), move) != legal.end();
  };

  for (const std::string_view notation : {std::string_view(), G::notations().front().name}) {
    const auto moves = G::read_move(*checked.position, text, notation);
    LUATCO_DEMAND(moves.candidates.size() == 1 || moves.reason);
    for (const auto& move : moves.candidates) {
      LUATCO_DEMAND(is_legal(move));
      round_trip<G>(*checked.position, move);
    }
  }
  const auto attempt = G::parse_attempt(*checked.position, text);
  if (!attempt) return;
  const auto verdict = G::judge(*checked.position, *attempt, {});
  LUATCO_DEMAND(verdict ? is_legal(*verdict) : !verdict.error().empty());
}

}  // namespace
}  // namespace luatco

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto end = text.find('\n');
  if (end == text.npos) return 0;
  luatco::games::each_game(
      [&]<luatco::Rules G>() { luatco::read<G>(text.substr(0, end), text.substr(end + 1)); });
  return 0;
}

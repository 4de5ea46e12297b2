// Any bytes as a move: the first byte picks a position and a language, the rest is the text.
// Reading never fails, candidates are legal and differ, there is a reason where there is not
// exactly one, and the fast reader takes only what the writer writes.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "luatco/chess/fen.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/notation.h"
#include "luatco/chess/san_replay.h"

namespace luatco::chess {
namespace {

constexpr std::string_view kFens[] = {
    kInitialFen,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "1k6/8/8/8/Q6Q/8/8/K6Q w - - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "2r2k1r/8/8/8/8/8/8/2R2K1R w HChc - 0 1",
    "8/PPP1k3/8/8/8/8/4Kppp/8 b - - 0 1",
};

void require(bool promise) {
  if (!promise) __builtin_trap();
}

void read(const Position& position, std::string_view text, std::string_view language) {
  const auto reading = read_san(position, text, language);
  const MoveList legal = legal_moves(position);
  for (const Move move : reading.candidates) {
    require(std::count(legal.begin(), legal.end(), move) == 1);
    require(std::count(reading.candidates.begin(), reading.candidates.end(), move) == 1);
  }
  require((reading.candidates.size() == 1) != reading.reason.has_value());
  const auto ids = liberty_ids();
  for (const auto liberty : reading.liberties) {
    require(std::count(ids.begin(), ids.end(), liberty) == 1);
  }
  SanReplay replay(position);
  if (const auto move = replay.play(text)) {
    require(write_san(position, *move) == text && replay.position() == position.after(*move));
  } else {
    require(replay.position() == position);
  }
  // Once read without liberties, the text is what the writer writes.
  if (reading.candidates.size() == 1 && reading.liberties.empty()) {
    std::string_view bare = text;
    while (bare.starts_with(' ')) bare.remove_prefix(1);
    while (bare.ends_with(' ')) bare.remove_suffix(1);
    require(language == "bn" || write_san(position, reading.candidates[0], language) == bare);
  }
}

}  // namespace
}  // namespace luatco::chess

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace luatco::chess;
  if (size < 2) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
  const auto position = check_fen(kFens[data[0] % std::size(kFens)], Variant::Chess960).position;
  const auto languages = all_piece_letters();
  read(*position, text, languages[data[1] % languages.size()].language);
  read(*position, text, "en");
  if (const auto attempt = parse_uci(text)) {
    require(text.starts_with(std::string(name(attempt->from)) + std::string(name(attempt->to))));
  }
  return 0;
}

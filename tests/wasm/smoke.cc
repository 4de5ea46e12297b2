// A WebAssembly module of three functions: lend a buffer for a FEN, count its move sequences.
#include <array>
#include <cstdint>
#include <string_view>

#include "luatco/chess/movegen.h"

namespace {
std::array<char, 256> fen_buffer;
}

extern "C" {

/// Where the caller writes a FEN of at most 256 bytes.
[[clang::export_name("fen_buffer")]] char* lend_fen_buffer() { return fen_buffer.data(); }

/// The number of move sequences of `depth` plies, 0 where the FEN is not a playable position.
[[clang::export_name("perft")]] std::uint64_t count(std::uint32_t length, std::int32_t depth) {
  if (length > fen_buffer.size()) return 0;
  const std::string_view fen(fen_buffer.data(), length);
  const auto checked = luatco::chess::Position::from_setup(luatco::chess::parse_fen(fen).setup);
  return checked.position ? luatco::chess::perft(*checked.position, depth) : 0;
}

}  // extern "C"

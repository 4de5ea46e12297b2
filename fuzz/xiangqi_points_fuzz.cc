// Any bytes as DhtmlXQ and as XQF: parsing never fails and reads nothing beyond its input; every
// move told is legal; what is written as DhtmlXQ is read back the same.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/check.h"
#include "luatco/formats/dhtmlxq_writer.h"
#include "luatco/formats/pgn_game.h"
#include "luatco/formats/point_player.h"
#include "luatco/formats/xqf.h"
#include "luatco/xiangqi/rules.h"

namespace luatco::formats {
namespace {

using G = xiangqi::Rules;

struct Watcher : PgnVisitor<G> {
  int depth = 0;
  void move(const PgnPly<G>& ply) {
    const auto legal = G::legal_moves(ply.before);
    LUATCO_DEMAND(std::find(legal.begin(), legal.end(), ply.move) != legal.end());
  }
  void begin_variation() { ++depth; }
  void end_variation() { LUATCO_DEMAND(--depth >= 0); }
  void end_game(const PgnEnd&) { LUATCO_DEMAND(depth == 0); }
};

PgnGame<G> game_of(const PointRecord& record) {
  Watcher watcher;
  play_points<G>(record, watcher);
  PgnGame<G> game;
  const auto take = [&](PgnGame<G>&& read) { game = std::move(read); };
  PgnGameBuilder<G, decltype(take)> builder(take);
  play_points<G>(record, builder);
  return game;
}

void check(const PointRecord& record) {
  const auto game = game_of(record);
  if (!game.started) return;
  std::string text;
  write_dhtmlxq(game, text);
  const auto again = parse_dhtmlxq(text);
  LUATCO_DEMAND(again.size() == 1);
  const auto back = game_of(again[0]);
  LUATCO_DEMAND(back.started && back.tree.size() == game.tree.size());
  LUATCO_DEMAND(back.tree.main_line() == game.tree.main_line());
}

}  // namespace
}  // namespace luatco::formats

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace luatco::formats;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  for (const PointRecord& record : parse_dhtmlxq(bytes)) check(record);
  LUATCO_DEMAND(last_dhtmlxq(bytes) <= size);
  if (const auto record = parse_xqf(bytes)) check(*record);
  return 0;
}

// Any bytes as what happened in a game. Even: the rest is the text of a request's events, and one
// line of JSON comes back. Odd: eight bytes an event; nothing happens after the end, every answer
// has its article, no legal move takes a king, what is refused leaves the board and the clocks
// alone, and the log replays to the same ruling.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/check.h"
#include "luatco/api/api.h"
#include "luatco/api/ruling_json.h"
#include "luatco/chess/rules.h"
#include "luatco/game/record.h"

namespace luatco::game {
namespace {

using chess::Rules;

constexpr std::string_view kStarts[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/P6p/8/8/8/8/p6P/4K2R w K - 98 60",
    "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1",
    "8/P3k3/8/4K3/8/8/6p1/8 w - - 0 1",
};

std::optional<Side> side(std::uint8_t byte) {
  if (byte % 3 == 2) return std::nullopt;
  return byte % 3 == 0 ? Side::First : Side::Second;
}

std::string coordinates(const Event& event) {
  return Rules::square_name(*event.from) + Rules::square_name(*event.square);
}

Event event(const std::uint8_t* bytes, Millis now) {
  Event event;
  event.act = static_cast<Act>(bytes[0] % (static_cast<int>(Act::Decide) + 1));
  event.by = side(bytes[1]);
  event.of = side(bytes[2]);
  event.from = SquareRef{static_cast<std::uint8_t>(bytes[3] % 64)};
  event.square = SquareRef{static_cast<std::uint8_t>(bytes[4] % 64)};
  event.piece = PieceRef{event.by.value_or(Side::First), static_cast<std::uint8_t>(bytes[5] % 6)};
  event.number = bytes[5] % 8;
  event.time = (bytes[6] - 128) * 1000;
  event.at = now + (bytes[7] - 3) * 100;
  event.control.push_back({.moves = bytes[5] % 4, .base = bytes[6] * 100, .extra = bytes[7] * 10});
  event.control.push_back(
      {.base = bytes[7] * 100, .extra = bytes[6], .mode = static_cast<Extra>(bytes[5] % 3)});
  event.text = event.act == Act::Claim
                   ? std::array{"threefold", "fifty_moves", "illegal_move"}[bytes[6] % 3]
               : event.act == Act::Decide ? "0-0"
                                          : coordinates(event);
  if (bytes[7] % 2 == 0) event.with_move = coordinates(event);
  return event;
}

std::string ruling(Referee<Rules> referee) { return api::ruling_json<Rules>(referee).dump(); }

std::string board_and_clocks(const Referee<Rules>& referee) {
  return chess::Rules::write_fen(referee.position()) + api::clocks_json<Rules>(referee).dump();
}

/// Whatever illegal move has stood (A.5.2): no legal move takes a king or leaves the own to be
/// taken.
bool kings_are_safe(const chess::Position& position) {
  for (const chess::Move move : chess::legal_moves(position)) {
    const chess::Position next = position.after(move);
    const chess::Square own = next.king(position.turn());
    if (chess::count(next.pieces(chess::Role::King)) != 2) return false;
    if (next.attackers(own, next.turn(), next.occupied()) != 0) return false;
  }
  return true;
}

void follow(const Event& event, Record<Rules>& record) {
  const std::string before = board_and_clocks(record.referee());
  const bool was_over = record.referee().end().has_value();
  const auto answer = record.add(event);
  const bool over = record.referee().end().has_value();
  LUATCO_DEMAND(!answer.article.empty());
  LUATCO_DEMAND(kings_are_safe(record.referee().position()));
  if (!answer.accepted) {
    LUATCO_DEMAND(answer.rule);
    LUATCO_DEMAND(was_over || over || before == board_and_clocks(record.referee()));
  }
  LUATCO_DEMAND(!over || !record.referee().clock().running());
  LUATCO_DEMAND(!over || !record.referee().end()->article.empty());
}

void play(const std::uint8_t* data, std::size_t size) {
  const auto& rulebook = chess::kRulebooks[data[0] / 2 % chess::kRulebooks.size()];
  const auto start = chess::Rules::check_fen(kStarts[data[1] % std::size(kStarts)], "standard");
  Record<Rules> record(rulebook, *start.position, {.max_nodes = 1000});
  for (std::size_t at = 2; at + 8 <= size; at += 8) {
    follow(event(data + at, record.referee().now()), record);
  }
  LUATCO_DEMAND(ruling(record.replayed()) == ruling(record.referee()));
}

void ask(const std::uint8_t* data, std::size_t size) {
  std::string request = R"({"op":"ruling","options":{"max_nodes":1000},"rules":")";
  request += chess::kRulebooks[data[0] / 2 % chess::kRulebooks.size()].name;
  request += R"(","fen":")";
  request += kStarts[data[1] % std::size(kStarts)];
  request += R"(","events":)";
  request.append(reinterpret_cast<const char*>(data) + 2, size - 2);
  const std::string answer = api::answer_line(request + "}");
  LUATCO_DEMAND(answer.find('\n') == std::string::npos);
  const auto read = api::parse_json(answer);
  LUATCO_DEMAND(read && read->find("ok") != nullptr);
}

}  // namespace
}  // namespace luatco::game

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  if (data[0] % 2 == 0) {
    luatco::game::ask(data, size);
  } else {
    luatco::game::play(data, size);
  }
  return 0;
}

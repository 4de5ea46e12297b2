// Any bytes as what happens in a game, of every game and set of rules: the referee answers each
// event, a refused one changes nothing, and the same events lead to the same ruling.
#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/check.h"
#include "luatco/game/record.h"
#include "luatco/games/registry.h"

namespace {

using namespace luatco;
using game::Act;

/// Numbers out of the input, 0 once it is used up.
struct Input {
  const std::uint8_t* data;
  std::size_t size;
  std::size_t at = 0;
  [[nodiscard]] bool empty() const { return at >= size; }
  std::uint8_t byte() { return empty() ? std::uint8_t{0} : data[at++]; }
};

template <Rules G>
SquareRef square(Input& in) {
  const auto count = static_cast<unsigned>(G::shape().files * G::shape().ranks);
  return {static_cast<std::uint8_t>(in.byte() % count)};
}

/// Mostly legal moves, so that games go on.
template <Rules G>
game::Event event(Input& in, const typename G::Position& position) {
  game::Event event;
  const std::uint8_t kind = in.byte();
  const auto moves = G::legal_moves(position);
  if (kind >= 64 && !moves.empty()) {
    event.act = Act::Move;
    event.text = G::write_move(position, moves[kind % moves.size()], G::notations().front().name);
    return event;
  }
  event.act = static_cast<Act>(kind % (static_cast<unsigned>(Act::Decide) + 1));
  if ((in.byte() & 1) != 0) event.by = (in.byte() & 1) != 0 ? Side::First : Side::Second;
  if ((in.byte() & 1) != 0) event.of = (in.byte() & 1) != 0 ? Side::First : Side::Second;
  event.from = square<G>(in);
  event.square = square<G>(in);
  event.number = in.byte() % 8;
  event.time = in.byte();
  event.text = event.act == Act::Decide ? "1/2-1/2" : "no_capture";
  if (event.act == Act::Claim && event.number == 0) event.text = "illegal_move";
  if (event.act == Act::Move) {  // mostly illegal, and perhaps let stand
    event.text =
        std::string(G::square_name(*event.from)) + std::string(G::square_name(*event.square));
  }
  event.control.push_back({.moves = in.byte() % 4, .base = in.byte() * 1000});
  if ((in.byte() & 1) != 0) event.at = in.byte() * 100;
  return event;
}

template <game::Arbitrated G>
void run(Input in) {
  const auto& book = G::rulebooks()[in.byte() % G::rulebooks().size()];
  game::RefereeOptions options;
  options.max_nodes = 2000;
  if ((in.byte() & 1) != 0) options.on_violation = game::OnViolation::MustVary;
  game::Record<G> record(book, G::initial(), options);
  for (int i = 0; i < 400 && !in.empty(); ++i) {
    const auto before = record.referee().position();
    const bool was_over = record.referee().end().has_value();
    const auto step = record.add(event<G>(in, before));
    // Time that runs out may end the game before a refused event is looked at.
    if (!step.accepted) LUATCO_DEMAND(record.referee().position() == before);
    if (!step.accepted && was_over) LUATCO_DEMAND(record.referee().end().has_value());
  }
  auto again = record.replayed();
  LUATCO_DEMAND(again.position() == record.referee().position());
  LUATCO_DEMAND(again.end().has_value() == record.referee().end().has_value());
  LUATCO_DEMAND(again.violations().size() == record.referee().violations().size());
  LUATCO_DEMAND(again.may_not_repeat().empty() || !again.end());
  if (again.cycle()) LUATCO_DEMAND(!again.cycle()->plies.empty());
  for (const auto& count : again.counts()) LUATCO_DEMAND(!count.name.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  games::each_game([&]<Rules G>() {
    if constexpr (game::Arbitrated<G>) run<G>({data, size});
  });
  return 0;
}

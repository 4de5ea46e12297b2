#include "luatco/xiangqi/draws.h"

#include "luatco/xiangqi/movegen.h"

namespace luatco::xiangqi {

std::optional<Outcome> automatic_draw(const Position& position) {
  if (!has_no_attackers(position) || !has_legal_move(position)) return std::nullopt;
  return Outcome{.winner = std::nullopt, .ending = "xq.result.no_attackers"};
}

std::optional<int> limit_of(std::string_view id, const Rulebook& rulebook) {
  struct Row {
    std::string_view id;
    int Rulebook::* limit;
  };
  constexpr Row rows[] = {{"xq.result.no_capture", &Rulebook::no_capture_claim},
                          {"xq.result.effective_limit", &Rulebook::effective_limit},
                          {"xq.result.progress_limit", &Rulebook::progress_limit},
                          {"xq.result.total_limit", &Rulebook::total_limit},
                          {kClaimIds[0], &Rulebook::no_capture_claim}};
  for (const Row& row : rows) {
    if (row.id == id) return rulebook.*row.limit;
  }
  return std::nullopt;
}

Outcome claimed_draw(std::string_view) {
  return {.winner = std::nullopt, .ending = "xq.result.no_capture"};
}

}  // namespace luatco::xiangqi

#include "luatco/explain/exchange_story.h"

namespace luatco::explain {

std::string_view name(ExchangeKind kind) {
  switch (kind) {
    case ExchangeKind::Nobody: return "nobody";
    case ExchangeKind::Wins: return "wins";
    case ExchangeKind::Even: return "even";
    case ExchangeKind::Costs: return "costs";
  }
  return "";
}

}  // namespace luatco::explain

#include "luatco/teach/why_good.h"

#include <array>
#include <cstddef>

namespace luatco::teach {
namespace {

struct Row {
  std::string_view name;
  std::string_view id;
};
constexpr std::array<Row, 12> kRows = {{{"mates", "good.mates"},
                                        {"no_move_wins", "good.no_move_wins"},
                                        {"escapes", "good.escapes"},
                                        {"removes_attacker", "good.removes_attacker"},
                                        {"stops_mate", "good.stops_mate"},
                                        {"makes_luft", "good.makes_luft"},
                                        {"uses_passing", "good.uses_passing"},
                                        {"promotes", "good.promotes"},
                                        {"wins_man", "good.wins_man"},
                                        {"saves_man", "good.saves_man"},
                                        {"castles", "good.castles"},
                                        {"checks", "good.checks"}}};
static_assert(kRows.size() == static_cast<std::size_t>(GoodKind::Checks) + 1);

}  // namespace

std::string_view name(GoodKind kind) { return kRows[static_cast<std::size_t>(kind)].name; }
std::string_view good_id(GoodKind kind) { return kRows[static_cast<std::size_t>(kind)].id; }

}  // namespace luatco::teach

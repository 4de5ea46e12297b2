// Is one exercise true? It has an answer, its hints lead there, its declared mistakes are mistakes
// for the reason that is declared, and it is no easier than the ones before it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "luatco/api/json.h"

namespace luatco::school {

/// Told of every fault: its id and arguments.
using OnItemFault = std::function<void(std::string_view id, api::Json args)>;

/// The items of a unit, one after another.
class ItemCheck {
 public:
  explicit ItemCheck(const api::Json& lesson) : lesson_(lesson) {}

  void check(const api::Json& item, const OnItemFault& fault);

  /// The reasons of the wrong answers so far: of attempts that are refused, of declared mistakes.
  [[nodiscard]] const std::set<std::string>& reasons() const { return reasons_; }

 private:
  /// How hard an item is beside others of its kind: more moves, then a smaller share of the answers
  /// that solves it.
  struct Difficulty {
    std::int64_t moves = 0;
    double share = 1;
  };
  [[nodiscard]] api::Json ask(std::string_view op, const api::Json& item) const;
  [[nodiscard]] std::string why_ruled(const api::Json& item, const api::Json& facts) const;
  void check_rise(const api::Json& item, const api::Json& facts, const OnItemFault& fault);
  void check_hints(const api::Json& item, const api::Json& facts, const OnItemFault& fault) const;
  [[nodiscard]] bool hints_solve(const api::Json& item) const;
  [[nodiscard]] bool hints_show(const api::Json& item, const api::Json& facts) const;
  void check_wrong(const api::Json& item, const api::Json& facts, const OnItemFault& fault);
  [[nodiscard]] bool is_wrong_so(const api::Json& item, const api::Json& facts,
                                 const api::Json& wrong) const;

  const api::Json& lesson_;
  std::set<std::string> reasons_;
  std::map<std::string, Difficulty> hardest_;  // by kind of item
};

}  // namespace luatco::school

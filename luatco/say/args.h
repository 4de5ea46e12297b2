// The facts a sentence is made from, in the vocabulary of the API: squares as coordinates ("g7",
// "h2"), pieces as letters of FEN (upper case for the first side), sides as ids ("white", "red").
// The words for them are the catalogue's business.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "luatco/api/describe.h"
#include "luatco/api/json.h"

namespace luatco::say {

/// Phrases are things said inside the sentence, such as names of moves: objects {"id","args"}.
using Phrases = std::vector<api::Json>;
using Value = std::variant<std::string, std::int64_t, std::vector<std::string>, Phrases>;

struct NamedValue {
  std::string name;
  Value value;
};

/// A handful of named values; the first of a name counts.
class Args {
 public:
  Args() = default;
  Args(std::initializer_list<NamedValue> items) : items_(items) {}

  void add(std::string name, Value value) { items_.push_back({std::move(name), std::move(value)}); }
  [[nodiscard]] const Value* find(std::string_view name) const;
  /// The value of a name as text, empty where it is missing or no text.
  [[nodiscard]] std::string_view text(std::string_view name) const;
  [[nodiscard]] auto begin() const { return items_.begin(); }
  [[nodiscard]] auto end() const { return items_.end(); }

 private:
  std::vector<NamedValue> items_;
};

/// The members of a JSON object that are text, whole numbers, lists of text or of phrases; no
/// others.
Args args_of(const api::Json& object);
/// The arguments of a reason (and, with the game's naming, of anything that holds evidence).
Args args_of(const Reason& reason, const api::Naming& naming);

}  // namespace luatco::say

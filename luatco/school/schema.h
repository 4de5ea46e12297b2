// A reader of JSON Schema (2020-12), as far as data/lessons/lesson.schema.json uses it: so that
// what an author's editor underlines and what `lesson check` refuses are one thing.
#pragma once

#include <map>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"

namespace luatco::school {

/// What a value does not keep to.
struct SchemaFault {
  std::string path;     // "/try/2/goal"; empty: the whole value
  std::string keyword;  // "required"; "unknown" for a keyword of the schema nobody reads here
};

class Schema {
 public:
  explicit Schema(api::Json schema) : root_(std::move(schema)) {}

  /// Every fault, those of outer values first; empty where the value is as the schema wants it.
  [[nodiscard]] std::vector<SchemaFault> faults(const api::Json& value) const;

 private:
  friend class SchemaWalk;
  [[nodiscard]] bool matches(const std::string& pattern, const std::string& text) const;

  api::Json root_;
  mutable std::map<std::string, std::regex, std::less<>> patterns_;  // compiled once
};

/// The schema of a unit; built in from data/lessons/lesson.schema.json.
const Schema& lesson_schema();

}  // namespace luatco::school

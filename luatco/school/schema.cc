#include "luatco/school/schema.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "luatco/school/lesson.h"

namespace luatco::school {

using api::Json;

namespace {

constexpr std::string_view kAnnotations[] = {"$schema",     "$id",  "$defs", "title",
                                             "description", "then", "else"};

bool is_of_type(const Json& value, std::string_view type) {
  if (type == "object") return value.members() != nullptr;
  if (type == "array") return value.items() != nullptr;
  if (type == "string") return value.string() != nullptr;
  if (type == "integer") return value.integer() != nullptr;
  if (type == "boolean") return value.boolean() != nullptr;
  return false;
}

std::int64_t number(const Json& json) { return json.integer() != nullptr ? *json.integer() : 0; }

/// How many there are, of members or items; none where the value is neither.
std::optional<std::int64_t> count(const Json& value, std::string_view keyword) {
  if (keyword.ends_with("Items") && value.items() != nullptr) {
    return static_cast<std::int64_t>(value.items()->size());
  }
  if (keyword.ends_with("Properties") && value.members() != nullptr) {
    return static_cast<std::int64_t>(value.members()->size());
  }
  return std::nullopt;
}

}  // namespace

/// One value on its way through one schema. Recursion is bounded by the depth of JSON and of the
/// schema, both of which parse_json bounds; the schema is our own file.
class SchemaWalk {
 public:
  explicit SchemaWalk(const Schema& schema) : schema_(&schema) {}

  void walk(const Json& schema, const Json& value, const std::string& path) {
    if (const bool* all = schema.boolean()) {
      if (!*all) add(path, "false");
      return;
    }
    if (schema.members() == nullptr) return add(path, "unknown");
    for (const auto& [keyword, wanted] : *schema.members()) {
      if (!value_keyword(keyword, wanted, value, path) &&
          !part_keyword(schema, keyword, wanted, value, path) &&
          std::ranges::find(kAnnotations, keyword) == std::end(kAnnotations)) {
        add(path, "unknown");
      }
    }
  }
  [[nodiscard]] bool keeps_to(const Json& schema, const Json& value) const {
    SchemaWalk inner(*schema_);
    inner.walk(schema, value, {});
    return inner.found.empty();
  }

  std::vector<SchemaFault> found;

 private:
  void add(const std::string& path, std::string_view keyword) {
    found.push_back({path, std::string(keyword)});
  }
  void expect(bool kept, const std::string& path, std::string_view keyword) {
    if (!kept) add(path, keyword);
  }

  /// Keywords that look at the value itself. False for any other.
  bool value_keyword(std::string_view keyword, const Json& wanted, const Json& value,
                     const std::string& path) {
    if (keyword == "type") {
      expect(wanted.string() != nullptr && is_of_type(value, *wanted.string()), path, keyword);
    } else if (keyword == "const") {
      expect(value == wanted, path, keyword);
    } else if (keyword == "enum") {
      expect(std::ranges::find(*wanted.items(), value) != wanted.items()->end(), path, keyword);
    } else if (keyword == "pattern") {
      expect(value.string() == nullptr || schema_->matches(*wanted.string(), *value.string()), path,
             keyword);
    } else if (keyword == "minimum" || keyword == "maximum") {
      const bool low = keyword == "minimum";
      expect(value.integer() == nullptr ||
                 (low ? number(value) >= number(wanted) : number(value) <= number(wanted)),
             path, keyword);
    } else if (keyword == "minItems" || keyword == "maxItems" || keyword == "minProperties" ||
               keyword == "maxProperties") {
      const auto n = count(value, keyword);
      expect(!n || (keyword.starts_with("min") ? *n >= number(wanted) : *n <= number(wanted)), path,
             keyword);
    } else if (keyword == "required") {
      for (const Json& name : *wanted.items()) {
        expect(value.members() == nullptr || value.find(*name.string()) != nullptr,
               path + "/" + *name.string(), keyword);
      }
    } else {
      return false;
    }
    return true;
  }

  /// Keywords that hold schemas. False for any other.
  bool part_keyword(const Json& schema, std::string_view keyword, const Json& wanted,
                    const Json& value, const std::string& path) {
    if (keyword == "$ref") {
      const Json* part = referred(wanted);
      part == nullptr ? add(path, "unknown") : walk(*part, value, path);
    } else if (keyword == "allOf") {
      for (const Json& part : *wanted.items()) walk(part, value, path);
    } else if (keyword == "anyOf") {
      expect(std::ranges::any_of(*wanted.items(),
                                 [&](const Json& part) { return keeps_to(part, value); }),
             path, keyword);
    } else if (keyword == "if") {
      const Json* next = schema.find(keeps_to(wanted, value) ? "then" : "else");
      if (next != nullptr) walk(*next, value, path);
    } else if (keyword == "items") {
      walk_items(wanted, value, path);
    } else if (keyword == "properties" || keyword == "additionalProperties" ||
               keyword == "propertyNames") {
      if (value.members() != nullptr) walk_members(schema, keyword, wanted, value, path);
    } else {
      return false;
    }
    return true;
  }

  void walk_items(const Json& wanted, const Json& value, const std::string& path) {
    if (value.items() == nullptr) return;
    int n = 0;
    for (const Json& item : *value.items()) walk(wanted, item, path + "/" + std::to_string(n++));
  }

  void walk_members(const Json& schema, std::string_view keyword, const Json& wanted,
                    const Json& value, const std::string& path) {
    const Json* named = schema.find("properties");
    for (const auto& [name, member] : *value.members()) {
      const std::string at = path + "/" + name;
      if (keyword == "propertyNames") {
        walk(wanted, Json(name), at);
      } else if (keyword == "properties") {
        if (const Json* part = wanted.find(name)) walk(*part, member, at);
      } else if (named == nullptr || named->find(name) == nullptr) {
        wanted.boolean() != nullptr ? expect(*wanted.boolean(), at, keyword)
                                    : walk(wanted, member, at);
      }
    }
  }

  /// "#/$defs/name".
  [[nodiscard]] const Json* referred(const Json& reference) const {
    constexpr std::string_view kBefore = "#/$defs/";
    const Json* all = schema_->root_.find("$defs");
    if (reference.string() == nullptr || all == nullptr) return nullptr;
    const std::string_view text = *reference.string();
    return text.starts_with(kBefore) ? all->find(text.substr(kBefore.size())) : nullptr;
  }

  const Schema* schema_;
};

bool Schema::matches(const std::string& pattern, const std::string& text) const {
  auto known = patterns_.find(pattern);
  if (known == patterns_.end()) known = patterns_.emplace(pattern, std::regex(pattern)).first;
  return std::regex_search(text, known->second);
}

std::vector<SchemaFault> Schema::faults(const Json& value) const {
  SchemaWalk walk(*this);
  walk.walk(root_, value, {});
  return std::move(walk.found);
}

const Schema& lesson_schema() {
  static const Schema schema([] {
    auto json = api::parse_json(embedded_lesson_schema());
    return json ? *std::move(json) : Json();
  }());
  return schema;
}

}  // namespace luatco::school

// A JSON value: what requests are read into and answers are built from. Reading and writing are
// RapidJSON's (SAX reader and writer only); the tree is ours because it must live without
// exceptions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "luatco/base/result.h"

namespace luatco::api {

/// Where and why a text is not the JSON we take.
struct JsonError {
  enum class Kind : std::uint8_t { Syntax, TooLong, TooDeep };
  Kind kind = Kind::Syntax;
  std::uint64_t offset = 0;  // byte
};

class Json {
 public:
  using Member = std::pair<std::string, Json>;
  using Array = std::vector<Json>;
  using Object = std::vector<Member>;  // in the order of writing

  Json() = default;  // null
  Json(bool value) : value_(value) {}
  Json(int value) : value_(std::int64_t{value}) {}
  Json(unsigned value) : value_(std::int64_t{value}) {}
  Json(std::int64_t value) : value_(value) {}
  Json(std::uint64_t value) : value_(static_cast<std::int64_t>(value)) {}
  Json(std::string value) : value_(std::move(value)) {}
  Json(std::string_view value) : value_(std::string(value)) {}
  Json(const char* value) : value_(std::string(value)) {}
  Json(Array value) : value_(std::move(value)) {}
  Json(Object value) : value_(std::move(value)) {}
  /// A number that is no 64-bit integer, as it was written: kept, never reckoned with.
  static Json other_number(std::string_view text) {
    Json json;
    json.value_ = OtherNumber{std::string(text)};
    return json;
  }
  static Json array() { return Json(Array{}); }
  static Json object() { return Json(Object{}); }

  [[nodiscard]] bool is_null() const { return std::holds_alternative<std::monostate>(value_); }
  [[nodiscard]] const bool* boolean() const { return std::get_if<bool>(&value_); }
  [[nodiscard]] const std::int64_t* integer() const { return std::get_if<std::int64_t>(&value_); }
  [[nodiscard]] const std::string* string() const { return std::get_if<std::string>(&value_); }
  [[nodiscard]] const Array* items() const { return std::get_if<Array>(&value_); }
  [[nodiscard]] const Object* members() const { return std::get_if<Object>(&value_); }
  [[nodiscard]] Array* items() { return std::get_if<Array>(&value_); }
  [[nodiscard]] Object* members() { return std::get_if<Object>(&value_); }

  /// The member of that name; nullptr where there is none or this is no object.
  [[nodiscard]] const Json* find(std::string_view name) const;
  [[nodiscard]] Json* find(std::string_view name);
  /// The string member of that name, or `otherwise`.
  [[nodiscard]] std::string_view text(std::string_view name, std::string_view otherwise = {}) const;

  /// Adds a member (this becomes an object if it was null). Names are not checked for doubles.
  Json& set(std::string_view name, Json value);
  /// Adds an item (this becomes an array if it was null).
  Json& push(Json item);

  /// The shortest form, on one line; invalid UTF-8 never gets in (parse refuses it).
  [[nodiscard]] std::string dump() const;

  friend bool operator==(const Json&, const Json&) = default;

 private:
  struct OtherNumber {
    std::string text;
    friend bool operator==(const OtherNumber&, const OtherNumber&) = default;
  };
  std::variant<std::monostate, bool, std::int64_t, OtherNumber, std::string, Array, Object> value_;
};

inline constexpr std::size_t kMaxJsonBytes = 4U << 20;
inline constexpr int kMaxJsonDepth = 32;

/// Reads exactly one JSON value.
Result<Json, JsonError> parse_json(std::string_view text);

}  // namespace luatco::api

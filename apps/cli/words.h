// Sentences for people, by id. The one place where the command line meets the catalogues.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "luatco/api/json.h"

namespace luatco::cli {

class Words {
 public:
  explicit Words(std::string language) : language_(std::move(language)) {}

  [[nodiscard]] const std::string& language() const { return language_; }

  /// The sentence of that id; `args` is the object of named arguments.
  [[nodiscard]] std::string operator()(std::string_view id,
                                       const api::Json& args = api::Json::object()) const;
  /// The sentence of an object {"id","args"}: a reason, a fault, an error.
  [[nodiscard]] std::string of(const api::Json& object) const;

 private:
  std::string language_;
};

}  // namespace luatco::cli

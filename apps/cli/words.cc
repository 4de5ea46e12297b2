#include "apps/cli/words.h"

namespace luatco::cli {

std::string Words::operator()(std::string_view id, const api::Json& args) const {
  return std::string(id) + " " + args.dump();
}

std::string Words::of(const api::Json& object) const {
  const api::Json* args = object.find("args");
  return (*this)(object.text("id"), args != nullptr ? *args : api::Json::object());
}

}  // namespace luatco::cli

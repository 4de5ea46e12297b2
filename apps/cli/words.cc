#include "apps/cli/words.h"

namespace luatco::cli {

std::string Words::operator()(std::string_view id, const api::Json& args) const {
  return speaker_(id, say::args_of(args), {.game = game_, .side = {}});
}

std::string Words::of(const api::Json& object) const {
  const api::Json* args = object.find("args");
  return (*this)(object.text("id", object.text("ending")), args != nullptr ? *args : object);
}

}  // namespace luatco::cli

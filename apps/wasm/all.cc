// Every operation.
#include "apps/wasm/answer.h"
#include "luatco/api/api.h"

namespace luatco::wasm {

std::string answer_line(std::string_view line) { return api::answer_line(line); }

}  // namespace luatco::wasm

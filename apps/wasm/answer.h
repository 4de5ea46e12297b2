// What a module of the core answers: all.cc or play.cc defines it.
#pragma once

#include <string>
#include <string_view>

namespace luatco::wasm {

std::string answer_line(std::string_view line);

}  // namespace luatco::wasm

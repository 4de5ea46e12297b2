// What a module of the core answers: all.cc or play.cc defines it.
#pragma once

#include <string>
#include <string_view>

namespace luatco::wasm {

std::string answer_line(std::string_view line);

/// Lends an answer to the caller until the next one: its address; luatco_answer_size() is its length.
const char* lend_answer(std::string answer);

}  // namespace luatco::wasm

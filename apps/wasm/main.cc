// The core as one WebAssembly module: a request in UTF-8 JSON goes in, its answer comes out.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "apps/wasm/answer.h"

namespace {

/// The answer to the last request; it stays until the next one.
std::string last_answer;

}  // namespace

const char* luatco::wasm::lend_answer(std::string answer) {
  last_answer = std::move(answer);
  return last_answer.data();
}

extern "C" {

/// Where the caller writes a request of `size` bytes; null where there is no such room.
[[clang::export_name("luatco_alloc")]] char* lend(std::size_t size) {
  return static_cast<char*>(std::malloc(size));
}

[[clang::export_name("luatco_free")]] void give_back(char* bytes) { std::free(bytes); }

/// Answers one request (docs/api.md). The answer lies at the address returned, luatco_answer_size()
/// bytes long, until the next call; null only where memory ran out.
[[clang::export_name("luatco_call")]] const char* call(const char* request, std::size_t size) {
  return luatco::wasm::lend_answer(luatco::wasm::answer_line(std::string_view(request, size)));
}

[[clang::export_name("luatco_answer_size")]] std::size_t answer_size() {
  return last_answer.size();
}

}  // extern "C"

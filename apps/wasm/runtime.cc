// What the C++ library does where there is no way on. Its own would say so through printf(), which
// would be a tenth of the module and asks for files that a page has not; here the module traps, and
// its caller sees that.
#include <__verbose_abort>
#include <cstddef>
#include <cstdlib>
#include <new>

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

void* operator new(std::size_t size) {
  void* const room = std::malloc(size == 0 ? 1 : size);
  if (room == nullptr) __builtin_trap();
  return room;
}
void operator delete(void* room) noexcept { std::free(room); }
void operator delete(void* room, std::size_t) noexcept { std::free(room); }

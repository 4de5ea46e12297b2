// Memory for a module whose every request gives back nearly all it took: pieces of powers of two,
// each size with a list of those given back. The C library's allocator, for programs of every kind,
// would be 10 kB of the module.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

extern "C" unsigned char __heap_base;

namespace {

constexpr std::size_t kHeader = 16;  // what malloc() promises to be aligned to
constexpr std::size_t kPage = 65536;
constexpr unsigned kSmallest = 5;  // 32 bytes, the header among them
constexpr unsigned kLargest = 31;

/// Before every piece: which size it is, and while it is free the next one of that size.
struct alignas(kHeader) Piece {
  std::uint32_t order;
  Piece* next;
};
static_assert(sizeof(Piece) == kHeader);

Piece* free_pieces[kLargest + 1];
std::uintptr_t unused;  // where the memory begins that no piece has been cut from

/// A piece of that order from memory never used; null where there is no more.
Piece* cut(unsigned order) {
  if (unused == 0) {
    unused = (reinterpret_cast<std::uintptr_t>(&__heap_base) + kHeader - 1) & ~(kHeader - 1);
  }
  const std::uintptr_t end = unused + (std::uintptr_t{1} << order);
  const std::size_t pages = __builtin_wasm_memory_size(0);
  if (end < unused) return nullptr;
  if (end > pages * kPage) {
    const std::size_t wanted = (end - pages * kPage + kPage - 1) / kPage;
    if (__builtin_wasm_memory_grow(0, wanted) == SIZE_MAX) return nullptr;
  }
  auto* const piece = reinterpret_cast<Piece*>(unused);
  unused = end;
  return piece;
}

Piece* piece_of(void* room) { return static_cast<Piece*>(room) - 1; }

}  // namespace

extern "C" {

void* malloc(std::size_t size) {
  if (size > (std::size_t{1} << kLargest) - kHeader) return nullptr;
  const auto needed = static_cast<unsigned>(std::bit_width(size + kHeader - 1));
  const unsigned order = needed < kSmallest ? kSmallest : needed;
  Piece* piece = free_pieces[order];
  if (piece != nullptr) {
    free_pieces[order] = piece->next;
  } else {
    piece = cut(order);
    if (piece == nullptr) return nullptr;
    piece->order = order;
  }
  return piece + 1;
}

void free(void* room) {
  if (room == nullptr) return;
  Piece* const piece = piece_of(room);
  piece->next = free_pieces[piece->order];
  free_pieces[piece->order] = piece;
}

// Nothing here needs more than malloc() promises.
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  return alignment <= kHeader ? malloc(size) : nullptr;
}

void* calloc(std::size_t count, std::size_t size) {
  if (size != 0 && count > SIZE_MAX / size) return nullptr;
  void* const room = malloc(count * size);
  return room == nullptr ? nullptr : std::memset(room, 0, count * size);
}

// Under these names the C library's own parts call them. All of its names are here, or the linker
// would bring its allocator along.
void* __libc_malloc(std::size_t size) { return malloc(size); }
void* __libc_calloc(std::size_t count, std::size_t size) { return calloc(count, size); }
void __libc_free(void* room) { free(room); }

void* realloc(void* room, std::size_t size) {
  if (room == nullptr) return malloc(size);
  const std::size_t has = (std::size_t{1} << piece_of(room)->order) - kHeader;
  if (size <= has) return room;
  void* const larger = malloc(size);
  if (larger == nullptr) return nullptr;
  std::memcpy(larger, room, has);
  free(room);
  return larger;
}

}  // extern "C"

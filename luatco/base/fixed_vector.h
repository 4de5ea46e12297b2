// A vector that never allocates. Trivially copyable where T is, so it can live in values that are
// copied by the million; elements beyond size() are indeterminate.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "luatco/base/assert.h"

namespace luatco {

template <class T, std::size_t Capacity>
class FixedVector {
 public:
  using value_type = T;

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  static constexpr std::size_t capacity() { return Capacity; }
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == Capacity; }

  /// Precondition: !full().
  constexpr void push_back(const T& item) {
    LUATCO_ASSERT(!full());
    items_[size_++] = item;
  }
  /// Appends where there is room; says whether there was. For lists that hostile input may
  /// overfill.
  constexpr bool try_push_back(const T& item) {
    if (full()) return false;
    items_[size_++] = item;
    return true;
  }
  constexpr void pop_back() {
    LUATCO_ASSERT(!empty());
    --size_;
  }
  constexpr void clear() { size_ = 0; }

  /// For code that writes many elements at a time: it fills data() and then says how many there
  /// are. Precondition: size <= capacity(), and the first `size` elements have been written.
  constexpr T* data() { return items_.data(); }
  constexpr void set_size(std::size_t size) {
    LUATCO_ASSERT(size <= Capacity);
    size_ = static_cast<std::uint32_t>(size);
  }

  constexpr T& operator[](std::size_t i) {
    LUATCO_ASSERT(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    LUATCO_ASSERT(i < size_);
    return items_[i];
  }
  constexpr const T& front() const { return (*this)[0]; }
  constexpr const T& back() const { return (*this)[size_ - 1]; }
  constexpr T& back() { return (*this)[size_ - 1]; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i) {
      if (!(a.items_[i] == b.items_[i])) return false;
    }
    return true;
  }

 private:
  std::array<T, Capacity> items_;
  std::uint32_t size_ = 0;
};

}  // namespace luatco

// For tests: bytes in memory that come in small steps, as from a slow pipe.
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

#include "luatco/archive/byte_source.h"

namespace luatco::archive {

class TestSource : public ByteSource {
 public:
  /// Gives at most `step` bytes a call.
  TestSource(std::string bytes, std::size_t step) : bytes_(std::move(bytes)), step_(step) {}

  std::size_t read(std::span<char> out) override {
    const std::size_t n = std::min({out.size(), step_, bytes_.size() - taken_});
    std::memcpy(out.data(), bytes_.data() + taken_, n);
    taken_ += n;
    return n;
  }
  [[nodiscard]] const std::optional<InputFault>& fault() const override { return fault_; }
  [[nodiscard]] std::uint64_t bytes_taken() const override { return taken_; }
  [[nodiscard]] std::optional<std::uint64_t> bytes_total() const override { return {}; }

 private:
  std::string bytes_;
  std::size_t step_;
  std::size_t taken_ = 0;
  std::optional<InputFault> fault_;
};

}  // namespace luatco::archive

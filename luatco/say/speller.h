// Written words made sayable: "e4" -> "e bốn", "50" -> "năm mươi", "0-0" -> "nhập thành gần".
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace luatco::say {

class Speaker;

/// Holds on to its speaker. May be shared by threads.
class Speller {
 public:
  explicit Speller(const Speaker& speaker);
  ~Speller();

  /// Squares as the names of their letters and numbers, numbers in words, castling by its name; all
  /// else as it is.
  [[nodiscard]] std::string spelled(std::string_view text) const;

 private:
  [[nodiscard]] std::string number(std::string_view digits) const;

  const Speaker& speaker_;
  struct Numbers;
  std::unique_ptr<Numbers> numbers_;
};

}  // namespace luatco::say

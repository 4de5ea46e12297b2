// A sentence nobody recorded, out of parts that were: names of squares and men, numbers, and the
// frames around them. What a voice pack can say so is known from the catalogues.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace luatco::speech {

/// The words of a sentence without the points between them, in runs that no point divides:
/// "Mã ở e4, không" -> {{"Mã","ở","e4"},{"không"}}.
std::vector<std::vector<std::string>> phrases_of(std::string_view sentence);

class Splice {
 public:
  /// A part: one word or several, a blank between.
  void add(std::string_view part);
  [[nodiscard]] const std::set<std::string, std::less<>>& parts() const { return parts_; }

  /// The sentence as parts, as few as there may be; nullopt where a word is in none.
  [[nodiscard]] std::optional<std::vector<std::string>> cut(std::string_view sentence) const;

  /// The runs of words that no part covers: the frames around what is known already.
  [[nodiscard]] std::vector<std::string> frames(std::string_view sentence) const;

 private:
  using Words = std::vector<std::string>;
  [[nodiscard]] bool cut_phrase(const Words& words, std::vector<std::string>& into) const;
  /// The longest part that begins at `at`: how many words it has, 0 where there is none.
  [[nodiscard]] std::size_t longest(const Words& words, std::size_t at) const;

  std::set<std::string, std::less<>> parts_;
  std::size_t longest_part_ = 0;  // in words
};

}  // namespace luatco::speech

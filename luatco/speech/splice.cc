#include "luatco/speech/splice.h"

#include <algorithm>
#include <array>
#include <limits>

namespace luatco::speech {
namespace {

/// What divides phrases and is not said.
constexpr std::string_view kPoints = ".,:;!?()\"";
constexpr std::array<std::string_view, 5> kWidePoints = {"“", "”", "…", "–", "—"};

std::string joined(const std::vector<std::string>& words, std::size_t from, std::size_t n) {
  std::string text;
  for (std::size_t i = from; i < from + n; ++i) text += (i == from ? "" : " ") + words[i];
  return text;
}

/// How many bytes at the front of `text` are a point; 0 for anything else.
std::size_t point_length(std::string_view text) {
  if (kPoints.find(text.front()) != std::string_view::npos) return 1;
  for (const std::string_view point : kWidePoints) {
    if (text.starts_with(point)) return point.size();
  }
  return 0;
}

}  // namespace

std::vector<std::vector<std::string>> phrases_of(std::string_view sentence) {
  std::vector<std::vector<std::string>> phrases(1);
  std::string word;
  const auto end_word = [&] {
    if (!word.empty()) phrases.back().push_back(std::move(word));
    word.clear();
  };
  while (!sentence.empty()) {
    const std::size_t point = point_length(sentence);
    if (point != 0) {
      end_word();
      if (!phrases.back().empty()) phrases.emplace_back();
    } else if (sentence.front() == ' ' || sentence.front() == '\n') {
      end_word();
    } else {
      word += sentence.front();
    }
    sentence.remove_prefix(std::max<std::size_t>(point, 1));
  }
  end_word();
  if (phrases.back().empty()) phrases.pop_back();
  return phrases;
}

void Splice::add(std::string_view part) {
  for (const auto& words : phrases_of(part)) {
    parts_.insert(joined(words, 0, words.size()));
    longest_part_ = std::max(longest_part_, words.size());
  }
}

std::size_t Splice::longest(const Words& words, std::size_t at) const {
  for (std::size_t n = std::min(longest_part_, words.size() - at); n > 0; --n) {
    if (parts_.contains(joined(words, at, n))) return n;
  }
  return 0;
}

bool Splice::cut_phrase(const Words& words, std::vector<std::string>& into) const {
  constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  // From the end: how few parts the rest takes, and how long the first of them is.
  std::vector<std::size_t> fewest(words.size() + 1, kNone);
  std::vector<std::size_t> first(words.size(), 0);
  fewest.back() = 0;
  for (std::size_t at = words.size(); at-- > 0;) {
    for (std::size_t n = 1; n <= std::min(longest_part_, words.size() - at); ++n) {
      if (fewest[at + n] == kNone || !parts_.contains(joined(words, at, n))) continue;
      if (fewest[at + n] + 1 >= fewest[at]) continue;
      fewest[at] = fewest[at + n] + 1;
      first[at] = n;
    }
  }
  if (fewest.front() == kNone) return false;
  for (std::size_t at = 0; at < words.size(); at += first[at]) {
    into.push_back(joined(words, at, first[at]));
  }
  return true;
}

std::optional<std::vector<std::string>> Splice::cut(std::string_view sentence) const {
  std::vector<std::string> parts;
  for (const Words& words : phrases_of(sentence)) {
    if (!cut_phrase(words, parts)) return std::nullopt;
  }
  return parts;
}

std::vector<std::string> Splice::frames(std::string_view sentence) const {
  std::vector<std::string> frames;
  for (const Words& words : phrases_of(sentence)) {
    std::size_t begun = 0;
    std::size_t at = 0;
    const auto end_frame = [&] {
      if (at > begun) frames.push_back(joined(words, begun, at - begun));
    };
    while (at < words.size()) {
      const std::size_t known = longest(words, at);
      if (known == 0) {
        ++at;
        continue;
      }
      end_frame();
      at += known;
      begun = at;
    }
    end_frame();
  }
  return frames;
}

}  // namespace luatco::speech

// What every game's FEN has in common: words, ranks of pieces and empty points, counters, and the
// place of each fault in the text.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "luatco/base/text.h"
#include "luatco/core/fault.h"

namespace luatco {

/// At most this many faults of one text are named; the rest would only repeat them.
inline constexpr std::size_t kMaxFenFaults = 64;

/// The faults of a first field, as the game names them.
struct PlacementFaults {
  Fault rank_count;
  Fault rank_width;
  Fault piece_char;
  Fault digits_in_a_row;
};

/// How a counter is read: its value where there is none, its limit, and the faults.
struct FenCounter {
  std::uint16_t absent = 0;
  std::uint16_t limit = 9999;
  Fault syntax;
  Fault clipped;
};

/// Takes a FEN apart from left to right. Liberal and bounded: whatever the text, it goes on to the
/// end and collects what was wrong.
class FenScanner {
 public:
  explicit FenScanner(std::string_view text) : text_(text), rest_(text) {}

  /// The next word; empty where there is none, which is remembered.
  std::string_view next_field();
  /// What is left, and whether a field was missing so far.
  [[nodiscard]] std::string_view rest() const { return rest_; }
  [[nodiscard]] bool missing() const { return missing_; }

  /// Reads ranks from the last to the first. `put(file, rank, letter)` places a piece and says
  /// whether there is one of that letter.
  template <class Put>
  void placement(std::string_view field, int files, int ranks, const PlacementFaults& faults,
                 Put put);
  /// A number; "-" is what some writers put where they kept no count. Too large ones are clipped.
  std::uint16_t counter(std::string_view field, const FenCounter& kind);

  void fault(Fault made, std::uint32_t offset);
  /// Where a part of the text lies in it; its end for a part that ran out.
  [[nodiscard]] std::uint32_t offset_of(std::string_view part) const;
  [[nodiscard]] const Faults& faults() const { return faults_; }

 private:
  std::string_view text_;
  std::string_view rest_;
  Faults faults_;
  bool missing_ = false;
};

template <class Put>
void FenScanner::placement(std::string_view field, int files, int ranks,
                           const PlacementFaults& faults, Put put) {
  int seen = 0;
  std::string_view left = field;
  for (bool more = !field.empty(); more; ++seen) {
    const std::size_t slash = left.find('/');
    const std::string_view rank = left.substr(0, slash);
    if (seen == ranks) fault(faults.rank_count, offset_of(rank));
    int file = 0;
    bool known = true;  // an unknown letter is its own fault; the width then says nothing
    char before = ' ';
    for (std::size_t i = 0; i < rank.size() && seen < ranks; ++i) {
      const char c = rank[i];
      if (c >= '1' && c <= '0' + files) {
        if (before >= '1' && before <= '9')
          fault(faults.digits_in_a_row, offset_of(rank.substr(i)));
        file += c - '0';
      } else if (put(file, ranks - 1 - seen, c)) {
        ++file;
      } else {
        fault(faults.piece_char, offset_of(rank.substr(i)));
        known = false;
      }
      file = std::min(file, files + 1);
      before = c;
    }
    if (seen < ranks && known && file != files) fault(faults.rank_width, offset_of(rank));
    more = slash != std::string_view::npos;
    if (more) left.remove_prefix(slash + 1);
  }
  if (seen < ranks) fault(faults.rank_count, offset_of(rest_));
}

/// Writes ranks from the last to the first; `letter_at(file, rank)` is '\0' where nothing stands.
template <class LetterAt>
void append_placement(std::string& out, int files, int ranks, LetterAt letter_at) {
  for (int rank = ranks - 1; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file <= files; ++file) {
      const char letter = file < files ? letter_at(file, rank) : '/';
      if (letter == '\0') {
        ++empty;
        continue;
      }
      if (empty > 0) append_number(out, empty);
      empty = 0;
      if (file < files) out += letter;
    }
    if (rank > 0) out += '/';
  }
}

}  // namespace luatco

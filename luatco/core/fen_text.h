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
#include "luatco/core/side.h"

namespace luatco {

/// A kind of fault is named at most this often in one text; more would only repeat it.
inline constexpr int kMaxSameFaults = 8;
/// The largest counters taken; larger ones are a fault (repair), clipped to this.
inline constexpr std::uint16_t kMaxFenCounter = 9999;

/// The faults that every game's FEN can have, as the game names them.
struct FenFaults {
  Fault rank_count;
  Fault rank_width;
  Fault piece_char;
  Fault digits_in_a_row;
  Fault turn;
  Fault halfmove;
  Fault halfmove_clipped;
  Fault fullmove;
  Fault fullmove_clipped;
  Fault missing_fields;
  Fault trailing_text;
};

/// They have the same enumerators in every game's FaultId; make_fault() is the game's own.
template <class FaultId>
const FenFaults& fen_faults() {
  static const FenFaults faults = {
      .rank_count = make_fault(FaultId::SyntaxRankCount),
      .rank_width = make_fault(FaultId::SyntaxRankWidth),
      .piece_char = make_fault(FaultId::SyntaxPieceChar),
      .digits_in_a_row = make_fault(FaultId::DigitsInARow),
      .turn = make_fault(FaultId::SyntaxTurn),
      .halfmove = make_fault(FaultId::SyntaxHalfmove),
      .halfmove_clipped = make_fault(FaultId::HalfmoveClipped),
      .fullmove = make_fault(FaultId::SyntaxFullmove),
      .fullmove_clipped = make_fault(FaultId::FullmoveClipped),
      .missing_fields = make_fault(FaultId::MissingFields),
      .trailing_text = make_fault(FaultId::TrailingText),
  };
  return faults;
}

/// What a text said, and what was wrong with the text.
template <class Setup>
struct FenReading {
  Setup setup;
  /// Faults of the text only, each kind at most kMaxSameFaults times: errors where it could not be
  /// understood, repairs where a field was missing or written loosely. What the arrangement itself
  /// lacks, Position::from_setup says.
  Faults faults;
  /// False where the first field could not be understood: then the board is not worth examining.
  bool placement_read = true;
};

/// Examines what was read: the faults of the text, then those of the arrangement, at once; the
/// position is there unless one of them is an error.
template <class Position, class Setup>
Checked<Position> check_reading(const FenReading<Setup>& reading) {
  Checked<Position> checked;
  if (reading.placement_read) checked = Position::from_setup(reading.setup);
  checked.faults.insert(checked.faults.begin(), reading.faults.begin(), reading.faults.end());
  if (has_error(checked.faults)) checked.position.reset();
  return checked;
}

/// Takes a FEN apart from left to right. Liberal and bounded: whatever the text, it goes on to the
/// end and collects what was wrong.
class FenScanner {
 public:
  /// `faults` must outlive this.
  FenScanner(std::string_view text, const FenFaults& faults)
      : text_(text), rest_(text), names_(&faults) {}

  /// The next word; empty where there is none, which is remembered.
  std::string_view next_field();
  [[nodiscard]] std::string_view rest() const { return rest_; }

  /// The next field: ranks from the last to the first. `put(file, rank, letter)` places a piece and
  /// says whether there is one of that letter.
  template <class Put>
  void placement(int files, int ranks, Put put);
  /// The next field: "b" is the second side, any letter of `first` the first.
  Side turn(std::string_view first);
  /// Numbers; "-" is what some writers put where they kept no count. Moves counted from 0 are read
  /// as counted from 1.
  std::uint16_t halfmove_clock(std::string_view field) {
    return counter(field, 0, names_->halfmove, names_->halfmove_clipped);
  }
  std::uint16_t fullmove_number(std::string_view field) {
    return std::max<std::uint16_t>(counter(field, 1, names_->fullmove, names_->fullmove_clipped),
                                   1);
  }
  /// Nothing should be left.
  void trailing_text();

  void fault(Fault made, std::uint32_t offset);
  /// Where a part of the text lies in it; its end for a part that ran out.
  [[nodiscard]] std::uint32_t offset_of(std::string_view part) const;
  [[nodiscard]] bool found_error() const { return has_error(faults_); }
  /// All faults, and that fields were missing.
  [[nodiscard]] Faults finish();

 private:
  std::uint16_t counter(std::string_view field, std::uint16_t absent, const Fault& syntax,
                        const Fault& clipped);

  std::string_view text_;
  std::string_view rest_;
  const FenFaults* names_;
  Faults faults_;
  bool missing_ = false;
};

template <class Put>
void FenScanner::placement(int files, int ranks, Put put) {
  const std::string_view field = next_field();
  const auto is_digit = [&](char c) { return c >= '1' && c <= '0' + files; };
  int seen = 0;
  std::string_view left = field;
  for (bool more = !field.empty(); more; ++seen) {
    const std::size_t slash = left.find('/');
    const std::string_view rank = left.substr(0, slash);
    if (seen == ranks) fault(names_->rank_count, offset_of(rank));
    int file = 0;
    bool known = true;  // an unknown letter is its own fault; the width then says nothing
    char before = ' ';
    for (std::size_t i = 0; i < rank.size() && seen < ranks; ++i) {
      const char c = rank[i];
      if (is_digit(c)) {
        if (is_digit(before)) fault(names_->digits_in_a_row, offset_of(rank.substr(i)));
        file += c - '0';
      } else if (put(file, ranks - 1 - seen, c)) {
        ++file;
      } else {
        fault(names_->piece_char, offset_of(rank.substr(i)));
        known = false;
      }
      file = std::min(file, files + 1);
      before = c;
    }
    if (seen < ranks && known && file != files) fault(names_->rank_width, offset_of(rank));
    more = slash != std::string_view::npos;
    if (more) left.remove_prefix(slash + 1);
  }
  if (seen < ranks) fault(names_->rank_count, offset_of(rest_));
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

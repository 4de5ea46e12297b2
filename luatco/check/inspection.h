// Checks archives that come as they are read, a stretch of bytes at a time: for callers without
// threads and files. What it holds is a piece of whole games and the report, however long the
// archive is.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/check/digest.h"
#include "luatco/check/game_checker.h"
#include "luatco/check/record_format.h"
#include "luatco/check/totals.h"

namespace luatco::check {

class Inspection : private GameSink {
 public:
  struct Sizes {
    /// So many bytes are read at once as soon as whole games are among them.
    std::size_t piece = 256 << 10;
    /// No game is longer; what is longer is cut in the middle (archive.game_too_long).
    std::size_t limit = 8 << 20;
  };
  Inspection(Sizes sizes, Digest::Limits limits) : sizes_(sizes) { digest_.limits = limits; }

  /// From here on games that have a set of rules of this name are held to it; without a name of
  /// theirs games are held to their first set.
  void rule_by(std::string_view set) { sets_.emplace_back(set); }
  /// Another file begins. Its format is told by its first bytes: there must be some in the first
  /// feed().
  void begin(std::string file);
  /// The next bytes of the file, in UTF-8 (of an XQF file: as they are).
  void feed(std::string_view bytes);
  /// The file is at its end.
  void finish();

  [[nodiscard]] const Totals& totals() const { return totals_; }
  [[nodiscard]] const Digest& digest() const { return digest_; }

 private:
  /// Whether the last game of a piece is all there.
  enum class End : std::uint8_t { Whole, Broken };
  void check(std::size_t size, End end);
  void check_records(std::string_view game, std::string_view text, std::uint64_t begin, End end);

  [[nodiscard]] std::uint64_t file_offset(std::uint64_t offset) const override {
    return begin_ + offset;
  }
  void begin(GameReport& game) override;
  void take(const GameReport& game) override;
  [[nodiscard]] bool wants_board(const Finding& finding) const override;
  void take(const Finding& orphan) override;

  Sizes sizes_;
  std::vector<std::string> sets_;
  std::string file_;
  const RecordFormat* format_ = nullptr;  // null until the first bytes have come
  std::string_view game_;                 // of the last record
  std::string pending_;
  std::size_t window_ = 0;    // look for a cut when so much is pending
  std::uint64_t offset_ = 0;  // of pending_ in the file
  std::uint64_t begin_ = 0;   // of the text that is being read
  std::uint64_t before_ = 0;  // games of earlier files
  Totals totals_;
  Digest digest_;
};

}  // namespace luatco::check

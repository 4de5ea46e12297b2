#include <algorithm>

#include "luatco/base/text.h"
#include "luatco/chess/castling_wing.h"
#include "luatco/chess/fault_id.h"
#include "luatco/chess/setup.h"

namespace luatco::chess {
namespace {

class FenReader {
 public:
  FenReader(std::string_view text, Variant variant) : text_(text), rest_(text) {
    out_.setup.variant = variant;
  }

  FenReading read() {
    placement(take_word(rest_));
    turn(next_field());
    castling(next_field());
    en_passant(next_field());
    if (!epd_operations()) {
      std::string_view field = next_field();
      out_.setup.halfmove_clock = counter(field, kHalfmove);
      field = next_field();
      out_.setup.fullmove_number = counter(field, kFullmove);
      if (const auto more = take_word(rest_); !more.empty()) {
        fault(FaultId::TrailingText, offset_of(more));
      }
    }
    // Some writers count moves from 0.
    out_.setup.fullmove_number = std::max<std::uint16_t>(out_.setup.fullmove_number, 1);
    if (missing_) fault(FaultId::MissingFields, static_cast<std::uint32_t>(text_.size()));
    return std::move(out_);
  }

 private:
  struct Counter {
    std::uint16_t absent;
    std::uint16_t limit;
    FaultId syntax;
    FaultId clipped;
  };
  static constexpr Counter kHalfmove = {0, kMaxHalfmoveClock, FaultId::SyntaxHalfmove,
                                        FaultId::HalfmoveClipped};
  static constexpr Counter kFullmove = {1, kMaxFullmoveNumber, FaultId::SyntaxFullmove,
                                        FaultId::FullmoveClipped};

  /// `part` is a view into the text; one that ran out is at its end.
  [[nodiscard]] std::uint32_t offset_of(std::string_view part) const {
    const std::size_t at = part.data() == nullptr
                               ? text_.size()
                               : static_cast<std::size_t>(part.data() - text_.data());
    return static_cast<std::uint32_t>(at);
  }

  void fault(FaultId which, std::uint32_t offset) {
    Fault made = make_fault(which);
    const auto same = [&](const Fault& earlier) { return earlier.id == made.id; };
    if (std::count_if(out_.faults.begin(), out_.faults.end(), same) >= kMaxSameFaults) return;
    made.offset = offset;
    out_.faults.push_back(made);
  }

  std::string_view next_field() {
    const std::string_view field = take_word(rest_);
    missing_ = missing_ || field.empty();
    return field;
  }

  void placement(std::string_view field) {
    int ranks = 0;
    std::string_view left = field;
    for (bool more = !field.empty(); more; ++ranks) {
      const std::size_t slash = left.find('/');
      const std::string_view rank = left.substr(0, slash);
      if (ranks < 8) read_rank(rank, 7 - ranks);
      if (ranks == 8) fault(FaultId::SyntaxRankCount, offset_of(rank));
      more = slash != std::string_view::npos;
      if (more) left.remove_prefix(slash + 1);
    }
    if (ranks < 8) fault(FaultId::SyntaxRankCount, offset_of(rest_));
    out_.placement_read = !has_error(out_.faults);
  }

  void read_rank(std::string_view text, int rank) {
    int file = 0;
    bool known = true;  // an unknown letter is its own fault; the width then says nothing
    char before = ' ';
    for (const char& c : text) {
      const auto at = static_cast<std::uint32_t>(&c - text_.data());
      if (c >= '1' && c <= '8') {
        if (before >= '1' && before <= '8') fault(FaultId::DigitsInARow, at);
        file += c - '0';
      } else if (const auto piece = parse_piece(c)) {
        if (file < 8) out_.setup.board[index(make_square(file, rank))] = piece;
        ++file;
      } else {
        fault(FaultId::SyntaxPieceChar, at);
        known = false;
      }
      file = std::min(file, 9);
      before = c;
    }
    if (known && file != 8) fault(FaultId::SyntaxRankWidth, offset_of(text));
  }

  void turn(std::string_view field) {
    if (field == "b") {
      out_.setup.turn = kBlack;
    } else if (field != "w" && !field.empty()) {
      fault(FaultId::SyntaxTurn, offset_of(field));
    }
  }

  void castling(std::string_view field) {
    if (field.empty() || field == "-") return;
    const auto is_file = [](char c) { return (c >= 'a' && c <= 'h') || (c >= 'A' && c <= 'H'); };
    if (std::any_of(field.begin(), field.end(), is_file)) out_.setup.variant = Variant::Chess960;
    for (const char& c : field) {
      const auto at = static_cast<std::uint32_t>(&c - text_.data());
      const Side side = c >= 'A' && c <= 'Z' ? kWhite : kBlack;
      const char lower = side == kWhite ? static_cast<char>(c - 'A' + 'a') : c;
      Square rook = make_square(0, side == kWhite ? 0 : 7);
      if (is_file(c)) {
        rook = make_square(lower - 'a', rank_of(rook));
      } else if (lower == 'k' || lower == 'q') {
        rook = castling_rook(out_.setup, side, lower == 'k' ? Wing::Kingside : Wing::Queenside);
      } else {
        fault(FaultId::SyntaxCastling, at);
        continue;
      }
      if (contains(out_.setup.castling_rooks, rook)) fault(FaultId::RepeatedCastlingRight, at);
      out_.setup.castling_rooks |= bit(rook);
    }
  }

  void en_passant(std::string_view field) {
    if (field.empty() || field == "-") return;
    out_.setup.en_passant = parse_square(field);
    if (!out_.setup.en_passant) fault(FaultId::SyntaxEp, offset_of(field));
  }

  /// "-" is what some writers put where they kept no count.
  std::uint16_t counter(std::string_view field, const Counter& kind) {
    missing_ = missing_ || field == "-";
    if (field.empty() || field == "-") return kind.absent;
    std::uint32_t number = 0;
    for (const char c : field) {
      if (c < '0' || c > '9') {
        fault(kind.syntax, offset_of(field));
        return kind.absent;
      }
      number = std::min<std::uint32_t>(number * 10 + static_cast<std::uint32_t>(c - '0'),
                                       kind.limit + 1U);
    }
    if (number > kind.limit) fault(kind.clipped, offset_of(field));
    return static_cast<std::uint16_t>(std::min<std::uint32_t>(number, kind.limit));
  }

  /// EPD: four fields, then operations `opcode operands;`. Takes hmvc and fmvn, passes over the
  /// others; false (and nothing taken) where no operation follows.
  bool epd_operations() {
    std::string_view left = rest_;
    const std::string_view opcode = take_word(left);
    const bool letter = !opcode.empty() && ((opcode[0] >= 'a' && opcode[0] <= 'z') ||
                                            (opcode[0] >= 'A' && opcode[0] <= 'Z'));
    if (!letter || rest_.find(';') == std::string_view::npos) return false;
    fault(FaultId::EpdOpcodes, offset_of(opcode));
    while (!rest_.empty()) {
      std::string_view operation = take_operation();
      const std::string_view name = take_word(operation);
      const std::string_view operand = take_word(operation);
      if (name == "hmvc") out_.setup.halfmove_clock = counter(operand, kHalfmove);
      if (name == "fmvn") out_.setup.fullmove_number = counter(operand, kFullmove);
    }
    return true;
  }

  /// Up to the next semicolon outside a quoted operand.
  std::string_view take_operation() {
    bool quoted = false;
    std::size_t end = 0;
    for (; end < rest_.size() && (quoted || rest_[end] != ';'); ++end) {
      if (rest_[end] == '"') quoted = !quoted;
    }
    const std::string_view operation = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return operation;
  }

  std::string_view text_;
  std::string_view rest_;
  FenReading out_;
  bool missing_ = false;
};

}  // namespace

FenReading parse_fen(std::string_view text, Variant variant) {
  return FenReader(text, variant).read();
}

}  // namespace luatco::chess

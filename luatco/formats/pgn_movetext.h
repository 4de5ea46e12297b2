// The moves of one game of PGN: main line, variations, remarks.
//
// The main line in strict notation is a straight loop: lexer, Replay::play(), visitor. Everything
// else (liberties, variations, faults) leaves that loop.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/formats/pgn_language.h"
#include "luatco/formats/pgn_lexer.h"
#include "luatco/formats/pgn_report.h"
#include "luatco/formats/pgn_visitor.h"
#include "luatco/formats/record_rules.h"

namespace luatco::formats {

/// Deeper variations are reported and skipped.
inline constexpr std::size_t kMaxVariationDepth = 2048;
/// Longer lines are reported and cut; no game of chess has more than 17,697 plies (9.6.2).
inline constexpr std::uint32_t kMaxRecordPlies = 20000;

template <Rules G, class Visitor>
class PgnMovetext {
 public:
  using Position = typename G::Position;

  PgnMovetext(std::string_view text, PgnLexer& lexer, Visitor& visitor, PgnReport<Visitor>& report,
              std::uint64_t base)
      : text_(text),
        lexer_(lexer),
        visitor_(visitor),
        report_(report),
        base_(base),
        replay_(G::initial()) {}

  /// How the moves of a game are written.
  struct Writing {
    std::size_t notation = 0;             // index in RecordRules::notations()
    std::optional<std::size_t> declared;  // by a tag
    bool settled = false;                 // found by reading the whole game
  };
  /// A game whose moves will be read from `start`.
  void begin(const Position& start, const Writing& writing) {
    clear();
    start_ = start;
    replay_.reset(start);
    writing_ = writing;
    if constexpr (Records::kHasDialects) {
      strict_ = replay_.use(notation());
    } else {
      strict_ = writing.notation == 0;
    }
    first_number_ = Records::move_number(start);
    second_begins_ = start.turn() == Side::Second ? 1 : 0;
  }
  /// A game that has no moves or whose moves cannot be read: they are passed over.
  void begin_broken() {
    clear();
    broken_ = true;
    complete_ = false;
  }

  /// Reads up to the end of the game; leaves the lexer behind the result or before the next game.
  /// `tag_result` is the value of the Result tag.
  void read(PgnToken token, std::string_view tag_result);

  /// Closes what is open, so that position() and ply() are those of the end of the main line.
  void leave_variations() {
    if (depth_ != 0) say(PgnFindingId::UnclosedVariation, marker_);
    while (!stack_.empty()) leave_variation();
    depth_ = 0;
  }

  void read_comment(const PgnToken& token);

  /// After read(): the letters are those of another notation, and the game must be read anew.
  [[nodiscard]] std::optional<std::size_t> other_notation() const { return other_notation_; }
  [[nodiscard]] const Position& position() const { return replay_.position(); }
  [[nodiscard]] PgnPlace place() const { return {ply_, depth_ != 0}; }
  /// The word that ended the game; empty where none did.
  [[nodiscard]] std::string_view marker() const { return marker_; }
  /// False where the main line was not read to its end.
  [[nodiscard]] bool complete() const { return complete_; }

 private:
  using Move = typename G::Move;
  using Records = RecordRules<G>;
  using Kind = PgnToken::Kind;

  struct Line {
    Position before;
    Position now;
    std::uint32_t ply;
    bool moved;
  };

  void clear() {
    stack_.clear();
    marker_ = {};
    other_notation_.reset();
    depth_ = 0;
    ply_ = 0;
    moved_ = broken_ = ended_ = ambiguous_ = blank_line_ = false;
    said_blank_line_ = said_number_ = said_stray_ = false;
    complete_ = true;
  }
  void say(PgnFindingId what, std::string_view token) { report_.say(what, token, place()); }
  /// Is the lexer in a line whose moves are read?
  [[nodiscard]] bool reading() const { return depth_ == stack_.size() && !broken_; }

  /// Plays what is strictly written and simply set; returns what comes then.
  PgnToken next_token() {
    if (strict_ && reading()) {
      while (play_simple()) continue;
    }
    return lexer_.next();
  }
  bool play_simple() {
    const PgnLexer::Simple simple = lexer_.peek_simple();
    if (simple.word.empty()) return false;
    // The game's strict notation has no character that would end a word.
    const auto move = replay_.play(simple.word);
    if (!move) return false;
    if (simple.number != 0) check_number(simple.number, simple.word);
    lexer_.take(simple.word);
    played(*move, simple.word);
    return !broken_;
  }

  void read_word(std::string_view word) {
    if (reading()) {
      if (strict_) {
        if (const auto move = replay_.play(word)) [[likely]] {
          return played(*move, word);
        }
      }
      read_slowly(take_phrase<G>(text_, lexer_, word).value_or(word));
    } else if (parse_result_marker(word)) {
      read_result(word);
    }
  }

  void played(const Move& move, std::string_view word) {
    moved_ = true;
    ++ply_;
    visitor_.move(PgnPly<G>{move, replay_.before(), replay_.position(), word,
                            base_ + lexer_.offset_of(word), ply_});
    if (blank_line_) [[unlikely]] {
      note_blank_line(word);
    }
    if (ply_ >= kMaxRecordPlies) [[unlikely]] {
      stop_line(PgnFindingId::TooManyPlies, word);
    }
  }

  void note_blank_line(std::string_view word) {
    if (ply_ > 1 && !said_blank_line_) {
      say(PgnFindingId::BlankLineInMovetext, word);
      said_blank_line_ = true;
    }
    blank_line_ = false;
  }

  void check_number(std::uint32_t number, std::string_view token) {
    if (number == first_number_ + (ply_ + second_begins_) / 2) return;
    if (said_number_ || depth_ != 0) return;
    said_number_ = true;
    say(PgnFindingId::MoveNumber, token);
  }

  void open_variation(std::string_view token);
  void close_variation(std::string_view token);
  void leave_variation();

  void read_slowly(std::string_view word);
  bool is_tag_result(std::string_view word) const;
  bool read_move(std::string_view word);
  void pass(std::string_view word);
  void read_result(std::string_view word);

  void refuse(std::string_view word, std::optional<Reason> reason);
  void stop_line(PgnFindingId why, std::string_view word);
  PgnFindingId fault_of(const std::optional<Reason>& reason) const;
  bool ends_with_board_signals(std::string_view word) const;
  bool find_other_notation();
  [[nodiscard]] std::string_view notation() const {
    return Records::notations()[writing_.notation];
  }

  std::string_view text_;
  PgnLexer& lexer_;
  Visitor& visitor_;
  PgnReport<Visitor>& report_;
  std::uint64_t base_;
  typename Records::Replay replay_;

  // the game
  Position start_ = G::initial();
  std::uint64_t moves_start_ = 0;
  std::string_view tag_result_;
  Writing writing_;
  bool strict_ = false;  // Replay reads it
  std::uint32_t first_number_ = 1;
  std::uint32_t second_begins_ = 0;  // 1 where the second side moves first
  std::string_view marker_;
  std::optional<std::size_t> other_notation_;
  bool complete_ = true;
  bool ended_ = false;
  bool ambiguous_ = false;  // nobody can say which notation it is

  // the line the lexer is in
  std::vector<Line> stack_;  // the lines around it
  std::size_t depth_ = 0;    // open parentheses; more than lines around where some are skipped
  std::uint32_t ply_ = 0;
  bool moved_ = false;
  bool broken_ = false;
  bool blank_line_ = false;  // one stood before the word, and no move has come since

  bool said_blank_line_ = false;
  bool said_number_ = false;
  bool said_stray_ = false;
};

template <Rules G, class Visitor>
void PgnMovetext<G, Visitor>::read(PgnToken token, std::string_view tag_result) {
  moves_start_ = lexer_.start_of(token);
  tag_result_ = tag_result;
  for (;; token = next_token()) {
    switch (token.kind) {
      case Kind::Word:
        blank_line_ = blank_line_ || token.blank_line_before;
        read_word(token.text);
        if (ended_) return;
        break;
      case Kind::Number:
        blank_line_ = blank_line_ || token.blank_line_before;
        if (token.number != 0 && reading()) check_number(token.number, token.text);
        break;
      case Kind::Comment:
      case Kind::LineComment:
      case Kind::OpenComment: read_comment(token); break;
      case Kind::Nag:
        if (reading()) visitor_.nag(token.number);
        break;
      case Kind::Open: open_variation(token.text); break;
      case Kind::Close: close_variation(token.text); break;
      case Kind::Stray:
        if (!said_stray_) say(PgnFindingId::StrayCharacter, token.text);
        said_stray_ = true;
        break;
      case Kind::Tag:
        if (lexer_.opens_line(lexer_.start_of(token))) return lexer_.seek(lexer_.start_of(token));
        say(PgnFindingId::TagAfterMoves, token.text);
        break;
      case Kind::End: return;
    }
  }
}

template <Rules G, class Visitor>
void PgnMovetext<G, Visitor>::read_comment(const PgnToken& token) {
  if (token.kind == Kind::OpenComment) say(PgnFindingId::UnclosedComment, token.text);
  if (token.kind == Kind::Comment && token.text.find("\n[Event \"") != std::string_view::npos) {
    say(PgnFindingId::TagSectionInComment, token.text);
  }
  if (reading()) visitor_.comment(token.text);
}

// --- variations ---------------------------------------------------------------------------------

template <Rules G, class Visitor>
void PgnMovetext<G, Visitor>::open_variation(std::string_view token) {
  const bool wanted = Visitor::kReadsVariations && reading();
  ++depth_;
  if (!wanted) return;
  if (stack_.size() == kMaxVariationDepth) return say(PgnFindingId::VariationTooDeep, token);
  if (!moved_) say(PgnFindingId::VariationBeforeMove, token);
  stack_.push_back({replay_.before(), replay_.position(), ply_, moved_});
  if (moved_) {
    replay_.reset(stack_.back().before);
    --ply_;
  }
  moved_ = false;
  visitor_.begin_variation();
}

template <Rules G, class Visitor>
void PgnMovetext<G, Visitor>::close_variation(std::string_view token) {
  if (depth_ == 0) {
    if (!broken_) say(PgnFindingId::StrayParenthesis, token);
    return;
  }
  if (depth_ == stack_.size()) leave_variation();
  --depth_;
}

template <Rules G, class Visitor>
void PgnMovetext<G, Visitor>::leave_variation() {
  const Line& line = stack_.back();
  replay_.reset(line.now, line.before);
  ply_ = line.ply;
  moved_ = line.moved;
  broken_ = false;
  stack_.pop_back();
  visitor_.end_variation();
}

// --- words that are no strictly written move ----------------------------------------------------

template <Rules G, class Visitor>
void PgnMovetext<G, Visitor>::read_slowly(std::string_view word) {
  const std::size_t marks = word.find_last_not_of("!?") + 1;
  const auto glyph = parse_glyph(word.substr(marks));
  if (marks != 0 && marks != word.size() && glyph) {
    if (read_move(word.substr(0, marks))) visitor_.nag(*glyph);
    return;
  }
  if (parse_result_marker(word) || is_tag_result(word)) return read_result(word);
  if (is_null_move(word)) return pass(word);
  if (const auto nag = parse_glyph(word)) {
    if (marks != 0) say(PgnFindingId::AnnotationSpelling, word);
    return visitor_.nag(*nag);
  }
  constexpr std::string_view remarks[] = {"e.p.", "ep", "+", "++", "#", "(=)"};
  for (const std::string_view remark : remarks) {
    if (word == remark && moved_) return say(PgnFindingId::AnnotationSpelling, word);
  }
  read_move(word);
}

/// "0-0" and "+/-" end a game only where its Result tag says the same and nothing follows.
template <Rules G, class Visitor>
bool PgnMovetext<G, Visitor>::is_tag_result(std::string_view word) const {
  if (depth_ != 0 || word != tag_result_ || !parse_tag_result(word)) return false;
  PgnLexer ahead = lexer_;
  const Kind next = ahead.next().kind;
  return next == Kind::End || next == Kind::Tag;
}

template <Rules G, class Visitor>
bool PgnMovetext<G, Visitor>::read_move(std::string_view word) {
  if (strict_) {
    if (const auto move = replay_.play(word)) {
      played(*move, word);
      return true;
    }
  }
  if (depth_ == 0 && Records::is_contested(replay_.position(), word, notation())) {
    if (find_other_notation()) return false;
    if (ambiguous_) {
      stop_line(PgnFindingId::AmbiguousMove, word);
      return false;
    }
  }
  auto reading = G::read_move(replay_.position(), word, notation());
  if (reading.candidates.size() != 1) {
    refuse(word, std::move(reading.reason));
    return false;
  }
  const PgnPlace here{ply_ + 1, depth_ != 0};
  for (const std::string_view liberty : reading.liberties) {
    report_.say({.id = liberty, .severity = FindingSeverity::Warning}, word, here);
  }
  replay_.play(reading.candidates.front());
  played(reading.candidates.front(), word);
  return true;
}

template <Rules G, class Visitor>
void PgnMovetext<G, Visitor>::pass(std::string_view word) {
  const auto after = Records::after_pass(replay_.position());
  if (!after) return stop_line(PgnFindingId::IllegalMove, word);
  replay_.reset(*after, replay_.position());
  moved_ = true;
  ++ply_;
  if (depth_ == 0) say(PgnFindingId::NullMove, word);
  visitor_.pass(*after, ply_);
}

template <Rules G, class Visitor>
void PgnMovetext<G, Visitor>::read_result(std::string_view word) {
  if (depth_ != 0) {
    PgnLexer ahead = lexer_;
    if (ahead.next().kind == Kind::Close) return;  // a variation's own result says nothing
  }
  marker_ = word;
  ended_ = true;
}

// --- faults -------------------------------------------------------------------------------------

/// The word is no legal move here: another language's, or the end of this line.
template <Rules G, class Visitor>
void PgnMovetext<G, Visitor>::refuse(std::string_view word, std::optional<Reason> reason) {
  const bool main_line = depth_ == 0;
  if (main_line && (Records::kHasDialects || writing_.notation == 0) && find_other_notation()) {
    return;
  }
  const PgnFindingId why = fault_of(reason);
  const FindingSeverity how_bad = main_line ? severity(why) : FindingSeverity::Warning;
  report_.say({.id = id(why), .severity = how_bad, .reason = std::move(reason)}, word,
              {ply_ + 1, !main_line});
  if (main_line) {
    complete_ = false;
    if (ends_with_board_signals(word)) say(PgnFindingId::BoardSignal, word);
  }
  broken_ = true;
}

template <Rules G, class Visitor>
void PgnMovetext<G, Visitor>::stop_line(PgnFindingId why, std::string_view word) {
  say(why, word);
  broken_ = true;
  complete_ = complete_ && depth_ != 0;
}

template <Rules G, class Visitor>
PgnFindingId PgnMovetext<G, Visitor>::fault_of(const std::optional<Reason>& reason) const {
  if (!reason || reason->id.ends_with(".input.unreadable")) return PgnFindingId::UnreadableMove;
  if (reason->id.ends_with(".input.ambiguous")) return PgnFindingId::AmbiguousMove;
  if (reason->id.ends_with(".promotion.choose")) return PgnFindingId::PromotionPieceMissing;
  if (G::board_outcome(replay_.position())) return PgnFindingId::MoveAfterEnd;
  return PgnFindingId::IllegalMove;
}

/// Electronic boards record the kings put in the centre to show the result: nothing but such moves
/// follows.
template <Rules G, class Visitor>
bool PgnMovetext<G, Visitor>::ends_with_board_signals(std::string_view word) const {
  if (!Records::is_board_signal(word)) return false;
  PgnLexer ahead = lexer_;
  for (;;) {
    const PgnToken token = ahead.next();
    if (token.kind == Kind::End || token.kind == Kind::Tag) return true;
    if (token.kind != Kind::Word) continue;
    if (parse_result_marker(token.text)) return true;
    if (!Records::is_board_signal(token.text)) return false;
  }
}

/// Looks at the whole game: is it written in another notation? Then it is to be read anew.
template <Rules G, class Visitor>
bool PgnMovetext<G, Visitor>::find_other_notation() {
  if (writing_.settled) return false;
  writing_.settled = true;
  const auto found = find_notation<G>(text_.substr(static_cast<std::size_t>(moves_start_)), start_,
                                      writing_.declared);
  if (found.ambiguous) {
    report_.say(
        Records::kHasDialects ? PgnFindingId::NotationAmbiguous : PgnFindingId::LanguageAmbiguous,
        {}, place(), {{Arg::Text, notation_names<G>(found.fitting)}});
    ambiguous_ = true;
    return false;
  }
  if (Records::kHasDialects && (found.fitting >> writing_.notation & 1) != 0) return false;
  if (found.notation == writing_.notation) return false;
  other_notation_ = found.notation;
  ended_ = true;
  return true;
}

}  // namespace luatco::formats

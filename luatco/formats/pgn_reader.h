// PGN, read: tokens in, legal moves and findings out. A template over the game's Rules.
//
// The main line in strict notation is a straight loop: lexer, Replay::play(), visitor. Everything
// else (liberties, variations, faults) leaves that loop. One bad game never stops the text: its
// moves up to the fault are kept, the fault is named, and reading goes on at the next game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/base/text.h"
#include "luatco/formats/pgn_language.h"
#include "luatco/formats/pgn_lexer.h"
#include "luatco/formats/pgn_start.h"
#include "luatco/formats/pgn_tags.h"
#include "luatco/formats/pgn_visitor.h"
#include "luatco/formats/record_rules.h"

namespace luatco::formats {

/// Deeper variations are reported and skipped.
inline constexpr std::size_t kMaxVariationDepth = 2048;
/// Longer main lines are reported and cut; no game of chess has more than 17,697 plies (9.6.2).
inline constexpr std::uint32_t kMaxRecordPlies = 20000;

template <Rules G, class Visitor>
class PgnReader {
 public:
  /// `text` holds whole games (pgn_split.h) in UTF-8 and outlives the reader; offsets of findings
  /// count from `base`, the place of the text in its archive.
  PgnReader(std::string_view text, Visitor& visitor, std::uint64_t base = 0)
      : text_(text), lexer_(text), visitor_(visitor), base_(base), replay_(G::initial()) {}

  /// Reads one game and tells the visitor; false where no further game begins.
  bool read_game() {
    if (!find_game()) return false;
    notation_ = 0;
    while (!read_from_start()) continue;
    return true;
  }
  void read_all() {
    while (read_game()) continue;
  }

 private:
  using Position = typename G::Position;
  using Move = typename G::Move;
  using Records = RecordRules<G>;
  using Kind = PgnToken::Kind;

  struct Line {
    Position before;
    Position now;
    std::uint32_t ply;
    bool moved;
  };

  // --- where games begin ------------------------------------------------------------------------

  bool find_game() {
    std::optional<std::uint64_t> opening_comment;
    text_before_ = {};
    for (;;) {
      const PgnToken token = lexer_.next();
      switch (token.kind) {
        case Kind::End:
          if (!text_before_.empty()) report(PgnFindingId::TextBeforeGame, text_before_);
          return false;
        case Kind::Comment:
        case Kind::LineComment:
        case Kind::OpenComment:
          if (!opening_comment) opening_comment = start_of(token);
          continue;
        case Kind::Word:
          if (!begins_movetext(token.text)) break;
          [[fallthrough]];
        case Kind::Tag:
        case Kind::Number: game_start_ = opening_comment.value_or(start_of(token)); return true;
        case Kind::Nag:
        case Kind::Open:
        case Kind::Close:
        case Kind::Stray: break;
      }
      if (text_before_.empty()) text_before_ = token.text;
      opening_comment.reset();
    }
  }

  /// The lexer's place in front of a token: braces and brackets are not part of its text.
  std::uint64_t start_of(const PgnToken& token) const {
    std::uint64_t at = lexer_.offset_of(token.text);
    if (token.kind == Kind::Tag) {
      while (text_[at] != '[') --at;
    } else if (token.kind == Kind::Comment || token.kind == Kind::OpenComment ||
               token.kind == Kind::LineComment) {
      --at;
    }
    return at;
  }

  /// A first word outside any tag section: a game without tags, or a letter around a game?
  bool begins_movetext(std::string_view word) const {
    return parse_result_marker(word) ||
           !G::read_move(G::initial(), word, Records::notations().front()).candidates.empty();
  }

  /// False: the letters are another language's, read the same game again.
  bool read_from_start() {
    lexer_.seek(game_start_);
    stack_.clear();
    tags_.clear();
    marker_ = {};
    ply_ = depth_ = 0;
    moved_ = broken_ = blank_line_ = false;
    said_blank_line_ = said_number_ = said_stray_ = false;
    complete_ = true;
    visitor_.begin_game(base_ + game_start_);
    if (!text_before_.empty()) report(PgnFindingId::TextBeforeGame, text_before_);
    if (notation_ != 0) report_language();
    const PgnToken first = read_tags();
    set_up();
    if (!ended_) read_movetext(first);
    if (restart_) return restart_ = false;
    finish();
    return true;
  }

  void report_language() {
    report(PgnFindingId::ForeignLetters, {},
           {{Arg::Text, std::string(Records::notations()[notation_])}});
  }

  // --- tags -------------------------------------------------------------------------------------

  /// Returns the first token of the movetext. Sets ended_ where there is none.
  PgnToken read_tags() {
    ended_ = false;
    for (;;) {
      const PgnToken token = lexer_.next();
      switch (token.kind) {
        case Kind::Tag:
          if (token.blank_line_before && !tags_.empty() &&
              same_tag(token.text, tags_.first_name())) {
            lexer_.seek(start_of(token));  // the game before was tags only
            ended_ = true;
            return token;
          }
          read_tag(token);
          break;
        case Kind::Comment:
        case Kind::LineComment:
        case Kind::OpenComment: read_comment(token); break;
        case Kind::End: ended_ = true; return token;
        case Kind::Number:
        case Kind::Word:
        case Kind::Nag:
        case Kind::Open:
        case Kind::Close:
        case Kind::Stray: return token;
      }
    }
  }

  void read_tag(const PgnToken& token) {
    if (!token.closed) report(PgnFindingId::UnclosedTag, token.text);
    if (token.raw_quote) report(PgnFindingId::UnescapedQuote, token.text);
    std::string_view value = token.value;
    if (value.size() > kMaxTagBytes) {
      report(PgnFindingId::TagTooLong, token.text);
      value = clipped(value, kMaxTagBytes);
    }
    switch (tags_.add(token.text, value)) {
      case PgnTags::Added::Yes: break;
      case PgnTags::Added::Duplicate: return report(PgnFindingId::DuplicateTag, token.text);
      case PgnTags::Added::Full:
        if (!said_stray_) report(PgnFindingId::TooManyTags, token.text);
        said_stray_ = true;
        return;
    }
    if (token.escaped) {
      unescape_tag(value, scratch_);
      value = scratch_;
    }
    visitor_.tag(token.text, value);
  }

  /// The position the tags speak of; the game is broken where there is none.
  void set_up() {
    const auto start = pgn_start<G>(
        tags_, [this](PgnFindingId what, std::string_view token, std::vector<Evidence> args) {
          report(what, token, std::move(args));
        });
    if (start) return begin(*start);
    broken_ = true;
    complete_ = false;
  }

  void begin(const Position& start) {
    start_ = start;
    replay_.reset(start);
    first_number_ = Records::move_number(start);
    second_begins_ = start.turn() == Side::Second ? 1 : 0;
    visitor_.start(start, Records::notations()[notation_]);
  }

  // --- movetext ---------------------------------------------------------------------------------

  void read_movetext(PgnToken token) {
    moves_start_ = start_of(token);
    for (;; token = lexer_.next()) {
      switch (token.kind) {
        case Kind::Word:
          blank_line_ = blank_line_ || token.blank_line_before;
          read_word(token.text);
          if (ended_) return;
          break;
        case Kind::Number:
          blank_line_ = blank_line_ || token.blank_line_before;
          check_number(token);
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
          if (!said_stray_) report(PgnFindingId::StrayCharacter, token.text);
          said_stray_ = true;
          break;
        case Kind::Tag:
          if (lexer_.opens_line(start_of(token))) {
            lexer_.seek(start_of(token));
            return;
          }
          report(PgnFindingId::TagAfterMoves, token.text);
          break;
        case Kind::End: return;
      }
    }
  }

  /// Is the lexer in a line whose moves are read?
  [[nodiscard]] bool reading() const { return depth_ == stack_.size() && !broken_; }

  void read_word(std::string_view word) {
    if (reading()) {
      if (notation_ == 0) {
        if (const auto move = replay_.play(word)) [[likely]] {
          return played(*move, word);
        }
      }
      read_slowly(word);
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
      stop_line(PgnFindingId::TooManyPlies, word, std::nullopt);
    }
  }

  void note_blank_line(std::string_view word) {
    if (ply_ > 1 && !said_blank_line_) {
      report(PgnFindingId::BlankLineInMovetext, word);
      said_blank_line_ = true;
    }
    blank_line_ = false;
  }

  void check_number(const PgnToken& token) {
    if (token.number == 0 || said_number_ || depth_ != 0 || broken_) return;
    if (token.number == first_number_ + (ply_ + second_begins_) / 2) return;
    said_number_ = true;
    report(PgnFindingId::MoveNumber, token.text);
  }

  void read_comment(const PgnToken& token) {
    if (token.kind == Kind::OpenComment)
      report(PgnFindingId::UnclosedComment, clipped(token.text, 80));
    if (token.kind == Kind::Comment && token.text.find("\n[Event \"") != std::string_view::npos) {
      report(PgnFindingId::TagSectionInComment, clipped(token.text, 80));
    }
    if (reading()) visitor_.comment(token.text);
  }

  // --- variations -------------------------------------------------------------------------------

  void open_variation(std::string_view token) {
    const bool wanted = Visitor::kReadsVariations && reading();
    ++depth_;
    if (!wanted) return;
    if (stack_.size() == kMaxVariationDepth) return report(PgnFindingId::VariationTooDeep, token);
    if (!moved_) report(PgnFindingId::VariationBeforeMove, token);
    stack_.push_back({replay_.before(), replay_.position(), ply_, moved_});
    if (moved_) {
      replay_.reset(stack_.back().before);
      --ply_;
    }
    moved_ = false;
    visitor_.begin_variation();
  }

  void close_variation(std::string_view token) {
    if (depth_ == 0) {
      if (!broken_) report(PgnFindingId::StrayParenthesis, token);
      return;
    }
    if (depth_ == stack_.size()) leave_variation();
    --depth_;
  }

  void leave_variation() {
    const Line& line = stack_.back();
    replay_.reset(line.now, line.before);
    ply_ = line.ply;
    moved_ = line.moved;
    broken_ = false;
    stack_.pop_back();
    visitor_.end_variation();
  }

  // --- words that are no strictly written move --------------------------------------------------

  void read_slowly(std::string_view word) {
    const std::size_t marks = word.find_last_not_of("!?") + 1;
    const std::string_view move = word.substr(0, marks);
    const auto glyph = parse_glyph(word.substr(marks));
    if (marks != 0 && marks != word.size() && glyph) {
      if (read_move(move)) visitor_.nag(*glyph);
      return;
    }
    if (parse_result_marker(word) || is_tag_result(word)) return read_result(word);
    if (is_null_move(word)) return pass(word);
    if (const auto nag = parse_glyph(word)) {
      if (marks != 0) report(PgnFindingId::AnnotationSpelling, word);
      return visitor_.nag(*nag);
    }
    constexpr std::string_view remarks[] = {"e.p.", "ep", "+", "++", "#", "(=)"};
    for (const std::string_view remark : remarks) {
      if (word == remark && moved_) return report(PgnFindingId::AnnotationSpelling, word);
    }
    read_move(word);
  }

  /// "0-0" and "+/-" end a game only where its Result tag says the same and nothing follows.
  bool is_tag_result(std::string_view word) {
    if (depth_ != 0 || word != tags_.result() || !parse_tag_result(word)) return false;
    PgnLexer ahead = lexer_;
    const Kind next = ahead.next().kind;
    return next == Kind::End || next == Kind::Tag;
  }

  bool read_move(std::string_view word) {
    if (notation_ == 0) {
      if (const auto move = replay_.play(word)) {
        played(*move, word);
        return true;
      }
    }
    auto reading = G::read_move(replay_.position(), word, Records::notations()[notation_]);
    if (reading.candidates.size() != 1) return refuse(word, std::move(reading.reason));
    const Move move = reading.candidates.front();
    ++ply_;
    for (const std::string_view liberty : reading.liberties) {
      report(liberty, FindingSeverity::Warning, word, {}, std::nullopt);
    }
    --ply_;
    replay_.play(move);
    played(move, word);
    return true;
  }

  void pass(std::string_view word) {
    const auto after = Records::after_pass(replay_.position());
    if (!after) return stop_line(PgnFindingId::IllegalMove, word, std::nullopt);
    replay_.reset(*after, replay_.position());
    moved_ = true;
    ++ply_;
    if (depth_ == 0) report(PgnFindingId::NullMove, word);
    visitor_.pass(*after, ply_);
  }

  /// The word is no legal move here: another language's, or the end of this line. Always false.
  bool refuse(std::string_view word, std::optional<Reason> reason) {
    if (depth_ == 0 && notation_ == 0 && find_language()) return false;
    const PgnFindingId why = fault_of(reason);
    ++ply_;
    report(id(why), depth_ == 0 ? severity(why) : FindingSeverity::Warning, word, {},
           std::move(reason));
    --ply_;
    if (depth_ == 0) {
      complete_ = false;
      if (ends_with_board_signals(word)) report(PgnFindingId::BoardSignal, word);
    }
    broken_ = true;
    return false;
  }

  void stop_line(PgnFindingId why, std::string_view word, std::optional<Reason> reason) {
    report(id(why), severity(why), word, {}, std::move(reason));
    broken_ = true;
    complete_ = complete_ && depth_ != 0;
  }

  static bool is_unreadable(const std::optional<Reason>& reason) {
    return !reason || reason->id.ends_with(".input.unreadable");
  }

  PgnFindingId fault_of(const std::optional<Reason>& reason) const {
    if (is_unreadable(reason)) return PgnFindingId::UnreadableMove;
    if (reason->id.ends_with(".input.ambiguous")) return PgnFindingId::AmbiguousMove;
    if (reason->id.ends_with(".promotion.choose")) return PgnFindingId::PromotionPieceMissing;
    if (G::board_outcome(replay_.position())) return PgnFindingId::MoveAfterEnd;
    return PgnFindingId::IllegalMove;
  }

  /// Electronic boards record the kings put in the centre to show the result: nothing but such
  /// moves follows.
  bool ends_with_board_signals(std::string_view word) const {
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

  bool find_language() {
    const auto found = find_notation<G>(text_.substr(moves_start_), start_);
    if (found.notation == 0) {
      if (found.ambiguous) report(PgnFindingId::LanguageAmbiguous, {});
      return false;
    }
    notation_ = found.notation;
    restart_ = ended_ = true;
    return true;
  }

  // --- the end ----------------------------------------------------------------------------------

  void read_result(std::string_view word) {
    if (depth_ != 0) {
      PgnLexer ahead = lexer_;
      if (ahead.next().kind == Kind::Close) return;  // a variation's own result says nothing
    }
    marker_ = word;
    ended_ = true;
  }

  void finish() {
    if (depth_ != 0) report(PgnFindingId::UnclosedVariation, marker_);
    while (!stack_.empty()) leave_variation();
    if (!marker_.empty()) skip_to_next_game();
    const auto tag = parse_tag_result(tags_.result());
    const auto marker = parse_tag_result(marker_);
    const PgnResult result = marker ? marker->result : tag ? tag->result : PgnResult::Open;
    const bool tag_odd = !tags_.result().empty() && !(tag && tag->standard_spelling);
    if (tag_odd || (marker && !marker->standard_spelling)) {
      report(PgnFindingId::ResultSpelling, marker_.empty() ? tags_.result() : marker_);
    }
    if (!marker) report(PgnFindingId::ResultMissing, {});
    if (marker && tag && marker->result != tag->result) {
      report(PgnFindingId::ResultConflict, marker_, {{Arg::Text, std::string(tags_.result())}});
    }
    if (complete_) check_result(result);
    visitor_.end_game({result, marker_, ply_, complete_, base_ + lexer_.offset()});
  }

  void check_result(PgnResult result) {
    const auto outcome = G::board_outcome(replay_.position());
    if (!outcome) return;
    const PgnResult on_board = !outcome->winner                  ? PgnResult::Draw
                               : *outcome->winner == Side::First ? PgnResult::FirstWins
                                                                 : PgnResult::SecondWins;
    if (result == on_board) return;
    report(PgnFindingId::ResultAgainstBoard, marker_, {{Arg::Text, std::string(outcome->ending)}});
  }

  /// Behind the result: a last comment belongs to the game, text to nobody.
  void skip_to_next_game() {
    bool said = false;
    bool after_result = true;
    for (;;) {
      const PgnToken token = lexer_.next();
      switch (token.kind) {
        case Kind::End: return;
        case Kind::Tag: lexer_.seek(start_of(token)); return;
        case Kind::Comment:
        case Kind::LineComment:
        case Kind::OpenComment: read_comment(token); continue;
        case Kind::Number:
          if (token.number == 1 && after_result) {
            lexer_.seek(start_of(token));
            return;
          }
          break;
        case Kind::Word:
        case Kind::Nag:
        case Kind::Open:
        case Kind::Close:
        case Kind::Stray: break;
      }
      after_result = token.kind == Kind::Word && parse_result_marker(token.text).has_value();
      if (!said) report(PgnFindingId::TextAfterResult, token.text);
      said = true;
    }
  }

  // --- findings ---------------------------------------------------------------------------------

  void report(PgnFindingId what, std::string_view token, std::vector<Evidence> args = {}) {
    report(id(what), severity(what), token, std::move(args), std::nullopt);
  }
  void report(std::string_view what, FindingSeverity severity, std::string_view token,
              std::vector<Evidence> args, std::optional<Reason> reason) {
    const bool in_text = !token.empty();
    const std::uint64_t offset = in_text ? lexer_.offset_of(token) : lexer_.offset();
    visitor_.finding(Finding{what, severity, ply_, clipped(token, kMaxEvidenceText), base_ + offset,
                             depth_ != 0, std::move(args), std::move(reason)});
  }

  std::string_view text_;
  PgnLexer lexer_;
  Visitor& visitor_;
  std::uint64_t base_;
  typename Records::Replay replay_;

  // one game
  std::uint64_t game_start_ = 0;
  std::uint64_t moves_start_ = 0;
  std::string_view text_before_;
  std::size_t notation_ = 0;  // index in Records::notations()
  PgnTags tags_;
  std::string scratch_;
  Position start_ = G::initial();
  std::uint32_t first_number_ = 1;
  std::uint32_t second_begins_ = 0;  // 1 where the second side moves first
  std::string_view marker_;
  bool complete_ = true;
  bool ended_ = false;
  bool restart_ = false;

  // one line of it
  std::vector<Line> stack_;
  std::size_t depth_ = 0;  // open parentheses; more than lines on the stack where some are skipped
  std::uint32_t ply_ = 0;
  bool moved_ = false;
  bool broken_ = false;
  bool blank_line_ = false;
  bool said_blank_line_ = false;
  bool said_number_ = false;
  bool said_stray_ = false;
};

/// Reads all games of `text`.
template <Rules G, class Visitor>
void read_pgn(std::string_view text, Visitor& visitor, std::uint64_t base = 0) {
  PgnReader<G, Visitor>(text, visitor, base).read_all();
}

}  // namespace luatco::formats

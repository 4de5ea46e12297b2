// PGN, read: tokens in, legal moves and findings out. A template over the game's Rules.
//
// One bad game never stops the text: its moves up to the fault are kept, the fault is named, and
// reading goes on at the next game.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "luatco/base/text.h"
#include "luatco/formats/pgn_lexer.h"
#include "luatco/formats/pgn_movetext.h"
#include "luatco/formats/pgn_report.h"
#include "luatco/formats/pgn_start.h"
#include "luatco/formats/pgn_tags.h"
#include "luatco/formats/pgn_visitor.h"

namespace luatco::formats {

template <Rules G, class Visitor>
class PgnReader {
 public:
  /// `text` holds whole games (pgn_split.h) in UTF-8 and outlives the reader; offsets count from
  /// `base`, the place of the text in its archive.
  PgnReader(std::string_view text, Visitor& visitor, std::uint64_t base = 0)
      : text_(text),
        lexer_(text),
        visitor_(visitor),
        report_(lexer_, visitor, base),
        base_(base),
        movetext_(text, lexer_, visitor, report_, base) {}
  PgnReader(const PgnReader&) = delete;
  PgnReader& operator=(const PgnReader&) = delete;

  /// Reads one game and tells the visitor; false where no further game begins.
  bool read_game() {
    if (!find_game()) return false;
    read_from_start({});
    if (const auto notation = movetext_.other_notation()) read_from_start(notation);
    finish();
    return true;
  }
  void read_all() {
    while (read_game()) continue;
  }

 private:
  using Records = RecordRules<G>;
  using Kind = PgnToken::Kind;

  bool find_game();
  bool begins_game(const PgnToken& token) const;

  /// From begin_game() to the last move.
  void read_from_start(std::optional<std::size_t> notation) {
    lexer_.seek(game_start_);
    tags_.clear();
    said_full_ = false;
    movetext_.begin_broken();
    visitor_.begin_game(base_ + game_start_);
    if (!text_before_.empty()) report_.say(PgnFindingId::TextBeforeGame, text_before_);
    if (notation && !Records::kHasDialects) {
      report_.say(PgnFindingId::ForeignLetters, {}, {},
                  {{Arg::Text, std::string(Records::notations()[*notation])}});
    }
    const auto first = read_tags();
    set_up(first, notation);
    if (first) movetext_.read(*first, tags_.result());
  }

  std::optional<PgnToken> read_tags();
  void read_tag(const PgnToken& token);

  using Writing = typename PgnMovetext<G, Visitor>::Writing;
  std::optional<Writing> find_writing(const typename G::Position& start, const PgnToken& first);

  /// The position the tags speak of. Without one, or where nobody can say what the moves are
  /// written in, they are passed over. `notation` is one that was found by reading the game.
  void set_up(const std::optional<PgnToken>& first, std::optional<std::size_t> notation) {
    const auto start = pgn_start<G>(
        tags_, [this](PgnFindingId what, std::string_view token, std::vector<Evidence> args) {
          report_.say(what, token, {}, std::move(args));
        });
    if (!start) return;
    auto writing = std::optional<Writing>{Writing{}};
    if (notation) {
      writing = Writing{.notation = *notation, .settled = true};
    } else if (first) {
      writing = find_writing(*start, *first);
    }
    if (!writing) return;
    movetext_.begin(*start, *writing);
    visitor_.start(*start, Records::notations()[writing->notation]);
  }

  void finish();
  void check_result(PgnResult result);
  void skip_to_next_game();

  std::string_view text_;
  PgnLexer lexer_;
  Visitor& visitor_;
  PgnReport<Visitor> report_;
  std::uint64_t base_;
  PgnMovetext<G, Visitor> movetext_;

  std::uint64_t game_start_ = 0;
  std::string_view text_before_;  // the first word of text that belongs to no game
  PgnTags tags_;
  bool said_full_ = false;
  std::string scratch_;
};

/// Reads all games of `text`.
template <Rules G, class Visitor>
void read_pgn(std::string_view text, Visitor& visitor, std::uint64_t base = 0) {
  PgnReader<G, Visitor>(text, visitor, base).read_all();
}

// --- where games begin --------------------------------------------------------------------------

template <Rules G, class Visitor>
bool PgnReader<G, Visitor>::find_game() {
  std::optional<std::uint64_t> opening_comment;
  text_before_ = {};
  for (;;) {
    const PgnToken token = lexer_.next();
    switch (token.kind) {
      case Kind::End:
        if (!text_before_.empty()) report_.say(PgnFindingId::TextBeforeGame, text_before_);
        return false;
      case Kind::Comment:
      case Kind::LineComment:
      case Kind::OpenComment:
        if (!opening_comment) opening_comment = lexer_.start_of(token);
        continue;
      case Kind::Tag:
      case Kind::Number:
      case Kind::Word:
      case Kind::Open:
        if (!begins_game(token)) break;
        game_start_ = lexer_.start_of(token);
        if (opening_comment) game_start_ = *opening_comment;
        return true;
      case Kind::Nag:
      case Kind::Close:
      case Kind::Stray: break;
    }
    if (text_before_.empty()) text_before_ = token.text;
    opening_comment.reset();
  }
}

/// A token outside any game: does one begin here, or is it of a letter around games?
template <Rules G, class Visitor>
bool PgnReader<G, Visitor>::begins_game(const PgnToken& token) const {
  if (token.kind == Kind::Open) {
    PgnLexer ahead = lexer_;
    return ahead.next().kind == Kind::Number;
  }
  if (token.kind == Kind::Number) return token.number != 0;  // dots alone stand in any text
  if (token.kind != Kind::Word) return true;
  return parse_result_marker(token.text) || Records::is_first_move(token.text);
}

// --- tags ---------------------------------------------------------------------------------------

/// The first token of the movetext; nothing where there is none.
template <Rules G, class Visitor>
std::optional<PgnToken> PgnReader<G, Visitor>::read_tags() {
  for (;;) {
    const PgnToken token = lexer_.next();
    switch (token.kind) {
      case Kind::Tag:
        if (token.blank_line_before && !tags_.empty() && same_tag(token.text, tags_.first_name())) {
          lexer_.seek(lexer_.start_of(token));  // the game before was tags only
          return std::nullopt;
        }
        read_tag(token);
        break;
      case Kind::Comment:
      case Kind::LineComment: visitor_.comment(token.text); break;
      case Kind::OpenComment:
        report_.say(PgnFindingId::UnclosedComment, token.text);
        visitor_.comment(token.text);
        break;
      case Kind::End: return std::nullopt;
      case Kind::Number:
      case Kind::Word:
      case Kind::Nag:
      case Kind::Open:
      case Kind::Close:
      case Kind::Stray: return token;
    }
  }
}

template <Rules G, class Visitor>
void PgnReader<G, Visitor>::read_tag(const PgnToken& token) {
  if (!token.closed) report_.say(PgnFindingId::UnclosedTag, token.text);
  if (token.raw_quote) report_.say(PgnFindingId::UnescapedQuote, token.text);
  std::string_view value = token.value;
  if (value.size() > kMaxTagBytes) {
    report_.say(PgnFindingId::TagTooLong, token.text);
    value = clipped(value, kMaxTagBytes);
  }
  switch (tags_.add(token.text, value)) {
    case PgnTags::Added::Yes: break;
    case PgnTags::Added::Duplicate: return report_.say(PgnFindingId::DuplicateTag, token.text);
    case PgnTags::Added::Full:
      if (!said_full_) report_.say(PgnFindingId::TooManyTags, token.text);
      said_full_ = true;
      return;
  }
  if (token.escaped) {
    unescape_tag(value, scratch_);
    value = scratch_;
  }
  visitor_.tag(token.text, value);
}

// --- the notation -------------------------------------------------------------------------------

/// What the moves are written in, before the first of them is read; nullopt where nobody can say.
template <Rules G, class Visitor>
auto PgnReader<G, Visitor>::find_writing(const typename G::Position& start, const PgnToken& first)
    -> std::optional<Writing> {
  Writing writing;
  if constexpr (Records::kHasDialects) {
    const auto movetext = text_.substr(static_cast<std::size_t>(lexer_.start_of(first)));
    writing.declared = Records::notation_of_format(tags_.format());
    if (writing.declared) {
      writing.notation = *writing.declared;
      if ((notations_of_words<G>(movetext, 1) >> writing.notation & 1) != 0) return writing;
    }
    const std::uint32_t mask = notations_of_words<G>(movetext, detail::kSearchedPlies);
    if (G::is_one_notation(mask)) {
      writing.notation = static_cast<std::size_t>(std::countr_zero(mask));
    } else {
      const NotationFound found = find_notation<G>(movetext, start, {});
      if (found.ambiguous) {
        report_.say(PgnFindingId::NotationAmbiguous, first.text, {},
                    {{Arg::Text, notation_names<G>(found.fitting)}});
        return std::nullopt;
      }
      writing.notation = found.notation;
      writing.settled = true;
    }
    if (writing.declared) {
      report_.say(PgnFindingId::FormatConflict, tags_.format(), {},
                  {{Arg::Text, std::string(Records::notations()[writing.notation])}});
      writing.declared.reset();
    }
  }
  return writing;
}

// --- the end ------------------------------------------------------------------------------------

template <Rules G, class Visitor>
void PgnReader<G, Visitor>::finish() {
  movetext_.leave_variations();
  const std::string_view word = movetext_.marker();
  if (!word.empty()) skip_to_next_game();
  const auto tag = parse_tag_result(tags_.result());
  const auto marker = parse_tag_result(word);
  const PgnResult result = marker ? marker->result : tag ? tag->result : PgnResult::Open;
  const PgnPlace end = movetext_.place();
  const bool tag_odd = !tags_.result().empty() && !(tag && tag->standard_spelling);
  if (tag_odd || (marker && !marker->standard_spelling)) {
    report_.say(PgnFindingId::ResultSpelling, word.empty() ? tags_.result() : word, end);
  }
  if (!marker) report_.say(PgnFindingId::ResultMissing, {}, end);
  if (marker && tag && marker->result != tag->result) {
    report_.say(PgnFindingId::ResultConflict, word, end,
                {{Arg::Text, std::string(tags_.result())}});
  }
  if (movetext_.complete()) check_result(result);
  const std::uint64_t text_end = base_ + lexer_.offset();
  visitor_.end_game({.result = result,
                     .marker = word,
                     .plies = end.ply,
                     .complete = movetext_.complete(),
                     .marker_offset = word.empty() ? text_end : base_ + lexer_.offset_of(word),
                     .offset = text_end});
}

template <Rules G, class Visitor>
void PgnReader<G, Visitor>::check_result(PgnResult result) {
  const auto outcome = G::board_outcome(movetext_.position());
  if (!outcome) return;
  const PgnResult on_board = !outcome->winner                  ? PgnResult::Draw
                             : *outcome->winner == Side::First ? PgnResult::FirstWins
                                                               : PgnResult::SecondWins;
  if (result == on_board) return;
  report_.say(PgnFindingId::ResultAgainstBoard, movetext_.marker(), movetext_.place(),
              {{Arg::Text, std::string(outcome->ending)}});
}

/// Behind the result: a comment still belongs to the game, text to nobody.
template <Rules G, class Visitor>
void PgnReader<G, Visitor>::skip_to_next_game() {
  bool said = false;
  bool after_result = true;
  for (;;) {
    const PgnToken token = lexer_.next();
    switch (token.kind) {
      case Kind::End: return;
      case Kind::Tag: return lexer_.seek(lexer_.start_of(token));
      case Kind::Comment:
      case Kind::LineComment:
      case Kind::OpenComment: movetext_.read_comment(token); continue;
      case Kind::Number:
        if (token.number == 1 && after_result) return lexer_.seek(lexer_.start_of(token));
        break;
      case Kind::Word:
      case Kind::Nag:
      case Kind::Open:
      case Kind::Close:
      case Kind::Stray: break;
    }
    after_result = token.kind == Kind::Word && parse_result_marker(token.text).has_value();
    if (!said) report_.say(PgnFindingId::TextAfterResult, token.text, movetext_.place());
    said = true;
  }
}

}  // namespace luatco::formats

// PGN text as tokens (PGN standard 7). The lexer knows no game and keeps no memory: every token is
// a view of the text it was given, and its offset is the view's place in it.
//
// Input that comes in pieces is first cut where a game begins (pgn_split.h); the lexer sees whole
// games. One call does a bounded look-ahead, never recursion.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace luatco::formats {

/// A brace comment that is not closed within this many bytes is taken as never closed.
inline constexpr std::size_t kMaxCommentBytes = std::size_t{1} << 20;

struct PgnToken {
  enum class Kind : std::uint8_t {
    End,          // nothing follows
    Tag,          // text: the name; value: between the quotes, still escaped
    Number,       // "12.", "12...", "..."; number: 12, or 0 for dots alone
    Word,         // a move, a result, "!?", anything else
    Nag,          // "$12"; number: 12
    Comment,      // text: between the braces
    OpenComment,  // a comment that is never closed; text: up to where reading may go on
    LineComment,  // text: behind ';' to the end of the line
    Open,         // "("
    Close,        // ")"
    Stray,        // a brace, bracket or quote that belongs to nothing
  };
  Kind kind = Kind::End;
  bool blank_line_before = false;
  bool closed = true;      // Tag: false if the line ended first
  bool escaped = false;    // Tag: the value contains a backslash
  bool raw_quote = false;  // Tag: the value contains a quote that should have been escaped
  std::uint32_t number = 0;
  std::string_view text;
  std::string_view value;
};

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Is there nothing but blanks (and a byte-order mark) between the beginning of a line and `at`?
bool opens_line(std::string_view text, std::size_t at);

class PgnLexer {
 public:
  explicit PgnLexer(std::string_view text)
      : begin_(text.data()), at_(begin_), end_(begin_ + text.size()) {}

  PgnToken next() {
    const char* const from = at_;
    while (at_ != end_ && is(*at_, kSpace)) ++at_;
    PgnToken token;
    if (at_ - from > 1) token.blank_line_before = has_blank_line(from, at_);
    if (at_ == end_) {
      token.text = {end_, 0};
      return token;
    }
    if (!is(*at_, kPlain)) {
      skip_escapes();
      if (at_ == end_) {
        token.text = {end_, 0};
        return token;
      }
      return special(token);
    }
    const char* word = at_;
    while (at_ != end_ && !is(*at_, kEndsWord)) ++at_;
    token.kind = PgnToken::Kind::Word;
    token.text = {word, static_cast<std::size_t>(at_ - word)};
    if (at_ != end_ && *at_ == '(') take_bracketed_letter(token);
    return token;
  }

  /// A look at what usually comes next: a move of at most sixteen bytes, perhaps with its number
  /// before it ("12.", else 0), set off by single blanks. An empty word where that is not so.
  /// The word may contain any character but blanks. Nothing is taken.
  struct Simple {
    std::string_view word;
    std::uint32_t number = 0;
  };
  [[nodiscard]] Simple peek_simple() const {
    const char* at = at_;
    if (end_ - at < kSimpleBytes) return {};
    if (is(*at, kSpace)) ++at;
    Simple simple;
    if (is_digit(*at)) {
      for (int digits = 0; is_digit(*at) && digits < 4; ++at, ++digits) {
        simple.number = simple.number * 10 + static_cast<std::uint32_t>(*at - '0');
      }
      if (*at != '.') return {};
      ++at;
      if (is(*at, kSpace)) ++at;
    }
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, at, sizeof bytes);
    std::uint64_t blank = first_blank(bytes);
    int size = std::countr_zero(blank) / 8;  // 8 where there is none
    if (blank == 0) {
      std::memcpy(&bytes, at + 8, sizeof bytes);
      size += std::countr_zero(first_blank(bytes)) / 8;
    }
    // Other control characters are smaller than a blank too, but belong to their word.
    if (!is(at[size], kSpace)) return {};
    simple.word = {at, static_cast<std::size_t>(size)};
    return simple;
  }
  /// Precondition: `word` is the one peek_simple() has just shown.
  void take(std::string_view word) { at_ = word.data() + word.size(); }

  /// Where the next call looks, counted from the beginning of the text.
  [[nodiscard]] std::uint64_t offset() const { return static_cast<std::uint64_t>(at_ - begin_); }
  void seek(std::uint64_t offset) { at_ = begin_ + static_cast<std::ptrdiff_t>(offset); }
  [[nodiscard]] std::uint64_t offset_of(std::string_view view) const {
    return static_cast<std::uint64_t>(view.data() - begin_);
  }
  /// Where a token begins: brackets and braces are not part of its text.
  [[nodiscard]] std::uint64_t start_of(const PgnToken& token) const;
  [[nodiscard]] bool opens_line(std::uint64_t offset) const {
    return formats::opens_line({begin_, static_cast<std::size_t>(end_ - begin_)},
                               static_cast<std::size_t>(offset));
  }

 private:
  enum CharClass : std::uint8_t {
    kSpace = 1,  // blanks, line ends, NUL and Ctrl-Z, which old programs put at the end
    kPlain = 2,  // begins a word that is no number
    kEndsWord = 4,
  };
  static constexpr std::array<std::uint8_t, 256> kClasses = [] {
    std::array<std::uint8_t, 256> classes{};
    for (auto& c : classes) c = kPlain;
    for (const char c : std::string_view("$%()0123456789.;[]{}\"\\")) {
      classes[static_cast<unsigned char>(c)] = 0;
    }
    for (const char c : std::string_view("();[]{}$\"")) {
      classes[static_cast<unsigned char>(c)] |= kEndsWord;
    }
    classes[0xEF] = 0;  // perhaps a byte-order mark
    classes[0xE2] = 0;  // perhaps an ellipsis
    classes['\\'] = kPlain;
    for (const char c : std::string_view(" \t\r\n\v\f\x1A\0", 8)) {
      classes[static_cast<unsigned char>(c)] = kSpace | kEndsWord;
    }
    return classes;
  }();
  static bool is(char c, CharClass what) {
    return (kClasses[static_cast<unsigned char>(c)] & what) != 0;
  }
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  // blank, "1234.", blank, sixteen bytes, blank
  static constexpr std::ptrdiff_t kSimpleBytes = 24;
  /// The top bit of every byte up to the first that is a blank or smaller; exact for the first.
  static std::uint64_t first_blank(std::uint64_t bytes) {
    if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
    constexpr std::uint64_t ones = 0x0101010101010101;
    return (bytes - ones * 0x21) & ~bytes & (ones * 0x80);
  }
  static bool has_blank_line(const char* from, const char* to);

  void skip_escapes();
  PgnToken special(PgnToken token);
  PgnToken number_or_word(PgnToken token);
  PgnToken word(PgnToken token);
  PgnToken nag(PgnToken token);
  PgnToken comment(PgnToken token);
  PgnToken tag(PgnToken token);
  void read_value(PgnToken& token);
  void take_bracketed_letter(PgnToken& token);
  const char* line_end(const char* from) const;
  PgnToken single(PgnToken token, PgnToken::Kind kind);

  const char* begin_;
  const char* at_;
  const char* end_;
  const char* no_close_before_ = nullptr;  // a search that found no closing brace came this far
};

/// Where the next tag section begins at or behind `from`: the offset of a '[' that opens a line
/// and a tag; the size of the text where there is none. Knows nothing of comments.
std::size_t find_tag_line(std::string_view text, std::size_t from);

}  // namespace luatco::formats

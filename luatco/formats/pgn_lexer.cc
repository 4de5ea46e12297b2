#include "luatco/formats/pgn_lexer.h"

#include <algorithm>

#include "luatco/base/ascii.h"

namespace luatco::formats {
namespace {

using Kind = PgnToken::Kind;

bool is_blank(char c) { return c == ' ' || c == '\t'; }
bool is_line_end(char c) { return c == '\n' || c == '\r'; }
bool is_name(char c) {
  return (c >= '0' && c <= '9') || is_letter(c) || c == '_' || c == '-' || c == '+' || c == '#' ||
         c == '=' || c == ':';
}

constexpr std::string_view kEllipsis = "…";

const char* skip_dots(const char* at, const char* end) {
  for (;;) {
    if (at != end && *at == '.') {
      ++at;
    } else if (std::string_view(at, static_cast<std::size_t>(end - at)).starts_with(kEllipsis)) {
      at += kEllipsis.size();
    } else {
      return at;
    }
  }
}

/// If a tag opens at `at` ('['), where its value begins (behind the quote); else nullptr.
const char* value_of_tag(const char* at, const char* end, std::string_view* name = nullptr) {
  ++at;
  while (at != end && is_blank(*at)) ++at;
  const char* const first = at;
  while (at != end && is_name(*at)) ++at;
  if (at == first) return nullptr;
  if (name != nullptr) *name = {first, static_cast<std::size_t>(at - first)};
  while (at != end && is_blank(*at)) ++at;
  if (at == end || *at != '"') return nullptr;
  return at + 1;
}

}  // namespace

bool opens_line(std::string_view text, std::size_t at) {
  std::string_view before = text.substr(0, at);
  while (!before.empty() && is_blank(before.back())) before.remove_suffix(1);
  if (before.ends_with(kByteOrderMark)) before.remove_suffix(kByteOrderMark.size());
  return before.empty() || is_line_end(before.back());
}

std::size_t find_tag_line(std::string_view text, std::size_t from) {
  const char* const end = text.data() + text.size();
  for (std::size_t at = from; (at = text.find('[', at)) != std::string_view::npos; ++at) {
    if (opens_line(text, at) && value_of_tag(text.data() + at, end) != nullptr) return at;
  }
  return text.size();
}

bool PgnLexer::has_blank_line(const char* from, const char* to) {
  int lines = 0;
  for (const char* at = from; at != to; ++at) {
    // CR LF is one line end, and so is each of them alone.
    if (*at == '\n' || (*at == '\r' && (at + 1 == to || at[1] != '\n'))) ++lines;
  }
  return lines > 1;
}

std::uint64_t PgnLexer::start_of(const PgnToken& token) const {
  const char* at = token.text.data();
  switch (token.kind) {
    case Kind::Tag:
      while (*at != '[') --at;
      break;
    case Kind::Comment:
    case Kind::OpenComment:
    case Kind::LineComment: --at; break;
    case Kind::End:
    case Kind::Number:
    case Kind::Word:
    case Kind::Nag:
    case Kind::Open:
    case Kind::Close:
    case Kind::Stray: break;
  }
  return static_cast<std::uint64_t>(at - begin_);
}

const char* PgnLexer::line_end(const char* from) const {
  return std::find_if(from, end_, is_line_end);
}

PgnToken PgnLexer::single(PgnToken token, Kind kind) {
  token.kind = kind;
  token.text = {at_++, 1};
  return token;
}

/// Byte-order marks, which also stand inside files that were glued together; lines that begin with
/// %, which are for private use (PGN 6).
void PgnLexer::skip_escapes() {
  for (;;) {
    while (at_ != end_ && is(*at_, kSpace)) ++at_;
    if (std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(kByteOrderMark)) {
      at_ += kByteOrderMark.size();
    } else if (at_ != end_ && *at_ == '%' && (at_ == begin_ || is_line_end(at_[-1]))) {
      at_ = line_end(at_);
    } else {
      return;
    }
  }
}

PgnToken PgnLexer::special(PgnToken token) {
  const char c = *at_;
  switch (c) {
    case '(':
      if (std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with("(=)")) {
        token.kind = Kind::Word;  // FIDE C.12: a draw was offered
        token.text = {at_, 3};
        at_ += 3;
        return token;
      }
      return single(token, Kind::Open);
    case ')': return single(token, Kind::Close);
    case '{': return comment(token);
    case '[': return tag(token);
    case '$': return nag(token);
    case '}':
    case ']':
    case '"': return single(token, Kind::Stray);
    case ';': {
      const char* const stop = line_end(at_);
      token.kind = Kind::LineComment;
      token.text = {at_ + 1, static_cast<std::size_t>(stop - at_ - 1)};
      at_ = stop;
      return token;
    }
    default: return number_or_word(token);
  }
}

PgnToken PgnLexer::word(PgnToken token) {
  const char* const first = at_;
  while (at_ != end_ && !is(*at_, kEndsWord)) ++at_;
  token.kind = Kind::Word;
  token.text = {first, static_cast<std::size_t>(at_ - first)};
  if (at_ != end_ && *at_ == '(') take_bracketed_letter(token);
  return token;
}

/// "e8(Q)": one letter in brackets, written on to a word, is part of it.
void PgnLexer::take_bracketed_letter(PgnToken& token) {
  const char* at = at_ + 1;
  int bytes = 0;
  while (at != end_ && bytes < 4 && !is(*at, kEndsWord)) ++at, ++bytes;
  const bool one_letter = bytes == 1 || (bytes > 1 && static_cast<unsigned char>(at_[1]) >= 0xC2);
  if (!one_letter || at == end_ || *at != ')') return;
  at_ = at + 1;
  while (at_ != end_ && !is(*at_, kEndsWord)) ++at_;
  token.text = {token.text.data(), static_cast<std::size_t>(at_ - token.text.data())};
}

PgnToken PgnLexer::number_or_word(PgnToken token) {
  const char* const first = at_;
  std::uint32_t number = 0;
  while (at_ != end_ && is_digit(*at_)) {
    number = number < 100'000 ? number * 10 + static_cast<std::uint32_t>(*at_ - '0') : number;
    ++at_;
  }
  const char* const digits_end = at_;
  at_ = skip_dots(at_, end_);
  const char* const dots_end = at_;
  const bool ends_here = at_ == end_ || is(*at_, kEndsWord);
  const bool no_digits = digits_end == first;
  const bool no_dots = dots_end == digits_end;
  // "12." "12" "..." are numbers, and so is the front of "12.e4"; "17=6" and "33.4" are moves of
  // games that write them so.
  bool is_number = ends_here && !(no_digits && no_dots);
  if (!no_digits && no_dots && !ends_here) is_number = is_letter(*at_);  // "1e4"
  if (!ends_here && !no_dots) {
    is_number = no_digits;
    for (const char* at = at_; at != end_ && !is(*at, kEndsWord); ++at) {
      is_number = is_number || !is_digit(*at);
    }
  }
  if (!is_number) {
    at_ = first;
    return word(token);
  }
  token.kind = Kind::Number;
  token.number = number;
  token.text = {first, static_cast<std::size_t>(dots_end - first)};
  return token;
}

PgnToken PgnLexer::nag(PgnToken token) {
  const char* const first = at_++;
  while (at_ != end_ && is_digit(*at_)) {
    token.number = std::min(token.number * 10 + static_cast<std::uint32_t>(*at_ - '0'), 99'999U);
    ++at_;
  }
  token.kind = at_ - first > 1 ? Kind::Nag : Kind::Stray;
  token.text = {first, static_cast<std::size_t>(at_ - first)};
  return token;
}

PgnToken PgnLexer::comment(PgnToken token) {
  const char* const first = at_ + 1;
  const auto left = static_cast<std::size_t>(end_ - first);
  const char* const limit = first + std::min(left, kMaxCommentBytes);
  // Where an earlier search came through in vain, this one need not look again.
  const char* const from = std::max(first, no_close_before_);
  const char* close = nullptr;
  if (from < limit) {
    close =
        static_cast<const char*>(std::memchr(from, '}', static_cast<std::size_t>(limit - from)));
    if (close == nullptr) no_close_before_ = limit;
  }
  if (close != nullptr) {
    token.kind = Kind::Comment;
    token.text = {first, static_cast<std::size_t>(close - first)};
    at_ = close + 1;
    return token;
  }
  // Never closed: what follows up to the next tag section is lost, the games behind it are not.
  const std::size_t stop = find_tag_line({first, left}, 0);
  token.kind = Kind::OpenComment;
  token.text = {first, stop};
  at_ = first + stop;
  return token;
}

PgnToken PgnLexer::tag(PgnToken token) {
  const char* const value = value_of_tag(at_, end_, &token.text);
  if (value == nullptr) return single(token, Kind::Stray);
  token.kind = Kind::Tag;
  at_ = value;
  read_value(token);
  return token;
}

/// The value ends at a quote with a bracket behind it; quotes within it should have been escaped.
void PgnLexer::read_value(PgnToken& token) {
  const char* const first = at_;
  const char* const stop = line_end(first);
  const auto bracket_behind = [&](const char* quote) -> const char* {
    ++quote;
    while (quote != stop && is_blank(*quote)) ++quote;
    return quote != stop && *quote == ']' ? quote : nullptr;
  };
  const char* last_escaped = nullptr;  // an escaped quote that could be the end
  for (const char* at = first; at != stop; ++at) {
    if (*at == '\\' && at + 1 != stop && (at[1] == '"' || at[1] == '\\')) {
      token.escaped = true;
      ++at;
      if (*at == '"' && bracket_behind(at) != nullptr) last_escaped = at;
    } else if (*at == '"') {
      const char* const bracket = bracket_behind(at);
      if (bracket != nullptr) {
        token.value = {first, static_cast<std::size_t>(at - first)};
        at_ = bracket + 1;
        return;
      }
      token.raw_quote = true;
    }
  }
  if (last_escaped != nullptr) {  // "C:\games\"]: the backslash was meant as one
    token.value = {first, static_cast<std::size_t>(last_escaped - first)};
    at_ = bracket_behind(last_escaped) + 1;
    return;
  }
  token.closed = false;
  token.value = {first, static_cast<std::size_t>(stop - first)};
  at_ = stop;
}

}  // namespace luatco::formats

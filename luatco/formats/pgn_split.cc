#include "luatco/formats/pgn_split.h"

#include <array>
#include <cstdint>

#include "luatco/formats/pgn_lexer.h"
#include "luatco/formats/pgn_words.h"

namespace luatco::formats {
namespace {

/// Is the end of the text the end of the archive?
enum class TextEnd : std::uint8_t { Complete, Cut };

constexpr bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\v' || c == '\f' || c == '\x1A' || c == '\0';
}
constexpr bool is_special(char c) {
  return c == '\n' || c == '\r' || c == '[' || c == '{' || c == ';';
}
/// Neither, nor the first byte of a byte-order mark.
constexpr auto kPlain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t i = 0; i < plain.size(); ++i) {
    const char c = static_cast<char>(i);
    plain[i] = !is_space(c) && !is_special(c) && c != kByteOrderMark[0];
  }
  return plain;
}();
bool is_plain(char c) { return kPlain[static_cast<unsigned char>(c)]; }

/// Walks over the text as the lexer does, but stops only at what can hide or begin a game.
class Walker {
 public:
  Walker(std::string_view text, TextEnd end) : text_(text), lexer_(text), end_(end) {}

  /// The next boundary behind the last one; the text's size where there is none.
  std::size_t next() {
    moves_seen_ = false;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (is_space(c)) {
        ++at_;
      } else if (!is_special(c)) {
        skip_word();
      } else if (c == '\n' || c == '\r') {
        ++at_;
        if (at_ < text_.size() && text_[at_] == '%') skip_line();
        if (moves_seen_ && opens_untagged_game()) return at_;
      } else if (c == '[') {
        const std::size_t bracket = at_;
        const bool line_start = lexer_.opens_line(at_);
        if (!skip_tag()) continue;
        const bool boundary = moves_seen_ && tags_seen_ && line_start;
        moves_seen_ = false;  // a tag inside a line may or may not begin a game: do not cut here
        tags_seen_ = true;
        if (boundary) return bracket;
      } else {
        skip_comment(c);
      }
    }
    return text_.size();
  }

 private:
  /// What is neither space nor special; byte-order marks are no moves.
  void skip_word() {
    if (text_[at_] == kByteOrderMark[0] && text_.substr(at_).starts_with(kByteOrderMark)) {
      at_ += kByteOrderMark.size();
      return;
    }
    moves_seen_ = true;
    do ++at_;
    while (at_ < text_.size() && is_plain(text_[at_]));
  }
  void skip_line() {
    while (at_ < text_.size() && text_[at_] != '\n' && text_[at_] != '\r') ++at_;
  }
  bool skip_tag() {
    lexer_.seek(at_);
    const bool is_tag = lexer_.next().kind == PgnToken::Kind::Tag;
    moves_seen_ = moves_seen_ || !is_tag;
    at_ = static_cast<std::size_t>(lexer_.offset());
    return is_tag;
  }
  void skip_comment(char opens) {
    if (opens == ';') return skip_line();
    lexer_.seek(at_);
    const bool closed = lexer_.next().kind == PgnToken::Kind::Comment;
    // A comment that only the end of the buffer cuts off may still be closed.
    const bool unknown = !closed && end_ == TextEnd::Cut && text_.size() - at_ <= kMaxCommentBytes;
    at_ = unknown ? text_.size() : static_cast<std::size_t>(lexer_.offset());
  }
  /// A line that begins with number 1, as the lexer sees it ("1.2" is a word), behind a result.
  [[nodiscard]] bool opens_untagged_game() {
    if (at_ >= text_.size() || text_[at_] != '1') return false;
    lexer_.seek(at_);
    const PgnToken token = lexer_.next();
    if (token.kind != PgnToken::Kind::Number || token.number != 1) return false;
    std::size_t end = at_;
    while (end > 0 &&
           (is_space(text_[end - 1]) || text_[end - 1] == '\n' || text_[end - 1] == '\r')) {
      --end;
    }
    std::size_t begin = end;
    while (begin > 0 && end - begin < 12 && !is_space(text_[begin - 1]) &&
           !is_special(text_[begin - 1]) && text_[begin - 1] != '}') {
      --begin;
    }
    return parse_result_marker(text_.substr(begin, end - begin)).has_value();
  }

  std::string_view text_;
  PgnLexer lexer_;
  TextEnd end_;
  std::size_t at_ = 0;
  bool tags_seen_ = false;
  bool moves_seen_ = false;
};

}  // namespace

std::size_t last_game(std::string_view text) {
  Walker walker(text, TextEnd::Cut);
  std::size_t last = 0;
  for (std::size_t at = walker.next(); at < text.size(); at = walker.next()) last = at;
  return last;
}

std::vector<std::size_t> split_games(std::string_view text, std::size_t bytes) {
  std::vector<std::size_t> begins{0};
  Walker walker(text, TextEnd::Complete);
  for (std::size_t at = walker.next(); at < text.size(); at = walker.next()) {
    if (at - begins.back() >= bytes) begins.push_back(at);
  }
  return begins;
}

}  // namespace luatco::formats

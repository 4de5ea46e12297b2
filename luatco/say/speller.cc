#include "luatco/say/speller.h"

#include <unicode/rbnf.h>

#include <mutex>

#include "luatco/base/ascii.h"
#include "luatco/say/speaker.h"

namespace luatco::say {
namespace {

bool is_word_byte(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return is_digit(c) || (byte | 0x20U) - 'a' < 26U || byte >= 0x80;
}

/// A square at the start of the text: a small letter of a board and one digit.
bool starts_with_square(std::string_view text) {
  return text.size() >= 2 && text[0] >= 'a' && text[0] <= 'i' && is_digit(text[1]);
}

/// How many squares follow each other directly from the start on, as in "e2e4", and nothing else of
/// the word; 0 where it is another word.
std::size_t squares_of_word(std::string_view text) {
  std::size_t n = 0;
  while (starts_with_square(text)) {
    text.remove_prefix(2);
    ++n;
  }
  return text.empty() || !is_word_byte(text.front()) ? n : 0;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (auto at = text.find(from); at != text.npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

}  // namespace

struct Speller::Numbers {
  std::mutex mutex;
  std::unique_ptr<icu::RuleBasedNumberFormat> format;
};

Speller::Speller(const Speaker& speaker)
    : speaker_(speaker), numbers_(std::make_unique<Numbers>()) {}
Speller::~Speller() = default;

std::string Speller::number(std::string_view digits) const {
  constexpr std::size_t kLongest = 9;
  if (digits.size() > kLongest) return std::string(digits);
  std::int32_t value = 0;
  for (const char digit : digits) value = value * 10 + (digit - '0');
  const std::lock_guard lock(numbers_->mutex);
  UErrorCode error = U_ZERO_ERROR;
  if (numbers_->format == nullptr) {
    numbers_->format = std::make_unique<icu::RuleBasedNumberFormat>(
        icu::URBNF_SPELLOUT, icu::Locale(speaker_.language().c_str()), error);
  }
  icu::UnicodeString words;
  numbers_->format->format(value, words);
  std::string text;
  words.toUTF8String(text);
  return U_FAILURE(error) || text.empty() ? std::string(digits) : text;
}

std::string Speller::spelled(std::string_view text) const {
  std::string out;
  bool in_word = false;
  while (!text.empty()) {
    const std::size_t squares = in_word ? 0 : squares_of_word(text);
    if (squares != 0) {
      for (std::size_t i = 0; i < squares; ++i, text.remove_prefix(2)) {
        if (i != 0) out += ' ';
        out += speaker_.word("word.letter." + std::string(1, text[0])) + " " +
               number(text.substr(1, 1));
      }
    } else if (!in_word && text.starts_with("0-0")) {
      const bool far = text.starts_with("0-0-0");
      out += speaker_.word(far ? "phrase.chess.castles_long" : "phrase.chess.castles_short");
      text.remove_prefix(far ? 5 : 3);
    } else if (is_digit(text.front())) {
      std::size_t end = 1;
      while (end < text.size() && is_digit(text[end])) ++end;
      if (in_word) out += ' ';
      out += number(text.substr(0, end));
      text.remove_prefix(end);
      // A point between two numbers, as in 3.9.2, is said.
      if (text.size() > 1 && text[0] == '.' && is_digit(text[1])) {
        out += " " + speaker_.word("word.point") + " ";
        text.remove_prefix(1);
        in_word = false;
        continue;
      }
      in_word = !text.empty() && is_word_byte(text.front());
      continue;
    } else {
      in_word = is_word_byte(text.front());
      out += text.front();
      text.remove_prefix(1);
      continue;
    }
    in_word = true;
  }
  // "thứ bốn=thứ tư;...": what the language says in another way once numbers are words.
  const std::string repairs = speaker_.word("word.number.repairs");
  for (std::string_view rest = repairs; !rest.empty();) {
    const std::string_view repair = rest.substr(0, rest.find(';'));
    const auto middle = repair.find('=');
    if (middle != repair.npos && middle != 0) {
      replace_all(out, repair.substr(0, middle), repair.substr(middle + 1));
    }
    rest.remove_prefix(std::min(rest.size(), repair.size() + 1));
  }
  return out;
}

}  // namespace luatco::say

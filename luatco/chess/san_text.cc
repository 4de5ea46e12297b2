#include "luatco/chess/san_text.h"

#include <array>

#include "luatco/base/fixed_vector.h"

namespace luatco::chess {
namespace {

/// The move with every letter of every script turned into one character: PNBRQK for pieces, a-h and
/// 1-8, 'x' ':' '-' '=' '/' '(' ')'.
using Plain = FixedVector<char, kMaxSanText>;

bool take_prefix(std::string_view& text, std::string_view prefix) {
  if (prefix.empty() || !text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

bool take_suffix(std::string_view& text, std::string_view suffix) {
  if (!text.ends_with(suffix)) return false;
  text.remove_suffix(suffix.size());
  return true;
}

struct Glyph {
  std::string_view text;
  char plain;
};

// U+2654..U+265F, white and black.
constexpr std::array<Glyph, 12> kFigurines = {{{"♔", 'K'},
                                               {"♕", 'Q'},
                                               {"♖", 'R'},
                                               {"♗", 'B'},
                                               {"♘", 'N'},
                                               {"♙", 'P'},
                                               {"♚", 'K'},
                                               {"♛", 'Q'},
                                               {"♜", 'R'},
                                               {"♝", 'B'},
                                               {"♞", 'N'},
                                               {"♟", 'P'}}};
constexpr std::array<Glyph, 6> kSigns = {
    {{"–", '-'}, {"—", '-'}, {"−", '-'}, {"‐", '-'}, {"‑", '-'}, {"×", 'x'}}};
// Variation selectors that fonts put behind a figurine.
constexpr std::array<std::string_view, 2> kSelectors = {"\xEF\xB8\x8E", "\xEF\xB8\x8F"};

// Letters that look alike in Latin and Cyrillic and are typed for each other; Russian only.
constexpr std::array<Glyph, 3> kLatinForRussian = {{{"Kp", 'K'}, {"K", 'N'}, {"C", 'B'}}};
constexpr std::array<Glyph, 4> kCyrillicFiles = {{{"а", 'a'}, {"с", 'c'}, {"е", 'e'}, {"х", 'x'}}};

/// The longest of the language's letters that `text` begins with, of those shorter than `limit`.
std::optional<Role> take_letter(std::string_view& text, const PieceLetters& letters,
                                std::size_t limit = kMaxSanText) {
  std::optional<Role> found;
  for (int r = 0; r < kRoles; ++r) {
    const Role role = static_cast<Role>(r);
    const std::string_view own = letters.of(role);
    if (own.empty() || own.size() >= limit || !text.starts_with(own)) continue;
    if (!found || own.size() > letters.of(*found).size()) found = role;
  }
  if (found) text.remove_prefix(letters.of(*found).size());
  return found;
}

template <std::size_t N>
std::optional<char> take_glyph(std::string_view& text, const std::array<Glyph, N>& glyphs) {
  for (const Glyph& glyph : glyphs) {
    if (take_prefix(text, glyph.text)) return glyph.plain;
  }
  return std::nullopt;
}

/// One character of the plain form; nullopt for a letter that is none of this notation's.
std::optional<char> take_plain(std::string_view& text, const PieceLetters& letters,
                               LibertySet& liberties) {
  if (const auto role = take_letter(text, letters)) return letter(*role);
  if (const auto figurine = take_glyph(text, kFigurines)) {
    liberties.add(Liberty::Figurine);
    for (const std::string_view selector : kSelectors) take_prefix(text, selector);
    return figurine;
  }
  if (const auto sign = take_glyph(text, kSigns)) return sign;
  if (letters.language == "ru") {
    auto other = take_glyph(text, kLatinForRussian);
    if (!other) other = take_glyph(text, kCyrillicFiles);
    if (other) {
      liberties.add(Liberty::LettersOfOtherScript);
      return other;
    }
  }
  const char c = text.front();
  // "P" for a pawn is understood in every language that gives the letter to no other piece.
  constexpr std::string_view allowed = "abcdefgh12345678x:-=/()P";
  if (allowed.find(c) == std::string_view::npos) return std::nullopt;
  text.remove_prefix(1);
  return c;
}

std::optional<Role> plain_role(char c) {
  const auto piece = parse_piece(c);
  if (!piece || piece->side != kWhite) return std::nullopt;
  return piece->role;
}

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// A piece by a lower-case letter of the language, as people type and as UCI promotes.
std::optional<Role> lowercase_role(char c, const PieceLetters& letters) {
  if (c < 'a' || c > 'z') return std::nullopt;
  const char big = upper(c);
  std::string_view text(&big, 1);
  return take_letter(text, letters);
}

/// Takes "!?", "e.p." and check signs off the end, in any order.
void take_endings(std::string_view& text, SanText& san) {
  constexpr std::string_view en_passant[] = {"(e.p.)", "(ep)", "e.p.", "e.p", "ep"};
  for (bool again = true; again;) {
    again = take_suffix(text, " ");
    const auto mark = text.find_last_not_of("!?") + 1;
    if (mark < text.size()) {
      text = text.substr(0, mark);
      san.liberties.add(Liberty::AnnotationMark);
      again = true;
    }
    for (const std::string_view ending : en_passant) {
      std::string_view rest = text;
      if (!take_suffix(rest, ending)) continue;
      const auto before = rest.find_last_not_of(" +#");
      // "e4ep" is no more than a mark; "dep" would be the file of a pawn.
      if (before == std::string_view::npos || rest[before] < '1' || rest[before] > '8') continue;
      text = rest;
      san.liberties.add(Liberty::EnPassantMark);
      again = true;
      break;
    }
    const auto check = text.find_last_not_of("+#") + 1;
    if (check < text.size() && san.check.empty()) {
      san.check = text.substr(check);
      text = text.substr(0, check);
      again = true;
    }
  }
}

bool read_castling(std::string_view text, SanText& san) {
  int count = 0;
  bool zeros = false;
  bool plain = true;
  for (; !text.empty(); ++count) {
    if (count > 0 && take_glyph(text, std::array<Glyph, 1>{{{"-", '-'}}}) == std::nullopt) {
      plain = false;
      take_glyph(text, kSigns);
    }
    if (text.empty()) return false;
    zeros = zeros || text.front() == '0';
    plain = plain && text.front() != 'o';
    if (text.front() != 'O' && text.front() != '0' && text.front() != 'o') return false;
    text.remove_prefix(1);
  }
  if (count != 2 && count != 3) return false;
  san.castling = count == 2 ? Wing::Kingside : Wing::Queenside;
  if (zeros) san.liberties.add(Liberty::CastlingZeros);
  if (!plain) san.liberties.add(Liberty::CastlingSpelling);
  return true;
}

/// Reads the plain form from left to right.
class PlainCursor {
 public:
  explicit PlainCursor(const Plain& plain) : plain_(&plain) {}
  [[nodiscard]] char peek() const { return done() ? '\0' : (*plain_)[at_]; }
  [[nodiscard]] bool done() const { return at_ == plain_->size(); }
  char next() { return (*plain_)[at_++]; }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  PartialSquare square() {
    PartialSquare square;
    if (peek() >= 'a' && peek() <= 'h') square.file = next() - 'a';
    if (peek() >= '1' && peek() <= '8') square.rank = next() - '1';
    return square;
  }

 private:
  const Plain* plain_;
  std::size_t at_ = 0;
};

void read_capture_sign(PlainCursor& cursor, SanText& san) {
  if (cursor.take(':')) san.takes = san.odd_takes = true;
}

/// "=Q", "Q", "/Q", "(Q)"; and "q" as coordinates and quick fingers have it.
bool read_promotion(PlainCursor& cursor, const PieceLetters& letters, SanText& san) {
  if (cursor.done()) return true;
  if (san.role && *san.role != Role::Pawn) return false;
  san.promotes = true;
  const bool equals = cursor.take('=');
  if (equals && cursor.done()) return true;
  const bool bracket = !equals && cursor.take('(');
  if (!equals && !bracket) cursor.take('/');
  if (cursor.done()) return false;
  const char c = cursor.next();
  san.promotion = plain_role(c);
  if (!equals || !san.promotion) san.liberties.add(Liberty::PromotionSpelling);
  if (!san.promotion) san.promotion = lowercase_role(c, letters);
  return san.promotion && (!bracket || cursor.take(')')) && cursor.done();
}

/// Everything behind the piece's letter.
bool read_squares(PlainCursor& cursor, const PieceLetters& letters, SanText& san) {
  const PartialSquare first = cursor.square();
  bool unfinished = true;
  if (cursor.take('x')) {
    san.takes = true;
  } else if (cursor.take('-')) {
    san.liberties.add(Liberty::LongAlgebraic);
  } else {
    read_capture_sign(cursor, san);
    unfinished = false;
  }
  const bool is_pawn = san.role == Role::Pawn;
  PlainCursor after_first = cursor;
  const PartialSquare second = cursor.square();
  if (second.empty()) {
    if (unfinished) return false;
    san.to = first;
  } else if (is_pawn && first.complete() && !second.rank) {
    // "e8b": a bishop, not half a square.
    san.to = first;
    cursor = after_first;
  } else {
    san.from = first;
    san.to = second;
  }
  read_capture_sign(cursor, san);
  const bool two_files = is_pawn && san.from.file && !san.from.rank && san.to.file && !san.to.rank;
  if (!san.to.complete() && !two_files) return false;
  if (two_files) san.liberties.add(Liberty::ShortCapture);
  return read_promotion(cursor, letters, san);
}

}  // namespace

std::optional<SanText> parse_san_text(std::string_view text, const PieceLetters& letters,
                                      FirstLetter first) {
  SanText san;
  while (take_prefix(text, " ")) continue;
  if (text.empty() || text.size() > kMaxSanText) return std::nullopt;
  take_endings(text, san);
  if (text.empty()) return std::nullopt;
  if (first == FirstLetter::AsWritten && read_castling(text, san)) return san;

  if (first == FirstLetter::LowercasePiece) {
    san.role = lowercase_role(text.front(), letters);
    if (!san.role) return std::nullopt;
    san.liberties.add(Liberty::LowercasePiece);
    text.remove_prefix(1);
  }
  if (first == FirstLetter::Shorter) {
    std::string_view rest = text;
    const auto longest = take_letter(rest, letters);
    if (longest) san.role = take_letter(text, letters, letters.of(*longest).size());
    if (!san.role) return std::nullopt;
  }
  Plain plain;
  while (!text.empty()) {
    const char as_typed = text.front();
    auto c = take_plain(text, letters, san.liberties);
    if (!c && lowercase_role(as_typed, letters)) {
      c = as_typed;  // perhaps a promotion: "e8q"
      text.remove_prefix(1);
    }
    if (!c) return std::nullopt;
    plain.push_back(*c);
  }
  PlainCursor cursor(plain);
  if (!san.role) {
    san.role = plain_role(cursor.peek());
    if (san.role) {
      cursor.next();
      if (san.role == Role::Pawn) san.liberties.add(Liberty::PawnLetter);
    } else {
      san.role = Role::Pawn;
    }
  }
  if (!read_squares(cursor, letters, san)) return std::nullopt;
  return san;
}

}  // namespace luatco::chess

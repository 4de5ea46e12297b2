#include "luatco/teach/twin.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "luatco/base/ascii.h"

namespace luatco::teach {
namespace {

constexpr std::array<std::string_view, 3> kNames = {"mirror", "colours", "both"};

constexpr bool mirrors(TwinKind kind) { return kind != TwinKind::Colours; }
constexpr bool changes_colours(TwinKind kind) { return kind != TwinKind::Mirror; }

constexpr char other_case(char c) {
  if (c >= 'a' && c <= 'z') return static_cast<char>(c - 'a' + 'A');
  if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
  return c;
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == at) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}
std::string join(const std::vector<std::string>& parts, char with) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i != 0) text += with;
    text += parts[i];
  }
  return text;
}

std::string twin_placement(std::string_view placement, TwinKind kind) {
  std::vector<std::string> ranks = split(placement, '/');
  for (std::string& rank : ranks) {
    if (mirrors(kind)) rank = std::string(rank.rbegin(), rank.rend());
    if (changes_colours(kind)) {
      for (char& c : rank) c = other_case(c);
    }
  }
  if (changes_colours(kind)) ranks = std::vector<std::string>(ranks.rbegin(), ranks.rend());
  return join(ranks, '/');
}

/// KQkq: the rights of White first, whichever case they came from.
std::string twin_rights(std::string_view rights) {
  std::string white;
  std::string black;
  for (const char c : rights) {
    const char other = other_case(c);
    (other >= 'A' && other <= 'Z' ? white : black) += other;
  }
  return white + black;
}

}  // namespace

std::string_view name(TwinKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

std::optional<TwinKind> twin_kind(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<TwinKind>(i);
  }
  return std::nullopt;
}

std::optional<std::string> twin_square(std::string_view square, TwinKind kind,
                                       const BoardShape& shape) {
  if (square.size() < 2 || square.size() > 3) return std::nullopt;
  const int file = square[0] - 'a';
  int rank = 0;
  for (const char c : square.substr(1)) {
    if (!is_digit(c)) return std::nullopt;
    rank = rank * 10 + (c - '0');
  }
  rank -= shape.first_rank_number;
  if (file < 0 || file >= shape.files || rank < 0 || rank >= shape.ranks) return std::nullopt;
  const int new_file = mirrors(kind) ? shape.files - 1 - file : file;
  const int new_rank = changes_colours(kind) ? shape.ranks - 1 - rank : rank;
  return static_cast<char>('a' + new_file) + std::to_string(new_rank + shape.first_rank_number);
}

std::optional<std::string> twin_move(std::string_view move, TwinKind kind,
                                     const BoardShape& shape) {
  std::string twin;
  while (move.size() >= 2 && is_digit(move[1])) {
    const std::size_t length = move.size() > 2 && is_digit(move[2]) ? 3 : 2;
    const auto square = twin_square(move.substr(0, length), kind, shape);
    if (!square) return std::nullopt;
    twin += *square;
    move.remove_prefix(length);
  }
  if (twin.empty()) return std::nullopt;
  return twin += move;
}

std::optional<std::string> twin_fen(std::string_view fen, TwinKind kind, const BoardShape& shape) {
  std::vector<std::string> fields = split(fen, ' ');
  fields[0] = twin_placement(fields[0], kind);
  if (fields.size() > 1 && changes_colours(kind)) fields[1] = fields[1] == "b" ? "w" : "b";
  if (fields.size() > 2 && fields[2] != "-") {
    if (mirrors(kind)) return std::nullopt;
    fields[2] = twin_rights(fields[2]);
  }
  if (fields.size() > 3 && fields[3] != "-") {
    const auto passed = twin_square(fields[3], kind, shape);
    if (!passed) return std::nullopt;
    fields[3] = *passed;
  }
  return join(fields, ' ');
}

std::string likeness(std::string_view fen, const BoardShape& shape) {
  std::vector<std::string> fields = split(fen, ' ');
  fields.resize(2);
  const std::string bare = join(fields, ' ');
  std::string least = bare;
  for (const TwinKind kind : {TwinKind::Mirror, TwinKind::Colours, TwinKind::Both}) {
    if (const auto twin = twin_fen(bare, kind, shape)) least = std::min(least, *twin);
  }
  return least;
}

}  // namespace luatco::teach

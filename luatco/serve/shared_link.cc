#include "luatco/serve/shared_link.h"

#include <algorithm>
#include <cstdint>

#include "luatco/api/api.h"
#include "luatco/api/base64.h"
#include "luatco/base/text.h"
#include "luatco/base/utf8.h"

namespace luatco::serve {
namespace {

constexpr std::string_view kSigns =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view kPromotions = "qrbn";
constexpr int kBitsOfMove = 13;
constexpr int kBitsOfSign = 6;
constexpr std::size_t kMostSigns = 2601;  // 1,200 moves
constexpr std::size_t kMostFen = 200;
constexpr std::size_t kMostCard = 600;
constexpr std::size_t kMostName = 80;  // bytes

/// The board's measures, from the API's answer to "shape".
struct Board {
  int files = 0;
  int ranks = 0;
  int first_rank = 0;

  [[nodiscard]] std::string square(int file, int rank) const {
    return static_cast<char>('a' + file) + std::to_string(rank + first_rank);
  }
  [[nodiscard]] std::string square(int index) const { return square(index % files, index / files); }
};

std::optional<Board> board_of(std::string_view game) {
  const api::Json shape =
      api::answer(api::Json::object().set("op", "shape").set("game", std::string(game)));
  const auto number = [&](std::string_view name) {
    const api::Json* value = shape.find(name);
    return value != nullptr && value->integer() != nullptr ? static_cast<int>(*value->integer())
                                                           : 0;
  };
  const Board board{number("files"), number("ranks"), number("first_rank")};
  if (board.files == 0 || board.ranks == 0) return std::nullopt;
  return board;
}

/// Nothing where the number is no move of such a board.
std::optional<std::string> move_of(const Board& board, int number) {
  const int cells = board.files * board.ranks;
  if (number < cells * cells) {
    return board.square(number / cells) + board.square(number % cells);
  }
  const int rest = number - cells * cells;
  const bool second = rest % 2 == 1;
  const int piece = rest / 2 % static_cast<int>(kPromotions.size());
  const int files = rest / 2 / static_cast<int>(kPromotions.size());
  if (files >= board.files * board.files) return std::nullopt;
  const int from = second ? 1 : board.ranks - 2;
  const int to = second ? 0 : board.ranks - 1;
  return board.square(files / board.files, from) + board.square(files % board.files, to) +
         kPromotions[static_cast<std::size_t>(piece)];
}

bool read_moves(const Board& board, std::string_view text, std::vector<std::string>& moves) {
  if (text == "-") return true;
  if (text.empty() || text.size() > kMostSigns) return false;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char sign : text) {
    const auto value = kSigns.find(sign);
    if (value == kSigns.npos) return false;
    held = held << kBitsOfSign | static_cast<std::uint32_t>(value);
    bits += kBitsOfSign;
    if (bits < kBitsOfMove) continue;
    bits -= kBitsOfMove;
    const auto move = move_of(board, static_cast<int>(held >> bits));
    if (!move) return false;
    moves.push_back(*move);
    held &= (1U << bits) - 1;
  }
  return true;
}

/// The part up to the next "/", which is taken off.
std::string_view next_part(std::string_view& rest) {
  const auto end = std::min(rest.find('/'), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

/// Somebody else's text: no control characters, no broken ones, not long.
std::string tame(std::string_view line) {
  std::string out;
  while (!line.empty()) {
    std::string_view rest = line;
    const char32_t code = take_code_point(rest);
    const std::string_view sign = line.substr(0, line.size() - rest.size());
    if (code >= 0x20 && code != 0x7F && code != kBadCodePoint) out += sign;
    line = rest;
  }
  return std::string(clipped(out, kMostName));
}

/// Lines of text: the result, the names. False where it is none.
bool read_card(std::string_view text, SharedLink& link) {
  if (text.size() > kMostCard) return false;
  std::string signs(text);
  std::ranges::replace(signs, '-', '+');
  std::ranges::replace(signs, '_', '/');
  const auto bytes = api::base64_bytes(signs);
  if (!bytes) return false;
  std::string_view rest = *bytes;
  for (std::string* field : {&link.result, &link.first, &link.second}) {
    const auto end = std::min(rest.find('\n'), rest.size());
    *field = tame(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  const bool known = link.result == "1-0" || link.result == "0-1" || link.result == "1/2-1/2";
  return known || link.result.empty();
}

}  // namespace

std::optional<SharedLink> read_shared_link(std::string_view path) {
  SharedLink link;
  link.game = next_part(path);
  const auto board = board_of(link.game);
  if (!board || !read_moves(*board, next_part(path), link.moves)) return std::nullopt;
  if (!path.starts_with('~')) link.fen = next_part(path);
  if (path.starts_with('~') && !read_card(next_part(path).substr(1), link)) return std::nullopt;
  if (!path.empty() || link.fen.size() > kMostFen) return std::nullopt;
  std::ranges::replace(link.fen, '.', '/');
  std::ranges::replace(link.fen, '_', ' ');
  return link;
}

}  // namespace luatco::serve

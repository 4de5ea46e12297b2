#include "luatco/picture/frame.h"

#include <charconv>

namespace luatco::picture {
namespace {

int number(const api::Json& json, std::string_view name) {
  const api::Json* member = json.find(name);
  const std::int64_t* value = member != nullptr ? member->integer() : nullptr;
  return value != nullptr ? static_cast<int>(*value) : 0;
}

const api::Json::Array& items(const api::Json& json, std::string_view name) {
  static const api::Json::Array none;
  const api::Json* member = json.find(name);
  return member != nullptr && member->items() != nullptr ? *member->items() : none;
}

Span span(const api::Json& zone, std::string_view name) {
  const api::Json::Array& ends = items(zone, name);
  if (ends.size() != 2 || ends[0].integer() == nullptr || ends[1].integer() == nullptr) return {};
  return {static_cast<int>(*ends[0].integer()), static_cast<int>(*ends[1].integer())};
}

constexpr char kUpperToLower = 'a' - 'A';

}  // namespace

Frame::Frame(const api::Json& shape, bool flipped)
    : files_(number(shape, "files")),
      ranks_(number(shape, "ranks")),
      first_rank_(number(shape, "first_rank")),
      points_(shape.text("cells") == "points"),
      flipped_(flipped),
      initial_(shape.text("initial")) {
  for (const api::Json& side : items(shape, "sides")) {
    if (side.string() != nullptr) sides_.push_back(*side.string());
  }
  for (const api::Json& piece : items(shape, "pieces")) {
    const std::string_view letter = piece.text("letter");
    if (!letter.empty()) roles_.push_back({std::string(piece.text("id")), letter.front()});
  }
  for (const api::Json& zone : items(shape, "zones")) {
    zones_.push_back({std::string(zone.text("id")), span(zone, "files"), span(zone, "ranks")});
  }
}

Point Frame::middle(Spot spot) const {
  const int column = flipped_ ? files_ - 1 - spot.file : spot.file;
  const int row = flipped_ ? spot.rank : ranks_ - 1 - spot.rank;
  return {(column + 0.5) * kCell, (row + 0.5) * kCell};
}

std::optional<Point> Frame::middle(std::string_view square) const {
  if (square.size() < 2 || square[0] < 'a') return std::nullopt;
  int rank = 0;
  const char* end = square.data() + square.size();
  const auto read = std::from_chars(square.data() + 1, end, rank);
  const Spot spot{square[0] - 'a', rank - first_rank_};
  const bool on_board = spot.file < files_ && spot.rank >= 0 && spot.rank < ranks_;
  if (read.ec != std::errc() || read.ptr != end || !on_board) return std::nullopt;
  return middle(spot);
}

std::string Frame::file_name(int file) const { return {static_cast<char>('a' + file)}; }
std::string Frame::rank_name(int rank) const { return std::to_string(rank + first_rank_); }

std::vector<std::string> Frame::piece_names() const {
  std::vector<std::string> names;
  for (const std::string& side : sides_) {
    for (const Role& role : roles_) names.push_back(side + "_" + role.id);
  }
  return names;
}

std::string Frame::piece_name(char letter) const {
  const bool second = letter >= 'a' && letter <= 'z';
  const char upper = second ? static_cast<char>(letter - kUpperToLower) : letter;
  for (const Role& role : roles_) {
    if (role.letter == upper && sides_.size() == 2) return sides_[second ? 1 : 0] + "_" + role.id;
  }
  return {};
}

std::vector<Standing> Frame::placement(std::string_view fen) const {
  std::vector<Standing> standing;
  Spot at{0, ranks_ - 1};
  for (const char c : fen.substr(0, fen.find(' '))) {
    if (c == '/') {
      at = {0, at.rank - 1};
    } else if (c >= '1' && c <= '9') {
      at.file += c - '0';
    } else {
      std::string name = piece_name(c);
      if (!name.empty() && at.file < files_ && at.rank >= 0) {
        standing.push_back({at, std::move(name)});
      }
      ++at.file;
    }
  }
  return standing;
}

}  // namespace luatco::picture

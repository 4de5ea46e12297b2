// What there is to say about a game of an archive.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"

namespace luatco::check {

/// Note: written loosely, or worth knowing. Warning: legal, but the record contradicts the laws or
/// itself. Error: not legal, or not readable.
enum class Weight : std::uint8_t { Note, Warning, Error };
std::string_view name(Weight weight);

struct Finding {
  std::string_view id;
  Weight weight = Weight::Note;
  /// The 1-based ply of the main line it is about.
  std::optional<int> ply = std::nullopt;
  /// The words of the file, and the byte of the (unpacked) file at which they stand.
  std::optional<std::string> token = std::nullopt;
  std::optional<std::uint64_t> offset = std::nullopt;
  api::Json args = api::Json::object();
  /// The board it is about, and what to show on it ("marks", "arrows"): where somebody wants
  /// boards.
  std::string fen = {};
  api::Json shown = {};
};

/// Everything that is reported about one game; the names are those of the JSON members.
struct GameReport {
  std::uint64_t offset = 0;
  std::string_view game;
  std::string_view format;
  std::string_view encoding;
  std::string_view notation;
  std::string_view rules;
  int plies = 0;
  /// The result token; empty where the record breaks off without one.
  std::string result;
  api::Json computed = api::Json::object();
  std::vector<Finding> findings;
  /// The players' names, where somebody wants boards.
  std::string first;
  std::string second;
  std::vector<std::string> moves;
  std::vector<std::string> san;
};

}  // namespace luatco::check

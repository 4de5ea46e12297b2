// What a line of an engine says. Engines are not trusted: any bytes are read, what is not
// understood is nothing, and every list is bounded.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/core/score.h"
#include "luatco/uci/profile.h"

namespace luatco::engine {

using luatco::kMostCentipawns;
using luatco::Score;

inline constexpr std::size_t kMaxLineMoves = 64;
inline constexpr std::size_t kMaxChoices = 512;

struct Info {
  std::optional<Score> score;  // from the side to move
  bool bound = false;  // the score is only known to be above or below
  int rank = 1;        // of several lines, 1 is the best
  int depth = 0;
  std::uint64_t nodes = 0;
  std::vector<std::string_view> line;  // as written
};

struct Said {
  enum class Kind : std::uint8_t {
    Nothing,  // not understood, or of no use
    Name,
    Option,
    HelloDone,
    Ready,
    Info,
    Best,
    NoBest,  // it has no move
  };
  Kind kind = Kind::Nothing;
  std::string_view text;                  // the name, the option's name, the move
  std::vector<std::string_view> choices;  // of an option that has a list
  Info info;
  bool draws = false;  // with its move it offers a draw,
  bool resigns = false;
};

/// The views are of `line`.
Said read_line(const Profile& profile, std::string_view line);

/// Text from an engine that people may see: printable ASCII only, and not much.
std::string printable(std::string_view text);

}  // namespace luatco::engine

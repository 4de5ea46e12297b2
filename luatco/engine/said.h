// What a line of an engine says. Engines are not trusted: any bytes are read, what is not
// understood is nothing, and every list is bounded.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/engine/profile.h"

namespace luatco::engine {

/// From the side to move.
struct Score {
  std::int32_t centipawns = 0;
  std::int32_t mate = 0;  // in so many moves; negative: it is mated; 0: `centipawns` counts
  friend bool operator==(const Score&, const Score&) = default;
};
/// What engines that have no word for mate say near it (UCCI), or nobody needs to tell apart.
inline constexpr std::int32_t kMostCentipawns = 10'000;

inline constexpr std::size_t kMaxLineMoves = 64;
inline constexpr std::size_t kMaxChoices = 512;

struct Info {
  std::optional<Score> score;
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

// How engines are spoken to. The three protocols are one conversation with other words: a row of
// data each.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace luatco::engine {

enum class Protocol : std::uint8_t {
  Uci,
  Ucci,     // xiangqi, UCCI 3.0
  Cyclone,  // UCI with the ranks of UCCI, and positions without the word "position"
};
inline constexpr int kProtocols = 3;
std::string_view name(Protocol protocol);
std::optional<Protocol> protocol_of(std::string_view name);

/// How long an engine may think about a move. What is 0 does not bound it.
struct Limits {
  std::uint64_t nodes = 0;
  int depth = 0;
  std::int64_t millis = 0;  // for this move
  friend bool operator==(const Limits&, const Limits&) = default;
};

/// The clocks of a game, in milliseconds, from the engine's seat.
struct Clocks {
  std::int64_t own = 0;
  std::int64_t other = 0;
  std::int64_t own_increment = 0;
  std::int64_t other_increment = 0;
  bool first = true;  // the engine has the first side
};

struct Profile {
  Protocol protocol;
  std::string_view hello;       // what we say first
  std::string_view hello_done;  // and what it answers at last
  std::string_view new_game;    // a command
  std::string_view position;    // the word before "fen"
  std::string_view option;      // between "setoption" and the option's name
  std::string_view value;       // and between name and value
  bool ranks_from_0;            // xiangqi: its ranks always count from 0
  bool bans;                    // knows "banmoves"; the others are told what to search
  bool one_limit;               // depth, nodes or time, not together
};
const Profile& profile(Protocol protocol);

/// "setoption name Hash value 16"
std::string option_line(const Profile& profile, std::string_view name, std::string_view value);
/// "position fen F moves a b"; moves are as the engine writes them.
std::string position_line(const Profile& profile, std::string_view fen,
                          std::span<const std::string> moves);
/// The lines that make it think: what it may not play, and within what. Of `legal` and `banned`
/// the first goes to engines that know no bans, and only where something is banned.
std::string go_lines(const Profile& profile, const Limits& limits,
                     const std::optional<Clocks>& clocks, std::span<const std::string> legal,
                     std::span<const std::string> banned);

/// A move of the game's coordinates ("h2e2") as an engine whose ranks begin with `first_rank`
/// writes it ("h3e3"), and back: nullopt for what is not two squares and perhaps a letter. Ranks
/// that are not shifted are passed through.
std::optional<std::string> shift_ranks(std::string_view move, int by);

}  // namespace luatco::engine

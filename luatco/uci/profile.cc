#include "luatco/uci/profile.h"

#include <algorithm>
#include <array>

#include "luatco/base/ascii.h"
#include "luatco/base/text.h"

namespace luatco::engine {
namespace {

constexpr std::array<Profile, kProtocols> kProfiles = {{
    {Protocol::Uci, "uci", "uciok", "ucinewgame", "position ", "name ", "value ", false, false,
     false},
    {Protocol::Ucci, "ucci", "ucciok", "setoption newgame true", "position ", "", "", true, true,
     true},
    {Protocol::Cyclone, "uci", "uciok", "ucinewgame", "", "name ", "value ", true, false, false},
}};
constexpr std::array<std::string_view, kProtocols> kNames = {"uci", "ucci", "cyclone"};

void add(std::string& line, std::string_view word, std::int64_t number) {
  line += ' ';
  line += word;
  line += ' ';
  append_number(line, number);
}

void add(std::string& line, std::string_view word, std::span<const std::string> moves) {
  line += word;
  for (const std::string& move : moves) line += ' ' + move;
}

std::string limit_words(const Profile& profile, const Limits& limits) {
  std::string line;
  if (limits.nodes != 0) add(line, "nodes", static_cast<std::int64_t>(limits.nodes));
  if (profile.one_limit && !line.empty()) return line;
  if (limits.depth != 0) add(line, "depth", limits.depth);
  if (profile.one_limit && !line.empty()) return line;
  if (limits.millis == 0) return line;
  // UCCI knows no time for one move: all that is left, for one move to go, is the same.
  add(line, profile.one_limit ? "time" : "movetime", limits.millis);
  if (profile.one_limit) add(line, "movestogo", 1);
  return line;
}

std::string clock_words(const Profile& profile, const Clocks& clocks) {
  std::string line;
  if (profile.one_limit) {
    add(line, "time", clocks.own);
    add(line, "increment", clocks.own_increment);
    add(line, "opptime", clocks.other);
    add(line, "oppincrement", clocks.other_increment);
    return line;
  }
  add(line, "wtime", clocks.first ? clocks.own : clocks.other);
  add(line, "btime", clocks.first ? clocks.other : clocks.own);
  add(line, "winc", clocks.first ? clocks.own_increment : clocks.other_increment);
  add(line, "binc", clocks.first ? clocks.other_increment : clocks.own_increment);
  return line;
}

bool is_file(char c) { return c >= 'a' && c <= 'z'; }

}  // namespace

std::string_view name(Protocol protocol) { return kNames[static_cast<std::size_t>(protocol)]; }

std::optional<Protocol> protocol_of(std::string_view name) {
  const auto at = std::find(kNames.begin(), kNames.end(), name);
  if (at == kNames.end()) return std::nullopt;
  return static_cast<Protocol>(at - kNames.begin());
}

const Profile& profile(Protocol protocol) { return kProfiles[static_cast<std::size_t>(protocol)]; }

std::string option_line(const Profile& profile, std::string_view name, std::string_view value) {
  std::string line = "setoption ";
  line.append(profile.option).append(name).append(" ").append(profile.value).append(value);
  return line += '\n';
}

std::string position_line(const Profile& profile, std::string_view fen,
                          std::span<const std::string> moves) {
  std::string line(profile.position);
  line.append("fen ").append(fen);
  if (!moves.empty()) add(line, " moves", moves);
  return line += '\n';
}

std::string go_lines(const Profile& profile, const Limits& limits,
                     const std::optional<Clocks>& clocks, std::span<const std::string> legal,
                     std::span<const std::string> banned) {
  std::string lines;
  if (!banned.empty() && profile.bans) {
    add(lines, "banmoves", banned);
    lines += '\n';
  }
  lines += "go";
  const std::string bounds = limit_words(profile, limits);
  if (clocks && (bounds.empty() || !profile.one_limit)) lines += clock_words(profile, *clocks);
  lines += bounds;
  if (!clocks && bounds.empty()) lines += " depth 1";
  if (!banned.empty() && !profile.bans) {
    std::vector<std::string> allowed;
    std::ranges::copy_if(legal, std::back_inserter(allowed), [&](const std::string& move) {
      return std::ranges::find(banned, move) == banned.end();
    });
    if (!allowed.empty()) add(lines, " searchmoves", allowed);
  }
  return lines += '\n';
}

std::optional<std::string> shift_ranks(std::string_view move, int by) {
  std::string shifted;
  for (int squares = 0; squares < 2; ++squares) {
    if (move.empty() || !is_file(move.front())) return std::nullopt;
    shifted += move.front();
    move.remove_prefix(1);
    std::size_t digits = 0;
    while (digits < move.size() && is_digit(move[digits])) ++digits;
    const auto rank = read_number(move.substr(0, digits), 99);
    const int moved = rank ? static_cast<int>(*rank) + by : -1;
    if (!rank || digits > 2 || moved < 0) return std::nullopt;
    append_number(shifted, moved);
    move.remove_prefix(digits);
  }
  if (move.size() > 1 || (move.size() == 1 && !is_file(move.front()))) return std::nullopt;
  return shifted.append(move);
}

}  // namespace luatco::engine

#include "luatco/engine/finder.h"

#include <unistd.h>

#include <algorithm>

#include "luatco/base/text.h"

namespace luatco::engine {
namespace {

struct Known {
  std::string_view program;
  std::string_view games;  // with blanks between
};
/// Debian's packages of these names. Stockfish first: at chess it is the stronger one.
constexpr Known kKnown[] = {{"stockfish", "chess"}, {"fairy-stockfish", "chess xiangqi"}};
/// Debian's place for them, which root and services do not have on their PATH.
constexpr std::string_view kGames = "/usr/games/";

std::string file_of(std::string_view program) {
  std::string file = process::find(program);
  if (!file.empty()) return file;
  file = std::string(kGames) + std::string(program);
  return access(file.c_str(), X_OK) == 0 ? file : std::string();
}

/// A program and its arguments, with blanks between.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
    words.emplace_back(word);
  }
  if (words.empty()) words.emplace_back();
  return words;
}

Description describe_known(const Known& known, std::string file) {
  Description description{std::string(known.program), {std::move(file)}, Protocol::Uci, {}};
  description.games = words_of(known.games);
  return description;
}

}  // namespace

std::vector<Description> find_engines() {
  std::vector<Description> found;
  for (const Known& known : kKnown) {
    std::string file = file_of(known.program);
    if (!file.empty()) found.push_back(describe_known(known, std::move(file)));
  }
  return found;
}

Description describe(std::string_view named, std::optional<Protocol> protocol) {
  for (const Known& known : kKnown) {
    if (known.program != named) continue;
    std::string file = file_of(known.program);
    if (file.empty()) file = std::string(named);
    Description description = describe_known(known, std::move(file));
    if (protocol) description.protocol = protocol;
    return description;
  }
  Description description{{}, {std::string(named)}, protocol, {}};
  if (access(description.command.front().c_str(), F_OK) != 0) description.command = words_of(named);
  const std::string& file = description.command.front();
  description.name = file.substr(file.rfind('/') + 1);
  return description;
}

const Description* choose(const std::vector<Description>& engines, std::string_view game) {
  const auto plays = [&](const Description& one) {
    return one.games.empty() || std::ranges::find(one.games, game) != one.games.end();
  };
  const auto found = std::ranges::find_if(engines, plays);
  return found == engines.end() ? nullptr : &*found;
}

}  // namespace luatco::engine

#include "luatco/uci/said.h"

#include <algorithm>
#include <charconv>

#include "luatco/base/text.h"

namespace luatco::engine {
namespace {

template <class Number>
std::optional<Number> read(std::string_view text) {
  Number number{};
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string_view rest_of(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// "name UCI_Variant type combo default chess var chess var xiangqi"; UCCI leaves out "name", and
/// its names have no blanks.
Said read_option(const Profile& profile, std::string_view text) {
  Said said{.kind = Said::Kind::Option, .text = {}, .choices = {}, .info = {}};
  text = rest_of(text);
  if (!profile.option.empty()) {
    if (!text.starts_with(profile.option)) return {};
    text.remove_prefix(profile.option.size());
  }
  const auto type = text.find(" type ");
  said.text = rest_of(text.substr(0, type));
  if (said.text.empty()) return {};
  if (type == std::string_view::npos) return said;
  text.remove_prefix(type + 6);
  for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
    if (word != "var") continue;
    const std::string_view choice = take_word(text);
    if (said.choices.size() < kMaxChoices && !choice.empty()) said.choices.push_back(choice);
  }
  return said;
}

/// "cp 20", "mate -3"; UCCI has the number alone. nullopt where it is neither.
std::optional<Score> read_score(std::string_view& text) {
  std::string_view word = take_word(text);
  const bool mate = word == "mate";
  if (mate || word == "cp") word = take_word(text);
  const auto number = read<std::int32_t>(word);
  if (!number) return std::nullopt;
  if (mate) {
    // "mate 0" is said of a position that is mate: the side to move has lost.
    return Score{.centipawns = 0,
                 .mate = *number == 0 ? -1 : std::clamp(*number, -kMostMatingMoves, kMostMatingMoves)};
  }
  return Score{.centipawns = std::clamp(*number, -kMostCentipawns, kMostCentipawns), .mate = 0};
}

Said read_info(std::string_view text) {
  Said said{.kind = Said::Kind::Info, .text = {}, .choices = {}, .info = {}};
  Info& info = said.info;
  for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
    if (word == "string") break;
    if (word == "score") {
      info.score = read_score(text);
    } else if (word == "lowerbound" || word == "upperbound") {
      info.bound = true;
    } else if (word == "depth") {
      info.depth = std::clamp(read<int>(take_word(text)).value_or(0), 0, 1000);
    } else if (word == "multipv") {
      info.rank = std::clamp(read<int>(take_word(text)).value_or(1), 1, 500);
    } else if (word == "nodes") {
      info.nodes = read<std::uint64_t>(take_word(text)).value_or(0);
    } else if (word == "pv") {
      for (word = take_word(text); !word.empty(); word = take_word(text)) {
        if (info.line.size() == kMaxLineMoves) break;
        info.line.push_back(word);
      }
      break;
    }
  }
  return said;
}

Said read_best(std::string_view text) {
  Said said{.kind = Said::Kind::Best, .text = take_word(text), .choices = {}, .info = {}};
  if (said.text.empty() || said.text == "(none)" || said.text == "0000" || said.text == "none") {
    said.kind = Said::Kind::NoBest;
  }
  for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
    said.draws = said.draws || word == "draw";
    said.resigns = said.resigns || word == "resign";
  }
  return said;
}

}  // namespace

Said read_line(const Profile& profile, std::string_view line) {
  const auto bare = [](Said::Kind kind) {
    return Said{.kind = kind, .text = {}, .choices = {}, .info = {}};
  };
  std::string_view text = line;
  const std::string_view word = take_word(text);
  if (word == "bestmove") return read_best(text);
  if (word == "nobestmove") return bare(Said::Kind::NoBest);
  if (word == "info") return read_info(text);
  if (word == "readyok") return bare(Said::Kind::Ready);
  if (word == profile.hello_done) return bare(Said::Kind::HelloDone);
  if (word == "option") return read_option(profile, text);
  if (word == "id" && take_word(text) == "name") {
    return {.kind = Said::Kind::Name, .text = rest_of(text), .choices = {}, .info = {}};
  }
  return {};
}

std::string printable(std::string_view text) {
  constexpr std::size_t kMost = 60;
  std::string shown;
  for (const char c : text.substr(0, kMost)) shown += c >= ' ' && c <= '~' ? c : '?';
  if (text.size() > kMost) shown += "...";
  return shown;
}

}  // namespace luatco::engine

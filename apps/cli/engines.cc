// luatco engines: which engines there are, and the levels they play at.
#include <cstdio>

#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/opponent.h"
#include "apps/cli/words.h"
#include "luatco/engine/finder.h"

namespace luatco::cli {
namespace {

using api::Json;
const std::atomic<bool> kGoOn = false;

/// One that does not answer is listed, too, with what is wrong.
std::string line_of(const Words& words, const engine::Description& found) {
  const auto started = engine::Engine::start(found, found.games.front(), kGoOn);
  if (!started) {
    return found.command.front() + ": " + words.of(engine::fault_json(started.error()));
  }
  std::string games;
  for (const std::string& game : (*started)->games()) {
    games += (games.empty() ? "" : ", ") + words("word.game." + game);
  }
  return words("cli.engines.line", Json::object()
                                       .set("name", found.name)
                                       .set("engine", (*started)->name())
                                       .set("protocol", engine::name((*started)->protocol()))
                                       .set("games", games)
                                       .set("file", found.command.front()));
}

}  // namespace

int run_engines(const Common& common) {
  const Words words(common.lang);
  const auto found = engine::find_engines();
  if (found.empty()) std::printf("%s\n", words("engine.error.none").c_str());
  for (const engine::Description& one : found) std::printf("%s\n", line_of(words, one).c_str());
  std::printf("\n%s\n", words("cli.engines.levels").c_str());
  for (const engine::Level& level : engine::levels()) {
    std::printf("  %s\n", level_words(words, level).c_str());
  }
  return kOk;
}

}  // namespace luatco::cli

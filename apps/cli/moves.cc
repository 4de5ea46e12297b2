#include <cstdio>

#include "apps/cli/client.h"
#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/words.h"

namespace luatco::cli {

/// One line a move: coordinates, then the game's written notation.
int run_moves(const Common& common, const MovesOptions& options) {
  const Words words(common.lang);
  api::Json json = request("moves", common, options.start);
  if (!options.from.empty()) json.set("from", options.from);
  const api::Json answer = api::answer(json);
  if (const api::Json* error = answer.find("error")) return report_error(words, *error);
  const api::Json::Array& moves = *answer.find("moves")->items();
  for (const api::Json& move : moves) {
    std::printf("%-7s %s\n", std::string(move.text("move")).c_str(),
                words.move(move, common.game).c_str());
  }
  std::fprintf(stderr, "%s\n",
               words("cli.moves.count",
                     api::Json::object().set("n", static_cast<std::int64_t>(moves.size())))
                   .c_str());
  return kOk;
}

}  // namespace luatco::cli

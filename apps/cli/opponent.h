// Who makes the computer's moves at the table: the small opponent, or an engine.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "apps/cli/commands.h"
#include "apps/cli/words.h"
#include "luatco/api/json.h"
#include "luatco/base/result.h"
#include "luatco/uci/level.h"

namespace luatco::cli {

/// The level of an engine where nobody has said one.
inline constexpr int kUsualLevel = 8;

class Opponent {
 public:
  Opponent() = default;
  Opponent(const Opponent&) = delete;
  Opponent& operator=(const Opponent&) = delete;
  virtual ~Opponent() = default;

  /// A move in the game of `request` ("game", "fen", "moves", "rules"): {"move", <notations>,
  /// "banned"?, "resigns"?, "draws"?}, or {"error": {"id", "args"}}: then the next call begins
  /// anew. `seed` chooses among what is equal; `left` is the time on its clock.
  virtual api::Json reply(const api::Json& request, std::uint64_t seed,
                          const std::optional<engine::Clocks>& left) = 0;
  /// What plays, in words.
  [[nodiscard]] virtual std::string name(const Words& words) const = 0;
};

/// Nobody (nullptr) where the options ask for none; an error of the same form where there is no
/// such level or no engine.
Result<std::unique_ptr<Opponent>, api::Json> seat_opponent(const OpponentOptions& options,
                                                           const std::string& game);

/// "level 7: about 1,500 positions a move"
std::string level_words(const Words& words, const engine::Level& level);

}  // namespace luatco::cli

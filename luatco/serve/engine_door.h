// Engines as the server offers them: which there are, and one asked about one position. A process a
// request, a few at a time (the server's limit), none for long, and each can be called off.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"
#include "luatco/engine/engine.h"
#include "luatco/say/answer_line.h"

namespace luatco::serve {

class EngineDoor {
 public:
  /// None: every request is told so.
  explicit EngineDoor(std::vector<engine::Description> engines) : engines_(std::move(engines)) {}

  /// {"ok":true,"engines":[{"name","games"}],"levels":[{"level","share","nodes"|"millis"}]}
  [[nodiscard]] std::string list() const;
  /// A move or the value of a position; see docs/api.md.
  std::string ask(std::string_view line);
  /// {"cancel": id}: the request with that "id" ends with engine.fault.stopped.
  std::string cancel(std::string_view line);
  /// All that are under way end, and none begins any more.
  void stop() { stopping_ = true, stop_all(); }

 private:
  using Flag = std::shared_ptr<std::atomic<bool>>;

  [[nodiscard]] const engine::Description* chosen(const api::Json& request) const;
  Result<api::Json, api::Json> think(const api::Json& request, const std::atomic<bool>& flag) const;
  void stop_all();
  static std::string finish(const api::Json& request, Result<api::Json, api::Json> answer,
                            say::Speakers& speakers);

  std::vector<engine::Description> engines_;
  say::Speakers speakers_;
  std::atomic<bool> stopping_ = false;
  std::mutex mutex_;
  std::multimap<std::string, Flag> asked_;  // under way, by their ids
};

}  // namespace luatco::serve

// Asks several engines about many positions at once.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "luatco/engine/engine.h"

namespace luatco::review {

class Examiner {
 public:
  /// `threads` engines work side by side, one processor each.
  Examiner(engine::Description description, unsigned threads)
      : description_(std::move(description)), threads_(threads) {}

  /// Called from several threads, one at a time, as soon as work begins and after each answer.
  using Progress = std::function<void(std::size_t done, std::size_t all)>;

  /// The thought about each question, in order; none where the question is none (the game is over
  /// there), where `stop` came before, or where an engine failed twice: then fault() says why.
  /// Every position is looked at with an empty memory, so that the answers do not depend on their
  /// order.
  std::vector<std::optional<engine::Thought>> examine(
      const std::string& game, const std::vector<std::optional<engine::Question>>& questions,
      const std::atomic<bool>& stop, const Progress& progress);

  [[nodiscard]] const std::optional<engine::Fault>& fault() const { return fault_; }
  /// The name the engine gives itself; empty before it was asked.
  [[nodiscard]] const std::string& engine_name() const { return name_; }

 private:
  struct Work;
  void work(Work& work, std::unique_ptr<engine::Engine>& engine);
  std::optional<engine::Fault> ask(Work& work, std::unique_ptr<engine::Engine>& engine,
                                   std::size_t at);

  engine::Description description_;
  unsigned threads_;
  std::string name_;
  std::string game_;
  std::vector<std::unique_ptr<engine::Engine>> engines_;
  std::optional<engine::Fault> fault_;
};

}  // namespace luatco::review

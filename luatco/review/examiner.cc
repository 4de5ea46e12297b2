#include "luatco/review/examiner.h"

#include <mutex>
#include <thread>
#include <utility>

namespace luatco::review {

struct Examiner::Work {
  const std::string& game;
  const std::vector<std::optional<engine::Question>>& questions;
  const std::atomic<bool>& stop;
  const Progress& progress;
  std::vector<std::optional<engine::Thought>> thoughts;
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> failed = false;
  std::mutex mutex;  // of what follows, and of the examiner's name and fault
  std::size_t done = 0;
  std::size_t all = 0;
};

std::vector<std::optional<engine::Thought>> Examiner::examine(
    const std::string& game, const std::vector<std::optional<engine::Question>>& questions,
    const std::atomic<bool>& stop, const Progress& progress) {
  if (game != game_) engines_.clear();
  game_ = game;
  engines_.resize(threads_);
  Work shared{.game = game, .questions = questions, .stop = stop, .progress = progress};
  shared.thoughts.resize(questions.size());
  for (const auto& question : questions) shared.all += question ? 1 : 0;
  progress(0, shared.all);
  std::vector<std::thread> threads;
  for (auto& engine : engines_) {
    threads.emplace_back([this, &shared, &engine] { work(shared, engine); });
  }
  for (std::thread& thread : threads) thread.join();
  return std::move(shared.thoughts);
}

void Examiner::work(Work& shared, std::unique_ptr<engine::Engine>& engine) {
  while (!shared.stop && !shared.failed) {
    const std::size_t at = shared.next++;
    if (at >= shared.questions.size()) return;
    if (!shared.questions[at]) continue;
    auto fault = ask(shared, engine, at);
    if (fault && fault->kind != engine::FaultKind::Stopped) {
      engine.reset();
      fault = ask(shared, engine, at);  // once more, with another one
    }
    const std::lock_guard lock(shared.mutex);
    if (fault) {
      engine.reset();
      if (fault->kind == engine::FaultKind::Stopped) return;
      shared.failed = true;
      fault_ = std::move(fault);
      return;
    }
    shared.progress(++shared.done, shared.all);
  }
}

std::optional<engine::Fault> Examiner::ask(Work& shared, std::unique_ptr<engine::Engine>& engine,
                                           std::size_t at) {
  if (engine == nullptr) {
    auto started = engine::Engine::start(description_, shared.game, shared.stop);
    if (!started) return started.error();
    engine = std::move(*started);
    const std::lock_guard lock(shared.mutex);
    name_ = engine->name();
  }
  if (auto fault = engine->new_game(shared.stop)) return fault;
  auto thought = engine->think(*shared.questions[at], shared.stop);
  if (!thought) return thought.error();
  shared.thoughts[at] = std::move(*thought);
  return std::nullopt;
}

}  // namespace luatco::review

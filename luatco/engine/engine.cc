#include "luatco/engine/engine.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <utility>

namespace luatco::engine {
namespace {

using process::Child;
using process::Clock;
using process::Heard;
using std::chrono::milliseconds;

const std::atomic<bool> kGoOn = false;

bool holds(const std::vector<std::string>& list, std::string_view what) {
  return std::ranges::find(list, what) != list.end();
}

/// "SIGSEGV": what people who report it write.
std::string signal_name(int signal) {
  const char* name = sigabbrev_np(signal);
  return name != nullptr ? "SIG" + std::string(name) : std::to_string(signal);
}

}  // namespace

Engine::Engine(std::unique_ptr<Child> child, const Profile& profile, Timing timing,
               std::string name)
    : child_(std::move(child)),
      profile_(profile),
      timing_(timing),
      self_{std::move(name), {}, {}} {}

Engine::~Engine() {
  // One that thinks would not hear "quit" before it is told to stop.
  child_->write("stop\nquit\n", Clock::now() + milliseconds(50));
}

Result<std::unique_ptr<Engine>, Fault> Engine::start(const Description& description,
                                                     std::string_view game,
                                                     const std::atomic<bool>& stop,
                                                     const Timing& timing) {
  std::vector<Protocol> tries = {Protocol::Uci, Protocol::Ucci};
  if (description.protocol) tries = {*description.protocol};
  std::optional<Fault> first;
  for (const Protocol protocol : tries) {
    auto child = Child::start(description.command);
    if (!child) {
      const bool absent = child.error() == process::Ended::NotThere;
      return Unexpected{Fault{absent ? FaultKind::NotFound : FaultKind::NotStarted,
                              description.name, description.command.front()}};
    }
    std::unique_ptr<Engine> engine(
        new Engine(std::move(*child), profile(protocol), timing, description.name));
    auto fault = engine->greet(stop);
    if (!fault) {
      fault = engine->set_up(description, game, stop);
      if (fault) return Unexpected{*fault};
      return engine;
    }
    if (!first) first = std::move(fault);
    if (stop) break;
  }
  return Unexpected{*first};
}

std::optional<Fault> Engine::greet(const std::atomic<bool>& stop) {
  if (auto fault = send(std::string(profile_.hello) + "\n")) return fault;
  const Time deadline = Clock::now() + timing_.hello;
  for (;;) {
    const auto said = hear(deadline, stop);
    if (!said) return said.error();
    if (!*said) return fault(FaultKind::NoGreeting);
    if (self_.hear(**said)) return std::nullopt;
  }
}

std::optional<Fault> Engine::set_up(const Description& description, std::string_view game,
                                    const std::atomic<bool>& stop) {
  games_ = description.games.empty() ? self_.games() : description.games;
  const bool tells = !games_.empty() || !self_.variants.empty();
  if (tells && !holds(games_, game)) return fault(FaultKind::WrongGame, std::string(game));
  ranks_ = ranks_of(profile_, game, self_.has_variant(game));
  const std::string lines = self_.set_up_lines(profile_, game);
  if (!lines.empty()) {
    if (auto fault = send(lines)) return fault;
  }
  return wait_ready(stop);
}

void Engine::set(std::string_view name, std::string_view value) {
  // What cannot be sent shows at the next question.
  if (has_option(name)) send(option_line(profile_, name, value));
}

std::optional<Fault> Engine::new_game(const std::atomic<bool>& stop) {
  if (auto fault = send(std::string(profile_.new_game) + "\n")) return fault;
  return wait_ready(stop);
}

std::optional<Fault> Engine::send(std::string_view lines) {
  if (child_->write(lines, Clock::now() + timing_.grace)) return std::nullopt;
  return child_->end() ? gone() : fault(FaultKind::Deaf);
}

std::optional<Fault> Engine::wait_ready(const std::atomic<bool>& stop) {
  if (auto fault = send("isready\n")) return fault;
  const Time deadline = Clock::now() + timing_.ready;
  for (;;) {
    const auto said = hear(deadline, stop);
    if (!said) return said.error();
    if (!*said) return fault(FaultKind::Silent, {}, timing_.ready / std::chrono::seconds(1));
    if ((*said)->kind == Said::Kind::Ready) return std::nullopt;
  }
}

Result<std::optional<Said>, Fault> Engine::hear(Time deadline, const std::atomic<bool>& stop) {
  for (;;) {
    // Lines that lie there already are read without waiting, so the time is looked at here, too.
    if (Clock::now() >= deadline) return std::optional<Said>();
    if (stop) return Unexpected{fault(FaultKind::Stopped)};
    if (child_->bytes_read() - bytes_before_ > kMaxBytesSaid || lines_ > kMaxLinesSaid) {
      return Unexpected{fault(FaultKind::Babbles)};
    }
    switch (child_->read_line(deadline, stop)) {
      case Heard::Closed: return Unexpected{gone()};
      case Heard::Stopped: return Unexpected{fault(FaultKind::Stopped)};
      case Heard::TimeUp: continue;  // or too much was said without a line
      case Heard::Line: break;
    }
    ++lines_;
    // A line may have come after one without end, which was read and dropped.
    if (child_->bytes_read() - bytes_before_ > kMaxBytesSaid) continue;
    Said said = read_line(profile_, child_->line());
    if (said.kind != Said::Kind::Nothing) return std::optional(std::move(said));
  }
}

Result<Thought, Fault> Engine::think(const Question& question, const std::atomic<bool>& stop) {
  if (owes_) return Unexpected{fault(FaultKind::Silent, {}, timing_.grace.count() / 1000)};
  bytes_before_ = child_->bytes_read();
  lines_ = 0;
  // What it still says about the question before comes before its "readyok".
  if (auto fault = wait_ready(stop)) return Unexpected{*fault};
  if (auto fault = send(question_lines(profile_, ranks_, question))) return Unexpected{*fault};
  return listen(question, stop);
}

Result<Thought, Fault> Engine::listen(const Question& question, const std::atomic<bool>& stop) {
  Listener listener(ranks_, question);
  milliseconds time = timing_.patience;
  if (question.clocks) time = std::max(milliseconds(question.clocks->own), milliseconds(0));
  if (question.limits.millis != 0) time = std::min(time, milliseconds(question.limits.millis));
  if (question.clocks || question.limits.millis != 0) time += timing_.grace;
  Time deadline = Clock::now() + time;
  const std::atomic<bool>* flag = &stop;
  bool told = false;
  for (;;) {
    const auto said = hear(deadline, *flag);
    if (!said && said.error().kind == FaultKind::Stopped && !told) {
      quiet();
      return Unexpected{said.error()};
    }
    if (!said) return Unexpected{said.error()};
    if (!*said && told) {
      return Unexpected{fault(FaultKind::Silent, {},
                              std::max<std::int64_t>(1, (time + timing_.grace).count() / 1000))};
    }
    if (!*said) {
      if (auto fault = send("stop\n")) return Unexpected{*fault};
      deadline = Clock::now() + timing_.grace;
      told = true;
      continue;
    }
    auto heard = listener.hear(**said);
    if (!heard) continue;
    if (!*heard) return Unexpected{fault(heard->error().kind, heard->error().text)};
    (*heard)->late = told;
    return *std::move(*heard);
  }
}

/// Its answer is waited for a little, so that the next question does not get it.
void Engine::quiet() {
  send("stop\n");
  const Time deadline = Clock::now() + timing_.grace;
  for (;;) {
    const auto said = hear(deadline, kGoOn);
    owes_ = !said || !*said;
    if (owes_ || (*said)->kind == Said::Kind::Best || (*said)->kind == Said::Kind::NoBest) return;
  }
}

Fault Engine::fault(FaultKind kind, std::string text, std::int64_t number) const {
  return {kind, self_.name, std::move(text), number};
}

Fault Engine::gone() {
  const auto end = child_->end();
  if (!end) return fault(FaultKind::Closed);
  if (end->signal != 0) return fault(FaultKind::Crashed, signal_name(end->signal));
  return fault(FaultKind::Ended, {}, end->code);
}

}  // namespace luatco::engine

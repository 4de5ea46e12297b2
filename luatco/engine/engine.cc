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

constexpr std::string_view kVariantOption = "UCI_Variant";
constexpr std::size_t kMaxOptions = 1000;
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
    : child_(std::move(child)), profile_(profile), timing_(timing), name_(std::move(name)) {}

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
    const Said& line = **said;
    if (line.kind == Said::Kind::HelloDone) return std::nullopt;
    if (line.kind == Said::Kind::Name && !line.text.empty()) name_ = printable(line.text);
    if (line.kind != Said::Kind::Option || options_.size() == kMaxOptions) continue;
    options_.emplace_back(line.text);
    if (line.text == kVariantOption) variants_.assign(line.choices.begin(), line.choices.end());
  }
}

std::optional<Fault> Engine::set_up(const Description& description, std::string_view game,
                                    const std::atomic<bool>& stop) {
  games_ = description.games;
  for (const std::string_view one : {"chess", "xiangqi"}) {
    if (description.games.empty() && holds(variants_, one)) games_.emplace_back(one);
  }
  const bool tells = !games_.empty() || !variants_.empty();
  if (tells && !holds(games_, game)) {
    return fault(FaultKind::WrongGame, std::string(game));
  }
  if (holds(variants_, game)) {
    if (auto fault = send(option_line(profile_, kVariantOption, game))) return fault;
  }
  // Who plays many games counts the ranks of all of them from 1, unless the protocol says 0.
  points_ = game == "xiangqi";
  shift_ = points_ && !profile_.ranks_from_0 && holds(variants_, game) ? 1 : 0;
  set("UCI_AnalyseMode", "false");
  return wait_ready(stop);
}

bool Engine::has_option(std::string_view name) const { return holds(options_, name); }

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
    Said said = read_line(profile_, child_->line());
    if (said.kind != Said::Kind::Nothing) return std::optional(std::move(said));
  }
}

Result<Thought, Fault> Engine::think(const Question& question, const std::atomic<bool>& stop) {
  if (owes_) return Unexpected{fault(FaultKind::Silent, {}, timing_.grace.count() / 1000)};
  bytes_before_ = child_->bytes_read();
  lines_ = 0;
  std::string lines = position_line(profile_, question.fen, to_engine(question.moves));
  lines += go_lines(profile_, question.limits, question.clocks, to_engine(question.legal),
                    to_engine(question.banned));
  if (auto fault = send(lines)) return Unexpected{*fault};
  return listen(question, stop);
}

Result<Thought, Fault> Engine::listen(const Question& question, const std::atomic<bool>& stop) {
  Thought thought;
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
      told = thought.late = true;
      continue;
    }
    const Said& line = **said;
    if (line.kind == Said::Kind::Info) learn(line.info, thought);
    if (line.kind == Said::Kind::NoBest) return Unexpected{fault(FaultKind::NoMove)};
    if (line.kind == Said::Kind::Best) return judge(question, line, std::move(thought));
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

void Engine::learn(const Info& info, Thought& thought) const {
  if (info.rank != 1) return;
  if (info.nodes != 0) thought.nodes = info.nodes;
  if (!info.score || (info.bound && thought.score)) return;
  thought.score = info.score;
  if (info.depth != 0) thought.depth = info.depth;
  if (info.line.empty()) return;
  thought.line.clear();
  for (const std::string_view move : info.line) {
    auto ours = shift_ranks(move, -shift_);
    if (!ours) break;
    thought.line.push_back(std::move(*ours));
  }
}

Result<Thought, Fault> Engine::judge(const Question& question, const Said& best,
                                     Thought thought) const {
  const auto move = shift_ranks(best.text, -shift_);
  if (!move || !holds(question.legal, *move)) {
    const auto other = shift_ranks(best.text, shift_ == 0 ? -1 : 0);
    const bool mistaken = points_ && other && holds(question.legal, *other);
    return Unexpected{
        fault(mistaken ? FaultKind::OtherRanks : FaultKind::IllegalMove, printable(best.text))};
  }
  thought.move = *move;
  thought.banned = holds(question.banned, *move);
  thought.draws = best.draws;
  thought.resigns = best.resigns;
  if (thought.line.empty() || thought.line.front() != *move) thought.line = {*move};
  return thought;
}

std::vector<std::string> Engine::to_engine(const std::vector<std::string>& moves) const {
  std::vector<std::string> shifted;
  shifted.reserve(moves.size());
  for (const std::string& move : moves) {
    shifted.push_back(shift_ranks(move, shift_).value_or(move));
  }
  return shifted;
}

Fault Engine::fault(FaultKind kind, std::string text, std::int64_t number) const {
  return {kind, name_, std::move(text), number};
}

Fault Engine::gone() {
  const auto end = child_->end();
  if (!end) return fault(FaultKind::Closed);
  if (end->signal != 0) return fault(FaultKind::Crashed, signal_name(end->signal));
  return fault(FaultKind::Ended, {}, end->code);
}

}  // namespace luatco::engine

// An engine at work: a child process that is asked for moves. Nothing it says is believed: its move
// is one of the legal ones or a fault, and it is never waited for longer than was said.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/base/result.h"
#include "luatco/engine/fault.h"
#include "luatco/process/child.h"
#include "luatco/uci/introduction.h"
#include "luatco/uci/listener.h"

namespace luatco::engine {

/// A program, and what is known of it before it is started.
struct Description {
  std::string name;
  std::vector<std::string> command;  // the file and its arguments
  std::optional<Protocol> protocol;  // nullopt: UCI is tried, then UCCI
  std::vector<std::string> games;    // empty: it tells by itself, or is trusted
};

struct Timing {
  std::chrono::milliseconds hello{15'000};     // to introduce itself
  std::chrono::milliseconds ready{30'000};     // to load what it needs
  std::chrono::milliseconds patience{60'000};  // for a move where no time is laid down
  std::chrono::milliseconds grace{5'000};      // beyond that, or after "stop"
};
/// It may not say more than this about one question.
inline constexpr std::uint64_t kMaxBytesSaid = 32U << 20;
inline constexpr int kMaxLinesSaid = 200'000;

class Engine {
 public:
  /// Starts it and lets it introduce itself, for a game ("chess", "xiangqi").
  static Result<std::unique_ptr<Engine>, Fault> start(const Description& description,
                                                      std::string_view game,
                                                      const std::atomic<bool>& stop,
                                                      const Timing& timing = {});
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  /// The name it gives itself, else the program's.
  [[nodiscard]] const std::string& name() const { return self_.name; }
  [[nodiscard]] Protocol protocol() const { return profile_.protocol; }
  /// Which of our games it says it plays; empty where it does not say.
  [[nodiscard]] const std::vector<std::string>& games() const { return games_; }
  [[nodiscard]] bool has_option(std::string_view name) const { return self_.has_option(name); }

  /// Sets an option, where it has one of that name.
  void set(std::string_view name, std::string_view value);
  /// Forgets what it has learned, and waits until it is ready.
  std::optional<Fault> new_game(const std::atomic<bool>& stop);
  Result<Thought, Fault> think(const Question& question, const std::atomic<bool>& stop);

 private:
  using Time = process::Clock::time_point;

  Engine(std::unique_ptr<process::Child> child, const Profile& profile, Timing timing,
         std::string name);
  std::optional<Fault> greet(const std::atomic<bool>& stop);
  std::optional<Fault> set_up(const Description& description, std::string_view game,
                              const std::atomic<bool>& stop);
  std::optional<Fault> send(std::string_view lines);
  std::optional<Fault> wait_ready(const std::atomic<bool>& stop);
  /// The next line that says something; nullopt when the time is up.
  Result<std::optional<Said>, Fault> hear(Time deadline, const std::atomic<bool>& stop);
  Result<Thought, Fault> listen(const Question& question, const std::atomic<bool>& stop);
  void quiet();
  [[nodiscard]] Fault fault(FaultKind kind, std::string text = {}, std::int64_t number = 0) const;
  [[nodiscard]] Fault gone();

  std::unique_ptr<process::Child> child_;
  const Profile& profile_;
  Timing timing_;
  Introduction self_;
  std::vector<std::string> games_;
  Ranks ranks_;
  std::uint64_t bytes_before_ = 0;  // said before the question
  bool owes_ = false;               // an answer to a question that was taken back
  int lines_ = 0;                   // said since
};

}  // namespace luatco::engine

// Ctrl-C in commands that read archives: what was read is finished and told.
#pragma once

#include <atomic>
#include <csignal>

namespace luatco::cli {

inline std::atomic<bool> stop_asked = false;
inline constexpr int kInterrupted = 130;  // what shells expect after Ctrl-C

/// While it lives, the first Ctrl-C sets `stop_asked`; a second one kills as usual.
class StopOnInterrupt {
 public:
  StopOnInterrupt() {
    struct sigaction action = {};
    action.sa_handler = [](int) { stop_asked = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, &before_);
  }
  ~StopOnInterrupt() { sigaction(SIGINT, &before_, nullptr); }
  StopOnInterrupt(const StopOnInterrupt&) = delete;
  StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;

 private:
  struct sigaction before_ = {};
};

}  // namespace luatco::cli

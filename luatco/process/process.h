// Another program, run once: its words, what it reads, how it ended.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace luatco::process {

enum class Ended : std::uint8_t {
  Well,       // with code 0
  Badly,      // with another code, or by a signal
  NotThere,   // no such program on the PATH
  NotStarted  // the system had no process or pipe to give
};

/// Runs the program `words.front()` with the rest as its arguments, feeds it `input` and waits for
/// it. No shell is between, so no word is read as anything but itself. Its output and errors go
/// where ours go. Precondition: `words` is not empty.
Ended run(std::vector<std::string> words, std::string_view input);

/// The file of the program of that name on the PATH; empty where there is none.
std::string find(std::string_view program);

/// Is there a program of that name on the PATH?
bool is_there(std::string_view program);

}  // namespace luatco::process

#include <iostream>
#include <string>

#include "apps/cli/commands.h"
#include "luatco/say/answer_line.h"

namespace luatco::cli {

int run_json(const Common&) {
  std::ios::sync_with_stdio(false);
  say::Speakers speakers;
  for (std::string line; std::getline(std::cin, line);) {
    if (line.empty()) continue;
    std::cout << say::answer_line(line, speakers) << '\n';
    // A program that waits for its answer must get it; one that pipes a file need not flush.
    if (std::cin.rdbuf()->in_avail() <= 0) std::cout.flush();
  }
  std::cout.flush();
  return 0;
}

}  // namespace luatco::cli

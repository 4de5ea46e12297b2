// Other programs as outside oracles: counts of move sequences, root move by root move, asked of a
// UCI engine that runs as a separate process.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace luatco::oracle {

/// Root moves as the program writes them, and the sequences that start with each.
using Divide = std::map<std::string, std::uint64_t>;

/// The program an environment variable names, or where Debian puts it.
inline std::string program(const char* variable, const char* debian) {
  const char* named = std::getenv(variable);
  return named != nullptr ? named : debian;
}
inline bool is_there(const std::string& program) { return access(program.c_str(), X_OK) == 0; }

/// What the program prints for `go perft` on each (FEN, depth), in order; empty where it could not
/// be run. `options` are lines said first.
inline std::vector<Divide> ask(const std::string& program, const std::string& options,
                               const std::vector<std::pair<std::string, int>>& questions) {
  const std::string script =
      testing::TempDir() + "luatco_oracle_" + std::to_string(getpid()) + ".uci";
  {
    std::ofstream out(script);
    out << options;
    for (const auto& [fen, depth] : questions) {
      out << "position fen " << fen << "\ngo perft " << depth << "\n";
    }
    out << "quit\n";
  }
  std::vector<Divide> answers;
  Divide current;
  FILE* pipe = popen((program + " < " + script).c_str(), "r");
  char line[256];
  while (pipe != nullptr && std::fgets(line, sizeof line, pipe) != nullptr) {
    char move[16];
    unsigned long long nodes = 0;
    if (std::sscanf(line, "Nodes searched: %llu", &nodes) == 1) {
      answers.push_back(std::move(current));
      current.clear();
    } else if (std::sscanf(line, "%15[a-z0-9]: %llu", move, &nodes) == 2) {
      current[move] = nodes;
    }
  }
  if (pipe != nullptr) pclose(pipe);
  std::remove(script.c_str());
  return answers;
}

}  // namespace luatco::oracle

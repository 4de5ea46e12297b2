// The main() of every benchmark: says first what was measured on what.
#pragma once

#include <benchmark/benchmark.h>

#include <fstream>
#include <string>

namespace luatco::bench {

/// The processor's own name for itself; "unknown" where the system does not tell.
inline std::string processor() {
  std::ifstream in("/proc/cpuinfo");
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("model name")) continue;
    const auto colon = line.find(": ");
    if (colon != std::string::npos) return line.substr(colon + 2);
  }
  return "unknown";
}

inline int run(int argc, char** argv) {
  benchmark::AddCustomContext("processor", processor());
  benchmark::AddCustomContext("compiler", LUATCO_BENCH_COMPILER);
  benchmark::AddCustomContext("flags", LUATCO_BENCH_FLAGS);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}

}  // namespace luatco::bench

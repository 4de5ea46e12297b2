// The report of `luatco check` as one page: everything in it, no script, nothing loaded. It reads
// on a phone, on a wide screen, light and dark, and on paper.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/cli/words.h"
#include "luatco/check/digest.h"
#include "luatco/archive/report.h"

namespace luatco::cli {

struct ArchiveReport {
  static constexpr std::size_t kFiles = 100;  // that are named

  std::vector<std::string> files;  // the first of them
  std::uint64_t file_count = 0;
  std::vector<std::string> faults;  // sentences on what could not be read
  bool stopped = false;             // before the end
  archive::Totals totals;
  check::Digest digest;
};

std::string archive_page(const Words& words, const ArchiveReport& report);

}  // namespace luatco::cli

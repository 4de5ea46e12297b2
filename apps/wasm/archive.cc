// Checking archives, whose bytes come as they are read: no request of JSON holds them.
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "apps/wasm/answer.h"
#include "luatco/check/inspection.h"
#include "luatco/check/report_json.h"

namespace {

/// More than a page of paper shows: the rows of a list can be looked through on a screen.
constexpr luatco::check::Digest::Limits kLimits{.examples = 100, .bad_games = 1000};

/// The report that grows; one at a time.
std::optional<luatco::check::Inspection> inspection;

}  // namespace

extern "C" {

/// Begins a new report.
[[clang::export_name("luatco_check_new")]] void check_new() {
  inspection.emplace(luatco::check::Inspection::Sizes{}, kLimits);
}

/// Games that have a set of rules of this name are held to it from here on.
[[clang::export_name("luatco_check_rules")]] void check_rules(const char* set, std::size_t size) {
  if (inspection) inspection->rule_by(std::string_view(set, size));
}

/// The first file, or the next one, begins.
[[clang::export_name("luatco_check_begin")]] void check_begin(const char* name, std::size_t size) {
  if (!inspection) check_new();
  inspection->begin(std::string(name, size));
}

/// The next bytes of the file: UTF-8, or those of an XQF file.
[[clang::export_name("luatco_check_feed")]] void check_feed(const char* bytes, std::size_t size) {
  if (inspection) inspection->feed(std::string_view(bytes, size));
}

/// The file has ended.
[[clang::export_name("luatco_check_end")]] void check_end() {
  if (inspection) inspection->finish();
}

/// The counts so far, as luatco_call() gives an answer; null before luatco_check_new().
[[clang::export_name("luatco_check_totals")]] const char* check_totals() {
  if (!inspection) return nullptr;
  return luatco::wasm::lend_answer(
      luatco::check::totals_json(inspection->totals(), inspection->digest()).dump());
}

/// Everything so far.
[[clang::export_name("luatco_check_report")]] const char* check_report() {
  if (!inspection) return nullptr;
  return luatco::wasm::lend_answer(
      luatco::check::report_json(inspection->totals(), inspection->digest()).dump());
}

}  // extern "C"

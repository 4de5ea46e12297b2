// luatco check: archives against the laws.
#include "luatco/archive/check.h"

#include <unistd.h>

#include <cstdio>
#include <memory>
#include <thread>
#include <utility>

#include "apps/cli/archive_page.h"
#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/record_files.h"
#include "apps/cli/words.h"

namespace luatco::cli {
namespace {

using api::Json;

class Check {
 public:
  Check(const Common& common, const CheckOptions& options)
      : words_(common.lang),
        options_(options),
        say_([this](std::string_view id, const Json& args) { return words_(id, args); }),
        progress_(options.quiet || isatty(STDERR_FILENO) == 0 ? nullptr : stderr,
                  {words_("cli.check.games"), words_("cli.check.left"), [this](std::int64_t n) {
                     return words_("cli.number.tenths", Json::object().set("n", n));
                   }}) {
    check_.game = options.game;
    check_.rules = options.rules;
    check_.moves = options.moves;
    check_.boards = options.format == "html";
    check_.threads =
        options.threads != 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
  }

  int run() {
    if (const int code = check_rules(words_, check_.game, check_.rules); code != kOk) return code;
    if (!archive::has_rules(check_)) return report_unknown_game(words_, check_.game);
    if (!options_.output.empty() && options_.output != "-" && !open_output()) return kUsageError;
    const StopOnInterrupt guard;
    for (const std::string& file : record_files(options_.files)) {
      if (stop_asked) break;
      check_file(file);
    }
    progress_.clear();
    if (options_.format == "html") print_page();
    flush();
    print_summary();
    if (unwritable_) std::fprintf(stderr, "luatco: %s\n", words_("cli.check.unwritable").c_str());
    if (unwritable_) return kUsageError;
    if (stop_asked) return kInterrupted;
    if (unreadable_) return kUsageError;
    return totals_.errors != 0 ? kFindings : kOk;
  }

 private:
  bool open_output() {
    opened_.reset(std::fopen(options_.output.c_str(), "wb"));
    if (opened_) {
      out_ = opened_.get();
      return true;
    }
    const Json args = Json::object().set("file", options_.output);
    std::fprintf(stderr, "luatco: %s\n", words_("draw.error.cannot_write", args).c_str());
    return false;
  }

  void print_page() {
    page_.stopped = stop_asked;
    page_.totals = totals_;
    print(archive_page(words_, page_));
  }

  void check_file(const std::string& file) {
    ++page_.file_count;
    if (page_.files.size() < ArchiveReport::kFiles) page_.files.push_back(file);
    auto bytes = archive::open_archive(file, stop_asked);
    if (!bytes) return report_fault(file, bytes.error());
    archive::TextStream stream(std::move(*bytes));
    const auto writer = make_writer(file);
    const archive::CheckDoors doors{
        .writer = *writer,
        .print = [this](std::string_view text) { print(text); },
        .progress = [&](const archive::Totals& done) { show_progress(stream, done); },
        .stop = stop_asked,
        .keep =
            [this](check::Digest&& digest, std::uint64_t games_before) {
              page_.digest.add(std::move(digest), games_before);
            }};
    const archive::Totals totals = archive::check_archive(stream, check_, doors);
    totals_.add(totals);
    if (options_.format == "text") print_kinds(file, totals);
    if (stop_asked) return;
    if (stream.fault()) {
      report_fault(file, *stream.fault());
    } else if (totals.games == 0 && totals.orphans != 0) {
      report_fault(file, {.id = "input.no_game"});
    }
  }

  [[nodiscard]] std::unique_ptr<archive::Writer> make_writer(const std::string& file) const {
    if (options_.format == "jsonl") {
      return std::make_unique<archive::JsonWriter>(file, options_.text ? say_ : archive::Say());
    }
    if (options_.format == "html") return std::make_unique<archive::DigestWriter>(file);
    return std::make_unique<archive::TextWriter>(file, say_);
  }

  void print(std::string_view text) {
    if (text.empty()) return;
    progress_.clear();
    if (std::fwrite(text.data(), 1, text.size(), out_) != text.size()) {
      unwritable_ = stop_asked = true;
    }
  }

  /// What the file holds, and what its games are written in.
  void print_kinds(const std::string& file, const archive::Totals& totals) {
    progress_.clear();
    for (const auto& [kind, n] : totals.kinds) {
      const auto& [game, format, encoding, notation] = kind;
      Json args = Json::object();
      args.set("file", file).set("n", n).set("game", game);
      args.set("format", format).set("encoding", encoding);
      if (!notation.empty()) args.set("notation", notation);
      flush();
      print_line("cli.check.kind", args);
    }
  }

  void show_progress(const archive::TextStream& stream, const archive::Totals& done) {
    progress_.update({.games = totals_.games + done.games,
                      .bytes = totals_.bytes + done.bytes,
                      .taken = stream.bytes_taken(),
                      .total = stream.bytes_total()});
  }

  /// Before a line to stderr: where both go to one file, a finding is not cut in two.
  void flush() {
    if (std::fflush(out_) != 0) unwritable_ = true;
  }

  void report_fault(const std::string& file, const archive::InputFault& fault) {
    progress_.clear();
    flush();
    unreadable_ = true;
    report_input_fault(words_, file, fault);
    if (page_.faults.size() < ArchiveReport::kFiles) {
      page_.faults.push_back(input_fault_text(words_, file, fault));
    }
  }

  void print_line(std::string_view id, const Json& args) const {
    std::fprintf(stderr, "%s\n", words_(id, args).c_str());
  }

  void print_summary() const {
    if (totals_.games == 0) print_line("cli.check.nothing", Json::object());
    print_line(
        "cli.check.summary",
        Json::object()
            .set("games", totals_.games)
            .set("results", totals_.results)
            .set("plies", totals_.plies)
            .set("megabytes", static_cast<std::int64_t>((totals_.bytes + 50'000) / 100'000)));
    print_line("cli.check.weights", Json::object()
                                        .set("errors", totals_.errors)
                                        .set("games", totals_.games_with_errors)
                                        .set("warnings", totals_.warnings)
                                        .set("notes", totals_.notes));
    for (const auto& [id, n] : totals_.findings) {
      print_line("cli.check.count", Json::object().set("n", n).set("id", id));
    }
    if (totals_.results < totals_.games) {
      print_line("cli.check.results_missing",
                 Json::object().set("n", totals_.games - totals_.results));
    }
    if (stop_asked) print_line("cli.check.stopped", Json::object());
  }

  Words words_;
  const CheckOptions& options_;
  archive::Say say_;
  archive::Progress progress_;
  archive::CheckOptions check_;
  archive::Totals totals_;
  ArchiveReport page_;  // for format html
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened_{nullptr, &std::fclose};
  std::FILE* out_ = stdout;
  bool unreadable_ = false;
  bool unwritable_ = false;
};

}  // namespace

int run_check(const Common& common, const CheckOptions& options) {
  return Check(common, options).run();
}

}  // namespace luatco::cli

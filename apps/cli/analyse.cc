// luatco analyse: finished games, move by move, with an engine.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <thread>
#include <utility>

#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/record_files.h"
#include "apps/cli/words.h"
#include "luatco/engine/finder.h"
#include "luatco/review/archive_review.h"
#include "luatco/review/page.h"

namespace luatco::cli {
namespace {

using api::Json;
using Clock = std::chrono::steady_clock;

/// Positions an engine looks at for one position of the game.
std::uint64_t nodes_of(const std::string& level) {
  if (level == "deep") return 10'000'000;
  return level == "normal" ? 1'000'000 : 100'000;
}

/// A bar that is written over itself on a terminal, from the first position on.
class Bar {
 public:
  Bar(const Words& words, bool shown) : words_(words), shown_(shown) {}

  void update(std::size_t game, std::size_t done, std::size_t all) {
    if (!shown_ || all == 0) return;
    if (done == 0) begin_ = Clock::now();
    constexpr std::size_t kCells = 30;
    const std::size_t filled = kCells * done / all;
    const double seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
    Json args = Json::object().set("game", game).set("done", done).set("all", all);
    if (done > 0) {
      const double left = seconds * static_cast<double>(all - done) / static_cast<double>(done);
      args.set("left", static_cast<std::int64_t>(left + 0.5));
    }
    std::fprintf(stderr, "\r[%s%s] %s\033[K", std::string(filled, '#').c_str(),
                 std::string(kCells - filled, '.').c_str(),
                 words_("cli.analyse.progress", args).c_str());
    std::fflush(stderr);
  }
  void clear() const {
    if (shown_) std::fprintf(stderr, "\r\033[K");
  }

 private:
  const Words& words_;
  bool shown_;
  Clock::time_point begin_;
};

class Analysis {
 public:
  Analysis(const Common& common, const AnalyseOptions& options)
      : words_(common.lang),
        options_(options),
        bar_(words_, !options.quiet && isatty(STDERR_FILENO) != 0) {
    review_.game = options.game;
    review_.limits.nodes = nodes_of(options.level);
    review_.limits_words =
        words_("cli.analyse.limits", Json::object().set("n", review_.limits.nodes));
  }

  int run() {
    if (!open()) return kUsageError;
    const StopOnInterrupt guard;
    int code = kOk;
    for (const std::string& file : record_files(options_.files)) {
      if (stop_asked || no_engine_) break;
      if (const int failed = review_file(file); failed != kOk) code = failed;
    }
    bar_.clear();
    if (options_.format == "html" && !reports_.empty()) {
      print(review::write_page(reports_, words_.speaker()));
    }
    if (std::fflush(out_.get()) != 0 || std::ferror(out_.get()) != 0) {
      tell("cli.check.unwritable");
      return kUsageError;
    }
    tell("cli.analyse.done", Json::object().set("n", games_).set("errors", not_whole_));
    if (stop_asked) tell("cli.analyse.stopped");
    return stop_asked ? kInterrupted : code;
  }

 private:
  using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

  void tell(std::string_view id, const Json& args = Json::object()) const {
    std::fprintf(stderr, "%s\n", words_(id, args).c_str());
  }

  bool open() {
    if (options_.output.empty() || options_.output == "-") return true;
    out_ = File(std::fopen(options_.output.c_str(), "wb"), &std::fclose);
    if (out_) return true;
    out_ = File(stdout, [](std::FILE*) { return 0; });
    tell("draw.error.cannot_write", Json::object().set("file", options_.output));
    return false;
  }

  void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), out_.get()); }

  int review_file(const std::string& file) {
    auto bytes = archive::open_archive(file, stop_asked);
    if (!bytes) return report_input_fault(words_, file, bytes.error());
    archive::TextStream stream(std::move(*bytes));
    const review::ReviewDoors doors{
        .examiner = [this](std::string_view game) { return examiner(game); },
        .take = [this](review::ReviewedGame&& game) { take(std::move(game)); },
        .progress = [this](std::size_t game, std::size_t done,
                           std::size_t all) { bar_.update(game, done, all); },
        .stop = stop_asked};
    const std::size_t games = review::review_archive(stream, review_, words_.speaker(), doors);
    if (stream.fault() && !stop_asked) return report_input_fault(words_, file, *stream.fault());
    if (games == 0 && !stop_asked) return report_input_fault(words_, file, {.id = "input.no_game"});
    return no_engine_ || not_whole_ != 0 ? kUsageError : kOk;
  }

  review::Examiner* examiner(std::string_view game) {
    const auto found = examiners_.find(game);
    if (found != examiners_.end()) return &found->second;
    const auto installed = engine::find_engines();
    const engine::Description* best = engine::choose(installed, game);
    if (options_.engine.empty() && best == nullptr) {
      if (!std::exchange(no_engine_, true)) tell("engine.error.none");
      return nullptr;
    }
    auto chosen = options_.engine.empty()
                      ? *best
                      : engine::describe(options_.engine, engine::protocol_of(options_.protocol));
    const unsigned threads = options_.threads != 0
                                 ? options_.threads
                                 : std::max(1U, std::thread::hardware_concurrency());
    return &examiners_.try_emplace(std::string(game), std::move(chosen), threads).first->second;
  }

  void take(review::ReviewedGame&& game) {
    ++games_;
    if (!game.report.whole) ++not_whole_;
    const auto& fault = examiners_.find(game.report.game)->second.fault();
    if (fault && !std::exchange(told_, true)) {
      bar_.clear();
      tell(engine::id(fault->kind), *engine::fault_json(*fault).find("args"));
    }
    if (options_.format == "html") {
      reports_.push_back(std::move(game.report));
    } else {
      print(game.pgn);
    }
  }

  Words words_;
  const AnalyseOptions& options_;
  Bar bar_;
  review::ReviewOptions review_;
  File out_{stdout, [](std::FILE*) { return 0; }};
  std::map<std::string, review::Examiner, std::less<>> examiners_;
  std::vector<review::GameReport> reports_;
  std::size_t games_ = 0;
  std::size_t not_whole_ = 0;
  bool no_engine_ = false;
  bool told_ = false;
};

}  // namespace

int run_analyse(const Common& common, const AnalyseOptions& options) {
  return Analysis(common, options).run();
}

}  // namespace luatco::cli

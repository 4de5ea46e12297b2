// luatco convert: archives written in another way.
#include "luatco/archive/convert.h"

#include <cstdio>
#include <map>
#include <thread>

#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/record_files.h"
#include "apps/cli/words.h"

namespace luatco::cli {
namespace {

archive::OutputFormat format_of(const std::string& name) {
  static const std::map<std::string, archive::OutputFormat, std::less<>> formats = {
      {"pgn", archive::OutputFormat::Pgn}, {"dhtmlxq", archive::OutputFormat::DhtmlXq},
      {"uci", archive::OutputFormat::Uci}, {"fen", archive::OutputFormat::Fen},
      {"epd", archive::OutputFormat::Epd}, {"jsonl", archive::OutputFormat::Jsonl}};
  return formats.at(name);  // main.cc lets no other name through
}

}  // namespace

int run_convert(const Common& common, const ConvertOptions& options) {
  const Words words(common.lang);
  archive::ConvertOptions convert{.game = options.game, .format = format_of(options.to)};
  convert.notation = options.letters.empty() ? options.notation : "san_" + options.letters;
  convert.threads =
      options.threads != 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
  if (!archive::can_convert(convert)) {
    api::Json error = api::Json::object();
    const bool letters = !options.letters.empty();
    error.set("id", letters ? "cli.convert.no_letters" : "cli.convert.no_notation");
    error.set("args", api::Json::object()
                          .set("game", options.game)
                          .set("text", letters ? options.letters : options.notation));
    return report_error(words, error);
  }

  const StopOnInterrupt guard;
  const auto print = [](std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) stop_asked = true;
  };
  archive::Totals totals;
  int code = kOk;
  for (const std::string& file : record_files(options.files)) {
    if (stop_asked) break;
    auto bytes = archive::open_archive(file, stop_asked);
    if (!bytes) {
      code = report_input_fault(words, file, bytes.error());
      continue;
    }
    archive::TextStream stream(std::move(*bytes));
    totals.add(archive::convert_archive(stream, convert, print, stop_asked));
    if (stream.fault() && !stop_asked) code = report_input_fault(words, file, *stream.fault());
  }
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
    std::fprintf(stderr, "luatco: %s\n", words("cli.check.unwritable").c_str());
    return kUsageError;
  }
  const api::Json args =
      api::Json::object().set("games", totals.games).set("errors", totals.games_with_errors);
  std::fprintf(stderr, "%s\n", words("cli.convert.summary", args).c_str());
  if (stop_asked) return kInterrupted;
  if (code != kOk) return code;
  return totals.games_with_errors != 0 ? kFindings : kOk;
}

}  // namespace luatco::cli

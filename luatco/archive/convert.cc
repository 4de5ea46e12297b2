#include "luatco/archive/convert.h"

#include "luatco/archive/game_writers.h"
#include "luatco/archive/piece_text.h"
#include "luatco/archive/pipeline.h"
#include "luatco/formats/dhtmlxq_writer.h"
#include "luatco/formats/pgn_game.h"
#include "luatco/formats/pgn_writer.h"
#include "luatco/games/registry.h"

namespace luatco::archive {

namespace {

struct Source {
  FormatKind kind;
  std::string_view text;
};

template <Rules G>
bool has_notation(std::string_view name) {
  if (name.empty()) return true;
  for (const Notation& notation : G::notations()) {
    if (notation.name == name) return true;
  }
  for (const std::string_view notation : formats::RecordRules<G>::notations()) {
    if (notation == name) return true;
  }
  return false;
}

template <Rules G>
std::string_view own_notation(const ConvertOptions& options) {
  if (has_notation<G>(options.notation) && !options.notation.empty()) return options.notation;
  return formats::RecordRules<G>::notations().front();
}

template <Rules G, template <class> class Style>
void convert_lines(const Source& source, std::string_view notation, Report& report) {
  Style<G> writer(report.text, notation);
  read_decoded<G>(source.kind, source.text, writer);
  report.totals.add(writer.totals);
}

/// Hands each game to `write` with its variations and comments.
template <Rules G, class Write>
void convert_games(const Source& source, Report& report, Write write) {
  const auto take = [&](formats::PgnGame<G>&& game) {
    write(game);
    ++report.totals.games;
    for (const formats::Finding& finding : game.findings) {
      if (finding.severity != formats::FindingSeverity::Error) continue;
      ++report.totals.games_with_errors;
      break;
    }
  };
  formats::PgnGameBuilder<G, decltype(take)> builder(take);
  read_decoded<G>(source.kind, source.text, builder);
}

template <Rules G>
void convert_dhtmlxq(const Source& source, Report& report) {
  if constexpr (formats::RecordRules<G>::kHasPoints) {
    convert_games<G>(source, report, [&](const formats::PgnGame<G>& game) {
      formats::write_dhtmlxq(game, report.text);
    });
  }
}

template <Rules G>
void convert_text(const Source& source, const ConvertOptions& options, Report& report) {
  const std::string_view notation = own_notation<G>(options);
  switch (options.format) {
    case OutputFormat::Pgn: {
      formats::PgnWriter<G> writer(report.text, notation);
      return convert_games<G>(source, report,
                              [&](const formats::PgnGame<G>& game) { writer.write(game); });
    }
    case OutputFormat::DhtmlXq: return convert_dhtmlxq<G>(source, report);
    case OutputFormat::Uci: return convert_lines<G, UciWriter>(source, notation, report);
    case OutputFormat::Fen: return convert_lines<G, FenWriter>(source, notation, report);
    case OutputFormat::Epd: return convert_lines<G, EpdWriter>(source, notation, report);
    case OutputFormat::Jsonl: return convert_lines<G, JsonlWriter>(source, notation, report);
  }
}

}  // namespace

bool can_convert(const ConvertOptions& options) {
  bool can = false;
  games::each_game([&]<Rules G>() {
    const bool asked = options.game == kAnyGame || options.game == G::kName;
    can = can || (asked && has_notation<G>(options.notation));
  });
  return can;
}

Totals convert_archive(TextStream& stream, const ConvertOptions& options,
                       const std::function<void(std::string_view)>& print,
                       const std::atomic<bool>& stop) {
  Totals totals;
  RecordStream records(stream, options.game, options.sizes);
  Stages stages;
  stages.read = [&](Piece& piece) { return !stop && records.next(piece); };
  stages.work = [&](const Piece& piece) {
    Report report;
    for_each_text(piece, records.format(), records.game(), [&](const PieceText& text) {
      games::with_game(text.game, [&]<Rules G>() {
        convert_text<G>({records.format().kind, text.decoded.text}, options, report);
      });
    });
    return report;
  };
  stages.write = [&](Report&& report) {
    print(report.text);
    totals.add(report.totals);
  };
  run_pipeline(options.threads, stages);
  return totals;
}

}  // namespace luatco::archive

#include "luatco/archive/convert.h"

#include "luatco/archive/game_writers.h"
#include "luatco/archive/piece_text.h"
#include "luatco/archive/pipeline.h"
#include "luatco/formats/pgn_game.h"
#include "luatco/formats/pgn_reader.h"
#include "luatco/formats/pgn_writer.h"
#include "luatco/games/registry.h"

namespace luatco::archive {

namespace {

template <Rules G>
std::string_view own_notation(const ConvertOptions& options) {
  if (!options.notation.empty()) return options.notation;
  return formats::RecordRules<G>::notations().front();
}

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

template <Rules G, template <class> class Style>
Report convert_lines(const Piece& piece, std::string_view notation) {
  Report report;
  Style<G> writer(report.text, notation);
  for_each_text(
      piece, [&](const Decoded& text, std::uint64_t) { formats::read_pgn<G>(text.text, writer); });
  report.totals = writer.totals;
  return report;
}

template <Rules G>
Report convert_pgn(const Piece& piece, std::string_view notation) {
  Report report;
  formats::PgnWriter<G> writer(report.text, notation);
  for_each_text(piece, [&](const Decoded& text, std::uint64_t) {
    formats::read_pgn_games<G>(text.text, [&](formats::PgnGame<G>&& game) {
      writer.write(game);
      ++report.totals.games;
      for (const formats::Finding& finding : game.findings) {
        if (finding.severity != formats::FindingSeverity::Error) continue;
        ++report.totals.games_with_errors;
        break;
      }
    });
  });
  return report;
}

template <Rules G>
Report convert_piece(const Piece& piece, const ConvertOptions& options) {
  const std::string_view notation = own_notation<G>(options);
  switch (options.format) {
    case OutputFormat::Pgn: return convert_pgn<G>(piece, notation);
    case OutputFormat::Uci: return convert_lines<G, UciWriter>(piece, notation);
    case OutputFormat::Fen: return convert_lines<G, FenWriter>(piece, notation);
    case OutputFormat::Epd: return convert_lines<G, EpdWriter>(piece, notation);
    case OutputFormat::Jsonl: return convert_lines<G, JsonlWriter>(piece, notation);
  }
  return {};
}

}  // namespace

bool can_convert(const ConvertOptions& options) {
  bool can = false;
  games::with_game(options.game, [&]<Rules G>() { can = has_notation<G>(options.notation); });
  return can;
}

Totals convert_archive(TextStream& stream, const ConvertOptions& options,
                       const std::function<void(std::string_view)>& print,
                       const std::atomic<bool>& stop) {
  Totals totals;
  Cutter cutter(stream, formats::last_game, options.sizes);
  Stages stages;
  stages.read = [&](Piece& piece) { return !stop && cutter.next(piece); };
  stages.write = [&](Report&& report) {
    print(report.text);
    totals.add(report.totals);
  };
  games::with_game(options.game, [&]<Rules G>() {
    stages.work = [&](const Piece& piece) { return convert_piece<G>(piece, options); };
    run_pipeline(options.threads, stages);
  });
  return totals;
}

}  // namespace luatco::archive

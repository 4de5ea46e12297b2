#include "luatco/archive/check.h"

#include <utility>

#include "luatco/archive/game_checker.h"
#include "luatco/archive/piece_text.h"
#include "luatco/archive/pipeline.h"
#include "luatco/formats/pgn_reader.h"
#include "luatco/formats/pgn_split.h"
#include "luatco/games/registry.h"

namespace luatco::archive {

namespace {

template <Rules G>
const typename G::Rulebook* find_rulebook(std::string_view name) {
  for (const auto& rulebook : G::rulebooks()) {
    if (name.empty() || name == rulebook.name) return &rulebook;
  }
  return nullptr;
}

void count(const Finding& finding, Totals& totals) {
  switch (finding.weight) {
    case Weight::Note: ++totals.notes; break;
    case Weight::Warning: ++totals.warnings; break;
    case Weight::Error: ++totals.errors; break;
  }
  ++totals.findings[std::string(finding.id)];
}

void count(const GameReport& game, Totals& totals) {
  ++totals.games;
  if (!game.result.empty()) ++totals.results;
  totals.plies += static_cast<std::uint64_t>(game.plies);
  const std::uint64_t errors_before = totals.errors;
  for (const Finding& finding : game.findings) count(finding, totals);
  if (totals.errors != errors_before) ++totals.games_with_errors;
}

/// Reads one piece and writes the report on it.
template <Checkable G>
class PieceChecker : public GameSink {
 public:
  PieceChecker(const typename G::Rulebook& rulebook, bool keep_moves, const Writer& writer)
      : writer_(writer), checker_(rulebook, keep_moves, *this) {}

  Report check(const Piece& piece) {
    report_.totals.bytes = piece.bytes;
    for_each_text(piece, [&](const Decoded& text, std::uint64_t offset) {
      checker_.finish();
      text_ = text;
      text_offset_ = offset;
      formats::read_pgn<G>(text.text, checker_);
    });
    std::optional<Finding> cut;
    if (piece.broken) {
      cut = Finding{.id = "archive.game_too_long",
                    .weight = Weight::Error,
                    .offset = piece.offset + piece.bytes};
    }
    checker_.finish(std::move(cut));
    return std::move(report_);
  }

  [[nodiscard]] std::uint64_t file_offset(std::uint64_t offset) const override {
    return text_offset_ + text_.encoding->byte_count(text_.text.substr(0, offset));
  }

  void begin(GameReport& game) override {
    game.encoding = text_.encoding->name;
    if (text_.encoding != &kLatin1 && text_.encoding != &kWindows1252) return;
    Finding finding{.id = id(formats::PgnFindingId::DecodedAsLatin1),
                    .weight = Weight::Warning,
                    .offset = game.offset};
    finding.args.set("encoding", game.encoding);
    game.findings.push_back(std::move(finding));
  }

  void take(const GameReport& game) override {
    writer_.write(game, report_.totals.games, report_);
    count(game, report_.totals);
  }

  void take(const Finding& orphan) override {
    count(orphan, report_.totals);
    ++report_.totals.orphans;
  }

 private:
  const Writer& writer_;
  GameChecker<G> checker_;
  Report report_;
  Decoded text_;
  std::uint64_t text_offset_ = 0;
};

}  // namespace

bool has_rules(const CheckOptions& options) {
  bool found = false;
  games::with_game(options.game, [&]<Rules G>() {
    if constexpr (Checkable<G>) found = find_rulebook<G>(options.rules) != nullptr;
  });
  return found;
}

Totals check_archive(TextStream& stream, const CheckOptions& options, const CheckDoors& doors) {
  Totals totals;
  Cutter cutter(stream, formats::last_game, options.sizes);
  Stages stages;
  stages.read = [&](Piece& piece) { return !doors.stop && cutter.next(piece); };
  stages.write = [&](Report&& report) {
    doors.print(report.numbered(totals.games));
    totals.add(report.totals);
    doors.progress(totals);
  };
  games::with_game(options.game, [&]<Rules G>() {
    if constexpr (Checkable<G>) {
      const auto& rulebook = *find_rulebook<G>(options.rules);
      stages.work = [&](const Piece& piece) {
        return PieceChecker<G>(rulebook, options.moves, doors.writer).check(piece);
      };
      run_pipeline(options.threads, stages);
    }
  });
  return totals;
}

}  // namespace luatco::archive

#include "luatco/archive/check.h"

#include <utility>
#include <vector>

#include "luatco/archive/game_checker.h"
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
    slice_offset_ = piece.offset;
    report_.totals.bytes = piece.bytes;
    if (piece.encoding != &kUtf8) {
      read_slices(piece, [&](std::string_view slice) { return Decoded{slice, piece.encoding}; });
    } else if (is_utf8(piece.text)) {
      read({piece.text, &kUtf8});
    } else {
      std::string storage;
      read_slices(piece, [&](std::string_view slice) { return decode(slice, storage); });
    }
    std::optional<Finding> cut;
    if (piece.broken) {
      cut = Finding{.id = "archive.game_too_long",
                    .weight = Weight::Error,
                    .offset = piece.offset + piece.bytes};
    }
    checker_.finish(std::move(cut));
    return std::move(report_);
  }

  [[nodiscard]] std::uint64_t file_offset(std::uint64_t text_offset) const override {
    return slice_offset_ + slice_.encoding->byte_count(slice_.text.substr(0, text_offset));
  }

  void begin(GameReport& game) override {
    game.encoding = slice_.encoding->name;
    if (slice_.encoding != &kLatin1 && slice_.encoding != &kWindows1252) return;
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
  /// Game by game, where the games of a piece may differ in encoding, or where the way from text to
  /// file is longer than a subtraction.
  template <class Decode>
  void read_slices(const Piece& piece, Decode&& decode_slice) {
    const std::string_view text = piece.text;
    std::vector<std::size_t> starts = formats::split_games(text, 1);
    starts.push_back(text.size());
    for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
      const Decoded slice = decode_slice(text.substr(starts[i], starts[i + 1] - starts[i]));
      read(slice);
      slice_offset_ += slice.encoding->byte_count(slice.text);
    }
  }

  void read(const Decoded& slice) {
    checker_.finish();
    slice_ = slice;
    formats::read_pgn<G>(slice.text, checker_);
  }

  const Writer& writer_;
  GameChecker<G> checker_;
  Report report_;
  std::uint64_t slice_offset_ = 0;
  Decoded slice_;
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

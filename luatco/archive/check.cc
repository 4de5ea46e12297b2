#include "luatco/archive/check.h"

#include <utility>

#include "luatco/archive/piece_text.h"
#include "luatco/archive/pipeline.h"
#include "luatco/archive/record_stream.h"
#include "luatco/check/digest.h"
#include "luatco/check/game_checker.h"
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

/// Reads one piece and writes the report on it.
class PieceChecker : public check::GameSink {
 public:
  PieceChecker(const CheckOptions& options, const RecordFormat& format, const Writer& writer)
      : options_(options), format_(format), writer_(writer) {}

  Report check(const Piece& piece, const GameChoice& choice) {
    report_.totals.bytes = piece.bytes;
    for_each_text(piece, format_, choice, [&](const PieceText& text) {
      text_ = text;
      games::with_game(text.game, [&]<Rules G>() {
        if constexpr (check::Checkable<G>) read<G>(cut_of(piece, text));
      });
    });
    return std::move(report_);
  }

  [[nodiscard]] std::uint64_t file_offset(std::uint64_t offset) const override {
    const Decoded& decoded = text_.decoded;
    if (format_.kind == FormatKind::Jsonl) return text_.offset;  // places in a row are none in it
    return text_.offset + decoded.encoding->byte_count(decoded.text.substr(0, offset));
  }

  void begin(GameReport& game) override {
    const Encoding* encoding = text_.decoded.encoding;
    game.format = format_.name;
    game.encoding = text_.encoding;
    if (!knows_rules_) {
      Finding finding{
          .id = "archive.other_rules", .weight = check::Weight::Note, .offset = game.offset};
      finding.args.set("game", game.game).set("wanted", options_.rules).set("rules", game.rules);
      game.findings.push_back(std::move(finding));
    }
    if (encoding != &kLatin1 && encoding != &kWindows1252) return;
    Finding finding{.id = id(formats::PgnFindingId::DecodedAsLatin1),
                    .weight = check::Weight::Warning,
                    .offset = game.offset};
    finding.args.set("encoding", game.encoding);
    game.findings.push_back(std::move(finding));
  }

  void take(const GameReport& game) override {
    writer_.write(game, report_.totals.games, report_);
    report_.totals.add(game);
  }

  [[nodiscard]] bool wants_board(const Finding& finding) const override {
    return options_.boards && (!report_.digest || report_.digest->has_room(kind_of(finding)));
  }

  void take(const Finding& orphan) override { report_.totals.add_orphan(orphan); }

 private:
  template <check::Checkable G>
  void read(std::optional<Finding> cut) {
    const auto* rulebook = find_rulebook<G>(options_.rules);
    knows_rules_ = rulebook != nullptr;
    if (rulebook == nullptr) rulebook = &G::rulebooks().front();
    check::GameChecker<G> checker(*rulebook, {.moves = options_.moves, .boards = options_.boards},
                                  *this);
    read_decoded<G>(format_.kind, text_.decoded.text, checker);
    checker.finish(std::move(cut));
  }

  /// The last record of a piece may have been cut off.
  static std::optional<Finding> cut_of(const Piece& piece, const PieceText& text) {
    const std::uint64_t end =
        text.offset + text.decoded.encoding->byte_count(text.decoded.text) - piece.offset;
    if (!piece.broken || end != piece.bytes) return std::nullopt;
    return Finding{.id = "archive.game_too_long",
                   .weight = check::Weight::Error,
                   .offset = piece.offset + piece.bytes};
  }

  const CheckOptions& options_;
  const RecordFormat& format_;
  const Writer& writer_;
  Report report_;
  PieceText text_;
  bool knows_rules_ = true;  // has the game the set that was asked for?
};

}  // namespace

bool has_rules(const CheckOptions& options) {
  bool found = false;
  games::each_game([&]<Rules G>() {
    if constexpr (check::Checkable<G>) {
      const bool asked = options.game == kAnyGame || options.game == G::kName;
      found = found || (asked && find_rulebook<G>(options.rules) != nullptr);
    }
  });
  return found;
}

Totals check_archive(TextStream& stream, const CheckOptions& options, const CheckDoors& doors) {
  Totals totals;
  RecordStream records(stream, options.game, options.sizes);
  Stages stages;
  stages.read = [&](Piece& piece) { return !doors.stop && records.next(piece); };
  stages.work = [&](const Piece& piece) {
    return PieceChecker(options, records.format(), doors.writer).check(piece, records.game());
  };
  stages.write = [&](Report&& report) {
    doors.print(report.numbered(totals.games));
    if (report.digest && doors.keep) doors.keep(std::move(*report.digest), totals.games);
    totals.add(report.totals);
    doors.progress(totals);
  };
  run_pipeline(options.threads, stages);
  return totals;
}

}  // namespace luatco::archive

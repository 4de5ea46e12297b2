#include "luatco/review/archive_review.h"

#include <utility>

#include "luatco/archive/record_stream.h"
#include "luatco/formats/pgn_writer.h"
#include "luatco/games/registry.h"
#include "luatco/review/annotate.h"
#include "luatco/review/review.h"

namespace luatco::review {
namespace {

class Reviewer {
 public:
  Reviewer(const ReviewOptions& options, const say::Speaker& speaker, const ReviewDoors& doors)
      : doors_(doors), manner_{options.limits, speaker, options.limits_words} {}

  template <Rules G>
  void take(const formats::PgnGame<G>& game) {
    if (doors_.stop) return;
    ++games_;
    Review<G> review(game, manner_);
    Examiner* examiner = doors_.examiner(G::kName);
    if (examiner == nullptr) return;
    const auto thoughts = examiner->examine(
        std::string(G::kName), review.questions(), doors_.stop,
        [&](std::size_t done, std::size_t all) { doors_.progress(games_, done, all); });
    ReviewedGame done{review.report(thoughts), {}};
    done.report.examined_by = examiner->engine_name() + ", " + manner_.limits_words;
    formats::PgnWriter<G>(done.pgn, formats::RecordRules<G>::notations().front())
        .write(annotated<G>(game, review, done.report, summary(done.report)));
    doors_.take(std::move(done));
  }

  [[nodiscard]] std::size_t games() const { return games_; }

 private:
  [[nodiscard]] std::string summary(const GameReport& report) const {
    std::string text =
        manner_.speaker("cli.analyse.page.how", say::Args{{"engine", report.examined_by}});
    for (std::size_t side = 0; side < 2; ++side) {
      if (!report.accuracy[side]) continue;
      text += " " + manner_.speaker(
                        "cli.analyse.summary",
                        say::Args{{"text", report.sides[side]},
                                  {"n", static_cast<std::int64_t>(*report.accuracy[side] + 0.5)}});
    }
    return text;
  }

  const ReviewDoors& doors_;
  Manner manner_;
  std::size_t games_ = 0;
};

}  // namespace

std::size_t review_archive(archive::TextStream& stream, const ReviewOptions& options,
                           const say::Speaker& speaker, const ReviewDoors& doors) {
  archive::RecordStream records(stream, options.game, {});
  Reviewer reviewer(options, speaker, doors);
  archive::Piece piece;
  while (!doors.stop && records.next(piece)) {
    archive::for_each_text(
        piece, records.format(), records.game(), [&](const archive::PieceText& text) {
          games::with_game(text.game, [&]<Rules G>() {
            const auto take = [&](formats::PgnGame<G>&& game) { reviewer.take<G>(game); };
            formats::PgnGameBuilder<G, decltype(take)> builder(take);
            archive::read_decoded<G>(records.format().kind, text.decoded.text, builder);
          });
        });
  }
  return reviewer.games();
}

}  // namespace luatco::review

// Every backend that is compiled in and that this processor can run, against the portable one and
// against the known counts; for the games that have backends.
#include "luatco/chess/backend.h"
#include "luatco/xiangqi/backend.h"
#include "tests/conformance/chess_case.h"
#include "tests/conformance/xiangqi_case.h"

namespace luatco::conformance {
namespace {

/// A backend asked about a position.
struct Chess {
  using G = chess::Rules;
  using Backend = chess::Backend;
  static auto backends() { return chess::backends(); }
  static const Backend& chosen() { return chess::backend(); }
  static void prepare(const Backend& backend) { backend.prepare(); }
  static void list(const Backend& b, const chess::Position& p, chess::MoveList& moves) {
    b.legal_moves(p.board(), p.turn(), moves);
  }
  static auto count(const Backend& b, const chess::Position& p) {
    return b.count_legal_moves(p.board(), p.turn());
  }
  static auto targets(const Backend&, const chess::Position& p, chess::Square from) {
    return chess::legal_targets(p, from);
  }
  static auto perft(const Backend& b, const chess::Position& p, int depth) {
    return chess::perft_of(b)(p.board(), p.turn(), depth);
  }
};
struct Xiangqi {
  using G = xiangqi::Rules;
  using Backend = xiangqi::Backend;
  static auto backends() { return xiangqi::backends(); }
  static const Backend& chosen() { return xiangqi::backend(); }
  static void prepare(const Backend&) {}
  static void list(const Backend& b, const xiangqi::Position& p, xiangqi::MoveList& moves) {
    b.legal_moves(p, moves);
  }
  static auto count(const Backend& b, const xiangqi::Position& p) { return b.count_legal_moves(p); }
  static auto targets(const Backend& b, const xiangqi::Position& p, xiangqi::Point from) {
    return b.legal_targets(p, from);
  }
  static auto perft(const Backend& b, const xiangqi::Position& p, int depth) {
    return b.perft(p, depth);
  }
};

template <class Asked>
std::vector<std::string> sorted_moves(const typename Asked::Backend& backend,
                                      const typename Asked::G::Position& position) {
  typename Asked::G::MoveList moves;
  Asked::list(backend, position, moves);
  std::vector<std::string> texts;
  for (const auto move : moves) texts.push_back(move_text<typename Asked::G>(position, move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

template <class Asked, class Test>
void for_each_supported(Test test) {
  for (const auto* backend : Asked::backends()) {
    if (!backend->supported()) continue;
    SCOPED_TRACE(backend->name);
    Asked::prepare(*backend);
    test(*backend);
  }
}

template <class>
class Backends : public testing::Test {};
using Games = testing::Types<Chess, Xiangqi>;
TYPED_TEST_SUITE(Backends, Games);

TYPED_TEST(Backends, HaveTheKnownCounts) {
  using G = typename TypeParam::G;
  constexpr std::uint64_t limit = 200'000;
  for (const PerftFile& file : GameCase<G>::kPerft) {
    for (const PerftRow& row : perft_rows(file.file)) {
      const auto position = *G::check_fen(row.fen, file.variant).position;
      for (const auto& [depth, nodes] : row.counts) {
        if (nodes > limit) continue;
        for_each_supported<TypeParam>([&](const auto& backend) {
          EXPECT_EQ(TypeParam::perft(backend, position, depth), nodes) << row.fen << " " << depth;
        });
      }
    }
  }
}

TYPED_TEST(Backends, GiveThePortableMovesAlongRandomGames) {
  using G = typename TypeParam::G;
  const auto& portable = *TypeParam::backends().back();
  TypeParam::prepare(portable);
  visit_random_games<G>(10, games(4), 15, [&](const Visit<G>& visit) {
    const auto& position = visit.position;
    const std::string fen = G::write_fen(position);
    const auto moves = sorted_moves<TypeParam>(portable, position);
    const auto walked = TypeParam::perft(portable, position, 2);
    for_each_supported<TypeParam>([&](const auto& backend) {
      ASSERT_EQ(sorted_moves<TypeParam>(backend, position), moves) << fen;
      EXPECT_EQ(TypeParam::count(backend, position), moves.size()) << fen;
      EXPECT_EQ(TypeParam::perft(backend, position, 2), walked) << fen;
      for (const auto move : G::legal_moves(position)) {
        const auto targets = TypeParam::targets(backend, position, move.from());
        EXPECT_TRUE(contains(targets, move.to())) << fen;
        EXPECT_EQ(targets, TypeParam::targets(portable, position, move.from())) << fen;
      }
    });
  });
}

TYPED_TEST(Backends, TheLastRunsAnywhere) {
  EXPECT_TRUE(TypeParam::backends().back()->supported());
  EXPECT_TRUE(TypeParam::chosen().supported());
}

}  // namespace
}  // namespace luatco::conformance

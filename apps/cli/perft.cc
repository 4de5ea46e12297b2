#include "luatco/core/perft.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

#include "apps/cli/client.h"
#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/words.h"
#include "luatco/api/request.h"
#include "luatco/games/registry.h"

namespace luatco::cli {
namespace {

template <Rules G>
struct Root {
  typename G::Move move;
  std::uint64_t nodes = 0;
};

/// Counts the parts; idle threads take the next one.
template <Rules G>
std::vector<std::uint64_t> count(const std::vector<PerftPart<G>>& parts, int depth,
                                 unsigned threads) {
  std::vector<std::uint64_t> nodes(parts.size());
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < parts.size(); i = next++) {
      nodes[i] = G::perft(parts[i].position, depth);
    }
  };
  std::vector<std::thread> pool;
  for (unsigned t = 1; t < threads; ++t) pool.emplace_back(work);
  work();
  for (std::thread& thread : pool) thread.join();
  return nodes;
}

/// The counts below every root move. Precondition: depth >= 1.
template <Rules G>
std::vector<Root<G>> divided(const typename G::Position& position, int depth, unsigned threads) {
  std::vector<Root<G>> roots;
  for (const typename G::Move& move : G::legal_moves(position)) {
    roots.push_back({move, depth == 1 ? 1U : 0U});
  }
  if (depth == 1) return roots;
  const auto parts = perft_parts<G>(position);
  const auto nodes = count<G>(parts, depth - 2, threads);
  std::size_t part = 0;
  for (Root<G>& root : roots) {
    for (; part < parts.size() && parts[part].root == root.move; ++part) root.nodes += nodes[part];
  }
  return roots;
}

template <Rules G>
int perft(const Words& words, const PerftOptions& options, const api::Json& request) {
  const auto line = api::read_line<G>(request);
  if (!line) return report_error(words, line.error());
  const typename G::Position& position = line->position;

  const auto started = std::chrono::steady_clock::now();
  std::uint64_t nodes = 1;
  if (options.depth > 0 && (options.divide || options.threads > 1)) {
    const auto roots = divided<G>(position, options.depth, options.threads);
    nodes = 0;
    for (const Root<G>& root : roots) {
      nodes += root.nodes;
      if (!options.divide) continue;
      std::printf("%s: %llu\n", api::write_move<G>(position, root.move).c_str(),
                  static_cast<unsigned long long>(root.nodes));
    }
    if (options.divide) std::printf("\n");
  } else {
    nodes = G::perft(position, options.depth);
  }
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
  std::printf("%llu\n", static_cast<unsigned long long>(nodes));
  if (seconds > 0.001) {
    std::fprintf(stderr, "%.3f s, %.1f M/s\n", seconds, static_cast<double>(nodes) / seconds / 1e6);
  }
  return 0;
}

}  // namespace

int run_perft(const Common& common, const PerftOptions& options) {
  const Words words(common.lang);
  const api::Json json = request("perft", common, options.start);
  int code = kUsageError;
  const bool known =
      games::with_game(common.game, [&]<Rules G>() { code = perft<G>(words, options, json); });
  return known ? code : report_unknown_game(words, common.game);
}

}  // namespace luatco::cli

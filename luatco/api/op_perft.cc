#include <algorithm>

#include "luatco/api/ops.h"
#include "luatco/core/perft.h"

namespace luatco::api {
namespace {

constexpr std::int64_t kMaxDepth = 32;
constexpr std::int64_t kDefaultMaxNodes = 1'000'000'000;

}  // namespace

/// perft: the number of move sequences of length "depth"; more than options.max_nodes (default
/// 10^9) is an error, so that no request runs for ever.
Answer op_perft(const Json& request) {
  return for_game(request, [&]<Rules G>() -> Answer {
    const auto line = read_line<G>(request);
    if (!line) return Unexpected{line.error()};
    const Json* depth = request.find("depth");
    if (depth == nullptr) return missing_field("depth");
    if (depth->integer() == nullptr || *depth->integer() < 0 || *depth->integer() > kMaxDepth) {
      return bad_field("depth");
    }
    std::int64_t limit = kDefaultMaxNodes;
    if (const Json* options = request.find("options")) {
      const Json* nodes = options->find("max_nodes");
      if (nodes != nullptr && nodes->integer() != nullptr) {
        limit = std::clamp<std::int64_t>(*nodes->integer(), 0, std::int64_t{1} << 50);
      }
    }
    const auto nodes = bounded_perft<G>(line->position, static_cast<int>(*depth->integer()),
                                        static_cast<std::uint64_t>(limit));
    if (!nodes) return error("api.too_many_nodes", Json::object().set("limit", limit));
    return Json::object().set("nodes", *nodes);
  });
}

}  // namespace luatco::api

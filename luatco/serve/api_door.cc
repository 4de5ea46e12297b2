#include "luatco/serve/api_door.h"

#include <algorithm>

#include "luatco/api/json.h"

namespace luatco::serve {
namespace {

void bound(api::Json& request) {
  const bool counts = request.text("op") == "perft";
  const std::int64_t most = counts ? kMaxPerftNodes : kMaxSearchNodes;
  if (request.find("options") == nullptr) request.set("options", api::Json::object());
  api::Json& options = *request.find("options");
  // perft takes what it cannot read as nothing; the others refuse it by themselves.
  if (options.members() == nullptr && counts) options = api::Json::object();
  api::Json* nodes = options.find("max_nodes");
  if (nodes == nullptr) {
    options.set("max_nodes", most);
  } else if (nodes->integer() != nullptr || counts) {
    *nodes = nodes->integer() != nullptr ? std::min(*nodes->integer(), most) : most;
  }
}

}  // namespace

std::string ApiDoor::operator()(std::string_view line) {
  auto request = api::parse_json(line);
  if (!request || request->members() == nullptr) return say::answer_line(line, speakers_);
  const std::string_view op = request->text("op");
  if (op == "perft" || op == "can_mate" || op == "ruling") bound(*request);
  return say::answer_request(*request, speakers_);
}

}  // namespace luatco::serve

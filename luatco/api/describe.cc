#include "luatco/api/describe.h"

#include <algorithm>
#include <vector>

#include "luatco/games/registry.h"

namespace luatco::api {

std::span<const GameFace> game_faces() {
  static const std::vector<GameFace> faces = [] {
    std::vector<GameFace> all;
    games::each_game([&]<Rules G>() { all.push_back({G::kName, G::kIdPrefix, &G::shape()}); });
    return all;
  }();
  return faces;
}

std::string piece_letter(PieceRef piece, const Naming& naming) {
  const char upper = naming.shape->roles[piece.role].letter;
  return {piece.side == Side::First ? upper : static_cast<char>(upper | 0x20)};
}

std::string_view side_id(Side side, const Naming& naming) {
  return naming.shape->side_ids[index(side)];
}

namespace {

struct EvidenceJson {
  const Naming& naming;

  Json operator()(SquareRef square) const { return naming.square(square); }
  Json operator()(PieceRef piece) const { return piece_letter(piece, naming); }
  Json operator()(Side side) const { return side_id(side, naming); }
  Json operator()(std::int32_t number) const { return number; }
  Json operator()(const std::string& text) const { return text; }
  Json operator()(const SquareRefs& squares) const {
    Json list = Json::array();
    for (const SquareRef square : squares) list.push(naming.square(square));
    return list;
  }
  Json operator()(const MoveRefs& moves) const {
    Json list = Json::array();
    for (const MoveRef move : moves) list.push(naming.square(move.from) + naming.square(move.to));
    return list;
  }
  Json operator()(const Phrases& phrases) const {
    Json list = Json::array();
    for (const Phrase& phrase : phrases) {
      list.push(
          Json::object().set("id", phrase.id).set("args", args_json(phrase.evidence, naming)));
    }
    return list;
  }
};

/// Collects the squares of evidence, each once, in order.
struct SquareNames {
  const Naming& naming;
  Json::Array found;

  void add(SquareRef square) {
    Json name = naming.square(square);
    if (std::ranges::find(found, name) == found.end()) found.push_back(std::move(name));
  }
  void operator()(SquareRef square) { add(square); }
  void operator()(const SquareRefs& squares) {
    for (const SquareRef square : squares) add(square);
  }
  template <class Other>
  void operator()(const Other&) {}
};

}  // namespace

// Recursion is bounded: phrases hold no phrases.
Json args_json(const std::vector<Evidence>& evidence, const Naming& naming) {
  Json args = Json::object();
  for (const Evidence& item : evidence) {
    args.set(name(item.arg), std::visit(EvidenceJson{naming}, item.value));
  }
  return args;
}

Json reason_json(const Reason& reason, const Naming& naming) {
  SquareNames squares{naming, {}};
  for (const Evidence& item : reason.evidence) std::visit(squares, item.value);
  Json json = Json::object();
  json.set("id", reason.id);
  json.set("args", args_json(reason.evidence, naming));
  json.set("squares", std::move(squares.found));
  json.set("law", reason.law);
  return json;
}

Json fault_json(const Fault& fault, const Naming& naming) {
  Json args = Json::object();
  if (fault.square) args.set("square", naming.square(*fault.square));
  if (fault.offset) args.set("offset", *fault.offset);
  Json json = Json::object();
  json.set("id", fault.id);
  json.set("severity", name(fault.severity));
  if (fault.square) json.set("square", naming.square(*fault.square));
  if (fault.offset) json.set("offset", *fault.offset);
  if (!fault.law.empty()) json.set("law", fault.law);
  json.set("args", std::move(args));
  return json;
}

Json faults_json(const Faults& faults, const Naming& naming) {
  Json list = Json::array();
  for (const Fault& fault : faults) list.push(fault_json(fault, naming));
  return list;
}

}  // namespace luatco::api

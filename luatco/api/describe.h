// Core values as JSON: reasons, faults, squares. The one place where their JSON form is decided.
//
// Pieces are FEN letters (the case gives the side), squares their names, sides their ids. Evidence
// becomes "args", and every square in it also stands in "squares", for boards that only mark.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "luatco/api/json.h"
#include "luatco/core/rules.h"

namespace luatco::api {

/// How a game names what evidence holds.
struct Naming {
  std::string (*square)(SquareRef);
  const BoardShape* shape;
};
template <Rules G>
Naming naming() {
  return {[](SquareRef square) { return std::string(G::square_name(square)); }, &G::shape()};
}

/// A game as words and pictures know it: its name, the prefix of its ids, its board and pieces.
struct GameFace {
  std::string_view name;
  std::string_view id_prefix;
  const BoardShape* shape;
};
/// All games, in the order of the registry.
std::span<const GameFace> game_faces();

std::string piece_letter(PieceRef piece, const Naming& naming);
std::string_view side_id(Side side, const Naming& naming);

/// {name: value, ...}: "args"
Json args_json(const std::vector<Evidence>& evidence, const Naming& naming);
/// {"id","law","args":{...},"squares":[...]}
Json reason_json(const Reason& reason, const Naming& naming);
/// {"id","severity","square"?,"offset"?,"args":{...}}
Json fault_json(const Fault& fault, const Naming& naming);
Json faults_json(const Faults& faults, const Naming& naming);

}  // namespace luatco::api

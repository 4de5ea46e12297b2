// Why is a move not allowed? example_explain_refusal [move] [FEN]: the rule, its article, the
// proof.
#include <cstdio>
#include <string>
#include <type_traits>
#include <variant>

#include "luatco/chess/judge.h"
#include "luatco/chess/notation.h"
#include "luatco/chess/rules.h"
#include "luatco/chess/setup.h"

namespace chess = luatco::chess;

/// A piece of evidence as text: squares by name, pieces by letter, counts as they are.
std::string show(const luatco::Evidence& evidence) {
  using chess::Rules;
  if (const auto* square = std::get_if<luatco::SquareRef>(&evidence.value)) {
    return Rules::square_name(*square);
  }
  if (const auto* piece = std::get_if<luatco::PieceRef>(&evidence.value)) {
    return std::string(1, "PNBRQK"[piece->role]);
  }
  if (const auto* squares = std::get_if<luatco::SquareRefs>(&evidence.value)) {
    std::string names;
    for (const auto each : *squares) names += (names.empty() ? "" : " ") + Rules::square_name(each);
    return names;
  }
  if (const auto* number = std::get_if<std::int32_t>(&evidence.value))
    return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&evidence.value)) return *text;
  return std::get<luatco::Side>(evidence.value) == luatco::Side::First ? "white" : "black";
}

int main(int argc, char** argv) {
  const char* text = argc > 1 ? argv[1] : "e1g1";
  const char* fen = argc > 2 ? argv[2] : "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
  const auto checked = chess::Position::from_setup(chess::parse_fen(fen).setup);
  const auto attempt = chess::parse_uci(text);
  if (!checked.position || !attempt) return 1;

  const auto verdict = chess::judge(*checked.position, *attempt);
  if (verdict) {
    std::printf("allowed: %s\n", chess::write_san(*checked.position, *verdict).c_str());
    return 0;
  }
  for (const luatco::Reason& reason : verdict.error()) {
    std::printf("%s (%s)\n", std::string(reason.id).c_str(), std::string(reason.law).c_str());
    for (const luatco::Evidence& evidence : reason.evidence) {
      std::printf("  %s: %s\n", std::string(luatco::name(evidence.arg)).c_str(),
                  show(evidence).c_str());
    }
  }
}

// Findings on their way to a visitor.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/base/text.h"
#include "luatco/formats/pgn_finding.h"
#include "luatco/formats/pgn_lexer.h"

namespace luatco::formats {

/// The place in a game that a finding is about.
struct PgnPlace {
  std::uint32_t ply = 0;
  bool in_variation = false;
};

template <class Visitor>
class PgnReport {
 public:
  PgnReport(const PgnLexer& lexer, Visitor& visitor, std::uint64_t base)
      : lexer_(lexer), visitor_(visitor), base_(base) {}

  /// `token` is a view of the lexer's text, or empty.
  void say(PgnFindingId what, std::string_view token, PgnPlace place = {},
           std::vector<Evidence> args = {}) {
    say({.id = id(what), .severity = severity(what), .args = std::move(args)}, token, place);
  }
  void say(Finding finding, std::string_view token, PgnPlace place) {
    finding.ply = place.ply;
    finding.in_variation = place.in_variation;
    finding.token = clipped(token, kMaxEvidenceText);
    finding.offset = base_ + (token.empty() ? lexer_.offset() : lexer_.offset_of(token));
    visitor_.finding(finding);
  }

 private:
  const PgnLexer& lexer_;
  Visitor& visitor_;
  std::uint64_t base_;
};

}  // namespace luatco::formats

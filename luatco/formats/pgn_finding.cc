#include "luatco/formats/pgn_finding.h"

#include <array>

namespace luatco::formats {
namespace {

using enum FindingSeverity;

struct Row {
  std::string_view id;
  FindingSeverity severity;
};

constexpr std::size_t kFindings = static_cast<std::size_t>(PgnFindingId::FileTruncated) + 1;

// In the order of the enum.
constexpr std::array<Row, kFindings> kRows = {{
    {"pgn.text_before_game", Warning},
    {"pgn.text_after_result", Warning},
    {"pgn.blank_line_in_movetext", Warning},
    {"pgn.stray_character", Warning},
    {"pgn.unclosed_comment", Warning},
    {"pgn.tag_section_in_comment", Warning},
    {"pgn.decoded_as_latin1", Warning},
    {"pgn.duplicate_tag", Warning},
    {"pgn.unescaped_quote", Warning},
    {"pgn.unclosed_tag", Warning},
    {"pgn.tag_after_moves", Warning},
    {"pgn.too_many_tags", Warning},
    {"pgn.tag_too_long", Warning},
    {"pgn.setup_tag_missing", Warning},
    {"pgn.fen_tag_missing", Warning},
    {"pgn.bad_fen", Error},
    {"pgn.fen_repaired", Warning},
    {"pgn.unsupported_variant", Error},
    {"pgn.variant_tag_missing", Warning},
    {"pgn.foreign_letters", Warning},
    {"pgn.language_ambiguous", Error},
    {"pgn.notation_ambiguous", Error},
    {"pgn.format_conflict", Warning},
    {"pgn.move_number", Note},
    {"pgn.null_move", Error},
    {"pgn.unreadable_move", Error},
    {"pgn.ambiguous_move", Error},
    {"pgn.promotion_piece_missing", Error},
    {"pgn.illegal_move", Error},
    {"pgn.move_after_end", Error},
    {"pgn.board_signal", Warning},
    {"pgn.too_many_plies", Error},
    {"pgn.annotation_spelling", Note},
    {"pgn.stray_parenthesis", Warning},
    {"pgn.unclosed_variation", Warning},
    {"pgn.variation_before_move", Warning},
    {"pgn.variation_too_deep", Warning},
    {"pgn.result_spelling", Warning},
    {"pgn.result_missing", Warning},
    {"pgn.result_conflict", Warning},
    {"pgn.result_against_board", Warning},
    {"xqf.unknown_version", Warning},
    {"xqf.key_sum", Warning},
    {"xqf.truncated", Error},
}};

constexpr std::array<std::string_view, kFindings> kIds = [] {
  std::array<std::string_view, kFindings> ids{};
  for (std::size_t i = 0; i < kFindings; ++i) ids[i] = kRows[i].id;
  return ids;
}();

}  // namespace

std::string_view name(FindingSeverity severity) {
  switch (severity) {
    case Note: return "note";
    case Warning: return "warning";
    case Error: return "error";
  }
  return "";
}

std::string_view id(PgnFindingId finding) { return kIds[static_cast<std::size_t>(finding)]; }

FindingSeverity severity(PgnFindingId finding) {
  return kRows[static_cast<std::size_t>(finding)].severity;
}

std::span<const std::string_view> pgn_finding_ids() { return kIds; }

}  // namespace luatco::formats

#include "luatco/formats/pgn_words.h"

#include <array>

namespace luatco::formats {
namespace {

struct ResultRow {
  std::string_view text;
  PgnResult result;
  bool standard;
  bool marker;  // may end movetext
};
constexpr std::array<ResultRow, 25> kResults = {{
    {"*", PgnResult::Open, true, true},           {"1-0", PgnResult::FirstWins, true, true},
    {"0-1", PgnResult::SecondWins, true, true},   {"1/2-1/2", PgnResult::Draw, true, true},
    {"1/2", PgnResult::Draw, false, true},        {"½-½", PgnResult::Draw, false, true},
    {"½–½", PgnResult::Draw, false, true},        {"½", PgnResult::Draw, false, true},
    {"1/2:1/2", PgnResult::Draw, false, true},    {"1/2–1/2", PgnResult::Draw, false, true},
    {"0.5-0.5", PgnResult::Draw, false, true},    {"1–0", PgnResult::FirstWins, false, true},
    {"0–1", PgnResult::SecondWins, false, true},  {"1:0", PgnResult::FirstWins, false, true},
    {"0:1", PgnResult::SecondWins, false, true},  {"1-0F", PgnResult::FirstWins, false, true},
    {"0-1F", PgnResult::SecondWins, false, true}, {"1-O", PgnResult::FirstWins, false, true},
    {"O-1", PgnResult::SecondWins, false, true},  {"+/-", PgnResult::FirstWins, false, false},
    {"-/+", PgnResult::SecondWins, false, false}, {"+:-", PgnResult::FirstWins, false, false},
    {"-:+", PgnResult::SecondWins, false, false}, {"0-0", PgnResult::BothLose, true, false},
    {"-/-", PgnResult::BothLose, false, false},
}};

struct GlyphRow {
  std::string_view text;
  std::uint32_t nag;
};
constexpr std::array<GlyphRow, 31> kGlyphs = {{
    {"!", 1},    {"?", 2},   {"!!", 3},  {"??", 4},   {"!?", 5},  {"?!", 6},   {"‼", 3},
    {"⁇", 4},    {"⁉", 5},   {"⁈", 6},   {"□", 7},    {"=", 10},  {"∞", 13},   {"+=", 14},
    {"+/=", 14}, {"⩲", 14},  {"=+", 15}, {"=/+", 15}, {"⩱", 15},  {"+/-", 16}, {"±", 16},
    {"-/+", 17}, {"∓", 17},  {"+-", 18}, {"-+", 19},  {"N", 146}, {"TN", 146}, {"⊙", 22},
    {"→", 40},   {"⇆", 132}, {"D", 220},
}};

}  // namespace

std::string_view name(PgnResult result) {
  switch (result) {
    case PgnResult::Open: return "*";
    case PgnResult::FirstWins: return "1-0";
    case PgnResult::SecondWins: return "0-1";
    case PgnResult::Draw: return "1/2-1/2";
    case PgnResult::BothLose: return "0-0";
  }
  return "*";
}

std::optional<PgnResultReading> parse_tag_result(std::string_view text) {
  for (const ResultRow& row : kResults) {
    if (row.text == text) return PgnResultReading{row.result, row.standard};
  }
  return std::nullopt;
}

std::optional<PgnResultReading> parse_result_marker(std::string_view text) {
  for (const ResultRow& row : kResults) {
    if (row.marker && row.text == text) return PgnResultReading{row.result, row.standard};
  }
  return std::nullopt;
}

std::optional<std::uint32_t> parse_glyph(std::string_view text) {
  for (const GlyphRow& row : kGlyphs) {
    if (row.text == text) return row.nag;
  }
  return std::nullopt;
}

bool is_null_move(std::string_view text) {
  return text == "--" || text == "Z0" || text == "z0" || text == "null" || text == "NULL";
}

}  // namespace luatco::formats

// The formats of records an archive can hold: how one is told from its first bytes, cut into
// records, and read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "luatco/formats/dhtmlxq.h"
#include "luatco/formats/pgn_reader.h"
#include "luatco/formats/point_player.h"
#include "luatco/formats/xqf.h"

namespace luatco::check {

enum class FormatKind : std::uint8_t {
  Pgn,
  DhtmlXq,
  Xqf,
  Jsonl,  // a JSON object a line, as `luatco convert --to jsonl` writes them
};

/// Where the last game of `text` begins (the text begins with a game); 0 if it holds no second
/// game.
using LastGameStart = std::size_t (*)(std::string_view text);

struct RecordFormat {
  FormatKind kind;
  std::string_view name;  // "pgn"
  LastGameStart last_game;
  /// Where the records of a text begin; the first is 0.
  std::vector<std::size_t> (*split)(std::string_view text);
  /// The game a record is of; `otherwise` where nothing tells.
  std::string_view (*game_of)(std::string_view record, std::string_view otherwise);
};

/// The format of a stream that begins so.
const RecordFormat& detect_format(std::string_view head);

/// A JSON row as PGN: "fen" or "start_fen", "moves" in any notation, "result", "tags". Rows of test
/// data name a move that is to be refused as "bad_move": it comes last. Empty where it is no
/// record.
std::string pgn_of_row(std::string_view row);

/// Reads all records of `text`, which is in UTF-8. Of an XQF file, whose texts nothing says the
/// encoding of, each byte is a character; whoever can decode them plays the record by
/// itself.
template <Rules G, class Visitor>
void read_records(FormatKind kind, std::string_view text, Visitor& visitor) {
  switch (kind) {
    case FormatKind::Pgn: return formats::read_pgn<G>(text, visitor);
    case FormatKind::Jsonl: return formats::read_pgn<G>(pgn_of_row(text), visitor);
    case FormatKind::DhtmlXq:
      if constexpr (formats::RecordRules<G>::kHasPoints) {
        for (const auto& record : formats::parse_dhtmlxq(text)) {
          formats::play_points<G>(record, visitor);
        }
      }
      return;
    case FormatKind::Xqf:
      if constexpr (formats::RecordRules<G>::kHasPoints) {
        auto file = formats::parse_xqf(text);
        if (!file) return;
        formats::widen_texts(*file);
        formats::play_points<G>(*file, visitor);
      }
      return;
  }
}

}  // namespace luatco::check

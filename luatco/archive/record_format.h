// The formats of records an archive can hold: how one is told from its first bytes, cut into
// records, and read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "luatco/archive/cutter.h"
#include "luatco/archive/encoding.h"
#include "luatco/formats/dhtmlxq.h"
#include "luatco/formats/pgn_reader.h"
#include "luatco/formats/point_player.h"
#include "luatco/formats/xqf.h"

namespace luatco::archive {

enum class FormatKind : std::uint8_t {
  Pgn,
  DhtmlXq,
  Xqf,
  Jsonl,  // a JSON object a line, as `luatco convert --to jsonl` writes them
};

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

/// An XQF file with its texts in UTF-8, and the encoding they were in.
struct DecodedXqf {
  formats::PointRecord record;
  const Encoding* encoding = &kGb18030;
};
std::optional<DecodedXqf> read_xqf(std::string_view bytes);

/// Reads all records of `text`, which is in UTF-8 (an XQF file: as it is).
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
        if (const auto file = read_xqf(text)) formats::play_points<G>(file->record, visitor);
      }
      return;
  }
}

}  // namespace luatco::archive

// A record whose moves are two points each, as DhtmlXQ and XQF hold it: read, but not yet played. A
// tree in flat storage; nothing here knows a game's rules.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/formats/game_tree.h"
#include "luatco/formats/pgn_finding.h"
#include "luatco/formats/pgn_words.h"

namespace luatco::formats {

struct PointNode {
  std::array<char, 4> move{};  // "h2e2"; of the root nothing
  std::uint64_t offset = 0;    // in the input
  NodeIndex parent = kNoNode;
  NodeIndex first_child = kNoNode;  // the line goes on here
  NodeIndex last_child = kNoNode;
  NodeIndex next_sibling = kNoNode;  // another move in place of this one
  std::string comment;

  [[nodiscard]] std::string_view text() const { return {move.data(), move.size()}; }
};

/// Something to say about the text of a record, before any move is played.
struct PointFinding {
  PgnFindingId id;
  std::string_view token;  // a view of the input
  std::uint64_t offset = 0;
};

struct PointRecord {
  std::uint64_t offset = 0;
  std::uint64_t end = 0;
  std::vector<std::pair<std::string, std::string>> tags;  // by their names in PGN
  /// The position to start from; empty: the usual one.
  std::string fen;
  /// The record does not say who begins: whoever owns the piece that moves first.
  bool turn_is_open = false;
  std::vector<PointNode> nodes{PointNode{}};  // the root first
  PgnResult result = PgnResult::Open;
  std::string_view marker;  // as written
  std::uint64_t marker_offset = 0;
  std::vector<PointFinding> findings;

  /// A further move behind `parent`: its line's next, or a variation where it has one. kNoNode
  /// where the record is full.
  NodeIndex add(NodeIndex parent, std::string_view move, std::uint64_t at);
};

/// Each byte as a character of its own, in UTF-8: for bytes of which nothing says how they are
/// encoded.
std::string widened(std::string_view bytes);
/// The tags and comments of the record so.
void widen_texts(PointRecord& record);

/// The letters of a set of pieces in the order in which both formats list their points.
inline constexpr std::string_view kPointPieces = "RNBAKABNRCCPPPPPrnbakabnrccppppp";

/// A board of nine files and ten ranks as pieces are put on it, written as the first field of FEN.
class PointBoard {
 public:
  /// File and rank from 0, rank 0 at the bottom; false where that is off the board or taken.
  bool put(int file, int rank, char piece);
  [[nodiscard]] std::string placement() const;

 private:
  std::array<char, 90> board_{};
};

/// "h2" for a file and a rank from 0; nothing off the board.
bool write_point(int file, int rank, char* out);

}  // namespace luatco::formats

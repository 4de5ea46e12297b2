// What a reader of records has to say about the text it read.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "luatco/core/evidence.h"
#include "luatco/core/refusal.h"

namespace luatco::formats {

/// Note: unusual but plain. Warning: read all the same, by a rule that is written down. Error: part
/// of the record was not read, or the record is not a legal game.
enum class FindingSeverity : std::uint8_t { Note, Warning, Error };
std::string_view name(FindingSeverity severity);

enum class PgnFindingId : std::uint8_t {
  // the text
  TextBeforeGame,
  TextAfterResult,
  BlankLineInMovetext,
  StrayCharacter,
  UnclosedComment,
  TagSectionInComment,
  DecodedAsLatin1,  // said by whoever decodes the bytes
  // tags
  DuplicateTag,
  UnescapedQuote,
  UnclosedTag,
  TagAfterMoves,
  TooManyTags,
  TagTooLong,
  // where the game starts
  SetupTagMissing,
  FenTagMissing,
  BadFen,
  FenRepaired,
  UnsupportedVariant,
  VariantTagMissing,
  // moves
  ForeignLetters,
  LanguageAmbiguous,
  NotationAmbiguous,
  FormatConflict,
  MoveNumber,
  NullMove,
  UnreadableMove,
  AmbiguousMove,
  PromotionPieceMissing,
  IllegalMove,
  MoveAfterEnd,
  BoardSignal,
  TooManyPlies,
  AnnotationSpelling,
  // variations
  StrayParenthesis,
  UnclosedVariation,
  VariationBeforeMove,
  VariationTooDeep,
  // result
  ResultSpelling,
  ResultMissing,
  ResultConflict,
  ResultAgainstBoard,
  // binary files
  FileVersion,
  FileKey,
  FileTruncated,
};

/// "pgn.duplicate_tag"
std::string_view id(PgnFindingId finding);
FindingSeverity severity(PgnFindingId finding);
/// All of them, for tests of the catalogues.
std::span<const std::string_view> pgn_finding_ids();

struct Finding {
  std::string_view id;  // static text: pgn.… or a liberty of the game's notation, chess.san.…
  FindingSeverity severity = FindingSeverity::Note;
  std::uint32_t ply = 0;     // 1-based; 0 where it is about no move
  std::string_view token;    // a view of the input
  std::uint64_t offset = 0;  // of the token, in bytes from the beginning of the input
  bool in_variation = false;
  std::vector<Evidence> args;
  std::optional<Reason> reason;  // why the move is refused
};

}  // namespace luatco::formats

#include "luatco/archive/record_stream.h"

#include <utility>

#include "luatco/archive/xqf_text.h"
#include "luatco/games/detect.h"

namespace luatco::archive {

namespace {

/// The first record of a piece in UTF-8.
std::string first_record(const Piece& piece, const RecordFormat& format) {
  const auto starts = format.split(piece.text);
  const std::string_view record =
      std::string_view(piece.text).substr(0, starts.size() > 1 ? starts[1] : piece.text.size());
  std::string storage;
  return std::string(piece.encoding == &kUtf8 ? decode(record, storage).text : record);
}

}  // namespace

RecordStream::RecordStream(TextStream& stream, std::string_view game, PieceSizes sizes)
    : format_(check::detect_format(stream.head())), cutter_(stream, format_.last_game, sizes) {
  if (format_.kind == FormatKind::DhtmlXq || format_.kind == FormatKind::Xqf) {
    game_.game = format_.game_of({}, game);  // there is only one
    return;
  }
  if (game != kAnyGame) {
    game_.game = game;
    return;
  }
  game_ = {.game = games::first_game(), .each_record = true};
  Piece piece;
  if (!cutter_.next(piece)) return;
  game_.game = format_.game_of(first_record(piece, format_), game_.game);
  first_ = std::move(piece);
}

bool RecordStream::next(Piece& piece) {
  if (!first_) return cutter_.next(piece);
  piece = std::move(*first_);
  first_.reset();
  return true;
}

}  // namespace luatco::archive

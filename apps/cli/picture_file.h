// Pictures of boards as the command line makes them: what they show, and where they go.
#pragma once

#include <string>

#include "apps/cli/commands.h"
#include "apps/cli/words.h"
#include "luatco/api/json.h"
#include "luatco/picture/picture.h"

namespace luatco::cli {

/// The picture of a position of the game, with the river's words in the reader's language; `title`
/// is what a screen reader says instead.
std::string picture_of(const Words& words, const Common& common, std::string_view fen,
                       std::string_view title, const picture::Picture& picture,
                       const PictureOptions& options);

/// These return an exit code, and say what went wrong. "" and "-" are standard output.
int write_svg(const Words& words, const std::string& svg, const std::string& file);
int write_png(const Words& words, const std::string& svg, const std::string& file, int width);
/// SVG, or PNG where the name of `options.output` ends in .png.
int write_picture(const Words& words, const std::string& svg, const PictureOptions& options);

/// The squares of a move of the record, {"from","to"}, as the last one played.
void mark_last(const api::Json& ply, picture::Picture& picture);

}  // namespace luatco::cli

// Pictures of boards as the command line makes them: what they show, and where they go.
#pragma once

#include <string>

#include "apps/cli/commands.h"
#include "apps/cli/words.h"
#include "luatco/api/json.h"
#include "luatco/picture/picture.h"

namespace luatco::cli {

/// The picture of a position of the game, with the river's words in the reader's language.
std::string picture_of(const Words& words, const Common& common, std::string_view fen,
                       const picture::Picture& picture, const PictureOptions& options);

/// Writes SVG, or PNG where the file's name ends in .png; "" and "-" are standard output (SVG).
/// Returns an exit code, and says what went wrong.
int write_picture(const Words& words, const std::string& svg, const PictureOptions& options);

}  // namespace luatco::cli

// Positions of data/practice to draw exercises from: verified mates of both games. A theme names a
// pool; whoever asks the API puts the positions in its place.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"
#include "luatco/school/lesson.h"

namespace luatco::school {

/// One file of data/practice: a FEN a line, lines that begin with # say where they are from.
struct EmbeddedPool {
  std::string_view name;  // "chess_mate_1"
  std::string_view text;
};
/// Every pool; defined by the file that cmake/embed_lessons.cmake writes.
std::span<const EmbeddedPool> embedded_pools();

/// The positions of a pool as JSON strings; empty where there is no such pool.
api::Json::Array pool(std::string_view name);

/// The theme as the API takes it: "positions" instead of "pool". nullopt for an unknown pool.
std::optional<api::Json> with_positions(const api::Json& theme);

/// The themes of each unit of the game's course, as the API takes them: what an exam and the
/// exercises of a day are made of, so that every unit has its turn.
api::Json::Array themes_of(const std::vector<Lesson>& lessons, std::string_view game);

/// The positions that a pupil of the course has been shown, which no exam may ask about.
api::Json::Array seen_positions(const std::vector<Lesson>& lessons, std::string_view game);

}  // namespace luatco::school

// A unit to begin with: the exercises of one there is, under a new name, with texts to be written.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "luatco/api/json.h"

namespace luatco::school {

/// The unit with another name, and every text under an id of its own.
api::Json unit_like(const api::Json& lesson, std::string_view unit);

/// Where a new unit goes.
struct NewUnitFolders {
  std::string lessons;   // <lessons>/<game>/<unit>.json
  std::string messages;  // <messages>/<language>/lesson.json
};

enum class NewUnitFault : std::uint8_t {
  None,
  Exists,   // the unit or one of its texts is there already
  BadText,  // a catalogue that is there is no JSON object
  NotWritten,
};

/// What stands in a catalogue until the author writes it: the words for one text of the unit.
using Placeholder = std::function<std::string(std::string_view language, std::string_view text_id)>;

/// Writes the unit and, at the end of each catalogue, its texts. Nothing is overwritten; on a fault
/// `file` names the file.
NewUnitFault write_unit(const api::Json& unit, const NewUnitFolders& folders,
                        std::span<const std::string_view> languages, const Placeholder& words,
                        std::string& file);

}  // namespace luatco::school

// Lessons as the page reads them from beside it (lessons/units.json): units with their positions in
// place of pools, and their texts by language.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"
#include "luatco/school/lesson.h"

namespace luatco::school {

/// The words of a text of a lesson in a language; they have no open places.
using TextOf = std::function<std::string(std::string_view language, std::string_view id)>;

/// {"units": [...], "messages": {"vi": {id: text}}}
api::Json page_units(const std::vector<Lesson>& lessons,
                     std::span<const std::string_view> languages, const TextOf& text);

}  // namespace luatco::school

// The parts of `luatco lesson` that make something: a new unit, a contact sheet, clips.
#pragma once

#include <vector>

#include "apps/cli/commands.h"
#include "apps/cli/words.h"
#include "luatco/school/lesson.h"

namespace luatco::cli {

int new_lesson(const Words& words, const Common& common, const LessonOptions& options);
int preview_lessons(const Words& words, const Common& common, const LessonOptions& options,
                    const std::vector<school::Lesson>& lessons);
int speak_lessons(const Words& words, const LessonOptions& options,
                  const std::vector<school::Lesson>& lessons);

int put_into_page(const Words& words, const LessonOptions& options,
                  const std::vector<school::Lesson>& lessons);

}  // namespace luatco::cli

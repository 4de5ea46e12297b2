// luatco lesson: what a teacher who writes lessons needs.
#include "luatco/school/lesson.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/lesson_clips.h"
#include "apps/cli/lesson_work.h"
#include "apps/cli/words.h"
#include "luatco/say/args.h"
#include "luatco/say/speaker.h"
#include "luatco/school/check.h"
#include "luatco/school/sayable.h"

namespace luatco::cli {
namespace {

using api::Json;

int list(const Words& words, const std::vector<school::Lesson>& lessons) {
  for (const school::Lesson& lesson : lessons) {
    std::printf("%-5s %s\n", std::string(lesson.json.text("unit")).c_str(),
                words(lesson.json.text("title")).c_str());
  }
  return kOk;
}

/// Are the words there, and can they be said?
school::TextFault fault_of(const say::Speaker& speaker, const school::Said& said,
                           const school::Said::Part& part) {
  if (!speaker.catalogue().patterns().contains(part.id)) {
    return {"lesson.fault.no_text", speaker.language()};
  }
  if (speaker(part.id) == speaker("lesson.placeholder", {{"text", part.id}})) {
    return {"lesson.fault.unwritten", speaker.language()};
  }
  std::string sign = school::first_unsayable(
      speaker.spoken(part.id, say::args_of(part.args), {.game = said.game, .side = said.side}));
  if (sign.empty()) return {};
  return {"lesson.fault.unsayable", std::move(sign)};
}

/// The course stands before the lessons of a folder, but for those that the folder has anew.
std::vector<school::Lesson> course_before(const LessonOptions& options,
                                          const std::vector<school::Lesson>& lessons) {
  if (options.folder.empty()) return {};
  auto course = school::lessons({});
  std::erase_if(course, [&](const school::Lesson& one) {
    return school::find_lesson(lessons, one.json.text("unit")) != nullptr;
  });
  return course;
}

int check(const Words& words, const LessonOptions& options,
          const std::vector<school::Lesson>& lessons) {
  // The two languages that are complete; one still being translated may lack the lessons.
  const say::Speaker vietnamese("vi");
  const say::Speaker english("en");
  school::Checked checked = school::check(
      lessons,
      [&](const school::Said& said, const school::Said::Part& part) {
        const school::TextFault fault = fault_of(vietnamese, said, part);
        return fault.id.empty() ? fault_of(english, said, part) : fault;
      },
      course_before(options, lessons));
  if (!options.clips.empty()) {
    for (school::LessonFault& fault : clip_faults(options.clips, lessons)) {
      checked.faults.push_back(std::move(fault));
    }
  }
  for (const school::LessonFault& fault : checked.faults) {
    const std::string place = fault.place.empty() ? "" : fault.place + ": ";
    std::printf("%s: %s%s\n", fault.file.c_str(), place.c_str(),
                words(fault.id, fault.args).c_str());
  }
  std::printf("%s\n", words("lesson.checked",
                            Json::object()
                                .set("units", checked.units)
                                .set("items", checked.items)
                                .set("pictures", checked.pictures)
                                .set("texts", checked.texts)
                                .set("themes", checked.themes)
                                .set("clips", checked.clips)
                                .set("n", static_cast<std::int64_t>(checked.faults.size())))
                          .c_str());
  return checked.faults.empty() ? kOk : kFindings;
}

}  // namespace

int run_lesson(const Common& common, const LessonOptions& options) {
  const Words words(common.lang);
  if (options.what == "new") return new_lesson(words, common, options);
  const auto lessons = school::lessons(options.folder);
  if (lessons.empty()) {
    std::fprintf(stderr, "%s\n",
                 words("lesson.error.none", Json::object().set("folder", options.folder)).c_str());
    return kUsageError;
  }
  if (!options.unit.empty() && school::find_lesson(lessons, options.unit) == nullptr) {
    std::fprintf(stderr, "%s\n",
                 words("learn.error.no_unit", Json::object().set("text", options.unit)).c_str());
    return kUsageError;
  }
  if (options.what == "preview") return preview_lessons(words, common, options, lessons);
  if (options.what == "speak") return speak_lessons(words, options, lessons);
  if (options.what == "page") return put_into_page(words, options, lessons);
  return options.what == "check" ? check(words, options, lessons) : list(words, lessons);
}

}  // namespace luatco::cli

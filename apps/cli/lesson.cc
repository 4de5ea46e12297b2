// luatco lesson: what a teacher who writes lessons needs.
#include "luatco/school/lesson.h"

#include <cstdio>
#include <string>

#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/words.h"
#include "luatco/say/speaker.h"
#include "luatco/school/check.h"

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

int check(const Words& words, const std::vector<school::Lesson>& lessons) {
  // The two languages that are complete; one still being translated may lack the lessons.
  const say::Speaker vietnamese("vi");
  const say::Speaker english("en");
  const school::Checked checked = school::check(lessons, [&](std::string_view id) {
    return vietnamese.catalogue().patterns().contains(id) &&
           english.catalogue().patterns().contains(id);
  });
  for (const school::LessonFault& fault : checked.faults) {
    std::printf("%s: %s: %s\n", fault.file.c_str(), fault.place.c_str(),
                words(fault.id, fault.args).c_str());
  }
  std::printf("%s\n", words("lesson.checked",
                            Json::object()
                                .set("units", checked.units)
                                .set("items", checked.items)
                                .set("pictures", checked.pictures)
                                .set("texts", checked.texts)
                                .set("n", static_cast<std::int64_t>(checked.faults.size())))
                          .c_str());
  return checked.faults.empty() ? kOk : kFindings;
}

}  // namespace

int run_lesson(const Common& common, const LessonOptions& options) {
  const Words words(common.lang);
  const auto lessons = school::lessons(options.folder);
  if (lessons.empty()) {
    std::fprintf(stderr, "%s\n",
                 words("lesson.error.none", Json::object().set("folder", options.folder)).c_str());
    return kUsageError;
  }
  return options.what == "check" ? check(words, lessons) : list(words, lessons);
}

}  // namespace luatco::cli

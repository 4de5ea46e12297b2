#include "apps/cli/lesson_work.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "apps/cli/board_text.h"
#include "apps/cli/client.h"
#include "apps/cli/errors.h"
#include "apps/cli/lesson_clips.h"
#include "apps/cli/voice_parts.h"
#include "luatco/say/args.h"
#include "luatco/say/speller.h"
#include "luatco/school/new_unit.h"
#include "luatco/school/page_units.h"
#include "luatco/school/sentences.h"
#include "luatco/school/sheet.h"
#include "luatco/speech/voice_pack.h"

namespace luatco::cli {
namespace {

namespace fs = std::filesystem;
using api::Json;

/// The languages that are complete: a lesson needs its texts in both.
constexpr std::array<std::string_view, 2> kLanguages = {"vi", "en"};
/// Of each clip: older iPhones play no Opus.
const std::vector<std::string> kForms = {"opus", "mp3"};
/// Short units of one piece, good to begin with.
constexpr std::string_view kChessExample = "c2";
constexpr std::string_view kXiangqiExample = "x5";

int refuse(const Words& words, std::string_view id, std::string_view text) {
  std::fprintf(stderr, "%s\n", words(id, Json::object().set("text", text)).c_str());
  return kUsageError;
}

std::vector<const school::Lesson*> chosen(const LessonOptions& options,
                                          const std::vector<school::Lesson>& lessons) {
  std::vector<const school::Lesson*> found;
  for (const school::Lesson& lesson : lessons) {
    if (options.unit.empty() || lesson.json.text("unit") == options.unit) found.push_back(&lesson);
  }
  return found;
}

/// As files are sold: a thousand bytes each, begun ones counted.
std::int64_t kilobytes(std::uint64_t bytes) {
  return static_cast<std::int64_t>((bytes + 999) / 1000);
}

void print_cards(const Words& words, const Common& common, const Json& lesson,
                 const school::SheetWords& say) {
  Common here = common;
  BoardView view;
  view.colour = isatty(STDOUT_FILENO) != 0;
  std::printf("\n%s  %s\n%s\n", std::string(lesson.text("unit")).c_str(),
              words(lesson.text("title")).c_str(), words(lesson.text("tip")).c_str());
  for (const school::Card& card : school::cards(lesson, say)) {
    here.game = card.game;
    const Json shape = api::answer(request("shape", here, {}));
    view.marks.clear();
    for (const Json& sign : *card.signs.items()) {
      view.marks.insert(sign.string()->substr(0, sign.string()->find(':')));
    }
    std::printf("\n%s\n%s\n", card.place.c_str(), draw_board(shape, card.fen, view).c_str());
    for (const std::string& line : card.lines) std::printf("  %s\n", line.c_str());
  }
}

/// Speaks all units of a language into one pack: many sentences are said in several of them.
class Speaking {
 public:
  Speaking(const Words& words, const LessonOptions& options, const speech::Voice& voice)
      : words_(words),
        root_(options.output),
        folder_(root_ / std::string(voice.language)),
        pack_(folder_.string(), voice) {}

  /// False where a clip can't be made. The page asks for a sentence as it is written.
  bool unit(const school::Lesson& lesson) {
    for (const school::Said& said : school::sentences(lesson.json)) {
      const std::string aloud = spoken(words_.speaker(), said);
      if (pack_.add(aloud, kForms) != speech::Fault::None) return false;
      pack_.also(written(words_.speaker(), said), aloud);
    }
    units_.push_back(clips_of(pack_, words_.speaker(), lesson));
    return true;
  }

  /// The parts of which sentences are made that nobody can know before. False where that failed.
  bool parts() {
    const VoiceParts found = voice_parts(words_.speaker());
    const say::Speller speller(words_.speaker());
    messages_ = found.messages;
    covered_ = found.covered;
    for (const std::string& part : found.splice.parts()) {
      if (pack_.add_part(part, speller.spelled(part), kForms) != speech::Fault::None) return false;
    }
    return true;
  }

  /// Writes the manifest, and the list of languages the page looks into first.
  bool save() {
    if (!pack_.save()) return false;
    Json languages = Json::array();
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(root_, error)) {
      if (fs::exists(entry.path() / "manifest.json")) {
        languages.push(entry.path().filename().string());
      }
    }
    std::ofstream out(root_ / "languages.json", std::ios::binary);
    out << languages.dump() << '\n';
    return static_cast<bool>(out.flush());
  }

  [[nodiscard]] const std::vector<UnitClips>& units() const { return units_; }

  /// How many kinds of sentences the parts can say.
  [[nodiscard]] Json joined() const {
    return Json::object().set("covered", covered_).set("messages", messages_);
  }

  [[nodiscard]] Json summary() const {
    std::map<std::string, std::uint64_t> bytes;
    std::error_code error;
    for (const auto& file : fs::directory_iterator(folder_, error)) {
      bytes[file.path().extension().string()] += file.file_size(error);
    }
    const auto heaviest = std::ranges::max_element(units_, {}, &UnitClips::heaviest);
    return Json::object()
        .set("n", static_cast<std::int64_t>(pack_.size()))
        .set("count", static_cast<std::int64_t>(pack_.parts()))
        .set("opus", kilobytes(bytes[".opus"]))
        .set("mp3", kilobytes(bytes[".mp3"]))
        .set("limit", kilobytes(heaviest == units_.end() ? 0 : heaviest->heaviest()))
        .set("voice", pack_.voice().name);
  }

 private:
  const Words& words_;
  fs::path root_;
  fs::path folder_;
  speech::VoicePack pack_;
  std::vector<UnitClips> units_;
  std::int64_t messages_ = 0;
  std::int64_t covered_ = 0;
};

/// A line for each unit. False where one is too heavy.
bool print_weights(const Words& words, const std::vector<UnitClips>& units) {
  bool light = true;
  for (const UnitClips& unit : units) {
    std::printf("%s\n",
                words("lesson.spoken.unit", Json::object()
                                                .set("unit", unit.unit)
                                                .set("n", unit.clips)
                                                .set("opus", kilobytes(unit.bytes.at("opus")))
                                                .set("mp3", kilobytes(unit.bytes.at("mp3"))))
                    .c_str());
    if (unit.heaviest() <= kMostUnitBytes) continue;
    light = false;
    std::fprintf(stderr, "%s: %s\n", unit.unit.c_str(),
                 words("lesson.fault.heavy_clips", Json::object()
                                                       .set("n", kilobytes(unit.heaviest()))
                                                       .set("limit", kilobytes(kMostUnitBytes)))
                     .c_str());
  }
  return light;
}

}  // namespace

int new_lesson(const Words& words, const Common& common, const LessonOptions& options) {
  if (options.unit.empty() || options.folder.empty()) {
    return refuse(words, "lesson.error.new_needs", "");
  }
  const bool xiangqi = common.game == "xiangqi";
  const std::string_view like = !options.like.empty() ? std::string_view(options.like)
                                : xiangqi             ? kXiangqiExample
                                                      : kChessExample;
  const auto course = school::lessons({});
  const school::Lesson* example = school::find_lesson(course, like);
  if (example == nullptr) return refuse(words, "learn.error.no_unit", like);
  const say::Speaker vietnamese("vi");
  const say::Speaker english("en");
  const school::Placeholder placeholder = [&](std::string_view language, std::string_view id) {
    const say::Speaker& speaker = language == "vi" ? vietnamese : english;
    return speaker("lesson.placeholder", say::args_of(Json::object().set("text", id)));
  };
  const school::NewUnitFolders folders{
      options.folder, options.messages.empty() ? (fs::path(options.folder) / "messages").string()
                                               : options.messages};
  std::string file;
  switch (school::write_unit(school::unit_like(example->json, options.unit), folders, kLanguages,
                             placeholder, file)) {
    case school::NewUnitFault::None: break;
    case school::NewUnitFault::Exists: return refuse(words, "lesson.error.exists", file);
    case school::NewUnitFault::BadText: return refuse(words, "lesson.error.bad_text", file);
    case school::NewUnitFault::NotWritten: return refuse(words, "lesson.error.not_written", file);
  }
  std::printf("%s\n", words("lesson.written", Json::object()
                                                  .set("file", file)
                                                  .set("folder", folders.messages)
                                                  .set("unit", options.unit))
                          .c_str());
  return kOk;
}

int preview_lessons(const Words& words, const Common& common, const LessonOptions& options,
                    const std::vector<school::Lesson>& lessons) {
  const school::SheetWords say = [&](std::string_view game, std::string_view id, const Json& args) {
    return words.speaker()(id, say::args_of(args), {.game = game, .side = {}});
  };
  std::vector<const Json*> units;
  for (const school::Lesson* lesson : chosen(options, lessons)) units.push_back(&lesson->json);
  if (options.output.empty()) {
    for (const Json* unit : units) print_cards(words, common, *unit, say);
    return kOk;
  }
  std::ofstream out(options.output, std::ios::binary);
  out << school::contact_sheet(units, words.language(), say);
  return out.flush() ? kOk : refuse(words, "lesson.error.not_written", options.output);
}

int put_into_page(const Words& words, const LessonOptions& options,
                  const std::vector<school::Lesson>& lessons) {
  if (options.output.empty() || options.folder.empty()) {
    return refuse(words, "lesson.error.page_needs", "");
  }
  const say::Speaker vietnamese("vi");
  const say::Speaker english("en");
  const Json units =
      school::page_units(lessons, kLanguages, [&](std::string_view language, std::string_view id) {
        return (language == "vi" ? vietnamese : english)(id);
      });
  const fs::path file = fs::path(options.output) / "lessons" / "units.json";
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  std::ofstream out(file, std::ios::binary);
  out << units.dump() << '\n';
  if (!out.flush()) return refuse(words, "lesson.error.not_written", file.string());
  std::printf("%s\n",
              words("lesson.in_page", Json::object()
                                          .set("n", static_cast<std::int64_t>(lessons.size()))
                                          .set("file", file.string()))
                  .c_str());
  return kOk;
}

int speak_lessons(const Words& words, const LessonOptions& options,
                  const std::vector<school::Lesson>& lessons) {
  if (options.output.empty()) return refuse(words, "lesson.error.speak_needs", "");
  const speech::Voice* voice =
      speech::find_voice(options.voice.empty() ? words.language() : options.voice);
  if (voice == nullptr) {
    std::fprintf(
        stderr, "%s\n",
        words("say.error.unknown_voice", Json::object().set("voice", options.voice)).c_str());
    return kUsageError;
  }
  Speaking speaking(words, options, *voice);
  for (const school::Lesson* unit : chosen(options, lessons)) {
    if (!speaking.unit(*unit)) return refuse(words, "lesson.error.not_spoken", options.output);
  }
  if (options.unit.empty() && !speaking.parts()) {
    return refuse(words, "lesson.error.not_spoken", options.output);
  }
  if (!speaking.save()) return refuse(words, "lesson.error.not_written", options.output);
  const bool light = print_weights(words, speaking.units());
  std::printf("%s\n", words("lesson.spoken", speaking.summary()).c_str());
  if (options.unit.empty()) std::printf("%s\n", words("lesson.joined", speaking.joined()).c_str());
  return light ? kOk : kFindings;
}

}  // namespace luatco::cli

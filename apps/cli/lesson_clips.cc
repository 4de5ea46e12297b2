#include "apps/cli/lesson_clips.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "luatco/say/args.h"
#include "luatco/say/speaker.h"

namespace luatco::cli {
namespace {

namespace fs = std::filesystem;
using api::Json;

/// Of each language that has a pack in the folder, the pack.
std::map<std::string, speech::VoicePack> packs_in(const std::string& folder) {
  std::map<std::string, speech::VoicePack> packs;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (auto pack = speech::VoicePack::open(entry.path().string())) {
      packs.emplace(entry.path().filename().string(), std::move(*pack));
    }
  }
  return packs;
}

}  // namespace

std::uint64_t UnitClips::heaviest() const {
  std::uint64_t most = 0;
  for (const auto& [form, size] : bytes) most = std::max(most, size);
  return most;
}

std::string written(const say::Speaker& speaker, const school::Said& said) {
  return said.text([&](const school::Said::Part& part) {
    return speaker(part.id, say::args_of(part.args), {.game = said.game, .side = said.side});
  });
}

std::string spoken(const say::Speaker& speaker, const school::Said& said) {
  return said.text([&](const school::Said::Part& part) {
    return speaker.spoken(part.id, say::args_of(part.args), {.game = said.game, .side = said.side});
  });
}

UnitClips clips_of(const speech::VoicePack& pack, const say::Speaker& speaker,
                   const school::Lesson& lesson) {
  UnitClips found{.unit = std::string(lesson.json.text("unit")), .files = {}, .bytes = {}};
  std::set<std::string> sentences;
  for (const school::Said& said : school::sentences(lesson.json)) {
    // The page asks for a sentence as it is written.
    if (!sentences.insert(written(speaker, said)).second) continue;
    const auto files = pack.find(written(speaker, said));
    if (files.empty()) ++found.missing;
    found.files.insert(files.begin(), files.end());
  }
  found.clips = static_cast<std::int64_t>(sentences.size()) - found.missing;
  for (const std::string& file : found.files) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file, error);
    if (error) {
      ++found.missing;
    } else {
      found.bytes[fs::path(file).extension().string().substr(1)] += size;
    }
  }
  return found;
}

std::vector<school::LessonFault> clip_faults(const std::string& folder,
                                             const std::vector<school::Lesson>& lessons) {
  std::vector<school::LessonFault> faults;
  const auto packs = packs_in(folder);
  if (packs.empty()) {
    faults.push_back({folder, {}, "lesson.fault.no_pack"});
  }
  for (const auto& [language, pack] : packs) {
    const say::Speaker speaker(language);
    for (const school::Lesson& lesson : lessons) {
      const UnitClips clips = clips_of(pack, speaker, lesson);
      const auto fault = [&](std::string_view id, std::int64_t n) {
        faults.push_back({lesson.file, language, id,
                          Json::object().set("n", n).set(
                              "limit", static_cast<std::int64_t>(kMostUnitBytes / 1000))});
      };
      if (clips.missing > 0) fault("lesson.fault.no_clips", clips.missing);
      if (clips.heaviest() > kMostUnitBytes) {
        fault("lesson.fault.heavy_clips", static_cast<std::int64_t>(clips.heaviest() / 1000));
      }
    }
  }
  return faults;
}

}  // namespace luatco::cli

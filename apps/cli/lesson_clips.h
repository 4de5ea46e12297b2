// What a child hears of a unit: is every sentence in the voice pack, and how much has to be loaded?
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "luatco/say/speaker.h"
#include "luatco/school/check.h"
#include "luatco/school/lesson.h"
#include "luatco/school/sentences.h"
#include "luatco/speech/voice_pack.h"

namespace luatco::cli {

/// As much as a unit may load in one voice: a minute of a slow telephone line.
inline constexpr std::uint64_t kMostUnitBytes = 500'000;

struct UnitClips {
  std::string unit;
  std::set<std::string> files;                 // every form of every clip, with the folder
  std::map<std::string, std::uint64_t> bytes;  // by form: "opus", "mp3"
  std::int64_t clips = 0;
  std::int64_t missing = 0;  // sentences that have no clip

  /// A page loads one form of each clip: the heaviest form counts.
  [[nodiscard]] std::uint64_t heaviest() const;
};

UnitClips clips_of(const speech::VoicePack& pack, const say::Speaker& speaker,
                   const school::Lesson& lesson);

/// A sentence as it stands in the page.
std::string written(const say::Speaker& speaker, const school::Said& said);
/// The same, for the voice.
std::string spoken(const say::Speaker& speaker, const school::Said& said);

/// What is wrong with the packs in a folder (LANGUAGE/manifest.json), for these units:
/// "lesson.fault.no_clips", "lesson.fault.heavy_clips", and "lesson.fault.no_pack" where there is
/// no pack at all.
std::vector<school::LessonFault> clip_faults(const std::string& folder,
                                             const std::vector<school::Lesson>& lessons);

}  // namespace luatco::cli

#include "luatco/speech/voice_pack.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "luatco/api/json.h"

namespace luatco::speech {
namespace {

namespace fs = std::filesystem;
using api::Json;

constexpr std::uintmax_t kMaxManifest = 4U << 20;

/// FNV-1a: a name for the clip of a sentence that is the same everywhere.
std::string clip_name(std::string_view sentence) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (const char c : sentence) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  }
  char name[17];
  std::snprintf(name, sizeof name, "%016llx", static_cast<unsigned long long>(hash));
  return name;
}

/// A bare file name: nothing that leads out of the pack's folder.
bool is_plain_name(std::string_view name) {
  return !name.empty() && name.front() != '.' && name.find('/') == std::string_view::npos &&
         name.find('\\') == std::string_view::npos;
}

}  // namespace

VoicePack::VoicePack(std::string folder, const Voice& voice)
    : folder_(std::move(folder)), voice_(&voice) {}

std::optional<VoicePack> VoicePack::open(const std::string& folder) {
  const fs::path file = fs::path(folder) / "manifest.json";
  std::error_code error;
  if (fs::file_size(file, error) > kMaxManifest || error) return std::nullopt;
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto json = api::parse_json(text);
  if (!json) return std::nullopt;
  const Voice* voice = find_voice(json->text("voice"));
  const Json* clips = json->find("clips");
  if (voice == nullptr || clips == nullptr) return std::nullopt;
  VoicePack pack(folder, *voice);
  if (!read_files(*clips, pack.clips_)) return std::nullopt;
  const Json* parts = json->find("parts");
  if (parts != nullptr && !read_files(*parts, pack.parts_)) return std::nullopt;
  return pack;
}

bool VoicePack::read_files(const Json& json, Files& into) {
  if (json.members() == nullptr) return false;
  for (const auto& [text, files] : *json.members()) {
    if (files.items() == nullptr) return false;
    for (const Json& name : *files.items()) {
      if (name.string() == nullptr || !is_plain_name(*name.string())) return false;
      into[text].push_back(*name.string());
    }
  }
  return true;
}

std::vector<std::string> VoicePack::find(std::string_view sentence) const {
  std::vector<std::string> files;
  const auto found = clips_.find(sentence);
  if (found == clips_.end()) return files;
  for (const std::string& name : found->second) {
    files.push_back((fs::path(folder_) / name).string());
  }
  return files;
}

Fault VoicePack::speak(std::string_view text, const std::vector<std::string>& endings,
                       std::vector<std::string>& names) {
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) return Fault::Failed;
  for (const std::string& ending : endings) {
    names.push_back(clip_name(text) + "." + ending);
    const fs::path file = fs::path(folder_) / names.back();
    // The name says what is in it: what an earlier run has spoken is not spoken again.
    if (fs::exists(file, error)) continue;
    const Fault fault = speak_to_file(text, *voice_, file.string());
    if (fault != Fault::None) return fault;
  }
  return Fault::None;
}

Fault VoicePack::add(std::string_view sentence, const std::vector<std::string>& endings) {
  if (clips_.contains(sentence)) return Fault::None;
  std::vector<std::string> names;
  const Fault fault = speak(sentence, endings, names);
  if (fault == Fault::None) clips_.emplace(sentence, std::move(names));
  return fault;
}

Fault VoicePack::add_part(std::string_view written, std::string_view spoken,
                          const std::vector<std::string>& endings) {
  if (parts_.contains(written)) return Fault::None;
  std::vector<std::string> names;
  const Fault fault = speak(spoken, endings, names);
  if (fault == Fault::None) parts_.emplace(written, std::move(names));
  return fault;
}

void VoicePack::also(const std::string& written, std::string_view sentence) {
  const auto found = clips_.find(sentence);
  if (found != clips_.end()) clips_.try_emplace(written, found->second);
}

bool VoicePack::save() const {
  const auto written = [](const Files& files) {
    Json all = Json::object();
    for (const auto& [text, names] : files) {
      Json list = Json::array();
      for (const std::string& name : names) list.push(name);
      all.set(text, std::move(list));
    }
    return all;
  };
  Json json = Json::object();
  json.set("format", 1);
  json.set("language", voice_->language);
  json.set("voice", voice_->name);
  json.set("made_by", "espeak-ng");
  json.set("licence",
           "The sound of espeak-ng is nobody's; a recording put in its place needs a line of its "
           "own here.");
  json.set("clips", written(clips_));
  json.set("parts", written(parts_));
  // Written beside and renamed, so that a pack is never half a pack.
  const fs::path file = fs::path(folder_) / "manifest.json";
  const fs::path part = fs::path(folder_) / "manifest.json.part";
  {
    std::ofstream out(part, std::ios::binary);
    out << json.dump() << '\n';
    if (!out.flush()) return false;
  }
  std::error_code error;
  fs::rename(part, file, error);
  return !error;
}

}  // namespace luatco::speech

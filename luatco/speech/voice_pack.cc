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
  if (voice == nullptr || clips == nullptr || clips->members() == nullptr) return std::nullopt;
  VoicePack pack(folder, *voice);
  for (const auto& [sentence, files] : *clips->members()) {
    if (files.items() == nullptr) return std::nullopt;
    for (const Json& name : *files.items()) {
      if (name.string() == nullptr || !is_plain_name(*name.string())) return std::nullopt;
      pack.clips_[sentence].push_back(*name.string());
    }
  }
  return pack;
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

Fault VoicePack::add(std::string_view sentence, const std::vector<std::string>& endings) {
  if (clips_.contains(sentence)) return Fault::None;
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) return Fault::Failed;
  std::vector<std::string> names;
  for (const std::string& ending : endings) {
    names.push_back(clip_name(sentence) + "." + ending);
    const Fault fault =
        speak_to_file(sentence, *voice_, (fs::path(folder_) / names.back()).string());
    if (fault != Fault::None) return fault;
  }
  clips_.emplace(sentence, std::move(names));
  return Fault::None;
}

void VoicePack::also(const std::string& written, std::string_view sentence) {
  const auto found = clips_.find(sentence);
  if (found != clips_.end()) clips_.try_emplace(written, found->second);
}

bool VoicePack::save() const {
  Json clips = Json::object();
  for (const auto& [sentence, names] : clips_) {
    Json files = Json::array();
    for (const std::string& name : names) files.push(name);
    clips.set(sentence, std::move(files));
  }
  Json json = Json::object();
  json.set("format", 1);
  json.set("language", voice_->language);
  json.set("voice", voice_->name);
  json.set("made_by", "espeak-ng");
  json.set("licence",
           "The sound of espeak-ng is nobody's; a recording put in its place needs a line of its "
           "own here.");
  json.set("clips", std::move(clips));
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

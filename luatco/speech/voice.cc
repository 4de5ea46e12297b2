#include "luatco/speech/voice.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <vector>

#include "luatco/process/process.h"

namespace luatco::speech {
namespace {

namespace fs = std::filesystem;

constexpr std::array<Voice, 5> kVoices = {{
    {"vi-north", "vi", "vi"},
    {"vi-central", "vi", "vi-vn-x-central"},
    {"vi-south", "vi", "vi-vn-x-south"},
    {"en-gb", "en", "en-gb"},
    {"en-us", "en", "en-us"},
}};

/// Words a minute: slower than espeak-ng's own 175, for children and for those who write along.
constexpr std::string_view kPace = "140";

/// A file that is gone when this dies. Beside the file it will become, so that renaming works.
class Scratch {
 public:
  explicit Scratch(std::string name) : name_(std::move(name)) {}
  ~Scratch() {
    std::error_code ignored;
    fs::remove(name_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::string name_;
};

Fault speak_to_wave(std::string_view text, const Voice& voice, const std::string& file) {
  switch (process::run({"espeak-ng", "-v", std::string(voice.espeak), "-s", std::string(kPace),
                        "-w", file, "--stdin"},
                       text)) {
    case process::Ended::Well: return Fault::None;
    case process::Ended::NotThere: return Fault::NoSpeaker;
    case process::Ended::Badly:
    case process::Ended::NotStarted: return Fault::Failed;
  }
  return Fault::Failed;
}

Fault encode(std::vector<std::string> words) {
  switch (process::run(std::move(words), "")) {
    case process::Ended::Well: return Fault::None;
    case process::Ended::NotThere: return Fault::NoEncoder;
    case process::Ended::Badly:
    case process::Ended::NotStarted: return Fault::Failed;
  }
  return Fault::Failed;
}

}  // namespace

std::span<const Voice> voices() { return kVoices; }

const Voice* find_voice(std::string_view name) {
  const auto* found = std::ranges::find(kVoices, name, &Voice::name);
  if (found == kVoices.end()) found = std::ranges::find(kVoices, name, &Voice::language);
  return found == kVoices.end() ? nullptr : found;
}

Fault speak_to_file(std::string_view text, const Voice& voice, const std::string& file) {
  if (file.ends_with(".wav")) return speak_to_wave(text, voice, file);
  const bool opus = file.ends_with(".opus");
  if (!opus && !file.ends_with(".mp3")) return Fault::BadFormat;
  const Scratch wave(file + ".part.wav");
  const Fault fault = speak_to_wave(text, voice, wave.name());
  if (fault != Fault::None) return fault;
  if (opus) return encode({"opusenc", "--quiet", "--bitrate", "16", "--speech", wave.name(), file});
  return encode({"lame", "--silent", "-b", "24", wave.name(), file});
}

Fault speak_aloud(std::string_view text, const Voice& voice) {
  std::error_code error;
  const fs::path folder = fs::temp_directory_path(error);
  if (error) return Fault::Failed;
  for (const char* player : {"pw-play", "paplay", "aplay", "play"}) {
    if (!process::is_there(player)) continue;
    const Scratch wave(
        (folder / ("luatco-say-" + std::to_string(std::hash<std::string_view>{}(text)) + ".wav"))
            .string());
    const Fault fault = speak_to_wave(text, voice, wave.name());
    if (fault != Fault::None) return fault;
    return process::run({player, wave.name()}, "") == process::Ended::Well ? Fault::None
                                                                           : Fault::Failed;
  }
  return process::is_there("espeak-ng") ? Fault::NoPlayer : Fault::NoSpeaker;
}

}  // namespace luatco::speech

// The voices that can read a sentence aloud. Speaking is done by espeak-ng, a separate program: it
// is GPL-3, and linked into ours it would bind our binaries.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace luatco::speech {

struct Voice {
  std::string_view name;      // "vi-south": what `luatco say --voice` takes
  std::string_view language;  // "vi"
  std::string_view espeak;    // espeak-ng's name for it
};

/// All voices; of a language the first is its default.
std::span<const Voice> voices();
/// The voice of that name, or a language's first; nullptr where there is none.
const Voice* find_voice(std::string_view name);

enum class Fault : std::uint8_t {
  None,
  NoSpeaker,  // espeak-ng is not installed
  NoEncoder,  // opusenc (opus-tools) or lame is not installed
  NoPlayer,   // nothing on this machine plays sound
  BadFormat,  // the file's name ends in none of .wav, .opus, .mp3
  Failed,     // a program ended badly, or a file could not be written
};

/// Speaks `text` into a file: .wav as it comes, .opus at 16 kbit/s, .mp3 at 24.
Fault speak_to_file(std::string_view text, const Voice& voice, const std::string& file);
/// Speaks `text` aloud, through the first player there is.
Fault speak_aloud(std::string_view text, const Voice& voice);

}  // namespace luatco::speech

// What a voice has to be able to say besides whole sentences: found in the catalogues, by taking
// every message through its classes.
#pragma once

#include <cstdint>

#include "luatco/say/speaker.h"
#include "luatco/speech/splice.h"

namespace luatco::cli {

struct VoiceParts {
  speech::Splice splice;
  std::int64_t messages = 0;  // that the page may read aloud
  std::int64_t covered = 0;   // ... every form of which the parts can say
};

VoiceParts voice_parts(const say::Speaker& speaker);

}  // namespace luatco::cli

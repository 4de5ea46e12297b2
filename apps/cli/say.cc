// luatco say: sentences read aloud, into a file or into a pack of clips. What is spoken is printed
// too: no sound without its text.
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/words.h"
#include "luatco/speech/voice.h"
#include "luatco/speech/voice_pack.h"

namespace luatco::cli {
namespace {

using api::Json;
using speech::Fault;

class Sayer {
 public:
  Sayer(const Common& common, const SayOptions& options)
      : options_(options), words_(common.lang), voice_(choose_voice()) {}

  int run() {
    if (options_.list) return list();
    if (voice_ == nullptr) {
      return refuse("say.error.unknown_voice", Json::object().set("voice", options_.voice));
    }
    if (!options_.pack.empty()) return fill_pack();
    int code = kOk;
    each_sentence([&](const std::string& sentence) {
      if (code == kOk) code = speak(sentence);
    });
    return code;
  }

 private:
  [[nodiscard]] const speech::Voice* choose_voice() const {
    if (!options_.voice.empty()) return speech::find_voice(options_.voice);
    const speech::Voice* own = speech::find_voice(words_.language());
    return own != nullptr ? own : speech::find_voice("en");
  }

  int list() const {
    for (const speech::Voice& voice : speech::voices()) {
      std::printf("%-11s %s\n", std::string(voice.name).c_str(),
                  std::string(voice.language).c_str());
    }
    return kOk;
  }

  int refuse(std::string_view id, const Json& args = Json::object()) const {
    std::fprintf(stderr, "%s\n", words_(id, args).c_str());
    return kUsageError;
  }

  [[nodiscard]] int report(Fault fault, const std::string& file) const {
    switch (fault) {
      case Fault::None: return kOk;
      case Fault::NoSpeaker: return refuse("say.error.no_speaker");
      case Fault::NoEncoder: return refuse("say.error.no_encoder");
      case Fault::NoPlayer: return refuse("say.error.no_player");
      case Fault::BadFormat:
        return refuse("say.error.bad_format", Json::object().set("file", file));
      case Fault::Failed: return refuse("say.error.failed", Json::object().set("file", file));
    }
    return kUsageError;
  }

  /// The sentences of the command line as one, or those of standard input, one a line.
  template <class F>
  void each_sentence(F f) const {
    if (!options_.text.empty()) {
      std::string all;
      for (const std::string& word : options_.text) all += (all.empty() ? "" : " ") + word;
      return f(all);
    }
    for (std::string line; std::getline(std::cin, line);) {
      if (!line.empty()) f(line);
    }
  }

  int speak(const std::string& sentence) const {
    std::printf("%s\n", sentence.c_str());
    std::fflush(stdout);
    const Fault fault = options_.output.empty()
                            ? speech::speak_aloud(sentence, *voice_)
                            : speech::speak_to_file(sentence, *voice_, options_.output);
    return report(fault, options_.output);
  }

  int fill_pack() const {
    auto pack = speech::VoicePack::open(options_.pack);
    if (!pack) pack.emplace(options_.pack, *voice_);
    const std::size_t before = pack->size();
    Fault fault = Fault::None;
    each_sentence([&](const std::string& sentence) {
      if (fault == Fault::None) fault = pack->add(sentence, {"opus", "mp3"});
    });
    // What was made is kept, whatever stopped the rest.
    const bool saved = pack->save();
    if (fault != Fault::None) return report(fault, options_.pack);
    if (!saved) return report(Fault::Failed, options_.pack);
    std::printf("%s\n", words_("say.pack_filled",
                               Json::object()
                                   .set("n", static_cast<std::int64_t>(pack->size() - before))
                                   .set("total", static_cast<std::int64_t>(pack->size()))
                                   .set("voice", pack->voice().name))
                            .c_str());
    return kOk;
  }

  const SayOptions& options_;
  Words words_;
  const speech::Voice* voice_;
};

}  // namespace

int run_say(const Common& common, const SayOptions& options) {
  return Sayer(common, options).run();
}

}  // namespace luatco::cli

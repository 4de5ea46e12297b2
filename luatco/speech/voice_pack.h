// A folder of spoken clips and a manifest that says which sentence each holds. Clips made by a
// program may be replaced one by one by recordings of a person: same manifest, other file.
//
// manifest.json: {"format":1,"language":"vi","voice":"vi-south","made_by":"espeak-ng",
//                 "licence":"...","clips":{"the sentence":["b3a1.opus","b3a1.mp3"]},
//                 "parts":{"a few words":["77c0.opus","77c0.mp3"]}}
// Parts are joined to sentences that have no clip of their own (splice.h).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/api/json.h"
#include "luatco/speech/voice.h"

namespace luatco::speech {

class VoicePack {
 public:
  /// An empty pack of that voice.
  VoicePack(std::string folder, const Voice& voice);
  /// The pack in a folder; nullopt where its manifest is missing, is no JSON of that form, names a
  /// voice there is not, or a file outside the folder.
  static std::optional<VoicePack> open(const std::string& folder);

  [[nodiscard]] const Voice& voice() const { return *voice_; }
  [[nodiscard]] std::size_t size() const { return clips_.size(); }
  /// The files, with their folder, that hold the sentence; empty where there is none.
  [[nodiscard]] std::vector<std::string> find(std::string_view sentence) const;

  /// Speaks the sentence into one file for each ending ("opus", "mp3", "wav"), unless it is there.
  Fault add(std::string_view sentence, const std::vector<std::string>& endings);
  /// Lets another way to write a sentence of the pack stand for the same clips: "1 move" for "one
  /// move".
  void also(const std::string& written, std::string_view sentence);
  /// Speaks a part of sentences as `spoken`; it is found by how it is written.
  Fault add_part(std::string_view written, std::string_view spoken,
                 const std::vector<std::string>& endings);
  [[nodiscard]] std::size_t parts() const { return parts_.size(); }
  /// Writes the manifest. False where that failed.
  [[nodiscard]] bool save() const;

 private:
  std::string folder_;
  const Voice* voice_;
  using Files = std::map<std::string, std::vector<std::string>, std::less<>>;
  /// The files of a text, made unless they are there already.
  Fault speak(std::string_view text, const std::vector<std::string>& endings,
              std::vector<std::string>& names);
  static bool read_files(const api::Json& json, Files& into);

  Files clips_;
  Files parts_;
};

}  // namespace luatco::speech

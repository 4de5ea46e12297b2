#include "apps/cli/voice_parts.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "luatco/api/describe.h"
#include "luatco/say/samples.h"

namespace luatco::cli {
namespace {

/// The families of messages that the robot of the school and the referee of the table read aloud.
constexpr std::array<std::string_view, 13> kFamilies = {
    "chess.", "xq.",   "pawns.",  "explain.", "consequence.", "good.",     "ask.",
    "rule.",  "hint.", "school.", "arbiter.", "phrase.",      "page.told."};
constexpr int kHighestNumber = 120;

bool is_said(std::string_view id) {
  if (id.ends_with(".name") || id.ends_with(".spoken")) return false;
  for (const char* other : {"chess.setup.", "xq.setup.", "school.gate.", "school.parents."}) {
    if (id.starts_with(other)) return false;
  }
  return std::ranges::any_of(kFamilies,
                             [&](std::string_view family) { return id.starts_with(family); });
}

/// Squares, men, sides and numbers: what stands in the open places.
void add_values(const say::Speaker& speaker, speech::Splice& splice) {
  for (const char* side : {"white", "black", "red"}) {
    splice.add(speaker.word("word.side." + std::string(side)));
  }
  for (const api::GameFace& game : api::game_faces()) {
    const std::string prefix = say::words_prefix(game);
    for (const RoleShape& role : game.shape->roles) {
      splice.add(speaker.word(prefix + std::string(role.id)));
      for (const std::string_view side : game.shape->side_ids) {
        splice.add(speaker.word(prefix + std::string(side) + "_" + std::string(role.id)));
      }
    }
  }
  for (char file = 'a'; file <= 'h'; ++file) {
    for (char rank = '1'; rank <= '8'; ++rank) splice.add(std::string{file, rank});
  }
  for (int n = 0; n <= kHighestNumber; ++n) splice.add(std::to_string(n));
}

/// Every form of a message, to readers of each game.
std::vector<std::string> forms(const say::Speaker& speaker, const std::string& id) {
  std::vector<std::string> texts;
  const auto message = speaker.catalogue().find(id);
  if (message == nullptr) return texts;
  auto all = say::samples(id, *message);
  for (auto& more : say::piece_samples(id, *message)) all.push_back(std::move(more));
  for (const api::GameFace& game : api::game_faces()) {
    const say::Scene scene{.game = game.name, .side = game.shape->side_ids[0]};
    for (const say::Args& args : all) texts.push_back(speaker(id, args, scene));
  }
  std::ranges::sort(texts);
  const auto doubles = std::ranges::unique(texts);
  texts.erase(doubles.begin(), doubles.end());
  return texts;
}

/// A sample that stands for a text nobody knows yet is no sentence.
bool is_open(std::string_view text) {
  return text.find("Zx9") != std::string_view::npos || text.find('<') != std::string_view::npos ||
         text.find('{') != std::string_view::npos;
}

}  // namespace

VoiceParts voice_parts(const say::Speaker& speaker) {
  VoiceParts parts;
  add_values(speaker, parts.splice);
  std::vector<std::string> said;
  for (const auto& [id, pattern] : speaker.catalogue().patterns()) {
    if (is_said(id)) said.push_back(id);
  }
  // First what is known of the words, then the frames: a frame is what stands between known words.
  speech::Splice frames = parts.splice;
  for (const std::string& id : said) {
    for (const std::string& text : forms(speaker, id)) {
      if (is_open(text)) continue;
      for (const std::string& frame : parts.splice.frames(text)) frames.add(frame);
    }
  }
  parts.splice = std::move(frames);
  for (const std::string& id : said) {
    const auto texts = forms(speaker, id);
    ++parts.messages;
    const bool covered = std::ranges::all_of(texts, [&](const std::string& text) {
      return !is_open(text) && parts.splice.cut(text).has_value();
    });
    parts.covered += covered ? 1 : 0;
  }
  return parts;
}

}  // namespace luatco::cli

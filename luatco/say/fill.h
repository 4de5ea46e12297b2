// Finds the words for one argument of a message.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/say/args.h"
#include "luatco/say/catalogue.h"
#include "luatco/say/game_words.h"

namespace luatco::say {

class Speaker;

/// "blocker_name" -> {"blocker", "name"}; `how` is empty for a plain name. Names that exist with
/// an underscore of their own ("blocker_at") are plain.
struct AskedName {
  std::string_view base;
  std::string_view how;
};
AskedName asked_name(std::string_view placeholder);

/// Holds on to what it is made from: for use within one sentence.
class Filler {
 public:
  Filler(const Speaker& speaker, std::string_view id, const Args& args, const Scene& scene);

  /// nullopt where the arguments do not hold what `placeholder` asks for.
  [[nodiscard]] std::optional<Filled> fill(std::string_view placeholder) const;

 private:
  [[nodiscard]] std::optional<Filled> plain(std::string_view name) const;
  [[nodiscard]] std::optional<Filled> derived(AskedName asked) const;
  [[nodiscard]] std::optional<Filled> name_of_id(std::string_view id) const;
  [[nodiscard]] std::optional<Filled> of_piece(char letter, std::string_view how) const;
  [[nodiscard]] std::string show(std::string_view name, const std::string& value) const;
  [[nodiscard]] std::string show_square(const std::string& value) const;
  [[nodiscard]] std::string show_move(const std::string& value) const;
  [[nodiscard]] std::string show_phrases(const Phrases& phrases) const;
  [[nodiscard]] std::string show_moves_by_piece(const std::vector<std::string>& moves) const;
  [[nodiscard]] std::string noun(std::string_view piece_word) const;
  /// A word or phrase inside this sentence, in its game, to its hearer, in its voice.
  [[nodiscard]] std::string inside(std::string_view id, const Args& args = {}) const;

  const Speaker& speaker_;
  const Args& args_;
  const api::GameFace& game_;
  Voice voice_;
  std::string side_;  // who the sentence is said to; empty where nothing tells
};

}  // namespace luatco::say

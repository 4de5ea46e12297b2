// Sentences for people, by id. The one place where the command line meets the catalogues.
#pragma once

#include <string>
#include <string_view>

#include "luatco/api/json.h"
#include "luatco/say/speaker.h"

namespace luatco::cli {

class Words {
 public:
  /// The language a person wrote ("vi", "vi_VN.UTF-8"), or where that is empty the environment's.
  /// Of a game's pieces and squares, where the sentences are about one.
  explicit Words(std::string_view language, std::string_view game = {})
      : speaker_(say::choose_language(language)), game_(game) {}

  /// From now on the sentences are about that game.
  void turn_to(std::string_view game) { game_ = game; }

  [[nodiscard]] const say::Speaker& speaker() const { return speaker_; }
  [[nodiscard]] const std::string& language() const { return speaker_.language(); }

  /// The sentence of that id; `args` is the object of named arguments.
  [[nodiscard]] std::string operator()(std::string_view id,
                                       const api::Json& args = api::Json::object()) const;
  /// The sentence of an object {"id","args"} or {"ending",...}: a reason, a fault, an error, an
  /// outcome.
  [[nodiscard]] std::string of(const api::Json& object) const;

  /// A move as a reader of this language writes it: of an answer's notations the one the catalogue
  /// names for the game.
  [[nodiscard]] std::string move(const api::Json& move, std::string_view game) const {
    return std::string(move.text((*this)("cli.notation." + std::string(game)), move.text("move")));
  }

  /// The letters of a board's pieces, in the order of its shape.
  [[nodiscard]] std::string letters(const api::Json& shape) const {
    return (*this)("word.letters." + std::string(shape.text("piece_set")));
  }

 private:
  say::Speaker speaker_;
  std::string game_;
};

}  // namespace luatco::cli

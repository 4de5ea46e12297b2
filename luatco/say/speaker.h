// Says an id and its arguments in a language.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/say/args.h"
#include "luatco/say/catalogue.h"
#include "luatco/say/game_words.h"

namespace luatco::say {

/// A sentence, and what it lacks: arguments its message needs and was not given.
struct Sentence {
  std::string text;
  bool known = true;  // the catalogue has the id, and its pattern makes sense
  std::vector<std::string> missing;
};

enum class Joined : std::uint8_t { And, Or };

/// The directory of LUATCO_MESSAGES; empty where it is not set.
std::filesystem::path messages_directory();

/// The language a person wants: `asked` ("vi", "vi_VN.UTF-8"), or where that is empty LUATCO_LANG,
/// LC_ALL, LC_MESSAGES and LANG; "en" where there is no such catalogue.
std::string choose_language(std::string_view asked,
                            const std::filesystem::path& directory = messages_directory());

class Speller;

/// May be shared by threads. Nothing in here throws for what a person or a file can give it.
///
/// An argument X of a message is looked up by name. Pieces and sides become the catalogue's nouns,
/// squares the game's way to name them, lists are joined as the language does; and a message may
/// also ask for
///   X_name   a piece without its colour         X_role, X_side  its kind and colour, as ids
///            an ending (an id) in a word or two
///   X_whose  "own" or "enemy": seen by `side`   X_id            a side, as an id
///   X_n      how many a list has                X_given         "yes" or "no"
///   X_move   a ply as the number of the side's own move
///   X_nth    an offset as people count, from 1
///   X_f      the form `f` of a noun, where the language has word.<noun>.f
class Speaker {
 public:
  explicit Speaker(std::string_view language,
                   const std::filesystem::path& directory = messages_directory());
  ~Speaker();

  [[nodiscard]] const Catalogue& catalogue() const { return catalogue_; }
  [[nodiscard]] const std::string& language() const { return catalogue_.language(); }

  /// Has the language the id, or English for it?
  [[nodiscard]] bool knows(std::string_view id) const { return find(id) != nullptr; }
  /// The sentence. A missing argument shows as {name}, an id without a message as ⟦id⟧.
  std::string operator()(std::string_view id, const Args& args = {}, const Scene& scene = {}) const;
  [[nodiscard]] Sentence say(std::string_view id, const Args& args, const Scene& scene = {}) const;
  /// The same for the ear: squares by the names of their letters, numbers in words, moves as they
  /// are said. Where the catalogue has <id>.spoken, that is what is said.
  [[nodiscard]] std::string spoken(std::string_view id, const Args& args = {},
                                   Scene scene = {}) const;
  /// A move: its phrases, {"id","args"} each, "Mã ép ba, chiếu".
  [[nodiscard]] std::string move(const api::Json& phrases, const Scene& scene) const;
  /// The text of a word that takes no arguments.
  [[nodiscard]] std::string word(std::string_view id) const { return (*this)(id); }
  /// "a, b and c", "a, b or c"
  [[nodiscard]] std::string join(const std::vector<std::string>& items, Joined how) const;

 private:
  [[nodiscard]] std::shared_ptr<const Message> find(std::string_view id) const;
  [[nodiscard]] std::shared_ptr<const Message> find(std::string_view id, Voice voice) const;

  Catalogue catalogue_;
  Catalogue fallback_;  // English, for what a young translation lacks
  std::unique_ptr<const Speller> speller_;
};

}  // namespace luatco::say

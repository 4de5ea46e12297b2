// The messages of one language: id -> ICU MessageFormat pattern, compiled when first used.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace luatco::say {

/// How a pattern uses an argument: {x}, {x, plural, ...}, {x, select, ...}.
enum class Use : std::uint8_t { Text, Number, Choice };

struct Placeholder {
  std::string name;
  Use use = Use::Text;
};

/// A value that is ready to be printed or chosen by.
struct Filled {
  std::string text;
  std::int64_t number = 0;
};

/// One compiled message.
class Message {
 public:
  /// nullptr, and the reason in `problem`, where `pattern` is no MessageFormat.
  static std::shared_ptr<const Message> compile(std::string_view language, std::string_view pattern,
                                                std::string& problem);
  virtual ~Message() = default;

  /// Every argument the pattern names, at any depth, each once.
  [[nodiscard]] virtual const std::vector<Placeholder>& placeholders() const = 0;
  /// `values` stand in the order of placeholders(). Safe to call from several threads.
  [[nodiscard]] virtual std::string format(const std::vector<Filled>& values) const = 0;
};

/// Safe to use from several threads.
class Catalogue {
 public:
  /// The embedded messages of `language`, and over them those of `directory`/`language`/*.json,
  /// which may also be a language nobody has built in. Never throws: see problems().
  explicit Catalogue(std::string_view language, const std::filesystem::path& directory = {});
  ~Catalogue();
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;

  [[nodiscard]] const std::string& language() const { return language_; }
  [[nodiscard]] bool empty() const { return patterns_.empty(); }
  /// Every id, in order, with its pattern.
  [[nodiscard]] const std::map<std::string, std::string, std::less<>>& patterns() const {
    return patterns_;
  }
  /// What cannot be used: "vi/chess.json: ..." (a file), "vi: chess.x: ..." (a pattern, asked for
  /// before or not).
  [[nodiscard]] std::vector<std::string> problems() const;
  /// nullptr for an id without a message, and for one whose pattern is broken.
  [[nodiscard]] std::shared_ptr<const Message> find(std::string_view id) const;

 private:
  void read(std::string_view file, std::string_view json);
  void read_directory(const std::filesystem::path& directory);

  std::string language_;
  std::map<std::string, std::string, std::less<>> patterns_;
  struct Compiled;
  std::unique_ptr<Compiled> compiled_;
};

/// The folders of data/messages, built in, and those below `directory`.
std::vector<std::string> languages(const std::filesystem::path& directory = {});

}  // namespace luatco::say

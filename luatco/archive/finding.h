// Reports on games in somebody's language, and how they are written.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "luatco/archive/report.h"
#include "luatco/check/finding.h"

namespace luatco::archive {

using check::Finding;
using check::GameReport;

/// Turns an id and its arguments into a sentence of somebody's language.
using Say = std::function<std::string(std::string_view id, const api::Json& args)>;

/// What is to be said about a finding: its own sentence, then the one of the rule that a move
/// breaks
/// ("reason" in its args) or of the way the game had ended ("ending").
std::string sentence(const Finding& finding, const Say& say);

/// How reports are written: one of these per run, called from several threads.
class Writer {
 public:
  virtual ~Writer() = default;
  /// Appends what is to be said about the `game`-th game of the piece.
  virtual void write(const GameReport& game_report, std::uint64_t game, Report& into) const = 0;
};

/// A line for each finding, in sentences.
class TextWriter : public Writer {
 public:
  TextWriter(std::string file, Say say) : file_(std::move(file)), say_(std::move(say)) {}
  void write(const GameReport& game_report, std::uint64_t game, Report& into) const override;

 private:
  std::string file_;
  Say say_;
};

/// A line of JSON for each game. Findings get their sentence where `say` is given.
class JsonWriter : public Writer {
 public:
  JsonWriter(std::string file, Say say) : file_(std::move(file)), say_(std::move(say)) {}
  void write(const GameReport& game_report, std::uint64_t game, Report& into) const override;

 private:
  std::string file_;
  Say say_;
};

/// Writes nothing, keeps a digest.
class DigestWriter : public Writer {
 public:
  explicit DigestWriter(std::string file) : file_(std::move(file)) {}
  void write(const GameReport& game_report, std::uint64_t game, Report& into) const override;

 private:
  std::string file_;
};

}  // namespace luatco::archive

// A visitor that writes down everything a reader of PGN says, for tests to look at.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "luatco/chess/rules.h"
#include "luatco/formats/pgn_reader.h"

namespace luatco::formats {

struct RecordedGame {
  std::uint64_t offset = 0;
  std::vector<std::pair<std::string, std::string>> tags;
  std::vector<std::string> moves;  // main line, strict
  std::vector<std::string> comments_before;
  std::string events;  // everything in movetext on one line
  std::string final_fen;
  int variations = 0;
  std::vector<Finding> findings;
  std::vector<std::string> tokens;  // of the findings; they outlive the text
  PgnEnd end;
  std::string marker;

  [[nodiscard]] std::vector<std::string> ids() const {
    std::vector<std::string> all;
    for (const Finding& finding : findings) all.emplace_back(finding.id);
    return all;
  }
};

class PgnRecorder : public PgnVisitor<chess::Rules> {
 public:
  std::vector<RecordedGame> games;
  std::vector<Finding> stray;  // findings outside any game

  void begin_game(std::uint64_t offset) {
    if (open_) games.pop_back();
    open_ = true;
    depth_ = 0;
    games.emplace_back();
    games.back().offset = offset;
  }
  void tag(std::string_view name, std::string_view value) {
    games.back().tags.emplace_back(name, value);
  }
  void start(const chess::Position& position, std::string_view) {
    games.back().final_fen = chess::Rules::write_fen(position);
  }
  void move(const PgnPly<chess::Rules>& ply) {
    const std::string san = chess::write_san(ply.before, ply.move);
    say(san);
    if (depth_ != 0) return;
    games.back().moves.push_back(san);
    games.back().final_fen = chess::Rules::write_fen(ply.after);
  }
  void pass(const chess::Position& after, std::uint32_t) {
    say("--");
    if (depth_ == 0) games.back().final_fen = chess::Rules::write_fen(after);
  }
  void comment(std::string_view text) {
    say("{" + std::string(text) + "}");
    if (games.back().moves.empty() && depth_ == 0) games.back().comments_before.emplace_back(text);
  }
  void nag(std::uint32_t number) { say("$" + std::to_string(number)); }
  void begin_variation() {
    say("(");
    ++depth_;
    ++games.back().variations;
  }
  void end_variation() {
    say(")");
    --depth_;
  }
  void finding(const Finding& finding) {
    if (!open_) return stray.push_back(finding);
    games.back().findings.push_back(finding);
    games.back().tokens.emplace_back(finding.token);
  }
  void end_game(const PgnEnd& end) {
    games.back().end = end;
    games.back().marker = std::string(end.marker);
    open_ = false;
  }

 private:
  void say(const std::string& what) {
    std::string& events = games.back().events;
    events += (events.empty() ? "" : " ") + what;
  }
  bool open_ = false;
  int depth_ = 0;
};

inline std::vector<RecordedGame> read_games(std::string_view text) {
  PgnRecorder recorder;
  read_pgn<chess::Rules>(text, recorder);
  return recorder.games;
}

}  // namespace luatco::formats

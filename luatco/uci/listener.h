// Makes a thought of what an engine says about one question. Nothing it says is believed: its move
// is one of the legal ones, or a fault.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "luatco/base/result.h"
#include "luatco/uci/fault_kind.h"
#include "luatco/uci/question.h"
#include "luatco/uci/said.h"

namespace luatco::engine {

/// Of xiangqi engines nobody can tell whether they count ranks from 0 or from 1 but by what they
/// are.
struct Ranks {
  bool points = false;  // the game has ranks that are counted in two ways
  int shift = 0;        // what the engine's are ahead of ours
};
/// Who plays many games counts the ranks of all of them from 1, unless the protocol says 0.
Ranks ranks_of(const Profile& profile, std::string_view game, bool plays_many);

/// The lines that ask the question.
std::string question_lines(const Profile& profile, Ranks ranks, const Question& question);

class Listener {
 public:
  struct Misheard {
    FaultKind kind = FaultKind::NoMove;
    std::string text;  // printable
  };

  /// `question` must outlive this.
  Listener(Ranks ranks, const Question& question) : ranks_(ranks), question_(question) {}

  /// Takes the next thing that was said; the thought, or what was wrong with it, once the engine
  /// names a move or says that it has none. What comes after that belongs to no question.
  std::optional<Result<Thought, Misheard>> hear(const Said& said);

 private:
  void learn(const Info& info);
  [[nodiscard]] Result<Thought, Misheard> judge(const Said& best);

  Ranks ranks_;
  const Question& question_;
  Thought thought_;
};

}  // namespace luatco::engine

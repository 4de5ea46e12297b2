#include "tests/plain_claim.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>

namespace plain {
namespace {

/// The members of JSON, nested objects flattened: a name is a string with a colon behind it.
std::map<std::string, std::vector<std::string>> read_facts(const std::string& json) {
  std::map<std::string, std::vector<std::string>> facts;
  std::string name;
  const auto digit = [&](std::size_t i) {
    return i < json.size() && std::isdigit(static_cast<unsigned char>(json[i])) != 0;
  };
  for (std::size_t i = 0; i < json.size(); ++i) {
    std::string word;
    if (json[i] == '"') {
      while (++i < json.size() && json[i] != '"') {
        if (json[i] == '\\') ++i;
        word += json[i];
      }
      if (i + 1 < json.size() && json[i + 1] == ':') {
        facts[name = word];
      } else {
        facts[name].push_back(word);
      }
    } else if (digit(i)) {
      while (digit(i)) word += json[i++];
      facts[name].push_back(word);
      --i;
    }
  }
  return facts;
}

}  // namespace

Claim::Claim(const std::string& fen, const std::string& moves, const std::string& attempt,
             const std::string& reason)
    : b(fen), facts(read_facts(reason)), text(attempt) {
  id = one("id");
  std::istringstream in(moves);
  for (std::string move; in >> move;) {
    const int step_from = square(move.substr(0, 2));
    const int step_to = square(move.substr(2, 2));
    record.push_back({b, step_from, step_to, b.castling_rook(step_from, step_to)});
    b.play(move);
  }
  const bool coordinates = attempt.size() >= 4;
  from = coordinates ? square(attempt.substr(0, 2)) : sq("from");
  to = coordinates ? square(attempt.substr(2, 2)) : sq("to");
  if (attempt.size() == 5) promotes = kind(attempt[4]);
  if (from < 0 || to < 0) return;
  if (b.own(from)) p = kind(b.piece(from));
  rook = b.castling_rook(from, to);
  // A king on an own rook that once had the right tries to castle as well.
  for (const Step& step : record) {
    const bool pair = step.before.rights.contains(to) && step.before.piece(from) == b.piece(from);
    if (p == 'K' && b.own(to) && rank(from) == rank(to) && kind(b.piece(to)) == 'R' && pair)
      rook = to;
  }
}

std::string Claim::one(const std::string& name) const {
  const auto at = facts.find(name);
  return at == facts.end() || at->second.size() != 1 ? "" : at->second[0];
}

char Claim::man(const std::string& name) const {
  const std::string letter = one(name);
  return letter.size() == 1 ? letter[0] : '?';
}

std::vector<int> Claim::list(const std::string& name) const {
  std::vector<int> found;
  if (const auto at = facts.find(name); at != facts.end()) {
    for (const std::string& word : at->second) found.push_back(square(word));
  }
  return found;
}

Moves Claim::moves(const std::string& name) const {
  const auto at = facts.find(name);
  if (at == facts.end()) return {{-1, -1}};
  Moves found;
  for (const std::string& move : at->second) {
    found.emplace(square(move.substr(0, 2)), square(move.substr(2)));
  }
  return found;
}

const Step* Claim::step() const {
  const auto n = static_cast<std::size_t>(std::atoi(one("ply").c_str()));
  return n < 1 || n > record.size() ? nullptr : &record[n - 1];
}

bool Claim::seen_after() const {
  if (from < 0 || to < 0) return false;
  const Board after = b.moved(from, to);
  return after.enemy(attacker()) && after.sees(attacker(), after.king());
}

std::string Claim::wrong_facts() const {
  const auto given = [&](const char* name) { return facts.contains(name); };
  const bool way = id.starts_with("chess.way.");
  const bool text_only = id.starts_with("chess.input.");
  if (!text_only && way != text.empty()) return "the attempt";
  if (!text_only && one("side") != (b.white_to_move ? "white" : "black")) return "side";
  if (!text_only && given("from") && sq("from") != from) return "from";
  if (!text_only && given("to") && sq("to") != (rook >= 0 ? king_to() : to)) return "to";
  if (!text_only && given("piece") && id != "chess.promotion.bad_piece" &&
      man("piece") != b.piece(from)) {
    return "piece";
  }
  if (given("target") && sq("target") != rook) return "target";
  if (given("king") && sq("king") != b.king()) return "king";
  for (const char* who : {"attacker", "blocker"}) {
    const int at = sq(std::string(who) + "_at");
    if (given(who) && (man(who) != b.piece(at) || man(who) == '.')) return who;
  }
  if (given("attacker") && !b.enemy(attacker())) return "attacker's side";
  for (const char* name :
       {"from", "to", "king", "attacker_at", "blocker_at", "crossed", "target"}) {
    if (given(name) && !has(list("squares"), sq(name))) return "squares";
  }
  return "";
}

bool has(const std::vector<int>& list, int s) {
  return std::find(list.begin(), list.end(), s) != list.end();
}

Moves legal(const Claim& c, char what) {
  Moves found;
  for (int from = 0; from < 64; ++from) {
    for (int to = 0; to < 64; ++to) {
      if (!c.b.own(from) || !c.b.legal(from, to)) continue;
      const int passing = c.b.taken_in_passing(from, to);
      const bool captures = has(c.checkers(), passing >= 0 ? passing : to);
      const char way = captures ? 'c' : from == c.b.king() ? 'r' : 'b';
      if (what == way || what == '*' || (what == 'e' && passing >= 0)) found.emplace(from, to);
    }
  }
  return found;
}

}  // namespace plain

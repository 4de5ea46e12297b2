// Reads games from text and says what is wrong with them; one bad game never stops the rest.
#include <cstdio>
#include <string>

#include "luatco/chess/rules.h"
#include "luatco/formats/pgn_reader.h"

namespace formats = luatco::formats;
using luatco::chess::Rules;

/// Hides the functions of the base class it is interested in.
struct Teller : formats::PgnVisitor<Rules> {
  void tag(std::string_view name, std::string_view value) {
    if (name == "White") std::printf("White: %s\n", std::string(value).c_str());
  }
  void move(const formats::PgnPly<Rules>& ply) {
    std::printf("  %u %s\n", ply.ply, luatco::chess::write_san(ply.before, ply.move).c_str());
  }
  void finding(const formats::Finding& finding) {
    std::printf("  ! %s at byte %llu\n", std::string(finding.id).c_str(),
                static_cast<unsigned long long>(finding.offset));
  }
  void end_game(const formats::PgnEnd& end) {
    std::printf("  %u plies, %s\n", end.plies, end.complete ? "all of them read" : "cut short");
  }
};

int main() {
  const char* text =
      "[White \"Anna\"]\n\n1. e4 e5 2. Ke3 Nc6 1-0\n\n"
      "[White \"Binh\"]\n\n1. f3 {weak} e5 2. g4 (2. Nc3) Qh4# 0-1\n";
  Teller teller;
  formats::read_pgn<Rules>(text, teller);
}

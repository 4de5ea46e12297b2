// A position or a game in the path of a link, as web/src/share/link.ts writes it: "chess/MOVES",
// "xiangqi/MOVES/FEN", either with "/~CARD" behind it. A move is thirteen bits; "-" is no moves; in
// the FEN "." stands for "/" and "_" for a blank; the card is lines of text in base64url.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace luatco::serve {

struct SharedLink {
  std::string game;
  std::string fen;                 // empty: the initial position
  std::vector<std::string> moves;  // two squares each, and the letter of a promotion
  std::string result;              // "1-0"; empty where it is open or not told
  std::string first;               // the players' names, where somebody wanted them in the link
  std::string second;
};

/// What stands behind "g/". Whether game, position and moves make sense, the API says; nullopt
/// where the path is no such link.
std::optional<SharedLink> read_shared_link(std::string_view path);

}  // namespace luatco::serve

// New items of a theme, as many as anybody wants: men are put on the board by chance, or a position
// is drawn from a list, until the rules say that it is playable and the theme's goal is reached by
// few enough moves. The same theme and seed give the same item everywhere, so that a day's
// exercises are the same for all.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/core/rules.h"
#include "luatco/teach/chance.h"
#include "luatco/teach/item.h"
#include "luatco/teach/solve.h"
#include "luatco/teach/tapping.h"

namespace luatco::teach {

inline constexpr int kMaxMenOfTheme = 24;
inline constexpr int kPracticeTries = 20'000;

/// What items of a theme have in common.
template <Rules G>
struct Theme {
  std::string men;  // FEN letters of the men that are put down by chance: "KQkr"
  std::vector<std::pair<SquareRef, char>> fixed;  // men that stand where they stand
  std::string rest = "w - - 0 1";                 // the FEN after the placement
  Item<G> item;                                   // all but `start`
  // Solutions; squares to tap; the reasons against an attempt, 0: it is allowed; of a question to
  // the arbiter the legal moves of the side to move.
  int fewest = 1;
  int most = 1;
  std::vector<std::string> positions;  // FENs to draw from; then no men are put down
};

/// Letters by square; '\0' where it is empty.
using Placement = std::vector<char>;

/// The placement as the first field of a FEN.
template <Rules G>
std::string placement_text(const Placement& men) {
  const int files = G::shape().files;
  std::string text;
  for (int rank = G::shape().ranks - 1; rank >= 0; --rank) {
    int empty = 0;
    const auto flush = [&] {
      if (empty != 0) text += std::to_string(empty);
      empty = 0;
    };
    for (int file = 0; file < files; ++file) {
      const char man = men[static_cast<std::size_t>(rank * files + file)];
      if (man == '\0') {
        ++empty;
      } else {
        flush();
        text += man;
      }
    }
    flush();
    if (rank != 0) text += '/';
  }
  return text;
}

/// The squares on which a man of each kind may stand at all: those on which, beside the kings, no
/// fault names its square. Men that are thrown anywhere would rarely make a position of xiangqi.
template <Rules G>
class Homes {
 public:
  explicit Homes(std::string_view men) {
    for (const char man : men) {
      if (find(man) == nullptr) homes_.push_back({man, homes_of(man)});
    }
  }
  /// nullptr for a man that was not asked for, or has nowhere to stand.
  [[nodiscard]] const std::vector<std::size_t>* find(char man) const {
    for (const Home& home : homes_) {
      if (home.man == man) return &home.squares;
    }
    return nullptr;
  }

 private:
  struct Home {
    char man;
    std::vector<std::size_t> squares;
  };

  static bool is_king(PieceRef piece) {
    const std::string_view id = G::shape().roles[piece.role].id;
    return id == "king" || id == "general";
  }
  static char letter(PieceRef piece) {
    const char upper = G::shape().roles[piece.role].letter;
    return piece.side == Side::First ? upper : static_cast<char>(upper + ('a' - 'A'));
  }
  /// The kings of the initial position, but not the one that is `man` itself.
  static Placement kings_without(char man) {
    const auto squares = static_cast<std::size_t>(G::shape().files * G::shape().ranks);
    Placement men(squares, '\0');
    for (std::size_t i = 0; i < squares; ++i) {
      const auto piece = G::piece_at(G::initial(), SquareRef{static_cast<std::uint8_t>(i)});
      if (piece && is_king(*piece) && letter(*piece) != man) men[i] = letter(*piece);
    }
    return men;
  }
  static std::vector<std::size_t> homes_of(char man) {
    std::vector<std::size_t> found;
    const Placement kings = kings_without(man);
    for (std::size_t i = 0; i < kings.size(); ++i) {
      if (kings[i] != '\0') continue;
      Placement men = kings;
      men[i] = man;
      const auto checked =
          G::check_fen(placement_text<G>(men) + " w - - 0 1", G::variants().front());
      const bool faulty = std::ranges::any_of(checked.faults, [&](const Fault& fault) {
        return fault.square && fault.square->index == i;
      });
      if (!faulty) found.push_back(i);
    }
    return found;
  }

  std::vector<Home> homes_;
};

/// Is the item worth setting: an answer there is, and not any answer will do?
template <Rules G>
bool is_of_theme(const Theme<G>& theme, const Item<G>& item) {
  int answers = G::count_legal_moves(item.start);
  if (item.input == Input::Rule) return answers >= theme.fewest && answers <= theme.most;
  if (answers == 0) return false;
  if (item.input == Input::Tap) {
    answers = static_cast<int>(squares_to_tap<G>(item).size());
  } else if (item.input == Input::Move) {
    if (item.moves > 1) {
      Item<G> shorter = item;
      shorter.moves = item.moves - 1;
      if (!Solver<G>(shorter).solutions(item.start, shorter.moves).empty()) return false;
    }
    answers = static_cast<int>(Solver<G>(item).solutions(item.start, item.moves).size());
  } else if (item.input == Input::Choose) {
    const auto attempt = G::parse_attempt(item.start, item.attempt);
    if (!attempt) return false;
    const auto verdict = G::judge(item.start, *attempt, {});
    answers = verdict ? 0 : static_cast<int>(verdict.error().size());
  } else {
    return true;
  }
  return answers >= theme.fewest && answers <= theme.most;
}

/// Puts each man on one of its homes by chance; false where it fell on another man.
template <Rules G>
bool put_down(std::string_view men, const Homes<G>& homes, Chance& chance, Placement& board) {
  for (const char man : men) {
    const std::vector<std::size_t>* squares = homes.find(man);
    if (squares == nullptr || squares->empty()) return false;
    char& place = board[(
        *squares)[static_cast<std::size_t>(chance.below(static_cast<int>(squares->size())))]];
    if (place != '\0') return false;
    place = man;
  }
  return true;
}

/// A position for the theme: one of its list, or men put down; empty where they fell badly.
template <Rules G>
std::string position_for(const Theme<G>& theme, const Homes<G>& homes, Chance& chance) {
  if (!theme.positions.empty()) {
    return theme.positions[static_cast<std::size_t>(
        chance.below(static_cast<int>(theme.positions.size())))];
  }
  Placement men(static_cast<std::size_t>(G::shape().files * G::shape().ranks), '\0');
  for (const auto& [square, man] : theme.fixed) men[square.index] = man;
  if (!put_down(theme.men, homes, chance, men)) return {};
  return placement_text<G>(men) + " " + theme.rest;
}

/// The squares of the side to move's men, of `role` where it is given.
template <Rules G>
std::vector<SquareRef> own_squares(const typename G::Position& position,
                                   std::optional<std::uint8_t> role) {
  std::vector<SquareRef> squares;
  for (int i = 0; i < G::shape().files * G::shape().ranks; ++i) {
    const SquareRef square{static_cast<std::uint8_t>(i)};
    const auto piece = G::piece_at(position, square);
    if (!piece || piece->side != position.turn()) continue;
    if (!role || piece->role == *role) squares.push_back(square);
  }
  return squares;
}

/// A move that somebody might try: half the time one that is legal, else one to a square near by
/// that is not. Empty where chance finds none. Promotions are left out: there is more to say than
/// yes or no.
template <Rules G>
std::string attempt_by_chance(const typename G::Position& position,
                              std::optional<std::uint8_t> role, Chance& chance) {
  const auto own = own_squares<G>(position, role);
  if (own.empty()) return {};
  const SquareRef from = own[static_cast<std::size_t>(chance.below(static_cast<int>(own.size())))];
  std::vector<SquareRef> legal;
  for (const auto& move : G::legal_moves(position)) {
    if (G::from(move) != from) continue;
    if (std::ranges::find(legal, G::to(move)) != legal.end()) return {};
    legal.push_back(G::to(move));
  }
  SquareRef to{};
  if (chance.below(2) == 0) {
    if (legal.empty()) return {};
    to = legal[static_cast<std::size_t>(chance.below(static_cast<int>(legal.size())))];
  } else {
    to = SquareRef{static_cast<std::uint8_t>(chance.below(G::shape().files * G::shape().ranks))};
    const int files = file_of<G>(to) - file_of<G>(from);
    const int ranks = rank_of<G>(to) - rank_of<G>(from);
    const bool near = files >= -2 && files <= 2 && ranks >= -2 && ranks <= 2;
    if (!near || to == from || std::ranges::find(legal, to) != legal.end()) return {};
  }
  return std::string(G::square_name(from)) + std::string(G::square_name(to));
}

/// The theme's item of that number; nullopt where chance finds none in kPracticeTries.
template <Rules G>
std::optional<Item<G>> practice(const Theme<G>& theme, std::uint64_t seed) {
  Chance chance(seed);
  const Homes<G> homes(theme.men);
  for (int i = 0; i < kPracticeTries; ++i) {
    const std::string fen = position_for<G>(theme, homes, chance);
    if (fen.empty()) continue;
    const auto checked = G::check_fen(fen, G::variants().front());
    // A position that no game leads to would teach a wrong picture: any fault is one too many.
    if (!checked.position || !checked.faults.empty()) continue;
    Item<G> item = theme.item;
    item.start = *checked.position;
    if (item.input == Input::Choose && item.attempt.empty()) {
      item.attempt = attempt_by_chance<G>(item.start, item.role, chance);
      if (item.attempt.empty()) continue;
    }
    if (is_of_theme<G>(theme, item)) return item;
  }
  return std::nullopt;
}

}  // namespace luatco::teach

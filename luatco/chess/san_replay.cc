#include "luatco/chess/san_replay.h"

#include <array>

#include "luatco/chess/attacks.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {
namespace {

constexpr bool is_file(char c) { return c >= 'a' && c <= 'h'; }
constexpr bool is_rank(char c) { return c >= '1' && c <= '8'; }

/// The square named at `text`, which may be anything.
constexpr std::optional<Square> square_in(const char* text) {
  if (!is_file(text[0]) || !is_rank(text[1])) return std::nullopt;
  return make_square(text[0] - 'a', text[1] - '1');
}

/// What a knight, bishop, rook, queen or king reaches on an empty board.
using ReachTable = std::array<std::array<Bitboard, kSquares>, kRoles>;
consteval ReachTable make_reach() {
  ReachTable reach{};
  for (unsigned i = 0; i < kSquares; ++i) {
    const Square square = square_at(i);
    reach[index(Role::Knight)][i] = knight_attacks(square);
    reach[index(Role::Bishop)][i] = diagonal_lines(square);
    reach[index(Role::Rook)][i] = straight_lines(square);
    reach[index(Role::Queen)][i] = diagonal_lines(square) | straight_lines(square);
    reach[index(Role::King)][i] = king_attacks(square);
  }
  return reach;
}
constexpr ReachTable kReach = make_reach();

Bitboard reach(Role role, Square square) { return kReach[index(role)][index(square)]; }

/// Of `men`, those that have nothing between them and the square.
Bitboard unobstructed(Bitboard men, Square square, Bitboard occupied) {
  for (const Square man : squares(men)) {
    if ((between(square, man) & occupied) != 0) men ^= bit(man);
  }
  return men;
}

/// Position::attackers() for few attackers: lines are looked along only where a man stands on them.
Bitboard attackers(const Position& p, Square square, Side by, Bitboard occupied) {
  const Bitboard straight = p.pieces(Role::Rook) | p.pieces(Role::Queen);
  const Bitboard diagonal = p.pieces(Role::Bishop) | p.pieces(Role::Queen);
  const Bitboard sliders =
      (straight_lines(square) & straight) | (diagonal_lines(square) & diagonal);
  const Bitboard near = (knight_attacks(square) & p.pieces(Role::Knight)) |
                        (pawn_attacks(other(by), square) & p.pieces(Role::Pawn)) |
                        (king_attacks(square) & p.pieces(Role::King));
  const Bitboard men = p.pieces(by);
  return (near & men) | unobstructed(sliders & men, square, occupied);
}

/// A legal move and the role of its man, or nothing: Move{} is no move of any position.
struct Found {
  Move move;
  Role role = Role::Pawn;
};
constexpr Found kNot{};

/// The men of `us` that give check in `next`, which `us` has reached by this move.
template <Side us>
Bitboard checkers_after(const Position& next, Found found) {
  constexpr Side them = other(us);
  const Square king = next.king(them);
  const Move move = found.move;
  if (move.is_castle() || move.kind() == MoveKind::EnPassant) {
    return attackers(next, king, us, next.occupied());
  }
  const Role role = move.promotion().value_or(found.role);
  const Bitboard reached =
      role == Role::Pawn ? pawn_attacks(us, move.to()) : reach(role, move.to());
  Bitboard checkers = 0;
  if (contains(reached, king)) checkers = unobstructed(bit(move.to()), king, next.occupied());
  // A line that the man has left may now be open.
  const Bitboard line = line_through(king, move.from());
  if (line != 0 && !contains(line, move.to())) {
    const bool straight = contains(straight_lines(king), move.from());
    const Bitboard snipers =
        line & next.pieces(us) &
        (next.pieces(Role::Queen) | next.pieces(straight ? Role::Rook : Role::Bishop));
    checkers |= unobstructed(snipers, king, next.occupied());
  }
  return checkers;
}

/// Has the side in check, the opponent of `us`, a legal move? Most often a step of the king.
template <Side us>
bool can_answer(const Position& next) {
  const Square king = next.king(other(us));
  const Bitboard without_king = next.occupied() ^ bit(king);
  for (const Square to : squares(king_attacks(king) & ~next.pieces(other(us)))) {
    if (attackers(next, to, us, without_king) == 0) return true;
  }
  return has_legal_move(next);
}

/// A move being looked for in one position.
template <Side us>
class Resolver {
 public:
  Resolver(const Position& position, Bitboard checkers)
      : p_(position), king_(position.king(us)), checkers_(checkers) {}

  /// `text` without its check sign; at least two characters.
  [[nodiscard]] Found resolve(std::string_view text) const {
    switch (text[0]) {
      case 'N': return piece(Role::Knight, text);
      case 'B': return piece(Role::Bishop, text);
      case 'R': return piece(Role::Rook, text);
      case 'Q': return piece(Role::Queen, text);
      case 'K': return king(text);
      case 'O': return castle(text);
      default: return pawn(text);
    }
  }

 private:
  static constexpr Side them = other(us);
  static constexpr int up = us == kWhite ? 8 : -8;

  static constexpr Square step(Square from, int by) {
    return square_at(static_cast<unsigned>(static_cast<int>(index(from)) + by));
  }

  /// 3.9.2 for every man but the king: a check is answered, and no line to the king is opened.
  [[nodiscard]] bool king_is_safe(Square from, Square to) const {
    if (checkers_ != 0) {
      if (more_than_one(checkers_)) return false;
      if (!contains(checkers_ | between(king_, first(checkers_)), to)) return false;
    }
    return !leaves_pin(from, to);
  }

  [[nodiscard]] bool leaves_pin(Square from, Square to) const {
    const Bitboard line = line_through(king_, from);
    if (line == 0 || contains(line, to)) return false;
    const bool straight = contains(straight_lines(king_), from);
    const Bitboard snipers =
        line & p_.pieces(them) &
        (p_.pieces(Role::Queen) | p_.pieces(straight ? Role::Rook : Role::Bishop));
    for (const Square sniper : squares(snipers)) {
      if ((between(king_, sniper) & p_.occupied()) == bit(from)) return true;
    }
    return false;
  }

  [[nodiscard]] Found pawn(std::string_view text) const {
    const bool takes = text[1] == 'x';
    const std::size_t at = takes ? 2 : 0;
    if (text.size() != at + 2 && text.size() != at + 4) return kNot;
    const auto to = square_in(text.data() + at);
    if (!to) return kNot;

    MoveKind kind = MoveKind::Normal;
    const bool last_rank = relative_rank(us, *to) == 7;
    if (last_rank != (text.size() == at + 4)) return kNot;
    if (last_rank) {
      if (text[at + 2] != '=') return kNot;
      switch (text[at + 3]) {
        case 'N': kind = MoveKind::PromoteKnight; break;
        case 'B': kind = MoveKind::PromoteBishop; break;
        case 'R': kind = MoveKind::PromoteRook; break;
        case 'Q': kind = MoveKind::PromoteQueen; break;
        default: return kNot;
      }
    }
    return takes ? pawn_capture(text[0], *to, kind) : pawn_push(*to, kind);
  }

  [[nodiscard]] Found pawn_push(Square to, MoveKind kind) const {
    const Bitboard pawns = p_.pieces(us, Role::Pawn);
    const int rank = relative_rank(us, to);
    if (rank < 2 || contains(p_.occupied(), to)) return kNot;
    Square from = step(to, -up);
    if (!contains(pawns, from)) {
      if (rank != 3 || contains(p_.occupied(), from)) return kNot;
      from = step(from, -up);
      if (!contains(pawns, from)) return kNot;
      kind = MoveKind::DoubleStep;
    }
    if (!king_is_safe(from, to)) return kNot;
    return Found{{from, to, kind}, Role::Pawn};
  }

  [[nodiscard]] Found pawn_capture(char file, Square to, MoveKind kind) const {
    if (!is_file(file)) return kNot;
    const Bitboard pawns =
        pawn_attacks(them, to) & p_.pieces(us, Role::Pawn) & file_set(file - 'a');
    if (pawns == 0) return kNot;
    const Square from = first(pawns);
    if (contains(p_.pieces(them), to)) {
      if (!king_is_safe(from, to)) return kNot;
      return Found{{from, to, kind}, Role::Pawn};
    }
    if (p_.double_step_square() != to) return kNot;
    // 3.7.3.1 empties two squares of one rank: look at the board as it will be.
    const Bitboard taken = bit(step(to, -up));
    const Bitboard after = (p_.occupied() ^ bit(from) ^ taken) | bit(to);
    if ((p_.attackers(king_, them, after) & ~taken) != 0) return kNot;
    return Found{{from, to, MoveKind::EnPassant}, Role::Pawn};
  }

  [[nodiscard]] Found piece(Role role, std::string_view text) const {
    const std::size_t size = text.size();
    if (size < 3 || size > 6) return kNot;
    const auto to = square_in(text.data() + size - 2);
    if (!to || contains(p_.pieces(us), *to)) return kNot;
    const bool takes = contains(p_.pieces(them), *to);
    if (takes != (text[size - 3] == 'x')) return kNot;
    const std::string_view from = text.substr(1, size - 3 - (takes ? 1 : 0));

    Bitboard men = p_.pieces(us, role) & reach(role, *to);
    if (role != Role::Knight) men = unobstructed(men, *to, p_.occupied());
    if (men == 0) return kNot;
    if (from.empty() && !more_than_one(men)) {
      const Square only = first(men);
      if (!king_is_safe(only, *to)) return kNot;
      return Found{{only, *to, MoveKind::Normal}, role};
    }
    for (const Square man : squares(men)) {
      if (!king_is_safe(man, *to)) men ^= bit(man);
    }
    const Bitboard man = choose(men, from);
    if (man == 0) return kNot;
    return Found{{first(man), *to, MoveKind::Normal}, role};
  }

  /// The one of `men` that `from` names in the way write_san() would, or nothing.
  static Bitboard choose(Bitboard men, std::string_view from) {
    if (men == 0) return 0;
    if (from.empty()) return more_than_one(men) ? 0 : men;
    if (!more_than_one(men) || from.size() > 2) return 0;
    if (from.size() == 2) {
      const auto square = square_in(from.data());
      if (!square || !contains(men, *square)) return 0;
      const bool needed = more_than_one(men & file_set(file_of(*square))) &&
                          more_than_one(men & rank_set(rank_of(*square)));
      return needed ? bit(*square) : 0;
    }
    if (is_file(from[0])) {
      const Bitboard named = men & file_set(from[0] - 'a');
      return more_than_one(named) ? 0 : named;
    }
    if (!is_rank(from[0])) return 0;
    const Bitboard named = men & rank_set(from[0] - '1');
    if (named == 0 || more_than_one(named)) return 0;
    return more_than_one(men & file_set(file_of(first(named)))) ? named : 0;
  }

  [[nodiscard]] Found king(std::string_view text) const {
    const bool takes = text[1] == 'x';
    if (text.size() != (takes ? 4U : 3U)) return kNot;
    const auto to = square_in(text.data() + text.size() - 2);
    if (!to || !contains(king_attacks(king_) & ~p_.pieces(us), *to)) return kNot;
    if (takes != contains(p_.pieces(them), *to)) return kNot;
    if (attackers(p_, *to, them, p_.occupied() ^ bit(king_)) != 0) return kNot;
    return Found{{king_, *to, MoveKind::Normal}, Role::King};
  }

  [[nodiscard]] Found castle(std::string_view text) const {
    const bool kingside = text == "O-O";
    if (checkers_ != 0 || (!kingside && text != "O-O-O")) return kNot;
    for (const Square rook : squares(p_.castling_rooks() & p_.pieces(us))) {
      const Move move{king_, rook, MoveKind::Castle};
      if (move.is_kingside() == kingside) return way_is_free(move) ? Found{move, Role::King} : kNot;
    }
    return kNot;
  }

  /// 3.8.2.2 and II.3: nobody else on the squares that king and rook cross or reach, no attack on
  /// those of the king; on its last one with both men there, for the rook may have been a shield.
  [[nodiscard]] bool way_is_free(Move move) const {
    const Square king_to = castled_king(move);
    const Square rook_to = castled_rook(move);
    const Bitboard others = p_.occupied() ^ bit(king_) ^ bit(move.to());
    const Bitboard arrival = bit(king_to) | bit(rook_to);
    const Bitboard crossed = between(king_, king_to);
    if (((crossed | between(move.to(), rook_to) | arrival) & others) != 0) return false;
    for (const Square square : squares(crossed)) {
      if (attackers(p_, square, them, p_.occupied() ^ bit(king_)) != 0) return false;
    }
    return attackers(p_, king_to, them, others | arrival) == 0;
  }

  const Position& p_;
  Square king_;
  Bitboard checkers_;
};

}  // namespace

template <Side us>
std::optional<Move> SanReplay::play_for(std::string_view text) {
  if (text.size() < 2) return std::nullopt;
  char sign = text.back();
  if (sign == '+' || sign == '#') {
    text.remove_suffix(1);
    if (text.size() < 2) return std::nullopt;
  } else {
    sign = '\0';
  }
  const Position& position = boards_[now_];
  const Found found = Resolver<us>(position, checkers_).resolve(text);
  const Move move = found.move;
  if (move == Move{}) return std::nullopt;
  Position& next = boards_[now_ ^ 1U];
  if (move.is_castle() || move.kind() == MoveKind::EnPassant) {
    next = position.after(move);
  } else {
    next = position;
    next.advance(move, found.role);
  }
  const Bitboard checkers = checkers_after<us>(next, found);
  if (checkers == 0 ? sign != '\0' : sign != (can_answer<us>(next) ? '+' : '#')) {
    return std::nullopt;
  }
  now_ ^= 1U;
  checkers_ = checkers;
  return move;
}

std::optional<Move> SanReplay::play(std::string_view text) {
  return boards_[now_].turn() == kWhite ? play_for<kWhite>(text) : play_for<kBlack>(text);
}

void SanReplay::play(Move move) {
  boards_[now_ ^ 1U] = boards_[now_].after(move);
  now_ ^= 1U;
  checkers_ = boards_[now_].checkers();
}

void SanReplay::reset(const Position& position, const Position& before) {
  const Position old = before;  // either may be one of our own boards
  const Position now = position;
  boards_[now_] = now;
  boards_[now_ ^ 1U] = old;
  checkers_ = now.checkers();
}

}  // namespace luatco::chess

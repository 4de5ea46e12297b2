#include "luatco/chess/san_replay.h"

#include "luatco/chess/attacks.h"
#include "luatco/chess/movegen.h"

namespace luatco::chess {
namespace {

constexpr std::optional<Move> kNot = std::nullopt;

constexpr bool is_file(char c) { return c >= 'a' && c <= 'h'; }
constexpr bool is_rank(char c) { return c >= '1' && c <= '8'; }

/// The square named at `text`, which may be anything.
constexpr std::optional<Square> square_in(const char* text) {
  if (!is_file(text[0]) || !is_rank(text[1])) return std::nullopt;
  return make_square(text[0] - 'a', text[1] - '1');
}

/// A move being looked for in one position.
template <Side us>
class Resolver {
 public:
  Resolver(const Position& position, Bitboard checkers)
      : p_(position), king_(position.king(us)), checkers_(checkers) {}

  /// `text` without its check sign; at least two characters.
  [[nodiscard]] std::optional<Move> resolve(std::string_view text) const {
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
    const bool straight = file_of(king_) == file_of(from) || rank_of(king_) == rank_of(from);
    const Bitboard snipers =
        line & p_.pieces(them) &
        (p_.pieces(Role::Queen) | p_.pieces(straight ? Role::Rook : Role::Bishop));
    for (const Square sniper : squares(snipers)) {
      if ((between(king_, sniper) & p_.occupied()) == bit(from)) return true;
    }
    return false;
  }

  [[nodiscard]] std::optional<Move> pawn(std::string_view text) const {
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

  [[nodiscard]] std::optional<Move> pawn_push(Square to, MoveKind kind) const {
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
    return Move{from, to, kind};
  }

  [[nodiscard]] std::optional<Move> pawn_capture(char file, Square to, MoveKind kind) const {
    if (!is_file(file)) return kNot;
    const Bitboard pawns =
        pawn_attacks(them, to) & p_.pieces(us, Role::Pawn) & file_set(file - 'a');
    if (pawns == 0) return kNot;
    const Square from = first(pawns);
    if (contains(p_.pieces(them), to)) {
      if (!king_is_safe(from, to)) return kNot;
      return Move{from, to, kind};
    }
    if (p_.double_step_square() != to) return kNot;
    // 3.7.3.1 empties two squares of one rank: look at the board as it will be.
    const Bitboard taken = bit(step(to, -up));
    const Bitboard after = (p_.occupied() ^ bit(from) ^ taken) | bit(to);
    if ((p_.attackers(king_, them, after) & ~taken) != 0) return kNot;
    return Move{from, to, MoveKind::EnPassant};
  }

  [[nodiscard]] std::optional<Move> piece(Role role, std::string_view text) const {
    const std::size_t size = text.size();
    if (size < 3 || size > 6) return kNot;
    const auto to = square_in(text.data() + size - 2);
    if (!to || contains(p_.pieces(us), *to)) return kNot;
    const bool takes = contains(p_.pieces(them), *to);
    if (takes != (text[size - 3] == 'x')) return kNot;
    const std::string_view from = text.substr(1, size - 3 - (takes ? 1 : 0));

    Bitboard men = attacks({us, role}, *to, p_.occupied()) & p_.pieces(us, role);
    if (men == 0) return kNot;
    if (from.empty() && !more_than_one(men)) {
      const Square only = first(men);
      if (!king_is_safe(only, *to)) return kNot;
      return Move{only, *to, MoveKind::Normal};
    }
    for (const Square man : squares(men)) {
      if (!king_is_safe(man, *to)) men ^= bit(man);
    }
    const Bitboard man = choose(men, from);
    if (man == 0) return kNot;
    return Move{first(man), *to, MoveKind::Normal};
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

  [[nodiscard]] std::optional<Move> king(std::string_view text) const {
    const bool takes = text[1] == 'x';
    if (text.size() != (takes ? 4U : 3U)) return kNot;
    const auto to = square_in(text.data() + text.size() - 2);
    if (!to || !contains(king_attacks(king_) & ~p_.pieces(us), *to)) return kNot;
    if (takes != contains(p_.pieces(them), *to)) return kNot;
    if (p_.attackers(*to, them, p_.occupied() ^ bit(king_)) != 0) return kNot;
    return Move{king_, *to, MoveKind::Normal};
  }

  [[nodiscard]] std::optional<Move> castle(std::string_view text) const {
    const bool kingside = text == "O-O";
    if (!kingside && text != "O-O-O") return kNot;
    for (const Square rook : squares(p_.castling_rooks() & p_.pieces(us))) {
      const Move move{king_, rook, MoveKind::Castle};
      if (move.is_kingside() == kingside && contains(legal_targets(p_, king_), rook)) return move;
    }
    return kNot;
  }

  const Position& p_;
  Square king_;
  Bitboard checkers_;
};

}  // namespace

std::optional<Move> SanReplay::play(std::string_view text) {
  if (text.size() < 2) return kNot;
  char sign = text.back();
  if (sign == '+' || sign == '#') {
    text.remove_suffix(1);
    if (text.size() < 2) return kNot;
  } else {
    sign = '\0';
  }
  const Position& position = boards_[now_];
  const std::optional<Move> move = position.turn() == kWhite
                                       ? Resolver<kWhite>(position, checkers_).resolve(text)
                                       : Resolver<kBlack>(position, checkers_).resolve(text);
  if (!move) return kNot;
  Position& next = boards_[now_ ^ 1U];
  next = position.after(*move);
  const Bitboard checkers = next.checkers();
  if (checkers == 0 ? sign != '\0' : sign != (has_legal_move(next) ? '+' : '#')) return kNot;
  now_ ^= 1U;
  checkers_ = checkers;
  return move;
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

#include "luatco/chess/setup.h"

#include <algorithm>

#include "luatco/base/text.h"
#include "luatco/chess/position.h"

namespace luatco::chess {
namespace {

void read_board(std::string_view text, FenReading& out) {
  int file = 0;
  int rank = 7;
  const auto fault = [&](std::string_view id) { out.faults.push_back({.id = id}); };
  for (const char c : text) {
    if (c == '/') {
      if (file != 8) fault("chess.setup.syntax_rank_width");
      file = 0;
      --rank;
    } else if (c >= '1' && c <= '8') {
      file += c - '0';
    } else if (const auto piece = parse_piece(c)) {
      if (file < 8 && rank >= 0) out.setup.board[index(make_square(file, rank))] = piece;
      ++file;
    } else {
      fault("chess.setup.syntax_piece_char");
      ++file;
    }
  }
  if (file != 8) fault("chess.setup.syntax_rank_width");
  if (rank != 0) fault("chess.setup.syntax_rank_count");
}

Bitboard castling_rook(const Setup& setup, Side side, char wing) {
  const int rank = side == kWhite ? 0 : 7;
  const auto is = [&](int file, Role role) {
    return setup.board[index(make_square(file, rank))] == Piece{side, role};
  };
  int king = -1;
  for (int f = 0; f < 8; ++f) {
    if (is(f, Role::King)) king = f;
  }
  if (wing >= 'a' && wing <= 'h') return bit(make_square(wing - 'a', rank));
  if (wing == 'k') {
    for (int f = 7; f > king && king >= 0; --f) {
      if (is(f, Role::Rook)) return bit(make_square(f, rank));
    }
    return bit(make_square(7, rank));
  }
  for (int f = 0; f < king; ++f) {
    if (is(f, Role::Rook)) return bit(make_square(f, rank));
  }
  return bit(make_square(0, rank));
}

}  // namespace

FenReading parse_fen(std::string_view text) {
  FenReading out;
  read_board(take_word(text), out);
  const std::string_view turn = take_word(text);
  if (turn == "b") {
    out.setup.turn = kBlack;
  } else if (turn != "w") {
    out.faults.push_back({.id = "chess.setup.syntax_turn"});
  }
  for (const char c : take_word(text)) {
    if (c == '-') continue;
    const Side side = c >= 'A' && c <= 'Z' ? kWhite : kBlack;
    const char wing = static_cast<char>(c | 0x20);
    if (wing != 'k' && wing != 'q' && (wing < 'a' || wing > 'h')) {
      out.faults.push_back({.id = "chess.setup.syntax_castling"});
      continue;
    }
    out.setup.castling_rooks |= castling_rook(out.setup, side, wing);
  }
  const std::string_view ep = take_word(text);
  if (!ep.empty() && ep != "-") {
    out.setup.en_passant = parse_square(ep);
    if (!out.setup.en_passant) out.faults.push_back({.id = "chess.setup.syntax_ep"});
  }
  if (const auto half = take_word(text); !half.empty()) {
    const auto n = read_number(half, kMaxHalfmoveClock);
    if (!n) out.faults.push_back({.id = "chess.setup.syntax_halfmove"});
    out.setup.halfmove_clock = static_cast<std::uint16_t>(n.value_or(0));
  }
  if (const auto full = take_word(text); !full.empty()) {
    const auto n = read_number(full, kMaxFullmoveNumber);
    if (!n) out.faults.push_back({.id = "chess.setup.syntax_fullmove"});
    out.setup.fullmove_number =
        static_cast<std::uint16_t>(std::max<std::uint32_t>(n.value_or(1), 1));
  }
  return out;
}

std::string write_fen(const Setup& setup, CastlingStyle style) {
  std::string out;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < 8; ++file) {
      const auto& piece = setup.board[index(make_square(file, rank))];
      if (!piece) {
        ++empty;
        continue;
      }
      if (empty > 0) append_number(out, empty);
      empty = 0;
      out += letter(*piece);
    }
    if (empty > 0) append_number(out, empty);
    if (rank > 0) out += '/';
  }
  out += setup.turn == kWhite ? " w " : " b ";
  bool any = false;
  for (const Side side : {kWhite, kBlack}) {
    const int rank = side == kWhite ? 0 : 7;
    const Bitboard rooks = setup.castling_rooks & rank_set(rank);
    for (int file = 7; file >= 0; --file) {
      const Bitboard rook = bit(make_square(file, rank));
      if ((rooks & rook) == 0) continue;
      char c = static_cast<char>('a' + file);
      if (style == CastlingStyle::XFen) {
        if (castling_rook(setup, side, 'k') == rook) c = 'k';
        if (castling_rook(setup, side, 'q') == rook) c = 'q';
      }
      out += side == kWhite ? static_cast<char>(c - 0x20) : c;
      any = true;
    }
  }
  if (!any) out += '-';
  out += ' ';
  out += setup.en_passant ? name(*setup.en_passant) : "-";
  out += ' ';
  append_number(out, setup.halfmove_clock);
  out += ' ';
  append_number(out, setup.fullmove_number);
  return out;
}

Setup chess960_setup(int number) {
  Setup setup = parse_fen(kInitialFen).setup;
  std::array<Role, 8> row{};
  std::array<bool, 8> used{};
  const auto place = [&](int nth, Role role) {
    for (std::size_t f = 0; f < 8; ++f) {
      if (used[f] || nth-- != 0) continue;
      row[f] = role;
      used[f] = true;
      return;
    }
  };
  const auto fix = [&](int file, Role role) {
    row[static_cast<std::size_t>(file)] = role;
    used[static_cast<std::size_t>(file)] = true;
  };
  int n = number;
  fix(n % 4 * 2 + 1, Role::Bishop);
  n /= 4;
  fix(n % 4 * 2, Role::Bishop);
  n /= 4;
  place(n % 6, Role::Queen);
  n /= 6;
  constexpr int knights[10][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                  {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};
  place(knights[n % 10][0], Role::Knight);
  place(knights[n % 10][1] - 1, Role::Knight);
  place(0, Role::Rook);
  place(0, Role::King);
  place(0, Role::Rook);
  setup.castling_rooks = 0;
  for (int f = 0; f < 8; ++f) {
    const Role role = row[static_cast<std::size_t>(f)];
    setup.board[index(make_square(f, 0))] = Piece{kWhite, role};
    setup.board[index(make_square(f, 7))] = Piece{kBlack, role};
    if (role == Role::Rook) setup.castling_rooks |= bit(make_square(f, 0)) | bit(make_square(f, 7));
  }
  return setup;
}

Position::Checked Position::from_setup(const Setup& setup) {
  Checked out;
  Position p;
  for (unsigned i = 0; i < kSquares; ++i) {
    if (setup.board[i])
      p.board_.men.put(setup.board[i]->side, setup.board[i]->role, bit(square_at(i)));
  }
  const auto fault = [&](std::string_view id, Severity severity) {
    out.faults.push_back({.id = id, .severity = severity});
  };
  if (count(p.pieces(kWhite, Role::King)) != 1) fault("chess.setup.no_white_king", Severity::Error);
  if (count(p.pieces(kBlack, Role::King)) != 1) fault("chess.setup.no_black_king", Severity::Error);
  if ((p.pieces(Role::Pawn) & (rank_set(0) | rank_set(7))) != 0) {
    fault("chess.setup.pawn_on_back_rank", Severity::Error);
  }
  if (!out.faults.empty()) return out;
  p.turn_ = setup.turn;
  p.halfmove_clock_ = setup.halfmove_clock;
  p.fullmove_number_ = setup.fullmove_number;
  if (p.attackers(p.king(luatco::other(p.turn_)), p.turn_, p.occupied()) != 0) {
    fault("chess.setup.opposite_check", Severity::Error);
    return out;
  }
  p.board_.castling_rooks = setup.castling_rooks;
  for (const Square rook : squares(setup.castling_rooks)) {
    const int rank = rank_of(rook);
    const Side side = rank == 0 ? kWhite : kBlack;
    const bool home = (rank == 0 || rank == 7) && p.piece_at(rook) == Piece{side, Role::Rook} &&
                      rank_of(p.king(side)) == rank;
    if (!home) {
      fault("chess.setup.bad_castling_right", Severity::Repair);
      p.board_.castling_rooks &= ~bit(rook);
    }
  }
  if (setup.en_passant) {
    const Square ep = *setup.en_passant;
    const int up = p.turn_ == kWhite ? 8 : -8;
    const int behind = static_cast<int>(index(ep));
    const bool good = relative_rank(p.turn_, ep) == 5 && !p.piece_at(ep) &&
                      p.piece_at(square_at(static_cast<unsigned>(behind - up))) ==
                          Piece{luatco::other(p.turn_), Role::Pawn} &&
                      !p.piece_at(square_at(static_cast<unsigned>(behind + up)));
    if (good) {
      p.board_.en_passant = static_cast<std::uint8_t>(index(ep));
    } else {
      fault("chess.setup.bad_ep_square", Severity::Repair);
    }
  }
  out.position = p;
  return out;
}

}  // namespace luatco::chess

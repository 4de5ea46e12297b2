#include "luatco/chess/can_mate.h"

#include <algorithm>

#include "luatco/chess/attacks.h"
#include "luatco/chess/helpmate.h"
#include "luatco/chess/helpmate_descent.h"
#include "luatco/chess/helpmate_walk.h"
#include "luatco/chess/mate_material.h"
#include "luatco/chess/movegen.h"
#include "luatco/chess/seen_positions.h"

namespace luatco::chess {

std::string_view name(MateProof proof) {
  switch (proof) {
    case MateProof::Board: return "board";
    case MateProof::Material: return "material";
    case MateProof::Forced: return "forced";
    case MateProof::Saturation: return "saturation";
    case MateProof::CheckChain: return "check_chain";
    case MateProof::Exhausted: return "exhausted";
    case MateProof::Search: return "search";
  }
  return "";
}

namespace {

constexpr int kForcedMoves = 16;  // longer forced series are searched like any other
constexpr std::size_t kClosurePositions = 3000;
constexpr int kCheckChain = 16;
constexpr std::uint64_t kWalkNodes = 5000;

bool is_mate_for(const Position& p, Side winner) { return p.turn() != winner && p.checkers() != 0; }

bool has_heavy_men(const Position& p) {
  return (p.pieces(Role::Knight) | p.pieces(Role::Rook) | p.pieces(Role::Queen)) != 0;
}

/// Plays the moves that are the only ones there. `circle` is set when they come back to a position:
/// then nothing else can ever happen.
struct Forced {
  Position position;
  std::vector<Move> line;
  bool circle = false;
};
Forced play_forced(const Position& start) {
  Forced out{start, {}, false};
  SeenPositions seen;
  for (int i = 0; i < kForcedMoves; ++i) {
    const MoveList moves = legal_moves(out.position);
    if (moves.size() != 1) break;
    if (i == 0) seen.insert(out.position);
    out.line.push_back(moves.front());
    out.position = out.position.after(moves.front());
    if (!seen.insert(out.position)) {
      out.circle = true;
      break;
    }
  }
  return out;
}

/// Visits every position that can arise; gives up past kClosurePositions.
CanMate visit_all(const Position& start, Side winner, std::uint64_t& nodes) {
  SeenPositions seen;
  std::vector<Position> open{start};
  seen.insert(start);
  while (!open.empty()) {
    const Position position = open.back();
    open.pop_back();
    if (lacks_mating_material(position, winner)) continue;
    const MoveList moves = legal_moves(position);
    if (moves.empty() && is_mate_for(position, winner)) return CanMate::Yes;
    for (const Move move : moves) {
      ++nodes;
      const Position next = position.after(move);
      if (!seen.insert(next)) continue;
      if (seen.size() > kClosurePositions) return CanMate::Open;
      open.push_back(next);
    }
  }
  return CanMate::No;
}

/// Follows checks to their end and asks saturation about every position that is no check. Yes is
/// not answered here (it would have no line): open instead.
class CheckChains {
 public:
  explicit CheckChains(Side winner) : winner_(winner) {}

  CanMate follow(const Position& position, int depth) {
    if (depth > kCheckChain) return CanMate::Open;
    seen_.insert(position);
    const MoveList moves = legal_moves(position);
    if (moves.empty()) return is_mate_for(position, winner_) ? CanMate::Open : CanMate::No;
    for (const Move move : moves) {
      ++nodes;
      const Position next = position.after(move);
      if (!seen_.insert(next)) continue;
      const bool on = next.checkers() != 0 || depth == 0;
      if (on && follow(next, depth + 1) != CanMate::No) return CanMate::Open;
      if (!on && !prove_by_saturation(next, winner_)) return CanMate::Open;
    }
    return CanMate::No;
  }

  std::uint64_t nodes = 0;

 private:
  Side winner_;
  SeenPositions seen_;
};

class Question {
 public:
  Question(const Position& position, Side winner, std::uint64_t max_nodes)
      : forced_(play_forced(position)),
        position_(forced_.position),
        winner_(winner),
        max_nodes_(max_nodes),
        search_(position_, winner) {}

  MateAnswer answer() {
    const MoveList moves = legal_moves(position_);
    if (moves.empty()) {
      return is_mate_for(position_, winner_) ? yes(MateProof::Board, {}) : no(MateProof::Board);
    }
    if (lacks_mating_material(position_, winner_)) return no(MateProof::Material);
    if (forced_.circle) return no(MateProof::Forced);
    for (const auto step : {&Question::descend, &Question::saturate_early, &Question::walk,
                            &Question::saturate_late, &Question::chain, &Question::look_deep}) {
      if (auto found = (this->*step)()) return *std::move(found);
    }
    MateAnswer open;
    open.nodes = search_.nodes() + other_nodes_;
    return open;
  }

 private:
  using Step = std::optional<MateAnswer>;

  MateAnswer yes(MateProof proof, const std::vector<Move>& line) {
    MateAnswer answer{CanMate::Yes, proof, forced_.line, std::nullopt, nodes()};
    answer.line.insert(answer.line.end(), line.begin(), line.end());
    return answer;
  }
  MateAnswer no(MateProof proof) { return {CanMate::No, proof, {}, reach_, nodes()}; }
  [[nodiscard]] std::uint64_t nodes() const {
    return search_.nodes() + other_nodes_ + forced_.line.size();
  }

  // The steps, from cheap to dear.
  Step descend() {
    HelpmateDescent descent(position_, winner_);
    const bool found = descent.find(max_nodes_);
    other_nodes_ += descent.nodes();
    if (!found) return std::nullopt;
    return yes(MateProof::Search, descent.line());
  }
  Step walk() {
    HelpmateWalk walk(position_, winner_);
    const bool found = walk.find(std::min(kWalkNodes, max_nodes_));
    other_nodes_ += walk.nodes();
    if (walk.exhausted()) return no(MateProof::Exhausted);
    if (!found) return std::nullopt;
    return yes(MateProof::Search, walk.line());
  }
  Step saturate() {
    reach_ = prove_by_saturation(position_, winner_);
    if (reach_) return no(MateProof::Saturation);
    return std::nullopt;
  }
  // Saturation says much where only bishops and pawns stand, and little elsewhere.
  Step saturate_early() { return has_heavy_men(position_) ? std::nullopt : saturate(); }
  Step saturate_late() { return has_heavy_men(position_) ? saturate() : std::nullopt; }
  Step chain() {
    CheckChains chains(winner_);
    const CanMate found = chains.follow(position_, 0);
    other_nodes_ += chains.nodes;
    if (found == CanMate::No) return no(MateProof::CheckChain);
    return std::nullopt;
  }
  Step look_deep() { return answer_of(search_.search(max_nodes_)); }
  Step answer_of(Helpmate::Verdict verdict) {
    switch (verdict) {
      case Helpmate::Verdict::Found: return yes(MateProof::Search, search_.line());
      case Helpmate::Verdict::Exhausted: return no(MateProof::Exhausted);
      case Helpmate::Verdict::Unknown: return std::nullopt;
    }
    return std::nullopt;
  }

  Forced forced_;
  Position position_;
  Side winner_;
  std::uint64_t max_nodes_;
  Helpmate search_;
  std::optional<ReachProof> reach_;
  std::uint64_t other_nodes_ = 0;
};

}  // namespace

MateAnswer can_mate(const Position& position, Side side, std::uint64_t max_nodes) {
  return Question(position, side, max_nodes).answer();
}

namespace {

/// The fast form: a shallow search of *all* lines that ends at the first one which is not refuted.
class FastRefutation {
 public:
  explicit FastRefutation(Side winner) : winner_(winner) {}

  bool refuted(const Position& position, int depth, bool pawn_moved) {
    if (lacks_mating_material(position, winner_)) return true;
    const MoveList moves = legal_moves(position);
    if (moves.empty()) return !is_mate_for(position, winner_);
    if (depth == 0) return false;
    for (const Move move : moves) {
      switch (*position.role_at(move.from())) {
        case Role::King: king_moved[luatco::index(position.turn())] = true; break;
        case Role::Pawn: two_pawn_moves |= pawn_moved; break;
        case Role::Bishop:
        case Role::Knight:
        case Role::Rook:
        case Role::Queen: break;
      }
      const bool pawn = pawn_moved || contains(position.pieces(Role::Pawn), move.from());
      if (!refuted(position.after(move), depth - 1, pawn)) return false;
    }
    return true;
  }

  std::array<bool, 2> king_moved{};
  bool two_pawn_moves = false;

 private:
  Side winner_;
};

/// White pawns with a black pawn or king right before them.
int blocked_pawns(const Position& p) {
  const Bitboard ahead = p.pieces(kWhite, Role::Pawn) << 8;
  return count(ahead & p.pieces(kBlack) & (p.pieces(Role::Pawn) | p.pieces(Role::King)));
}

/// Is there a pawn without an enemy pawn on its file, not counting those one step from promoting?
bool has_lone_pawn(const Position& p) {
  const auto files = [](Bitboard pawns) {
    pawns |= pawns >> 32;
    pawns |= pawns >> 16;
    pawns |= pawns >> 8;
    return pawns & 0xFF;
  };
  return files(p.pieces(kWhite, Role::Pawn) & ~rank_set(6)) !=
         files(p.pieces(kBlack, Role::Pawn) & ~rank_set(1));
}

/// Has a knight, rook or queen a square to go to, pins and checks not counted?
bool heavy_men_are_free(const Position& p) {
  for (const Side side : {kWhite, kBlack}) {
    const Bitboard own = p.pieces(side);
    for (const Square s : squares(own & p.pieces(Role::Knight))) {
      if ((knight_attacks(s) & ~own) != 0) return true;
    }
    for (const Square s : squares(own & (p.pieces(Role::Rook) | p.pieces(Role::Queen)))) {
      if ((rook_attacks(s, p.occupied()) & ~own) != 0) return true;
    }
    for (const Square s : squares(own & p.pieces(Role::Queen))) {
      if ((bishop_attacks(s, p.occupied()) & ~own) != 0) return true;
    }
  }
  return false;
}

/// Locked as far as a proof of the fast form asks for it?
bool is_rather_locked(const Position& p) {
  return blocked_pawns(p) >= std::max(1, count(p.pieces(Role::Pawn)) / 2 - 2);
}

}  // namespace

bool worth_asking_who_can_mate(const Position& p) {
  constexpr int kFewMen = 4;
  const Bitboard heavy = p.pieces(Role::Knight) | p.pieces(Role::Rook) | p.pieces(Role::Queen);
  for (const Side side : {kWhite, kBlack}) {
    const Bitboard men = p.pieces(side);
    if (count(men) <= kFewMen || (men & heavy) == 0) return true;
  }
  return is_rather_locked(p) || p.checkers() != 0;
}

bool surely_cannot_mate(const Position& start, Side side) {
  // A set-up may show a mate that these men could never give: the board comes first.
  if (lacks_mating_material(start, side)) {
    return !is_mate_for(start, side) || has_legal_move(start);
  }
  if (!worth_asking_who_can_mate(start)) return false;
  const Forced forced = play_forced(start);
  if (forced.circle) return true;
  const Position& p = forced.position;
  const MoveList moves = legal_moves(p);
  if (moves.empty()) return !is_mate_for(p, side);

  const bool light = !has_heavy_men(p);
  FastRefutation look(side);
  if (look.refuted(p, light ? 7 : 4, false)) return true;

  const int pawns = count(p.pieces(Role::Pawn));
  if (heavy_men_are_free(p) || !is_rather_locked(p)) return false;
  if (light && !(look.king_moved[0] && look.king_moved[1]) && moves.size() <= 8 &&
      look.refuted(p, 15, false)) {
    return true;
  }
  if (has_lone_pawn(p)) return false;
  if (prove_by_saturation(p, side)) return true;
  if (p.checkers() != 0 && pawns >= 6 && light && CheckChains(side).follow(p, 0) == CanMate::No) {
    return true;
  }
  std::uint64_t nodes = 0;
  return light && pawns >= 10 && p.pieces(Role::Bishop) == 0 && !look.two_pawn_moves &&
         visit_all(p, side, nodes) == CanMate::No;
}

}  // namespace luatco::chess

// What a game's record is held against: the reader's own findings, and what the laws say about the
// moves taken together.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "luatco/api/describe.h"
#include "luatco/api/telling.h"
#include "luatco/check/clock_watch.h"
#include "luatco/check/finding.h"
#include "luatco/formats/pgn_visitor.h"
#include "luatco/formats/record_rules.h"
#include "luatco/game/draw_watch.h"

namespace luatco::check {

/// A game whose draws can be watched.
template <class G>
concept Checkable = game::Lawful<G> &&
                    requires(const typename G::Position& position) { G::cuts_history(position); };

/// Where the reports of finished games go, and how offsets in the text become offsets in the file.
class GameSink {
 public:
  virtual ~GameSink() = default;
  [[nodiscard]] virtual std::uint64_t file_offset(std::uint64_t text_offset) const = 0;
  virtual void begin(GameReport& game) = 0;
  virtual void take(const GameReport& game) = 0;
  /// Is the board of this finding asked for?
  [[nodiscard]] virtual bool wants_board(const Finding& finding) const = 0;
  /// What is said about text that belongs to no game.
  virtual void take(const Finding& orphan) = 0;
};

/// What is kept of a game besides what is found.
struct Keep {
  bool moves = false;   // all moves, in two notations
  bool boards = false;  // players' names, and boards for findings
};

template <Checkable G>
class GameChecker : public formats::PgnVisitor<G> {
 public:
  /// `rulebook` and `sink` must outlive this.
  GameChecker(const typename G::Rulebook& rulebook, Keep keep, GameSink& sink)
      : watch_(rulebook), rulebook_(rulebook), keep_(keep), sink_(sink) {}

  /// The reader has come to its end; `last` is something more to say about the last game.
  void finish(std::optional<Finding> last = {}) {
    if (last) add(std::move(*last));
    if (has_game_) {
      if (keep_.boards) add_boards();
      sink_.take(report_);
    }
    has_game_ = ended_ = false;
  }

  void begin_game(std::uint64_t offset) {
    // Not before: what follows a result is said about the game it ends.
    if (ended_) finish();
    has_game_ = true;
    report_ = {};
    report_.offset = sink_.file_offset(offset);
    report_.game = G::kName;
    report_.rules = rulebook_.name;
    sink_.begin(report_);
    depth_ = 0;
    started_ = false;
    clocks_.control({});
    places_.clear();
    line_.clear();
  }

  void tag(std::string_view name, std::string_view value) {
    if (keep_.boards && (name == "White" || name == "Red")) report_.first = value;
    if (keep_.boards && name == "Black") report_.second = value;
    if (name == "TimeControl") clocks_.control(value);
  }

  void start(const typename G::Position& position, std::string_view notation) {
    report_.notation = notation;
    started_ = true;
    start_ = last_ = position;
    watch_.start(position);
    clocks_.start(position.turn());
  }

  void move(const formats::PgnPly<G>& ply) {
    if (depth_ != 0) return;
    watch_.add(ply.after);
    last_ = ply.after;
    places_.push_back({ply.token, ply.offset});
    clocks_.move(static_cast<int>(places_.size()), ply.before.turn());
    if (keep_.boards) line_.push_back(ply.move);
    if (keep_.moves) {
      report_.moves.push_back(G::write_move(ply.before, ply.move, G::notations().front().name));
      report_.san.push_back(G::write_move(ply.before, ply.move, own_notation()));
    }
  }

  void comment(std::string_view text) {
    if (depth_ != 0 || places_.empty()) return;
    clocks_.comment(text, static_cast<int>(places_.size()), other(last_.turn()));
  }

  void begin_variation() { ++depth_; }
  void end_variation() { --depth_; }

  void finding(const formats::Finding& finding) {
    if (finding.id == id(formats::PgnFindingId::ResultAgainstBoard))
      return;  // see compare_result()
    Finding mine{.id = finding.id, .weight = weight(finding.severity)};
    if (finding.ply != 0) mine.ply = static_cast<int>(finding.ply);
    if (!finding.token.empty()) mine.token = std::string(finding.token);
    mine.offset = sink_.file_offset(finding.offset);
    mine.args = args_json(finding);
    if (finding.in_variation) mine.args.set("in_variation", true);
    if (finding.reason) {
      mine.args.set("reason", api::reason_json(*finding.reason, api::naming<G>()));
      if (keep_.boards) {
        mine.shown = api::shown_json(*finding.reason, api::naming<G>());
      }
    }
    add(std::move(mine));
  }

  void end_game(const formats::PgnEnd& end) {
    report_.plies = static_cast<int>(end.plies);
    if (!end.marker.empty()) report_.result = formats::name(end.result);
    if (started_) {
      watch_.finish();
      tell_of_end();
      tell_of_claims();
      for (const ClockWatch::Remark& remark : clocks_.remarks()) {
        insert(remark.ply, remark.id, remark.weight, api::Json::object());
      }
      compute(end);
    } else {
      report_.computed.set("state", "unknown").set("claims", api::Json::array());
    }
    ended_ = true;
  }

 private:
  using Watch = game::DrawWatch<G>;

  void add(Finding&& finding) {
    if (has_game_) {
      report_.findings.push_back(std::move(finding));
    } else {
      sink_.take(finding);
    }
  }

  static std::string_view own_notation() { return formats::RecordRules<G>::notations().front(); }

  static Weight weight(formats::FindingSeverity severity) {
    switch (severity) {
      case formats::FindingSeverity::Note: return Weight::Note;
      case formats::FindingSeverity::Warning: return Weight::Warning;
      case formats::FindingSeverity::Error: return Weight::Error;
    }
    return Weight::Error;
  }

  static api::Json args_json(const formats::Finding& finding) {
    const Reason facts{.id = finding.id, .law = {}, .evidence = finding.args};
    api::Json args = *api::reason_json(facts, api::naming<G>()).find("args");
    // The reader names the fault of a set-up by its id.
    const bool is_fault = finding.id == id(formats::PgnFindingId::BadFen) ||
                          finding.id == id(formats::PgnFindingId::FenRepaired);
    if (!is_fault || args.text("text").empty()) return args;
    api::Json fault = api::Json::object().set("fault", args.text("text"));
    for (const std::string_view place : {"square", "offset"}) {
      if (const api::Json* where = args.find(place)) fault.set(place, *where);
    }
    return fault;
  }

  /// The words of the text that a ply stands in.
  struct Place {
    std::string_view token;
    std::uint64_t offset;
  };

  /// About the `ply`-th ply; takes its place among the findings in the order of the text.
  void insert(int ply, std::string_view id, Weight weight, api::Json args) {
    const Place& place = places_[static_cast<std::size_t>(ply) - 1];
    Finding finding{.id = id,
                    .weight = weight,
                    .ply = ply,
                    .token = std::string(place.token),
                    .offset = sink_.file_offset(place.offset),
                    .args = std::move(args)};
    const auto after = [&](const Finding& other) { return other.offset > finding.offset; };
    auto& all = report_.findings;
    all.insert(std::find_if(all.begin(), all.end(), after), std::move(finding));
  }

  /// After a draw that came by itself (5.2.2, 9.6) play should have stopped; the moves are legal.
  void tell_of_end() {
    const auto& end = watch_.end();
    if (!end) return;
    for (const Offence& offence : end->offences) {
      insert(end->ply, id(offence.rule), Weight::Warning,
             api::Json::object().set("side", side_id(offence.by)));
    }
    if (end->ply >= static_cast<int>(places_.size())) return;
    api::Json args = api::Json::object();
    args.set("ending", end->outcome.ending).set("ply", end->ply);
    set_details(args, end->outcome);
    insert(end->ply + 1, id(formats::PgnFindingId::MoveAfterEnd), Weight::Warning, std::move(args));
  }

  void tell_of_claims() {
    if (places_.empty()) return;
    for (const auto& chance : watch_.chances()) {
      // What stood open at the start is told at the first ply.
      api::Json args = api::Json::object().set("by", side_id(chance.by));
      if (const auto limit = game::limit_of<G>(chance.id, rulebook_)) args.set("limit", *limit);
      insert(std::max(chance.ply, 1), chance.id, Weight::Note, std::move(args));
    }
  }

  /// Of a move that is refused the board before it, with the reason; of anything else that is said
  /// of a ply the board after it, with the move.
  void add_boards() {
    for (Finding& finding : report_.findings) {
      if (!finding.ply || !started_ || !sink_.wants_board(finding)) continue;
      const bool refused = !finding.shown.is_null();
      const auto wanted = static_cast<std::size_t>(refused ? *finding.ply - 1 : *finding.ply);
      const std::size_t plies = std::min(wanted, line_.size());
      typename G::Position position = start_;
      for (std::size_t i = 0; i < plies; ++i) position = position.after(line_[i]);
      finding.fen = G::write_fen(position);
      if (plies == 0 || (refused && !finding.shown.find("arrows")->items()->empty())) continue;
      const auto& last = line_[plies - 1];
      finding.shown =
          api::steps_json({{.said = {},
                            .marks = {},
                            .arrows = {{G::from(last), G::to(last), explain::ArrowKind::Past}}}},
                          api::naming<G>())
              .items()
              ->front();
    }
  }

  static std::string_view side_id(Side side) { return G::shape().side_ids[index(side)]; }

  /// Who won and who lost and by which limit, for the sentence of the ending.
  void set_details(api::Json& args, const Outcome& outcome) const {
    if (const auto limit = game::limit_of<G>(outcome.ending, rulebook_)) args.set("limit", *limit);
    if (!outcome.winner) return;
    args.set("side", side_id(*outcome.winner)).set("other", side_id(other(*outcome.winner)));
  }

  static std::string_view result_of(const Outcome& outcome) {
    if (!outcome.winner) return formats::name(formats::PgnResult::Draw);
    return formats::name(*outcome.winner == Side::First ? formats::PgnResult::FirstWins
                                                        : formats::PgnResult::SecondWins);
  }

  static api::Json outcome_json(const Outcome& outcome) {
    api::Json json = api::Json::object();
    json.set("result", result_of(outcome)).set("ending", outcome.ending);
    if (outcome.winner) json.set("winner", side_id(*outcome.winner));
    return json;
  }

  /// How the moves alone ended the game, and after which ply.
  std::optional<typename Watch::End> true_end() const {
    if (watch_.end()) return watch_.end();
    const auto outcome = G::board_outcome(last_);
    if (!outcome) return std::nullopt;
    return typename Watch::End{*outcome, report_.plies};
  }

  void compute(const formats::PgnEnd& end) {
    const auto over = true_end();
    api::Json& computed = report_.computed;
    computed.set("state", over ? "over" : "ongoing");
    if (over) computed.set("ply", over->ply).set("outcome", outcome_json(over->outcome));
    computed.set("claims", over ? api::Json::array() : open_claims());
    if (over) compare_result(end, *over);
  }

  /// The reader looks at the last position only; here every end of the game is known. A game left
  /// open on purpose ("*") contradicts nothing but checkmate and stalemate.
  void compare_result(const formats::PgnEnd& end, const typename Watch::End& over) {
    const std::string_view recorded = formats::name(end.result);
    if (recorded == result_of(over.outcome)) return;
    if (end.result == formats::PgnResult::Open && watch_.end()) return;
    Finding finding{.id = id(formats::PgnFindingId::ResultAgainstBoard),
                    .weight = Weight::Warning,
                    .ply = over.ply,
                    .token = std::string(recorded),
                    .offset = sink_.file_offset(end.marker_offset)};
    finding.args.set("ending", over.outcome.ending);
    if (over.outcome.winner) finding.args.set("winner", side_id(*over.outcome.winner));
    set_details(finding.args, over.outcome);
    add(std::move(finding));
  }

  api::Json open_claims() {
    api::Json list = api::Json::array();
    for (const auto& claim : watch_.claims()) {
      api::Json json = api::Json::object();
      json.set("id", claim.id).set("by", side_id(claim.by));
      if (claim.with_move) {
        json.set("with_move", G::write_move(last_, *claim.with_move, G::notations().front().name));
      }
      list.push(std::move(json));
    }
    return list;
  }

  Watch watch_;
  const typename G::Rulebook& rulebook_;
  Keep keep_;
  GameSink& sink_;
  GameReport report_;
  typename G::Position start_;
  typename G::Position last_;
  std::vector<typename G::Move> line_;  // where boards are kept
  std::vector<Place> places_;
  ClockWatch clocks_;
  int depth_ = 0;
  bool has_game_ = false;
  bool started_ = false;
  bool ended_ = false;
};

}  // namespace luatco::check

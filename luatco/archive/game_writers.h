// The line formats a game is converted to: visitors of the PGN reader that append to a text.
//
// A reader may begin a game twice (it has found that the letters are of another language): each
// writer remembers where its game began in the text and goes back there.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "luatco/api/json.h"
#include "luatco/archive/report.h"
#include "luatco/formats/pgn_visitor.h"

namespace luatco::archive {

/// What all of them share: the main line alone is followed, errors are counted.
template <Rules G>
class GameWriter : public formats::PgnVisitor<G> {
 public:
  static constexpr bool kReadsVariations = false;

  explicit GameWriter(std::string& out) : out_(out) {}

  void begin_game(std::uint64_t) {
    if (open_) out_.resize(begin_);
    begin_ = out_.size();
    open_ = true;
    has_error_ = false;
    started_ = false;
  }
  void start(const typename G::Position&, std::string_view) { started_ = true; }
  void finding(const formats::Finding& finding) {
    has_error_ = has_error_ || finding.severity == formats::FindingSeverity::Error;
  }
  void end_game(const formats::PgnEnd&) {
    open_ = false;
    ++totals.games;
    if (has_error_) ++totals.games_with_errors;
  }

  Totals totals;

 protected:
  static std::string_view coordinates() { return G::notations().front().name; }

  /// False where nobody can play from what the tags say.
  [[nodiscard]] bool started() const { return started_; }

  std::string& out_;

 private:
  std::size_t begin_ = 0;
  bool started_ = false;
  bool open_ = false;
  bool has_error_ = false;
};

template <Rules G>
class UciWriter : public GameWriter<G> {
 public:
  UciWriter(std::string& out, std::string_view) : GameWriter<G>(out) {}
  void begin_game(std::uint64_t offset) {
    GameWriter<G>::begin_game(offset);
    moves_ = 0;
  }
  void start(const typename G::Position& position, std::string_view notation) {
    GameWriter<G>::start(position, notation);
    this->out_ += "position ";
    this->out_ += position == G::initial() ? "startpos" : "fen " + G::write_fen(position);
  }
  void move(const formats::PgnPly<G>& ply) {
    this->out_ += moves_++ == 0 ? " moves " : " ";
    this->out_ += G::write_move(ply.before, ply.move, this->coordinates());
  }
  void end_game(const formats::PgnEnd& end) {
    if (this->started()) this->out_ += "\n";
    GameWriter<G>::end_game(end);
  }

 private:
  int moves_ = 0;
};

template <Rules G>
class FenWriter : public GameWriter<G> {
 public:
  FenWriter(std::string& out, std::string_view) : GameWriter<G>(out) {}
  void start(const typename G::Position& position, std::string_view notation) {
    GameWriter<G>::start(position, notation);
    add(position);
  }
  void move(const formats::PgnPly<G>& ply) { add(ply.after); }
  void end_game(const formats::PgnEnd& end) {
    if (this->started()) this->out_ += "\n";
    GameWriter<G>::end_game(end);
  }

 private:
  void add(const typename G::Position& position) { this->out_ += G::write_fen(position) + "\n"; }
};

template <Rules G>
class EpdWriter : public GameWriter<G> {
 public:
  EpdWriter(std::string& out, std::string_view) : GameWriter<G>(out) {}
  void begin_game(std::uint64_t offset) {
    GameWriter<G>::begin_game(offset);
    first_.clear();
    second_.clear();
  }
  void tag(std::string_view name, std::string_view value) {
    if (name == "White" || name == "Red") first_ = value;
    if (name == "Black") second_ = value;
  }
  void start(const typename G::Position& position, std::string_view notation) {
    GameWriter<G>::start(position, notation);
    last_ = position;
  }
  void move(const formats::PgnPly<G>& ply) { last_ = ply.after; }
  void end_game(const formats::PgnEnd& end) {
    if (this->started()) write(end);
    GameWriter<G>::end_game(end);
  }

 private:
  /// The first four fields of FEN; its counters become operations.
  void write(const formats::PgnEnd& end) {
    std::string fen = G::write_fen(last_);
    const auto number_at = fen.rfind(' ');
    const auto clock_at = fen.rfind(' ', number_at - 1);
    const std::string number = fen.substr(number_at + 1);
    const std::string clock = fen.substr(clock_at + 1, number_at - clock_at - 1);
    fen.resize(clock_at);
    this->out_ += fen + " hmvc " + clock + "; fmvn " + number + "; c0 \"" +
                  std::string(formats::name(end.result)) + "\"; id \"" + quoted(first_) + " - " +
                  quoted(second_) + "\";\n";
  }
  /// EPD has no way to write a quote inside quotes.
  static std::string quoted(std::string text) {
    for (char& c : text) {
      if (c == '"') c = '\'';
    }
    return text;
  }

  std::string first_;
  std::string second_;
  typename G::Position last_ = G::initial();
};

template <Rules G>
class JsonlWriter : public GameWriter<G> {
 public:
  JsonlWriter(std::string& out, std::string_view notation)
      : GameWriter<G>(out), notation_(notation) {}
  void begin_game(std::uint64_t offset) {
    GameWriter<G>::begin_game(offset);
    tags_ = moves_ = san_ = {};
    fen_.clear();
  }
  void tag(std::string_view name, std::string_view value) { tags_.set(name, value); }
  void start(const typename G::Position& position, std::string_view) {
    fen_ = G::write_fen(position);
  }
  void move(const formats::PgnPly<G>& ply) {
    moves_.push(G::write_move(ply.before, ply.move, this->coordinates()));
    san_.push(G::write_move(ply.before, ply.move, notation_));
  }
  void end_game(const formats::PgnEnd& end) {
    api::Json json = api::Json::object();
    json.set("game", G::kName);
    json.set("tags", tags_.is_null() ? api::Json::object() : std::move(tags_));
    json.set("fen", fen_);
    json.set("moves", moves_.is_null() ? api::Json::array() : std::move(moves_));
    json.set("san", san_.is_null() ? api::Json::array() : std::move(san_));
    json.set("result", formats::name(end.result));
    json.set("complete", end.complete);
    this->out_ += json.dump() + "\n";
    GameWriter<G>::end_game(end);
  }

 private:
  std::string_view notation_;
  api::Json tags_;
  api::Json moves_;
  api::Json san_;
  std::string fen_;
};

}  // namespace luatco::archive

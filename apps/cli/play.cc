#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <optional>
#include <random>

#include "apps/cli/board_text.h"
#include "apps/cli/client.h"
#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/event_log.h"
#include "apps/cli/opponent.h"
#include "apps/cli/words.h"
#include "luatco/base/ascii.h"
#include "luatco/game/time_control.h"

namespace luatco::cli {
namespace {

using api::Json;
constexpr game::Millis kMinute = 60'000;

/// What a line typed at the table asks for, apart from a move.
enum class Command : std::uint8_t {
  Undo,
  Resign,
  Draw,
  Accept,
  Decline,
  Claim,
  Flag,
  Clock,
  Moves,
  Flip,
  Board,
  Save,
  Engine,
  Help,
  Quit
};
struct CommandName {
  Command command;
  std::string_view id;  // cli.play.command.<id>: the words for it, "undo, u"
};
constexpr CommandName kCommands[] = {
    {Command::Undo, "undo"},     {Command::Resign, "resign"},   {Command::Draw, "draw"},
    {Command::Accept, "accept"}, {Command::Decline, "decline"}, {Command::Claim, "claim"},
    {Command::Flag, "flag"},     {Command::Clock, "clock"},     {Command::Moves, "moves"},
    {Command::Flip, "flip"},     {Command::Board, "board"},     {Command::Save, "save"},
    {Command::Engine, "engine"}, {Command::Help, "help"},       {Command::Quit, "quit"}};

/// "1:29:30", "0:05"; what is below nothing is nothing.
std::string clock_text(std::int64_t millis) {
  const std::int64_t seconds = std::max<std::int64_t>(0, millis) / 1000;
  const auto two = [](std::int64_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
  };
  if (seconds < 3600) return std::to_string(seconds / 60) + ":" + two(seconds % 60);
  return std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
}

/// Two people at one terminal, or one and the small opponent. The table notes what they do; the
/// arbiter's answers are the API's.
class Table {
 public:
  Table(const Common& common, const PlayOptions& options)
      : common_(common),
        options_(options),
        words_(common.lang),
        line_(options.start),
        start_(options.start),
        save_(options.save),
        seed_(options.seed.value_or(static_cast<std::int64_t>(std::random_device{}()))),
        log_(common, start_, options.rules) {
    if (options.clock.empty()) clock_ = game::TimeControl{};
    if (!options.clock.empty()) clock_ = game::parse_time_control(options.clock, kMinute);
    view_.pieces = piece_style(options.pieces);
    view_.colour = isatty(STDOUT_FILENO) != 0;
    shape_ = api::answer(request("shape", common_, {}));
    if (shape_.find("error") == nullptr) view_.letters = words_.letters(shape_);
  }

  int run() {
    if (!clock_) return report_error(words_, Json::object().set("id", "cli.play.bad_clock"));
    if (const Json* error = look().find("error")) return report_error(words_, *error);
    if (const int code = check_rules(words_, common_.game, options_.rules); code != kOk) {
      return code;
    }
    if (const Json* error = log_.ruling().find("error")) return report_error(words_, *error);
    if (!clock_->empty()) log_.set_clock(*clock_);
    if (const auto error = seat()) return report_error(words_, *error);
    welcome();
    if (opponent_) say(opponent_->name(words_));
    draw();
    tell_of_end();
    let_computer_move();
    for (std::string text; prompt() && std::getline(std::cin, text);) {
      if (!take(std::string(trimmed(text)))) break;
    }
    return leave();
  }

 private:
  /// Who plays which side; the error where nobody can.
  std::optional<Json> seat() {
    person_ = options_.side.empty() ? turn() : options_.side;
    const Json::Array& sides = *shape_.find("sides")->items();
    if (person_ != *sides[0].string() && person_ != *sides[1].string()) {
      return Json::object()
          .set("id", "cli.play.no_side")
          .set("args", Json::object().set("side", sides[0]).set("other", sides[1]));
    }
    auto opponent = seat_opponent(options_.opponent, common_.game);
    if (!opponent) return opponent.error();
    opponent_ = std::move(*opponent);
    return std::nullopt;
  }
  static void say(const std::string& text) { std::cout << text << '\n'; }

  /// The position as `moves` answers it.
  const Json& look() { return here_ = api::answer(request("moves", common_, line_)); }
  [[nodiscard]] bool is_over() const { return log_.ruling().text("state") == "over"; }
  [[nodiscard]] std::string turn() const { return std::string(here_.text("turn")); }
  [[nodiscard]] std::string other_side(std::string_view side) const {
    const Json::Array& ids = *shape_.find("sides")->items();
    return side == *ids[0].string() ? *ids[1].string() : *ids[0].string();
  }

  /// With a move of this position as an example: in coordinates, and as a reader writes it.
  void welcome() {
    const Json::Array& moves = *here_.find("moves")->items();
    if (moves.empty()) return;
    const Json& move = moves[moves.size() / 2];
    say(words_("cli.play.welcome", Json::object()
                                       .set("move", move.text("move"))
                                       .set("text", words_.move(move, common_.game))));
  }

  void draw() {
    view_.marks.clear();
    if (!last_from_.empty()) view_.marks = {last_from_, last_to_};
    std::cout << '\n' << draw_board(shape_, here_.text("fen"), view_) << '\n';
  }

  bool prompt() {
    if (is_over()) return true;
    Json args = Json::object().set("side", turn());
    const Json* clocks = log_.ruling().find("clocks");
    if (clocks != nullptr) args.set("time", clock_text(*clocks->find(turn())->integer()));
    std::cout << words_(clocks != nullptr ? "cli.play.prompt_clock" : "cli.play.prompt", args)
              << ' ' << std::flush;
    return true;
  }

  std::optional<Command> command(const std::string& word) const {
    for (const CommandName& candidate : kCommands) {
      std::string names = words_("cli.play.command." + std::string(candidate.id)) + ",";
      for (std::size_t at = 0, comma; (comma = names.find(',', at)) != std::string::npos;
           at = comma + 1) {
        if (trimmed(std::string_view(names).substr(at, comma - at)) == word)
          return candidate.command;
      }
    }
    return std::nullopt;
  }

  /// False when the players leave the table.
  bool take(const std::string& text) {
    if (text.empty()) return true;
    const auto known = command(text);
    if (known == Command::Quit) return false;
    const auto space = text.find(' ');
    const auto with_word = command(text.substr(0, space));
    const std::string rest =
        space == std::string::npos ? "" : std::string(trimmed(text.substr(space)));
    if (known) {
      obey(*known, {});
    } else if (with_word == Command::Moves || with_word == Command::Save ||
               with_word == Command::Claim) {
      obey(*with_word, rest);
    } else {
      move(text);
    }
    return true;
  }

  void obey(Command command, const std::string& word) {
    switch (command) {
      case Command::Undo: return undo();
      case Command::Resign: return act("resign", turn());
      case Command::Draw:
        return computer_plays() ? say(words_("cli.play.no_draw")) : act("offer_draw", turn());
      case Command::Accept: return act("accept_draw", answering());
      case Command::Decline: return act("decline_draw", answering());
      case Command::Claim: return claim(word);
      case Command::Flag: return call_flag();
      case Command::Clock: return show_clocks();
      case Command::Moves: return list_moves(word);
      case Command::Flip: view_.flipped = !view_.flipped; return draw();
      case Command::Board: return draw();
      case Command::Save: return save(word.empty() ? save_ : word);
      case Command::Engine: return call_back();
      case Command::Help:
        return say(words_("cli.play.help", Json::object().set("game", common_.game)));
      case Command::Quit: return;
    }
  }

  /// The side that an offer waits for.
  [[nodiscard]] std::string answering() const {
    const std::string_view by = log_.ruling().text("offer");
    return by.empty() ? turn() : other_side(by);
  }

  bool playing() {
    if (is_over()) say(words_("cli.play.over"));
    return !is_over();
  }

  /// Whether the arbiter takes the event; if not, the players are told why.
  bool happens(Json event) {
    const bool was_over = is_over();
    const Json step = log_.add(std::move(event));
    const Json* refusal = step.find("refusal");
    if (const Json* error = step.find("error")) {
      say("  ✗ " + words_.of(*error));
    } else if (refusal != nullptr && was_over == is_over()) {
      say("  ✗ " + words_.of(*refusal) + " (" + std::string(step.text("article")) + ")");
    } else if (const Json* rule = step.find("rule"); rule != nullptr) {
      say(words_.of(*rule) + " (" + std::string(step.text("article")) + ")");
    }
    if (!was_over) tell_of_end();
    return step.find("error") == nullptr && refusal == nullptr;
  }

  void tell_of_end() {
    if (const Json* outcome = log_.ruling().find("outcome")) {
      say(words_.of(*outcome) + " (" + std::string(outcome->text("article")) + ")");
    }
  }

  void act(std::string_view what, const std::string& by) {
    if (!playing()) return;
    if (!happens(Json::object().set("do", what).set("by", by)) || is_over()) return;
    if (what == "offer_draw") {
      say(words_("cli.play.draw_offered",
                 Json::object().set("side", by).set("other", other_side(by))));
    } else if (what == "decline_draw") {
      say(words_("cli.play.draw_declined"));
    }
  }

  void move(const std::string& text) {
    const std::size_t before = line_.moves.size();
    play(text);
    if (line_.moves.size() != before) let_computer_move();
  }

  [[nodiscard]] bool computer_plays() const { return opponent_ != nullptr && !away_; }

  /// An engine that fails leaves the table, and the game goes on without it.
  void let_computer_move() {
    if (!computer_plays() || is_over() || turn() == person_) return;
    Json json = request("reply", common_, line_);
    json.set("rules", log_.ruling().text("rules"));
    const Json answer =
        opponent_->reply(json, static_cast<std::uint64_t>(seed_) + line_.moves.size(), time_left());
    if (const Json* error = answer.find("error")) {
      away_ = true;
      return say("  ✗ " + words_.of(*error) + "\n" + words_("cli.play.engine_away"));
    }
    const std::string by = turn();
    if (answer.find("resigns") != nullptr) return act("resign", by);
    say(words_("cli.play.reply", Json::object().set("text", words_.move(answer, common_.game))));
    if (answer.find("banned") != nullptr) say(words_("cli.play.engine_banned"));
    play(std::string(answer.text("move")));
    if (answer.find("draws") != nullptr && !is_over() && turn() != by) act("offer_draw", by);
  }

  void call_back() {
    if (opponent_ == nullptr) return say(words_("cli.play.no_engine"));
    away_ = false;
    if (playing()) let_computer_move();
  }

  [[nodiscard]] std::optional<engine::Clocks> time_left() const {
    const Json ruling = log_.now();
    const Json* clocks = ruling.find("clocks");
    if (clocks == nullptr) return std::nullopt;
    return engine::Clocks{.own = *clocks->find(turn())->integer(),
                          .other = *clocks->find(person_)->integer()};
  }

  void play(const std::string& text) {
    if (!playing()) return;
    Json json = log_.request_for("judge");
    json.set("attempt", text);
    const Json answer = api::answer(json);
    if (const Json* error = answer.find("error")) return say("  ✗ " + words_.of(*error));
    if (const Json* reasons = answer.find("reasons")) {
      return say("  ✗ " + words_.of(reasons->items()->front()));
    }
    const std::string played(answer.text("move"));
    if (!happens(Json::object().set("do", "move").set("by", turn()).set("move", played))) return;
    const std::string by = turn();
    line_.moves.push_back(played);
    for (const Json& legal : *here_.find("moves")->items()) {
      if (legal.text("move") != played) continue;
      last_from_ = legal.text("from");
      last_to_ = legal.text("to");
    }
    look();
    draw();
    if (is_over()) return tell_of_end();
    if (*here_.find("in_check")->boolean()) say(words_("cli.play.check"));
    // Nobody has a clock to press here: the move is completed for who made it.
    if (completed_by_press()) log_.add(Json::object().set("do", "press").set("by", by));
  }

  [[nodiscard]] bool completed_by_press() const {
    return log_.ruling().find("steps")->items()->back().text("effect") == "move_made";
  }

  /// "claim", "claim Nf3", "claim fifty_moves", "claim threefold Nf3".
  void claim(const std::string& words) {
    if (!playing()) return;
    std::string kind(words.substr(0, words.find(' ')));
    std::string with_move =
        words.size() > kind.size() ? std::string(trimmed(words.substr(kind.size()))) : "";
    if (!is_kind_of_claim(kind)) {
      with_move = words;
      const Json::Array& open = *log_.ruling().find("claims")->items();
      kind = open.empty() ? "threefold" : last_word(open.front().text("id"));
    }
    Json event = Json::object().set("do", "claim").set("by", turn()).set("kind", kind);
    if (!with_move.empty()) event.set("with_move", with_move);
    happens(std::move(event));
  }
  static bool is_kind_of_claim(std::string_view word) {
    return word == "threefold" || word == "fifty_moves" || word == "no_capture";
  }
  static std::string last_word(std::string_view id) {
    return std::string(id.substr(id.rfind('.') + 1));
  }

  void call_flag() {
    if (!playing()) return;
    const Json* clocks = log_.ruling().find("clocks");
    if (clocks == nullptr) return say(words_("cli.play.no_clock"));
    const std::string of(clocks->text("running", turn()));
    happens(Json::object().set("do", "flag").set("of", of).set("by", other_side(of)));
  }

  void show_clocks() {
    const Json ruling = log_.now();
    const Json* clocks = ruling.find("clocks");
    if (clocks == nullptr) return say(words_("cli.play.no_clock"));
    for (const Json& side : *shape_.find("sides")->items()) {
      say(words_("cli.play.clock_of",
                 Json::object()
                     .set("side", *side.string())
                     .set("time", clock_text(*clocks->find(*side.string())->integer()))));
    }
  }

  void undo() {
    if (line_.moves.size() <= start_.moves.size()) return say(words_("cli.play.nothing_to_undo"));
    // Against the computer its answer goes, too.
    const bool both =
        computer_plays() && turn() == person_ && line_.moves.size() >= start_.moves.size() + 2;
    if (!happens(Json::object().set("do", "take_back").set("plies", both ? 2 : 1))) return;
    line_.moves.resize(line_.moves.size() - (both ? 2 : 1));
    last_from_.clear();
    look();
    draw();
  }

  void list_moves(const std::string& from) {
    std::string text;
    for (const Json& move : *here_.find("moves")->items()) {
      if (!from.empty() && move.text("from") != from) continue;
      text += text.empty() ? "" : "  ";
      text += words_.move(move, common_.game);
    }
    say(text.empty() ? words_("cli.play.no_moves_from", Json::object().set("from", from)) : text);
  }

  void save(const std::string& path);
  int leave() {
    if (!save_.empty()) save(save_);
    return kOk;
  }

  const Common& common_;
  const PlayOptions& options_;
  Words words_;
  Start line_;         // with the moves played since
  const Start start_;  // as the table was set up
  std::string save_;
  std::unique_ptr<Opponent> opponent_;  // nullptr: two people
  bool away_ = false;                   // it has failed, and nobody has called it back
  std::int64_t seed_;                   // of its moves
  std::string person_;                  // the side that plays against it
  EventLog log_;
  std::optional<game::TimeControl> clock_;  // nullopt: what was written is none
  BoardView view_;
  Json shape_;
  Json here_;
  std::string last_from_;
  std::string last_to_;
};

/// The game as PGN; nothing is lost silently: a file that cannot be written is named.
void Table::save(const std::string& path) {
  if (path.empty()) return say(words_("cli.play.save_where"));
  Json json = request("export", common_, line_);
  const Json* outcome = log_.ruling().find("outcome");
  // PGN has no token for a game that both have lost.
  const std::string_view result = outcome != nullptr ? outcome->text("result") : "*";
  json.set("result", result == "0-0" ? "*" : result);
  std::ofstream file(path);
  file << api::answer(json).text("text");
  file.close();
  say(words_(file ? "cli.play.saved" : "cli.play.not_saved", Json::object().set("file", path)));
}

}  // namespace

int run_play(const Common& common, const PlayOptions& options) {
  return Table(common, options).run();
}

}  // namespace luatco::cli

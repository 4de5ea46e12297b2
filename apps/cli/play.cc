#include <unistd.h>

#include <fstream>
#include <iostream>
#include <optional>

#include "apps/cli/board_text.h"
#include "apps/cli/client.h"
#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/words.h"
#include "luatco/games/registry.h"

namespace luatco::cli {
namespace {

/// What a line typed at the table asks for, apart from a move.
enum class Command : std::uint8_t {
  Undo,
  Resign,
  Draw,
  Accept,
  Moves,
  Flip,
  Board,
  Save,
  Help,
  Quit
};
struct CommandName {
  Command command;
  std::string_view id;  // cli.play.command.<id>: the words for it, "undo, u"
};
constexpr CommandName kCommands[] = {{Command::Undo, "undo"},   {Command::Resign, "resign"},
                                     {Command::Draw, "draw"},   {Command::Accept, "accept"},
                                     {Command::Moves, "moves"}, {Command::Flip, "flip"},
                                     {Command::Board, "board"}, {Command::Save, "save"},
                                     {Command::Help, "help"},   {Command::Quit, "quit"}};

/// Two people at one terminal. The table keeps the moves; the API says what they mean.
class Table {
 public:
  Table(const Common& common, const PlayOptions& options)
      : common_(common), words_(common.lang), line_(options.start), save_(options.save) {
    view_.pieces = piece_style(options.pieces);
    view_.colour = isatty(STDOUT_FILENO) != 0;
    shape_ = api::answer(request("shape", common_, {}));
  }

  int run() {
    if (const api::Json* error = look().find("error")) return report_error(words_, *error);
    say(words_("cli.play.welcome"));
    draw();
    for (std::string text; prompt() && std::getline(std::cin, text);) {
      if (!take(trimmed(text))) break;
    }
    return leave();
  }

 private:
  static std::string trimmed(const std::string& text) {
    const auto begin = text.find_first_not_of(" \t\r");
    if (begin == std::string::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
  }
  static void say(const std::string& text) { std::cout << text << '\n'; }

  /// The position as `moves` answers it.
  const api::Json& look() { return here_ = api::answer(request("moves", common_, line_)); }

  void draw() {
    view_.marks.clear();
    if (!last_from_.empty()) view_.marks = {last_from_, last_to_};
    std::cout << '\n' << draw_board(shape_, here_.text("fen"), view_) << '\n';
  }

  bool prompt() {
    if (result_) return true;
    const std::string side(here_.text("turn"));
    std::cout << words_("cli.play.prompt", api::Json::object().set("side", side)) << ' '
              << std::flush;
    return true;
  }

  std::optional<Command> command(const std::string& word) const {
    for (const CommandName& candidate : kCommands) {
      std::string names = words_("cli.play.command." + std::string(candidate.id)) + ",";
      for (std::size_t at = 0, comma; (comma = names.find(',', at)) != std::string::npos;
           at = comma + 1) {
        if (trimmed(names.substr(at, comma - at)) == word) return candidate.command;
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
    const std::string rest = space == std::string::npos ? "" : trimmed(text.substr(space));
    if (known) {
      obey(*known, {});
    } else if (with_word == Command::Moves || with_word == Command::Save) {
      obey(*with_word, rest);
    } else {
      move(text);
    }
    return true;
  }

  void obey(Command command, const std::string& word) {
    switch (command) {
      case Command::Undo: return undo();
      case Command::Resign:
        if (playing()) end("resign", here_.text("turn") == first_side() ? "0-1" : "1-0");
        return;
      case Command::Draw: return offer_draw();
      case Command::Accept: return accept_draw();
      case Command::Moves: return list_moves(word);
      case Command::Flip: view_.flipped = !view_.flipped; return draw();
      case Command::Board: return draw();
      case Command::Save: return save(word.empty() ? save_ : word);
      case Command::Help: return say(words_("cli.play.help"));
      case Command::Quit: return;
    }
  }

  std::string_view first_side() const { return *shape_.find("sides")->items()->front().string(); }

  bool playing() {
    if (result_) say(words_("cli.play.over"));
    return !result_;
  }

  void move(const std::string& text) {
    if (!playing()) return;
    api::Json json = request("judge", common_, line_);
    json.set("attempt", text);
    const api::Json answer = api::answer(json);
    if (const api::Json* reasons = answer.find("reasons")) {
      return say("  ✗ " + words_.of(reasons->items()->front()));
    }
    line_.moves.emplace_back(answer.text("move"));
    // 9.1.2.1: an offer lapses when the other side moves instead; one's own stays with one's move.
    if (offered_by_ && *offered_by_ != here_.text("turn")) offered_by_.reset();
    for (const api::Json& legal : *here_.find("moves")->items()) {
      if (legal.text("move") != answer.text("move")) continue;
      last_from_ = legal.text("from");
      last_to_ = legal.text("to");
    }
    look();
    draw();
    if (here_.find("moves")->items()->empty()) {
      over();
    } else if (*here_.find("in_check")->boolean()) {
      say(words_("cli.play.check"));
    }
  }

  /// No legal move: the API says what that means in this game.
  void over() {
    const api::Json answer = api::answer(request("explain", common_, line_));
    const api::Json* outcome = answer.find("outcome");
    if (outcome == nullptr) return;
    const std::string_view winner = outcome->text("winner");
    result_ = winner.empty() ? "1/2-1/2" : winner == first_side() ? "1-0" : "0-1";
    say(words_(outcome->text("ending"), sides(winner)));
  }

  /// Arguments of result sentences: {side} the winner, {other} the loser (or, for a draw, the side
  /// to move as "other").
  api::Json sides(std::string_view winner) const {
    const api::Json::Array& ids = *shape_.find("sides")->items();
    const std::string& first = *ids[0].string();
    const std::string& second = *ids[1].string();
    const std::string_view loser = winner.empty()    ? here_.text("turn")
                                   : winner == first ? std::string_view(second)
                                                     : first;
    return api::Json::object().set("side", loser == first ? second : first).set("other", loser);
  }

  void end(std::string_view how, std::string_view result) {
    result_ = result;
    const std::string_view winner = result == "1-0" ? first_side()
                                    : result == "0-1"
                                        ? *shape_.find("sides")->items()->back().string()
                                        : std::string_view{};
    std::string id;
    games::with_game(common_.game, [&]<Rules G>() { id = G::kIdPrefix; });
    say(words_(id.append(".result.").append(how), sides(winner)));
  }

  void undo() {
    if (line_.moves.empty()) return say(words_("cli.play.nothing_to_undo"));
    line_.moves.pop_back();
    last_from_.clear();
    offered_by_.reset();
    result_.reset();
    look();
    draw();
  }

  void offer_draw() {
    if (!playing()) return;
    // 5.2.3: agreement only once both have moved.
    if (line_.moves.size() < 2) return say(words_("cli.play.draw_too_early"));
    if (offered_by_ && *offered_by_ != here_.text("turn")) return accept_draw();
    offered_by_ = here_.text("turn");
    say(words_("cli.play.draw_offered", sides(*offered_by_)));
  }

  void accept_draw() {
    if (!playing()) return;
    if (!offered_by_) return say(words_("cli.play.no_offer"));
    end("agreement", "1/2-1/2");
  }

  void list_moves(const std::string& from) {
    std::string text;
    for (const api::Json& move : *here_.find("moves")->items()) {
      if (!from.empty() && move.text("from") != from) continue;
      text += text.empty() ? "" : "  ";
      text += words_.move(move, common_.game);
    }
    say(text.empty() ? words_("cli.play.no_moves_from", api::Json::object().set("from", from))
                     : text);
  }

  void save(const std::string& path);
  int leave() {
    if (!save_.empty()) save(save_);
    return kOk;
  }

  const Common& common_;
  Words words_;
  Start line_;
  std::string save_;
  BoardView view_;
  api::Json shape_;
  api::Json here_;
  std::string last_from_;
  std::string last_to_;
  std::optional<std::string> offered_by_;
  std::optional<std::string> result_;
};

/// The game as PGN; nothing is lost silently: a file that cannot be written is named.
void Table::save(const std::string& path) {
  if (path.empty()) return say(words_("cli.play.save_where"));
  api::Json json = request("export", common_, line_);
  json.set("result", result_.value_or("*"));
  std::ofstream file(path);
  file << api::answer(json).text("text");
  file.close();
  say(words_(file ? "cli.play.saved" : "cli.play.not_saved",
             api::Json::object().set("file", path)));
}

}  // namespace

int run_play(const Common& common, const PlayOptions& options) {
  return Table(common, options).run();
}

}  // namespace luatco::cli

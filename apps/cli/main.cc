// luatco: parses the words of the command line (CLI11, here, in command_table.cc and
// parser_words.cc only) and calls a command.

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>

#include "apps/cli/command_table.h"
#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/parser_words.h"
#include "apps/cli/words.h"
#include "luatco/api/api.h"
#include "luatco/archive/record_stream.h"
#include "luatco/games/registry.h"
#include "luatco/say/catalogue.h"
#include "luatco/uci/level.h"

namespace luatco::cli {
namespace {

/// The value of an option that must be known before parsing, because the help texts depend on it.
std::string_view early_option(int argc, char** argv, std::string_view name) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word(argv[i]);
    if (word == name && i + 1 < argc) return argv[i + 1];
    if (word.starts_with(name) && word.substr(name.size()).starts_with('=')) {
      return word.substr(name.size() + 1);
    }
  }
  return {};
}

class Parser {
 public:
  Parser(int argc, char** argv)
      : argc_(argc), argv_(argv), words_(early_option(argc, argv, "--lang")) {
    common_.lang = words_.language();
    use_words(app_, words_);
    app_.name("luatco");
    app_.description(words_("cli.help.luatco"));
    app_.set_version_flag("--version", std::string(api::kVersion), words_("cli.help.version"));
    app_.require_subcommand(1);
    app_.fallthrough();
    app_.set_help_flag("-h,--help", words_("cli.help.help"));
    app_.add_option("--lang", common_.lang, words_("cli.help.lang"))->check(known_language());
    app_.add_option("--game", common_.game, words_("cli.help.game"))->check(one_of(known_games()));
    app_.add_option("--messages", messages_, words_("cli.help.messages"));
    add_perft();
    add_moves();
    add_explain();
    add_draw();
    add_say();
    add_law();
    add_learn();
    add_lesson();
    add_json();
    add_play();
    add_engines();
    add_check();
    add_convert();
    add_analyse();
    add_serve();
    add_own_pages();
  }

  int run() {
    try {
      app_.parse(argc_, argv_);
    } catch (const CLI::ParseError& error) {
      // CLI11 ends --help and --version with 0, and prints what it has to say.
      return app_.exit(error) == 0 ? kOk : kUsageError;
    }
    common_.lang = words_.language();  // the catalogue that "--lang vi_VN" means
    tell_bad_messages();
    return chosen_();
  }

 private:
  /// What cannot be used of a folder of one's own is said in English instead; its writer has to
  /// know.
  void tell_bad_messages() const {
    if (say::messages_directory().empty()) return;
    for (const std::string& problem : words_.speaker().catalogue().problems()) {
      const std::string text =
          words_("cli.messages.unusable", api::Json::object().set("text", problem));
      std::fprintf(stderr, "luatco: %s\n", text.c_str());
    }
  }
  [[nodiscard]] std::string no_choice(const std::string& text,
                                      const std::vector<std::string>& choices) const {
    std::string list;
    for (const std::string& choice : choices) list += (list.empty() ? "" : ", ") + choice;
    return words_("cli.usage.choices", api::Json::object().set("text", text).set("choices", list));
  }
  /// A check that names the choices there are.
  [[nodiscard]] std::function<std::string(const std::string&)> one_of(
      std::vector<std::string> choices) const {
    return [this, choices = std::move(choices)](const std::string& text) {
      const bool known = std::find(choices.begin(), choices.end(), text) != choices.end();
      return known ? std::string{} : no_choice(text, choices);
    };
  }
  /// And "auto", for those that tell the game from the records.
  static std::vector<std::string> known_games() {
    std::vector<std::string> names;
    games::each_game([&]<Rules G>() { names.emplace_back(G::kName); });
    names.emplace_back(archive::kAnyGame);
    return names;
  }
  [[nodiscard]] std::function<std::string(const std::string&)> known_language() const {
    return [this](const std::string& text) {
      const auto known = say::languages(say::messages_directory());
      for (const std::string& language : known) {  // "vi", "vi_VN", "vi.UTF-8"
        const bool letter_follows = text.size() > language.size() &&
                                    std::isalpha(static_cast<unsigned char>(text[language.size()]));
        if (text.starts_with(language) && !letter_follows) return std::string{};
      }
      return no_choice(text, known);
    };
  }

  CLI::App* command(const char* name, const char* examples = nullptr) {
    CLI::App* sub = app_.add_subcommand(name, words_(std::string("cli.help.") + name));
    sub->get_help_ptr()->group(words_("cli.label.all_options"));
    if (examples != nullptr) sub->footer(words_("cli.help.examples") + "\n" + examples);
    return sub;
  }

  void add_start(CLI::App* sub, Start& start) {
    sub->add_option("--fen", start.fen, words_("cli.help.fen"));
    sub->add_option_function<std::string>(
        "--moves",
        [&start](const std::string& text) {
          std::istringstream words(text);
          for (std::string move; words >> move;) start.moves.push_back(move);
        },
        words_("cli.help.moves_played"));
    sub->add_option("--variant", start.variant, words_("cli.help.variant"));
    sub->add_flag_callback(
        "--chess960", [&start] { start.variant = "chess960"; }, words_("cli.help.chess960"));
  }

  void add_perft() {
    CLI::App* sub = command("perft", "  luatco perft 6\n  luatco perft 5 --divide --threads 2");
    sub->add_option("depth", perft_.depth, words_("cli.help.depth"))->check(CLI::Range(0, 32));
    sub->add_flag("--divide", perft_.divide, words_("cli.help.divide"));
    sub->add_option("--threads", perft_.threads, words_("cli.help.threads"))
        ->check(CLI::Range(1, 256));
    add_start(sub, perft_.start);
    sub->callback([this] { chosen_ = [this] { return run_perft(common_, perft_); }; });
  }

  void add_moves() {
    CLI::App* sub =
        command("moves", "  luatco moves\n  luatco moves --from g1 --moves \"e2e4 e7e5\"");
    sub->add_option("--from", moves_.from, words_("cli.help.from"));
    add_start(sub, moves_.start);
    sub->callback([this] { chosen_ = [this] { return run_moves(common_, moves_); }; });
  }

  void add_explain() {
    CLI::App* sub = command(
        "explain",
        "  luatco explain e2e5\n  luatco explain --fen \"4kr2/8/8/8/8/8/8/4K2R w K - 0 1\" 0-0\n"
        "  luatco explain --game xiangqi b0d1 --full --svg leg.svg");
    sub->add_option("attempt", explain_.attempts, words_("cli.help.attempt"));
    sub->add_flag("--full", explain_.full, words_("cli.help.full"));
    sub->add_option("--rules", explain_.rules, words_("cli.help.rules"));
    sub->add_option("--pieces", explain_.pieces, words_("cli.help.pieces"))
        ->check(one_of({"unicode", "letters", "ascii", "auto"}));
    sub->add_option("--svg", explain_.svg, words_("cli.help.reason_svg"));
    sub->add_option("--png", explain_.png, words_("cli.help.reason_png"));
    sub->add_option("--step", explain_.step, words_("cli.help.step"))->check(CLI::Range(1, 1000));
    add_picture(sub, explain_.picture);
    add_start(sub, explain_.start);
    sub->callback([this] { chosen_ = [this] { return run_explain(common_, explain_); }; });
  }

  void add_picture(CLI::App* sub, PictureOptions& picture) {
    sub->add_option("--set", picture.set, words_("cli.help.piece_set"));
    sub->add_option("--theme", picture.theme, words_("cli.help.theme"))
        ->check(one_of({"light", "dark", "print"}));
    sub->add_flag("--flip", picture.flipped, words_("cli.help.flip"));
    sub->add_flag("!--no-coordinates", picture.coordinates, words_("cli.help.no_coordinates"));
    sub->add_option("--width", picture.width, words_("cli.help.width"))
        ->check(CLI::Range(64, 4096));
  }

  void add_draw() {
    CLI::App* sub =
        command("draw",
                "  luatco draw -o board.svg --moves \"e2e4 e7e5\"\n"
                "  luatco draw --game xiangqi -o board.png --mark e0:king --arrow b2e2");
    sub->add_option("-o,--output", draw_.picture.output, words_("cli.help.picture_file"));
    sub->add_option("--mark", draw_.marks, words_("cli.help.mark"));
    sub->add_option("--arrow", draw_.arrows, words_("cli.help.arrow"));
    sub->add_flag("--numbers", draw_.picture.numbers, words_("cli.help.numbers"));
    add_picture(sub, draw_.picture);
    add_start(sub, draw_.start);
    sub->callback([this] { chosen_ = [this] { return run_draw(common_, draw_); }; });
  }

  void add_learn() {
    CLI::App* sub = command("learn",
                            "  luatco learn\n  luatco learn c7 --lang vi\n"
                            "  luatco learn --exam --game xiangqi\n"
                            "  luatco learn --daily 2026-11-30");
    sub->add_option("unit", learn_.unit, words_("cli.help.unit"));
    sub->add_option("--lessons", learn_.folder, words_("cli.help.lessons"));
    sub->add_option("--pieces", learn_.pieces, words_("cli.help.pieces"));
    sub->add_flag("--exam", learn_.exam, words_("cli.help.exam"));
    sub->add_option("--daily", learn_.daily, words_("cli.help.daily"));
    sub->add_option("--seed", learn_.seed, words_("cli.help.exam_seed"));
    sub->callback([this] { chosen_ = [this] { return run_learn(common_, learn_); }; });
  }

  void add_lesson() {
    CLI::App* sub = command("lesson",
                            "  luatco lesson check\n  luatco lesson new c30 --lessons my_lessons/\n"
                            "  luatco lesson check --lessons my_lessons/\n"
                            "  luatco lesson preview c30 --lessons my_lessons/ -o c30.html\n"
                            "  luatco lesson speak -o voices/ --lang vi\n"
                            "  luatco lesson check --clips voices/\n"
                            "  luatco lesson page --lessons my_lessons/ -o site/");
    sub->add_option("what", lesson_.what, words_("cli.help.lesson_what"))
        ->check(one_of({"check", "list", "preview", "new", "speak", "page"}));
    sub->add_option("unit", lesson_.unit, words_("cli.help.lesson_unit"));
    sub->add_option("--lessons", lesson_.folder, words_("cli.help.lessons"));
    sub->add_option("--texts", lesson_.messages, words_("cli.help.lesson_texts"));
    sub->add_option("--like", lesson_.like, words_("cli.help.lesson_like"));
    sub->add_option("-o,--output", lesson_.output, words_("cli.help.lesson_output"));
    sub->add_option("--voice", lesson_.voice, words_("cli.help.voice"));
    sub->add_option("--clips", lesson_.clips, words_("cli.help.lesson_clips"));
    sub->callback([this] { chosen_ = [this] { return run_lesson(common_, lesson_); }; });
  }

  void add_say() {
    CLI::App* sub = command("say",
                            "  luatco say --voice vi-south \"Chiếu hết!\" -o het.opus\n"
                            "  luatco say --lang vi --pack clips/ < sentences.txt");
    sub->add_option("text", say_.text, words_("cli.help.say_text"));
    sub->add_option("--voice", say_.voice, words_("cli.help.voice"));
    sub->add_option("-o,--output", say_.output, words_("cli.help.sound_file"));
    sub->add_option("--pack", say_.pack, words_("cli.help.pack"))->excludes("--output");
    sub->add_flag("--voices", say_.list, words_("cli.help.voices"));
    sub->callback([this] { chosen_ = [this] { return run_say(common_, say_); }; });
  }

  void add_law() {
    CLI::App* sub = command("law",
                            "  luatco law\n  luatco law castling\n"
                            "  luatco law --game xiangqi xq.horse.leg_blocked");
    sub->add_option("article", law_.article, words_("cli.help.law_article"));
    sub->add_flag("--all", law_.all, words_("cli.help.law_all"));
    sub->add_option("--pieces", law_.pieces, words_("cli.help.pieces"));
    sub->callback([this] { chosen_ = [this] { return run_law(common_, law_); }; });
  }

  void add_json() {
    CLI::App* sub = command("json", "  echo '{\"op\":\"moves\",\"game\":\"chess\"}' | luatco json");
    sub->callback([this] { chosen_ = [this] { return run_json(common_); }; });
  }

  void add_opponent(CLI::App* sub, OpponentOptions& opponent) {
    sub->add_option("--level,--against", opponent.level, words_("cli.help.against"))
        ->check(CLI::Range(1, engine::levels().back().number));
    add_engine(sub, opponent.engine, opponent.protocol);
  }

  void add_engine(CLI::App* sub, std::string& engine, std::string& protocol) {
    sub->add_option("--engine", engine, words_("cli.help.engine"));
    sub->add_option("--protocol", protocol, words_("cli.help.protocol"))
        ->check(one_of({"uci", "ucci", "cyclone"}));
  }

  void add_engines() {
    CLI::App* sub = command("engines", "  luatco engines");
    sub->callback([this] { chosen_ = [this] { return run_engines(common_); }; });
  }

  void add_play() {
    CLI::App* sub = command("play",
                            "  luatco play pawns --level 1\n  luatco play xiangqi --level 8 --side "
                            "black\n  luatco play chess --rules fide --clock 40/90+30,30+30\n"
                            "  luatco play chess --clock 5+3 --save game.pgn");
    sub->add_option("which", common_.game, words_("cli.help.play_game"))
        ->check(one_of(known_games()));
    sub->add_option("--pieces", play_.pieces, words_("cli.help.pieces"))
        ->check(one_of({"unicode", "letters", "ascii", "auto"}));
    sub->add_option("--rules", play_.rules, words_("cli.help.play_rules"));
    sub->add_option("--clock", play_.clock, words_("cli.help.clock"));
    sub->add_option("--save", play_.save, words_("cli.help.save"));
    add_opponent(sub, play_.opponent);
    sub->add_option("--side", play_.side, words_("cli.help.side"));
    sub->add_option("--seed", play_.seed, words_("cli.help.seed"));
    add_start(sub, play_.start);
    sub->callback([this] { chosen_ = [this] { return run_play(common_, play_); }; });
  }

  void add_check() {
    CLI::App* sub = command("check",
                            "  luatco check games.pgn more.pgn.zst\n"
                            "  luatco check --lang vi --format html --out report.html games.pgn\n"
                            "  curl URL | luatco check --format jsonl - > report.jsonl");
    sub->add_option("files", check_.files, words_("cli.help.files"))->required();
    sub->add_option("--rules", check_.rules, words_("cli.help.rules"));
    sub->add_option("--format", check_.format, words_("cli.help.check_format"))
        ->check(one_of({"text", "jsonl", "html"}));
    sub->add_option("-o,--out", check_.output, words_("cli.help.report_file"));
    sub->add_flag("--moves", check_.moves, words_("cli.help.check_moves"));
    sub->add_flag("--quiet", check_.quiet, words_("cli.help.quiet"));
    sub->add_option("-j,--jobs", check_.threads, words_("cli.help.jobs"))
        ->check(CLI::Range(1, 256));
    sub->callback([this] {
      check_.text = app_.count("--lang") != 0;
      if (app_.count("--game") != 0) check_.game = common_.game;
      chosen_ = [this] { return run_check(common_, check_); };
    });
  }

  void add_convert() {
    CLI::App* sub = command("convert",
                            "  luatco convert --to pgn --letters vi games.pgn > ván.pgn\n"
                            "  luatco convert --notation vietnamese 象棋.pgn > cờ.pgn\n"
                            "  luatco convert --to epd - < games.pgn");
    sub->add_option("files", convert_.files, words_("cli.help.files"))->required();
    sub->add_option("--to", convert_.to, words_("cli.help.convert_to"))
        ->check(one_of({"pgn", "dhtmlxq", "uci", "fen", "epd", "jsonl"}));
    sub->add_option("--notation", convert_.notation, words_("cli.help.notation"));
    sub->add_option("--letters", convert_.letters, words_("cli.help.letters"));
    sub->add_option("-j,--jobs", convert_.threads, words_("cli.help.jobs"))
        ->check(CLI::Range(1, 256));
    sub->callback([this] {
      if (app_.count("--game") != 0) convert_.game = common_.game;
      chosen_ = [this] { return run_convert(common_, convert_); };
    });
  }

  void add_analyse() {
    CLI::App* sub = command("analyse",
                            "  luatco analyse game.pgn -o told.pgn\n"
                            "  luatco analyse --level deep --format html ván.xqf -o ván.html");
    sub->add_option("files", analyse_.files, words_("cli.help.files"))->required();
    sub->add_option("-o,--output", analyse_.output, words_("cli.help.analyse_output"));
    sub->add_option("--format", analyse_.format, words_("cli.help.analyse_format"))
        ->check(one_of({"pgn", "html"}));
    sub->add_option("--level", analyse_.level, words_("cli.help.analyse_level"))
        ->check(one_of({"quick", "normal", "deep"}));
    add_engine(sub, analyse_.engine, analyse_.protocol);
    sub->add_flag("--quiet", analyse_.quiet, words_("cli.help.quiet"));
    sub->add_option("-j,--jobs", analyse_.threads, words_("cli.help.jobs"))
        ->check(CLI::Range(1, 256));
    sub->callback([this] {
      if (app_.count("--game") != 0) analyse_.game = common_.game;
      chosen_ = [this] { return run_analyse(common_, analyse_); };
    });
  }

  void add_serve() {
    CLI::App* sub = command("serve",
                            "  luatco serve\n  luatco serve --bind 0.0.0.0 --port 443 --tls "
                            "cert.pem key.pem\n  luatco serve --export site");
    sub->add_option("--port", serve_.port, words_("cli.help.port"))->check(CLI::Range(1, 65535));
    sub->add_option("--bind", serve_.bind, words_("cli.help.bind"));
    sub->add_option("--data", serve_.data, words_("cli.help.data"));
    sub->add_option("--tls", serve_.tls, words_("cli.help.tls"))->expected(2);
    sub->add_option("--engine", serve_.engine, words_("cli.help.serve_engine"));
    sub->add_option("--engines", serve_.engines, words_("cli.help.page_engines"));
    sub->add_option("--export", serve_.export_to, words_("cli.help.export"));
    sub->add_option("--url", serve_.url, words_("cli.help.url"))
        ->needs("--export")
        ->check([this](const std::string& text) {
          const bool web = text.starts_with("https://") || text.starts_with("http://");
          return web ? std::string{} : no_choice(text, {"https://...", "http://..."});
        });
    sub->callback([this] { chosen_ = [this] { return run_serve(common_, serve_); }; });
  }

  /// For the build, not in the help: what completes and describes this very parser.
  void add_own_pages() {
    CLI::App* completion = app_.add_subcommand("completion")->group("");
    completion->add_option("shell", shell_)->check(one_of({"bash", "zsh", "fish"}));
    completion->callback([this] {
      chosen_ = [this] { return print(write_completion(command_table(app_), shell_)); };
    });
    CLI::App* manual = app_.add_subcommand("manual")->group("");
    manual->callback(
        [this] { chosen_ = [this] { return print(write_manual(command_table(app_), words_)); }; });
  }

  static int print(const std::string& page) {
    std::fputs(page.c_str(), stdout);
    return kOk;
  }

  int argc_;
  char** argv_;
  Words words_;
  CLI::App app_;
  std::string shell_ = "bash";
  std::string messages_;  // read before parsing
  Common common_;
  PerftOptions perft_;
  MovesOptions moves_;
  ExplainOptions explain_;
  DrawOptions draw_;
  SayOptions say_;
  LawOptions law_;
  LearnOptions learn_;
  LessonOptions lesson_;
  PlayOptions play_;
  CheckOptions check_;
  ConvertOptions convert_;
  AnalyseOptions analyse_;
  ServeOptions serve_;
  std::function<int()> chosen_;
};

}  // namespace
}  // namespace luatco::cli

int main(int argc, char** argv) {
  const std::string messages(luatco::cli::early_option(argc, argv, "--messages"));
  // The texts of a teacher's lessons stand beside them.
  const std::string lessons(luatco::cli::early_option(argc, argv, "--lessons"));
  const std::string beside = lessons.empty() ? "" : lessons + "/messages";
  if (!messages.empty()) {
    setenv("LUATCO_MESSAGES", messages.c_str(), 1);
  } else if (!beside.empty() && access(beside.c_str(), R_OK) == 0) {
    setenv("LUATCO_MESSAGES", beside.c_str(), 1);
  }
  return luatco::cli::Parser(argc, argv).run();
}

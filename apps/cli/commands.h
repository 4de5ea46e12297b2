// The commands of `luatco`: for each, the options main.cc fills in and the function that runs it.
// Every function returns the process's exit code.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace luatco::cli {

/// Options every command takes.
struct Common {
  std::string lang = "en";     // --lang: language of everything printed for people (catalogue name)
  std::string game = "chess";  // --game
};

/// Where a position comes from: a FEN (empty: the initial position) and moves from there.
struct Start {
  std::string fen;
  std::vector<std::string> moves;
  std::string variant;  // empty: the game's first
};

struct PerftOptions {
  Start start;
  int depth = 5;
  bool divide = false;
  unsigned threads = 1;
};
int run_perft(const Common& common, const PerftOptions& options);

struct MovesOptions {
  Start start;
  std::string from;  // only moves of the piece on this square; empty: all
};
int run_moves(const Common& common, const MovesOptions& options);

/// How a picture of a board looks, and where it goes.
struct PictureOptions {
  std::string output;           // a file, .svg or .png; empty: standard output
  std::string set;              // of pieces; empty: the game's first
  std::string theme = "light";  // light, dark, print
  bool flipped = false;
  bool coordinates = true;
  bool numbers = false;  // points by file and row, as players count
  int width = 720;       // pixels of a PNG
};

struct ExplainOptions {
  Start start;
  std::vector<std::string> attempts;  // empty: explain the position itself
  std::string pieces = "auto";        // how the board is drawn: unicode, letters, auto
  std::string rules;                  // of a full ruling on the moves; empty: the game's first set
  bool full = false;                  // the whole story: what can be done, the law, the proof
  std::string svg;                    // files for a picture of the reason; "-": standard output,
  std::string png;                    // instead of words; empty: none
  int step = 0;                       // the picture of one sentence of the story, from 1; 0: of all
  PictureOptions picture{.numbers = true};  // as the words say them
};
int run_explain(const Common& common, const ExplainOptions& options);

struct DrawOptions {
  Start start;
  std::vector<std::string> marks;   // "e4", "e4:bad"
  std::vector<std::string> arrows;  // "e2e4", "e2e4:attack"
  PictureOptions picture;
};
int run_draw(const Common& common, const DrawOptions& options);

struct SayOptions {
  std::vector<std::string> text;  // empty: standard input, a sentence a line
  std::string voice;              // "vi-south", or a language; empty: that of --lang
  std::string output;             // .wav, .opus, .mp3; empty: aloud
  std::string pack;               // a folder of clips to fill
  bool list = false;              // the voices, and nothing else
};
int run_say(const Common& common, const SayOptions& options);

struct LawOptions {
  std::string article;          // an article of the book, or an id it is looked up by; empty: all
  bool all = false;             // every page, not only the contents
  std::string pieces = "auto";  // unicode, letters
};
int run_law(const Common& common, const LawOptions& options);

struct LearnOptions {
  std::string unit;             // "c7"; empty: list them
  std::string folder;           // lessons of a teacher; empty: the course
  std::string pieces = "auto";  // unicode, letters
  bool exam = false;            // twenty new exercises of the game instead of a unit
  std::string daily;            // "2026-11-30": the exercises of that day
  std::int64_t seed = 1;        // of the exam
};
int run_learn(const Common& common, const LearnOptions& options);

struct LessonOptions {
  std::string what = "check";  // check, list, preview, new, speak, page
  std::string unit;            // of preview, new and speak; empty: all units
  std::string folder;          // empty: the course
  std::string messages;        // where `new` writes texts; empty: "messages" in the folder
  std::string like;            // the unit that `new` begins with; empty: a short one of the game
  std::string output;          // preview: an HTML file; speak: a folder; page: the page's folder
  std::string voice;           // speak; empty: the language's first
  std::string clips;  // check: a folder that speak has filled; empty: clips are not asked for
};
int run_lesson(const Common& common, const LessonOptions& options);

/// JSON lines: one request a line on stdin, one answer a line on stdout, in order.
int run_json(const Common& common);

/// How the computer is to play.
struct OpponentOptions {
  int level = 0;         // of the small opponent or, above its levels, of an engine; 0: nobody said
  std::string engine;    // a name or a file; empty: the best that is installed, for levels above
  std::string protocol;  // of a file; empty: found out
};

/// Lists the engines that are installed, and the levels.
int run_engines(const Common& common);

struct PlayOptions {
  Start start;
  std::string pieces = "auto";  // unicode, letters
  std::string rules;            // empty: "home" where the game has it
  std::string clock;            // "40/90+30,30+30": minutes and seconds; empty: no clock
  std::string save;             // PGN file to write when the game is left; empty: only on `save`
  OpponentOptions opponent;     // the computer; as it stands: another person plays
  std::string side;             // the person's; empty: the one that moves first
  std::optional<std::int64_t> seed;  // of the computer's play; none: a new one each game
};
int run_play(const Common& common, const PlayOptions& options);

struct CheckOptions {
  std::vector<std::string> files;  // "-" is standard input
  std::string game = "auto";       // auto: told from each record
  std::string rules;               // empty: the game's first rule set
  std::string format = "text";     // text, jsonl, html
  std::string output;              // a file; empty and "-": standard output
  bool moves = false;              // jsonl: the moves themselves too
  bool text = false;               // jsonl: findings with their sentence (--lang was given)
  bool quiet = false;              // no progress bar
  unsigned threads = 0;            // 0: one for each processor
};
int run_check(const Common& common, const CheckOptions& options);

struct ConvertOptions {
  std::vector<std::string> files;  // "-" is standard input
  std::string game = "auto";       // auto: told from each record
  std::string to = "pgn";          // pgn, uci, fen, epd, jsonl
  std::string notation;            // of the moves; empty: the game's standard one
  std::string letters;             // the language of the pieces' letters; empty: the standard ones
  unsigned threads = 0;            // 0: one for each processor
};
int run_convert(const Common& common, const ConvertOptions& options);

struct AnalyseOptions {
  std::vector<std::string> files;  // "-" is standard input
  std::string game = "auto";       // auto: told from each record
  std::string level = "quick";     // quick, normal, deep
  std::string format = "pgn";      // pgn, html
  std::string output;              // empty: standard output
  std::string engine;              // a name or a file; empty: the best that is installed
  std::string protocol;            // of a file; empty: found out
  bool quiet = false;              // no progress bar
  unsigned threads = 0;            // engines side by side; 0: one for each processor
};
int run_analyse(const Common& common, const AnalyseOptions& options);

struct ServeOptions {
  std::string bind = "127.0.0.1";
  int port = 0;                  // 0: 8080, or the next that is free
  std::string data;              // the page's folder; empty: where the build or the package put it
  std::vector<std::string> tls;  // certificate and key, PEM files; empty: plain http
  std::string engine;            // that may be asked; empty: on this machine only, all there are
  std::string engines;           // a folder of programs that run in the page; empty: the page's own
  std::string export_to;         // a folder to write the page into, instead of serving it
  std::string url;               // where that will be found; empty: not known
};
int run_serve(const Common& common, const ServeOptions& options);

}  // namespace luatco::cli

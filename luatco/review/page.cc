#include "luatco/review/page.h"

#include <fmt/format.h>

#include <algorithm>

#include "luatco/api/api.h"
#include "luatco/base/markup.h"
#include "luatco/picture/picture.h"
#include "luatco/review/graph.h"

namespace luatco::review {
namespace {

using api::Json;

constexpr std::string_view kStyle = R"css(
:root{--paper:#fdfcf8;--ink:#1d1b16;--soft:#6b665c;--line:#d9d4c7;--first:#f4efe2;--second:#4a4339;--bad:#b3261e;--good:#2c6e2f}
@media (prefers-color-scheme:dark){:root{--paper:#191814;--ink:#ece7da;--soft:#a8a294;--line:#3c3930;--first:#d8d1be;--second:#2e2a22;--bad:#ff8a80;--good:#8fd18f}}
body{margin:0 auto;padding:1rem;max-width:46rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;margin:1.5rem 0 .25rem}h2{font-size:1.15rem;margin:1.5rem 0 .5rem}
p{margin:.25rem 0}.soft{color:var(--soft)}a{color:inherit}
.graph{width:100%;height:auto;border:1px solid var(--line)}.graph .second{fill:var(--second)}.graph .first{fill:var(--first)}
.graph .even{stroke:var(--bad);stroke-dasharray:4 4}.graph a rect,.graph a circle{fill:var(--bad);stroke:var(--paper);stroke-width:2}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.2rem .5rem;border-bottom:1px solid var(--line)}
td:first-child{white-space:nowrap}td.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}tr:target,figure:target{outline:3px solid var(--good)}
.mark{color:var(--bad);font-weight:700}.line{color:var(--good)}
figure{margin:1rem 0;padding:.75rem;border:1px solid var(--line);display:grid;grid-template-columns:minmax(0,16rem) 1fr;gap:1rem}
figure img{width:100%;height:auto;background:#fff}@media (max-width:30rem){figure{grid-template-columns:1fr}}
@media print{:root{--paper:#fff;--ink:#000;--soft:#333;--line:#999;--first:#fff;--second:#777;--bad:#000;--good:#000}body{max-width:none;font-size:10pt}figure,tr{break-inside:avoid}.graph{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
)css";

std::string base64(std::string_view bytes) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const auto byte = [&](std::size_t at) -> unsigned {
      return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
    };
    const unsigned three = byte(i) << 16U | byte(i + 1) << 8U | byte(i + 2);
    out += kDigits[three >> 18U];
    out += kDigits[three >> 12U & 63U];
    out += i + 1 < bytes.size() ? kDigits[three >> 6U & 63U] : '=';
    out += i + 2 < bytes.size() ? kDigits[three & 63U] : '=';
  }
  return out;
}

class Page {
 public:
  explicit Page(const say::Speaker& speaker) : speaker_(speaker) {}

  std::string write(std::span<const GameReport> games) {
    out_ = fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
        "name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>{}</style>\n"
        "</head>\n<body>\n",
        escaped(speaker_.language()), escaped(title(games)), kStyle);
    int number = 0;
    for (const GameReport& game : games) write_game(game, "g" + std::to_string(++number));
    return out_ + "</body>\n</html>\n";
  }

 private:
  [[nodiscard]] std::string word(std::string_view id, const say::Args& args = {}) const {
    return speaker_(id, args);
  }

  /// As the reader writes numbers.
  [[nodiscard]] std::string score_text(const Score& score) const {
    if (score.mate != 0) return eval_text(score);
    return word("word.score", {{"n", std::int64_t{score.centipawns}}});
  }

  [[nodiscard]] static std::string players(const GameReport& game) {
    const std::string_view first = game.tag("White").empty() ? game.tag("Red") : game.tag("White");
    const std::string_view second = game.tag("Black");
    return (first.empty() ? "?" : std::string(first)) + " – " +
           (second.empty() ? "?" : std::string(second));
  }
  [[nodiscard]] std::string title(std::span<const GameReport> games) const {
    if (games.size() == 1) return players(games.front());
    return word("cli.analyse.page.title");
  }

  void paragraph(const std::string& text, std::string_view css = {}) {
    out_ += css.empty() ? "<p>" : "<p class=\"" + std::string(css) + "\">";
    out_ += escaped(text) + "</p>\n";
  }

  void write_game(const GameReport& game, const std::string& id) {
    out_ += fmt::format("<section id=\"{}\">\n<h1>{}</h1>\n", id, escaped(players(game)));
    std::string event;
    for (const std::string_view tag : {"Event", "Site", "Date", "Round"}) {
      const std::string_view value = game.tag(tag);
      if (value.empty() || value.front() == '?') continue;
      event += (event.empty() ? "" : ", ") + std::string(value);
    }
    if (!event.empty()) paragraph(event, "soft");
    paragraph(word("cli.analyse.page.result", {{"text", game.result}}));
    for (std::size_t side = 0; side < 2; ++side) write_side(game, side);
    if (!game.whole) paragraph(word("cli.analyse.page.not_whole"), "mark");
    if (!game.plies.empty()) {
      out_ += draw_graph(game, id, word("cli.analyse.page.graph"));
      paragraph(word("cli.analyse.page.graph_key", {{"text", game.sides[0]}}), "soft");
    }
    write_moments(game, id);
    write_moves(game, id);
    paragraph(word("cli.analyse.page.how", {{"engine", game.examined_by}}), "soft");
    out_ += "</section>\n";
  }

  void write_side(const GameReport& game, std::size_t side) {
    if (!game.accuracy[side]) return;
    std::int64_t marks[4] = {};
    for (const PlyReport& ply : game.plies) {
      const bool first = ply.by == Side::First;
      if (first == (side == 0)) ++marks[static_cast<std::size_t>(ply.slip)];
    }
    paragraph(
        word("cli.analyse.page.side", {{"text", game.sides[side]},
                                       {"n", static_cast<std::int64_t>(*game.accuracy[side] + 0.5)},
                                       {"blunders", marks[3]},
                                       {"mistakes", marks[2]},
                                       {"inaccuracies", marks[1]}}));
  }

  [[nodiscard]] static std::string numbered(const PlyReport& ply) {
    return std::to_string(ply.number) + (ply.by == Side::First ? ". " : "... ") + ply.move;
  }

  void write_moments(const GameReport& game, const std::string& id) {
    constexpr int kMostBoards = 12;
    int boards = 0;
    for (std::size_t i = 0; i < game.plies.size(); ++i) {
      const PlyReport& ply = game.plies[i];
      if (!ply.changes_result || boards == kMostBoards) continue;
      if (boards++ == 0) out_ += "<h2>" + escaped(word("cli.analyse.page.moments")) + "</h2>\n";
      out_ += fmt::format("<figure><img alt=\"{}\" src=\"data:image/svg+xml;base64,{}\">",
                          escaped(word("cli.analyse.page.board", {{"text", ply.before}})),
                          base64(board(game, ply)));
      out_ += fmt::format(
          "<figcaption><p><strong><a href=\"#{}-p{}\">{}</a></strong> "
          "<span class=\"mark\">{}</span></p>",
          id, i, escaped(numbered(ply)), sign(ply.slip));
      write_words(ply);
      out_ += "</figcaption></figure>\n";
    }
  }

  void write_words(const PlyReport& ply) {
    for (const std::string& sentence : ply.words) out_ += "<p>" + escaped(sentence) + "</p>";
    if (ply.best.empty()) return;
    // Moves of several words would run into each other.
    const bool of_words = ply.best.front().find(' ') != std::string::npos;
    std::string line;
    for (const std::string& move : ply.best) {
      line += (line.empty() ? "" : of_words ? ", " : " ") + move;
    }
    out_ +=
        "<p class=\"line\">" + escaped(word("cli.analyse.page.line", {{"text", line}})) + "</p>";
  }

  [[nodiscard]] std::string board(const GameReport& game, const PlyReport& ply) const {
    const Json shape = api::answer(Json::object().set("op", "shape").set("game", game.game));
    picture::Picture picture;
    picture.arrows.push_back({ply.squares.from, ply.squares.to, picture::Stroke::Attack});
    if (!ply.best_squares.from.empty()) {
      picture.arrows.push_back({ply.best_squares.from, ply.best_squares.to, picture::Stroke::Move});
    }
    picture::View view{.set = {},
                       .theme = picture::Theme::Light,
                       .flipped = ply.by == Side::Second,
                       .coordinates = game.game == "xiangqi" ? picture::Coordinates::Numbers
                                                             : picture::Coordinates::Names,
                       .title = ply.before,
                       .river = {}};
    if (game.game == "xiangqi") view.river = {word("word.river.left"), word("word.river.right")};
    return picture::draw(shape, game.game, ply.before, picture, view);
  }

  void write_moves(const GameReport& game, const std::string& id) {
    if (game.plies.empty()) return;
    out_ += "<h2>" + escaped(word("cli.analyse.page.moves")) + "</h2>\n<table>\n<tr>";
    for (const std::string_view column : {"cli.analyse.page.move", "cli.analyse.page.score",
                                          "cli.analyse.page.accuracy", "cli.analyse.page.remark"}) {
      out_ += "<th scope=\"col\">" + escaped(word(column)) + "</th>";
    }
    out_ += "</tr>\n";
    for (std::size_t i = 0; i < game.plies.size(); ++i) {
      const PlyReport& ply = game.plies[i];
      out_ += fmt::format("<tr id=\"{}-p{}\"><td>{} <span class=\"mark\">{}</span></td>", id, i,
                          escaped(numbered(ply)), sign(ply.slip));
      out_ += "<td class=\"n\">" + (ply.score ? score_text(*ply.score) : std::string()) + "</td>";
      out_ += "<td class=\"n\">" +
              (ply.accuracy ? fmt::format("{:.0f}", *ply.accuracy) : std::string()) + "</td><td>";
      write_words(ply);
      out_ += "</td></tr>\n";
    }
    out_ += "</table>\n";
  }

  const say::Speaker& speaker_;
  std::string out_;
};

}  // namespace

std::string write_page(std::span<const GameReport> games, const say::Speaker& speaker) {
  return Page(speaker).write(games);
}

}  // namespace luatco::review

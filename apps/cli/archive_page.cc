#include "apps/cli/archive_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "apps/cli/archive_style.h"
#include "apps/cli/charts.h"
#include "apps/cli/client.h"
#include "apps/cli/html.h"
#include "luatco/archive/finding.h"
#include "luatco/picture/picture.h"
#include "luatco/picture/told.h"

namespace luatco::cli {
namespace {

using api::Json;
using check::Digest;

constexpr std::size_t kColumns = 24;

/// A kind of finding with its place in the page.
struct Section {
  const check::KindId* id;
  const Digest::Kind* kind;
};

/// Errors first, then what there is most of.
std::vector<Section> sections(const Digest& digest) {
  std::vector<Section> all;
  for (const auto& [id, kind] : digest.kinds) all.push_back({&id, &kind});
  std::ranges::stable_sort(all, [](const Section& a, const Section& b) {
    return std::pair(a.kind->weight, a.kind->findings) >
           std::pair(b.kind->weight, b.kind->findings);
  });
  return all;
}

class Page {
 public:
  Page(const Words& words, const ArchiveReport& report)
      : words_(words), report_(report), sections_(sections(report.digest)) {}

  std::string write() {
    head();
    summary();
    for (const auto& [game, games] : report_.digest.games) endings(game, games);
    contents();
    for (std::size_t i = 0; i < sections_.size(); ++i) section(i);
    bad_games();
    out_ += fmt::format("<footer><p>{}</p></footer></body></html>\n",
                        say("report.made_by", Json::object().set("version", api::kVersion)));
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string say(std::string_view id, const Json& args = Json::object()) const {
    return html_text(words_(id, args));
  }
  [[nodiscard]] std::string count(std::string_view id, std::uint64_t n) const {
    return say(id, Json::object().set("n", n));
  }

  void head() {
    const std::string title = say("report.title");
    out_ += fmt::format(
        R"html(<!doctype html><html lang="{}"><head><meta charset="utf-8"><title>{}</title>)html"
        R"html(<meta name="viewport" content="width=device-width, initial-scale=1">)html"
        R"html(<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">)html"
        "<style>{}</style></head><body>\n<h1>{}</h1>\n",
        html_text(words_.language()), title, kArchiveStyle, title);
    for (const auto& [game, games] : report_.digest.games) {
      out_ += picture::drawings(shape(game), game, {});
    }
  }

  void summary() {
    files();
    if (report_.stopped) warn(say("cli.check.stopped"));
    for (const std::string& fault : report_.faults) warn(html_text(fault));
    const check::Totals& totals = report_.totals;
    if (totals.games == 0) warn(say("cli.check.nothing"));
    const std::pair<std::string_view, std::uint64_t> numbers[] = {
        {"report.games", totals.games},           {"report.plies", totals.plies},
        {"report.bad", totals.games_with_errors}, {"report.errors", totals.errors},
        {"report.warnings", totals.warnings},     {"report.notes", totals.notes},
    };
    out_ += R"html(<dl class="numbers">)html";
    for (const auto& [id, n] : numbers) {
      out_ +=
          fmt::format("<div><dd>{}</dd><dt>{}</dt></div>", count("report.number", n), count(id, n));
    }
    out_ += "</dl>\n";
  }
  /// Few are named at once, many when somebody asks.
  void files() {
    const bool few = report_.files.size() <= 3;
    out_ += fmt::format(R"html(<details class="files"{}><summary>{}</summary>)html",
                        few ? " open" : "", count("report.files", report_.file_count));
    for (const std::string& file : report_.files) {
      out_ += "<code>" + html_foreign(file) + "</code><br>";
    }
    if (report_.file_count > report_.files.size()) {
      out_ += count("report.more", report_.file_count - report_.files.size());
    }
    out_ += "</details>\n";
  }
  void warn(const std::string& html) { out_ += R"html(<p class="warn">)html" + html + "</p>\n"; }

  // --- charts -----------------------------------------------------------------------------------

  void endings(const std::string& game, const Digest::Games& games) {
    out_ +=
        fmt::format("<section class=\"charts\"><h2>{}</h2>\n",
                    say("report.of_game", Json::object().set("game", game).set("n", games.games)));
    out_ += "<h3>" + say("report.results") + "</h3>" + share_chart(words_, results(game, games));
    out_ += "<h3>" + say("report.endings") + "</h3>" +
            bar_chart(words_, ending_bars(games), games.games);
    out_ += "<h3>" + say("report.lengths") + "</h3>" + column_chart(games.lengths, kColumns);
    out_ += "</section>\n";
  }

  std::vector<Bar> results(const std::string& game, const Digest::Games& games) {
    const Json::Array& sides = *shape(game).find("sides")->items();
    const auto n = [&](std::string_view token) {
      const auto found = games.results.find(token);
      return found == games.results.end() ? std::uint64_t{0} : found->second;
    };
    const auto wins = [&](const Json& side) {
      return say("report.wins", Json::object().set("side", *side.string()));
    };
    return {{wins(sides[0]), n("1-0"), "first"},
            {say("report.draw"), n("1/2-1/2"), "draw"},
            {wins(sides[1]), n("0-1"), "second"},
            {say("report.no_result"), n("*") + n(""), "none"}};
  }

  std::vector<Bar> ending_bars(const Digest::Games& games) const {
    std::vector<Bar> bars;
    for (const auto& [ending, n] : games.endings) {
      bars.push_back({ending.empty() ? say("report.by_players") : say(ending + ".name"), n,
                      ending.empty() ? "none" : "draw"});
    }
    std::ranges::stable_sort(bars, [](const Bar& a, const Bar& b) { return a.n > b.n; });
    return bars;
  }

  // --- findings ---------------------------------------------------------------------------------

  void contents() {
    out_ += "<h2>" + say("report.findings") + "</h2>\n";
    if (sections_.empty()) {
      out_ += "<p>" + say("report.clean") + "</p>\n";
      return;
    }
    out_ += R"html(<nav><table class="kinds">)html";
    for (std::size_t i = 0; i < sections_.size(); ++i) {
      const Section& one = sections_[i];
      out_ += fmt::format(
          R"html(<tr><td class="n">{}</td><td>{}</td><td><a href="#k{}">{}</a></td>)html"
          R"html(<td class="id"><code>{}</code></td></tr>)html",
          count("report.number", one.kind->findings), badge(one.kind->weight), i, heading(one),
          html_text(short_id(*one.id)));
    }
    out_ += "</table></nav>\n";
  }

  /// The rule where one is broken.
  static const std::string& short_id(const check::KindId& id) {
    return id.reason.empty() ? id.id : id.reason;
  }

  [[nodiscard]] std::string badge(check::Weight weight) const {
    const std::string_view word = name(weight);
    return fmt::format(R"html(<b class="badge {}">{}</b>)html", word,
                       say("report.weight", Json::object().set("severity", word)));
  }

  /// What is said of the finding itself, and by which article it is forbidden.
  [[nodiscard]] std::string heading(const Section& one) const {
    const say::Sentence own = words_.speaker().say(one.id->id, {});
    const std::string text =
        own.missing.empty() || one.kind->examples.empty() ? own.text : told(one.kind->examples[0]);
    std::string html = html_text(text);
    if (!one.id->reason.empty() && !one.kind->examples.empty()) {
      const std::string article = article_of(one.kind->examples[0].game, one.id->reason);
      if (!article.empty()) html += " <em>" + article + "</em>";
    }
    return html;
  }
  /// "The pin": the page of the book of laws about a reason; empty where there is none.
  [[nodiscard]] std::string article_of(const std::string& game, const std::string& reason) const {
    Json question = Json::object().set("op", "law").set("game", game).set("about", reason);
    const Json answer = api::answer(question);
    const Json* articles = answer.find("articles");
    if (articles == nullptr || articles->items()->empty()) return {};
    return say(articles->items()->front().find("title")->text("id"));
  }

  void section(std::size_t i) {
    const Section& one = sections_[i];
    const auto& examples = one.kind->examples;
    out_ += fmt::format(
        "<section id=\"k{}\"><h3>{} {}</h3><p class=\"meta\">{} · <code>{}</code>{}</p>\n"
        "<div class=\"examples\">",
        i, badge(one.kind->weight), heading(one), times(*one.kind), html_text(one.id->id),
        one.id->reason.empty() ? "" : " · <code>" + html_text(one.id->reason) + "</code>");
    for (std::size_t n = 0; n < examples.size(); ++n)
      example(examples[n], fmt::format("k{}-{}", i, n));
    out_ += "</div></section>\n";
  }
  [[nodiscard]] std::string times(const Digest::Kind& kind) const {
    const bool all = kind.findings == kind.examples.size();
    return say("report.times", Json::object()
                                   .set("n", kind.findings)
                                   .set("limit", all ? std::size_t{0} : kind.examples.size()));
  }

  void example(const check::Example& example, const std::string& id) {
    out_ += fmt::format("<figure id=\"{}\">", id);
    if (!example.finding.fen.empty()) out_ += board(example);
    const auto& place = example.place;
    Json args = Json::object().set("number", place.number).set("offset", place.offset);
    if (example.finding.ply) args.set("ply", *example.finding.ply);
    out_ += fmt::format("<figcaption><p class=\"where\"><code>{}</code> {}{}</p>",
                        html_foreign(place.file), say("report.place", args), back(place));
    if (const std::string names = players(place); !names.empty()) out_ += "<p>" + names + "</p>";
    const std::string token = example.finding.token.value_or("");
    if (!token.empty()) out_ += "<p><kbd>" + html_foreign(token) + "</kbd></p>";
    out_ += "<p>" + html_text(told(example)) + "</p></figcaption></figure>\n";
  }
  [[nodiscard]] std::string told(const check::Example& example) const {
    return archive::sentence(example.finding, [this](std::string_view id, const Json& args) {
      return words_(id, args);
    });
  }
  static std::string players(const check::GamePlace& place) {
    if (place.first.empty() && place.second.empty()) return {};
    return html_foreign(place.first) + " – " + html_foreign(place.second);
  }

  /// A link to the game's row in the list of games with errors, where it has one.
  [[nodiscard]] std::string back(const check::GamePlace& place) const {
    const auto& games = report_.digest.bad_games;
    const auto found = std::ranges::find_if(games, [&](const Digest::BadGame& game) {
      return game.place.file == place.file && game.place.number == place.number;
    });
    if (found == games.end()) return {};
    return fmt::format(R"html( <a href="#g{}">{}</a>)html", found - games.begin(),
                       say("report.to_list"));
  }

  std::string board(const check::Example& example) {
    picture::Picture picture;
    if (!example.finding.shown.is_null())
      picture = picture::picture_of(std::span(&example.finding.shown, 1));
    picture::View view{.coordinates = picture::Coordinates::Numbers,
                       .drawings = picture::Drawings::Outside,
                       .title = told(example),
                       .river = {}};
    if (example.game == "xiangqi")
      view.river = {words_("word.river.left"), words_("word.river.right")};
    return picture::draw(shape(example.game), example.game, example.finding.fen, picture, view);
  }

  // --- games ------------------------------------------------------------------------------------

  void bad_games() {
    const auto& games = report_.digest.bad_games;
    if (games.empty()) return;
    out_ += "<h2>" + say("report.bad_games") + "</h2>\n<table class=\"games\">";
    for (std::size_t i = 0; i < games.size(); ++i) {
      const auto& [place, result, errors] = games[i];
      std::string links;
      for (const check::KindId& kind : errors) links += link(kind, place);
      out_ += fmt::format(
          "<tr id=\"g{}\"><td><code>{}</code> {}</td><td>{}</td><td "
          "class=\"result\">{}</td><td>{}</td></tr>\n",
          i, html_foreign(place.file),
          say("report.game_number", Json::object().set("number", place.number)), players(place),
          html_text(result), links);
    }
    out_ += "</table>\n";
    if (report_.totals.games_with_errors > games.size()) {
      out_ +=
          "<p>" + count("report.more", report_.totals.games_with_errors - games.size()) + "</p>\n";
    }
  }
  /// To the example of this very game where it is one, else to its kind.
  [[nodiscard]] std::string link(const check::KindId& id, const check::GamePlace& place) const {
    for (std::size_t i = 0; i < sections_.size(); ++i) {
      if (*sections_[i].id != id) continue;
      std::string anchor = fmt::format("k{}", i);
      const auto& examples = sections_[i].kind->examples;
      for (std::size_t n = 0; n < examples.size(); ++n) {
        const check::GamePlace& other = examples[n].place;
        if (other.file == place.file && other.number == place.number)
          anchor = fmt::format("k{}-{}", i, n);
      }
      return fmt::format(R"html(<a href="#{}"><code>{}</code></a> )html", anchor,
                         html_text(short_id(id)));
    }
    return {};
  }

  const Json& shape(const std::string& game) {
    auto& known = shapes_[game];
    if (known.is_null()) known = api::answer(Json::object().set("op", "shape").set("game", game));
    return known;
  }

  const Words& words_;
  const ArchiveReport& report_;
  std::vector<Section> sections_;
  std::map<std::string, Json, std::less<>> shapes_;
  std::string out_;
};

}  // namespace

std::string archive_page(const Words& words, const ArchiveReport& report) {
  return Page(words, report).write();
}

}  // namespace luatco::cli

#include <unistd.h>

#include <cstdio>

#include "apps/cli/board_text.h"
#include "apps/cli/client.h"
#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/words.h"
#include "luatco/say/add_text.h"

namespace luatco::cli {
namespace {

std::string text_of(const api::Json& parent, std::string_view name) {
  const api::Json* words = parent.find(name);
  return words == nullptr ? std::string{} : std::string(words->text("text"));
}

void print_contents(const api::Json::Array& articles) {
  for (const api::Json& article : articles) {
    std::printf("%-12s %s\n", std::string(article.text("article")).c_str(),
                text_of(article, "title").c_str());
  }
}

void print_page(const api::Json& article, const api::Json& shape, PieceStyle pieces) {
  const std::string law(article.text("law"));
  std::printf("%s%s%s\n\n", text_of(article, "title").c_str(), law.empty() ? "" : " · ",
              law.c_str());
  std::printf("%s\n\n", text_of(article, "body").c_str());
  const api::Json& board = *article.find("board");
  BoardView view{.pieces = pieces, .colour = isatty(STDOUT_FILENO) != 0};
  for (const api::Json& square : *board.find("marks")->items()) {
    view.marks.insert(*square.string());
  }
  std::printf("%s%s\n", draw_board(shape, board.text("fen"), view).c_str(),
              text_of(board, "caption").c_str());
  for (const api::Json& item : *article.find("questions")->items()) {
    std::printf("\n%s\n  %s\n", text_of(item, "question").c_str(), text_of(item, "answer").c_str());
  }
}

}  // namespace

int run_law(const Common& common, const LawOptions& options) {
  const Words words(common.lang);
  api::Json question = request("law", common, {});
  if (!options.article.empty()) {
    const bool is_id = options.article.find('.') != std::string::npos;
    question.set(is_id ? "about" : "article", options.article);
  }
  api::Json answer = api::answer(question);
  if (const api::Json* error = answer.find("error")) {
    if (error->text("id") != "api.bad_field") return report_error(words, *error);
    std::fprintf(
        stderr, "luatco: %s\n",
        words("cli.law.no_article", api::Json::object().set("text", options.article)).c_str());
    return kUsageError;
  }
  say::add_text(answer, words.speaker(), {.game = common.game, .side = {}});
  const api::Json::Array& articles = *answer.find("articles")->items();
  if (options.article.empty() && !options.all) {
    print_contents(articles);
    return kOk;
  }
  const api::Json shape = api::answer(request("shape", common, {}));
  for (const api::Json& article : articles) {
    if (&article != &articles.front()) std::printf("\n---\n\n");
    print_page(article, shape, piece_style(options.pieces));
  }
  return kOk;
}

}  // namespace luatco::cli

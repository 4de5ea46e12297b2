#include "apps/cli/reason_picture.h"

#include <algorithm>
#include <cstdio>
#include <span>

#include "apps/cli/client.h"
#include "apps/cli/errors.h"
#include "apps/cli/picture_file.h"
#include "luatco/picture/told.h"

namespace luatco::cli {
namespace {

using api::Json;
using Steps = std::span<const Json>;

bool is_of_cycle(const Json& step) { return step.text("id") == "explain.ply"; }

/// Somebody attacks somebody in this step.
bool has_attack(const Json& step) {
  const Json* arrows = step.find("arrows");
  return arrows != nullptr && std::ranges::any_of(*arrows->items(), [](const Json& arrow) {
           return arrow.text("kind") == "attack";
         });
}

/// The steps that are drawn when nobody chooses one.
Steps told(const Json& answer, Steps story) {
  if (answer.find("reasons") != nullptr) return story.first(1);
  // A consequence is drawn on the board after the move, so the move itself is there.
  if (story.size() > 1 && story[0].text("id") == "consequence.plays") story = story.subspan(1);
  for (std::size_t i = story.size(); i-- > 0;) {
    if (is_of_cycle(story[i]) && has_attack(story[i])) return story.subspan(i, 1);
  }
  return story;
}

class ReasonPicture {
 public:
  ReasonPicture(const Words& words, const Common& common, const ExplainOptions& options)
      : words_(words), common_(common), options_(options) {}

  int draw(const Json& answer) {
    const Json::Array& story = *answer.find("full")->items();
    Steps steps(story);
    if (options_.step > static_cast<int>(steps.size())) {
      const Json args = Json::object().set("n", steps.size());
      std::fprintf(stderr, "%s\n", words_("draw.error.no_such_step", args).c_str());
      return kUsageError;
    }
    if (options_.step > 0) {
      steps = steps.subspan(static_cast<std::size_t>(options_.step) - 1, 1);
    } else if (!steps.empty()) {
      steps = told(answer, steps);
    }
    picture_ = picture::picture_of(steps);
    const std::string fen = board(answer, steps);
    const std::string title(steps.empty() ? fen : steps.front().text("text"));
    return write(cli::picture_of(words_, common_, fen, title, picture_, options_.picture));
  }

 private:
  /// The board the steps are about, its last move marked: of a cycle that after the ply told.
  std::string board(const Json& answer, Steps steps) {
    if (options_.start.moves.empty()) return std::string(answer.text("fen"));
    const Json game = api::answer(request("game", common_, options_.start));
    const Json::Array& plies = *game.find("plies")->items();
    std::size_t ply = plies.size();
    if (steps.size() == 1 && is_of_cycle(steps.front())) {
      const Json* told = steps.front().find("args")->find("ply");
      ply = std::min(ply, static_cast<std::size_t>(*told->integer()));
    }
    mark_last(plies[ply - 1], picture_);
    return std::string(plies[ply - 1].text("fen"));
  }

  [[nodiscard]] int write(const std::string& svg) const {
    int code = kOk;
    if (!options_.svg.empty()) code = write_svg(words_, svg, options_.svg);
    if (!options_.png.empty()) {
      code = std::max(code, write_png(words_, svg, options_.png, options_.picture.width));
    }
    return code;
  }

  const Words& words_;
  const Common& common_;
  const ExplainOptions& options_;
  picture::Picture picture_;
};

}  // namespace

int draw_reason(const Words& words, const Common& common, const ExplainOptions& options,
                const Json& answer) {
  return ReasonPicture(words, common, options).draw(answer);
}

}  // namespace luatco::cli

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "apps/cli/client.h"
#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/picture_file.h"
#include "apps/cli/words.h"

namespace luatco::cli {
namespace {

/// "e4:bad" is a square and a sign; the word may be left out.
struct Marked {
  std::string_view place;
  std::string_view word;
};
Marked split(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return {text, {}};
  return {text.substr(0, colon), text.substr(colon + 1)};
}

std::optional<picture::Sign> sign_of(std::string_view word) {
  return word.empty() ? picture::Sign::Note : picture::find_sign(word);
}

std::optional<picture::Stroke> stroke_of(std::string_view word) {
  return word.empty() ? picture::Stroke::Move : picture::find_stroke(word);
}

/// Where the second square of "e2e4" or "a0a10" begins: at its second letter.
std::size_t second_square(std::string_view text) {
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto* at = std::find_if(text.begin() + (text.empty() ? 0 : 1), text.end(), is_letter);
  return static_cast<std::size_t>(at - text.begin());
}

class Drawing {
 public:
  Drawing(const Common& common, const DrawOptions& options)
      : common_(common), options_(options), words_(common.lang) {}

  int run() {
    for (const std::string& mark : options_.marks) {
      const Marked marked = split(mark);
      const auto sign = sign_of(marked.word);
      if (!sign) return refuse("draw.error.unknown_sign", mark);
      picture_.signs.push_back({std::string(marked.place), *sign});
    }
    for (const std::string& arrow : options_.arrows) {
      const Marked marked = split(arrow);
      const auto stroke = stroke_of(marked.word);
      const std::size_t second = second_square(marked.place);
      if (!stroke || second >= marked.place.size()) return refuse("draw.error.bad_arrow", arrow);
      picture_.arrows.push_back({std::string(marked.place.substr(0, second)),
                                 std::string(marked.place.substr(second)), *stroke});
    }
    if (const int code = check_places(); code != kOk) return code;
    const auto fen = position();
    if (!fen) return kUsageError;
    return write_picture(words_,
                         picture_of(words_, common_, *fen, *fen, picture_, options_.picture),
                         options_.picture);
  }

 private:
  int refuse(std::string_view id, std::string_view text) const {
    std::fprintf(stderr, "%s\n", words_(id, api::Json::object().set("text", text)).c_str());
    return kUsageError;
  }

  /// Every sign and arrow is on the board.
  [[nodiscard]] int check_places() const {
    std::vector<std::string> places;
    for (const auto& sign : picture_.signs) places.push_back(sign.square);
    for (const auto& arrow : picture_.arrows) {
      places.push_back(arrow.from);
      places.push_back(arrow.to);
    }
    for (const std::string& place : places) {
      api::Json question = request("moves", common_, {});
      const api::Json answer = api::answer(question.set("from", place));
      if (const api::Json* error = answer.find("error")) return report_error(words_, *error);
    }
    return kOk;
  }

  /// The FEN to draw. Without moves any arrangement will do, playable or not; with moves the last
  /// of them is marked.
  std::optional<std::string> position() {
    if (options_.start.moves.empty() && !options_.start.fen.empty()) return options_.start.fen;
    const api::Json answer = api::answer(request("game", common_, options_.start));
    if (const api::Json* error = answer.find("error")) {
      report_error(words_, *error);
      return std::nullopt;
    }
    const api::Json::Array& plies = *answer.find("plies")->items();
    if (!plies.empty()) mark_last(plies.back(), picture_);
    return std::string(answer.text("fen"));
  }

  const Common& common_;
  const DrawOptions& options_;
  Words words_;
  picture::Picture picture_;
};

}  // namespace

int run_draw(const Common& common, const DrawOptions& options) {
  return Drawing(common, options).run();
}

}  // namespace luatco::cli

#include "apps/cli/preview.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "apps/cli/commands.h"
#include "apps/cli/picture_file.h"
#include "apps/cli/words.h"
#include "luatco/api/api.h"
#include "luatco/picture/png.h"
#include "luatco/serve/shared_link.h"

namespace luatco::cli {
namespace {

using api::Json;

constexpr int kPictureWidth = 630;  // what chats show a picture at

/// The answer of an operation about the position the link ends in.
Json ask(const serve::SharedLink& link, std::string_view op, std::string_view language) {
  Json request = Json::object().set("op", op).set("game", link.game).set("lang", language);
  if (!link.fen.empty()) request.set("fen", link.fen);
  Json moves = Json::array();
  for (const std::string& move : link.moves) moves.push(move);
  return api::answer(request.set("moves", std::move(moves)));
}

std::optional<serve::Preview> preview(std::string_view path, std::string_view language) {
  const auto link = serve::read_shared_link(path);
  if (!link) return std::nullopt;
  const Json explained = ask(*link, "explain", language);
  if (explained.find("error") != nullptr) return std::nullopt;
  const Words words{std::string(language)};
  const Json args = Json::object()
                        .set("game", link->game)
                        .set("side", explained.text("turn"))
                        .set("n", static_cast<std::int64_t>((link->moves.size() + 1) / 2));
  serve::Preview shown;
  shown.title =
      words(link->moves.empty() ? "cli.serve.shared_position" : "cli.serve.shared_game", args);
  const Json* outcome = explained.find("outcome");
  shown.description =
      outcome != nullptr ? words.of(*outcome) : words("cli.serve.shared_turn", args);
  if (link->first.empty() && link->second.empty()) return shown;
  // Whoever plays comes first, and what it is after it.
  const auto name = [](const std::string& text) { return text.empty() ? "?" : text; };
  shown.description = shown.title + ". " + shown.description;
  shown.title = name(link->first) + " – " + name(link->second) +
                (link->result.empty() ? "" : " " + link->result);
  return shown;
}

/// A file that goes when this does.
class Passing {
 public:
  Passing() : name_((std::filesystem::temp_directory_path() / "luatco-XXXXXX").string()) {
    const int file = mkstemp(name_.data());
    if (file >= 0) close(file);
  }
  ~Passing() { std::remove(name_.c_str()); }
  Passing(const Passing&) = delete;
  Passing& operator=(const Passing&) = delete;
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::string name_;
};

std::optional<std::string> picture(std::string_view path, std::string_view language) {
  const auto link = serve::read_shared_link(path);
  if (!link) return std::nullopt;
  const Json line = ask(*link, "game", language);
  const Json* plies = line.find("plies");
  if (plies == nullptr) return std::nullopt;
  picture::Picture signs;
  if (!plies->items()->empty()) mark_last(plies->items()->back(), signs);
  const Words words{std::string(language)};
  Common common;
  common.game = link->game;
  common.lang = language;
  const std::string svg = picture_of(words, common, line.text("fen"), line.text("fen"), signs, {});
  const Passing file;
  if (picture::write_png(svg, file.name(), kPictureWidth) != picture::PngFault::None) {
    return std::nullopt;
  }
  std::ifstream stream(file.name(), std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(stream), {}};
  if (bytes.empty()) return std::nullopt;
  return bytes;
}

}  // namespace

serve::Sharing sharing() { return {preview, picture, {"vi", "en"}}; }

}  // namespace luatco::cli

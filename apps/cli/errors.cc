#include "apps/cli/errors.h"

#include <algorithm>
#include <cstdio>
#include <vector>

#include "luatco/archive/record_stream.h"
#include "luatco/games/registry.h"

namespace luatco::cli {
namespace {

void print_each(const Words& words, const api::Json* list) {
  if (list == nullptr || list->items() == nullptr) return;
  for (const api::Json& item : *list->items()) {
    std::fprintf(stderr, "  - %s\n", words.of(item).c_str());
  }
}

}  // namespace

int report_error(const Words& words, const api::Json& error) {
  std::fprintf(stderr, "luatco: %s\n", words.of(error).c_str());
  print_each(words, error.find("faults"));
  print_each(words, error.find("reasons"));
  return kUsageError;
}

std::string input_fault_text(const Words& words, std::string_view file,
                             const archive::InputFault& fault) {
  api::Json args = api::Json::object();
  args.set("file", file).set("offset", std::to_string(fault.offset)).set("detail", fault.detail);
  return words(fault.id, args);
}

int report_input_fault(const Words& words, std::string_view file,
                       const archive::InputFault& fault) {
  std::fprintf(stderr, "luatco: %s\n", input_fault_text(words, file, fault).c_str());
  return kUsageError;
}

int report_unknown_game(const Words& words, std::string_view game) {
  api::Json error = api::Json::object();
  error.set("id", "api.unknown_game");
  error.set("args", api::Json::object().set("game", game));
  return report_error(words, error);
}

int check_rules(const Words& words, std::string_view game, std::string_view rules) {
  if (rules.empty()) return kOk;
  std::vector<std::string_view> choices;
  games::each_game([&]<Rules G>() {
    if (game != G::kName && game != archive::kAnyGame) return;
    for (const auto& book : G::rulebooks()) {
      const bool listed = std::find(choices.begin(), choices.end(), book.name) != choices.end();
      if (!listed) choices.push_back(book.name);
    }
  });
  if (std::find(choices.begin(), choices.end(), rules) != choices.end()) return kOk;
  std::string list;
  for (const std::string_view choice : choices) {
    list += (list.empty() ? "" : ", ") + std::string(choice);
  }
  api::Json error = api::Json::object().set("id", "cli.usage.no_rules");
  error.set("args", api::Json::object().set("game", game).set("rules", rules).set("choices", list));
  return report_error(words, error);
}

}  // namespace luatco::cli

// Reads the table of commands out of the parser.
#include "apps/cli/command_table.h"

#include <CLI/CLI.hpp>

#include "luatco/games/registry.h"
#include "luatco/say/catalogue.h"

namespace luatco::cli {
namespace {

std::vector<std::string> choices_of(std::string_view name) {
  if (name == "lang") return say::languages(say::messages_directory());
  if (name == "pieces") return {"unicode", "letters", "auto"};
  if (name == "shell") return {"bash", "zsh", "fish"};
  if (name != "game" && name != "which") return {};
  std::vector<std::string> games;
  games::each_game([&]<Rules G>() { games.emplace_back(G::kName); });
  return games;
}

OptionWords words_of(const CLI::Option& option) {
  OptionWords words;
  for (const std::string& name : option.get_snames()) words.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) words.names.push_back("--" + name);
  if (words.names.empty()) words.names.push_back(option.get_name(true));
  words.help = option.get_description();
  words.takes_value = option.get_items_expected_max() > 0;
  words.choices = choices_of(option.get_single_name());
  return words;
}

CommandWords words_of(const CLI::App& app) {
  CommandWords words{app.get_name(), app.get_description(), app.get_footer(), {}, {}};
  for (const CLI::Option* option : app.get_options()) {
    if (option == app.get_help_ptr()) continue;
    (option->get_positional() ? words.arguments : words.options).push_back(words_of(*option));
  }
  return words;
}

}  // namespace

CommandTable command_table(const CLI::App& app) {
  CommandTable table;
  table.help = app.get_description();
  for (const CLI::Option* option : app.get_options()) table.options.push_back(words_of(*option));
  const auto is_shown = [](const CLI::App* sub) { return !sub->get_group().empty(); };
  for (const CLI::App* sub : app.get_subcommands(is_shown)) {
    table.commands.push_back(words_of(*sub));
  }
  return table;
}

}  // namespace luatco::cli

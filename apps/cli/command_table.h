// The table of commands as data: completions and the man page are written from it, so that neither
// can say what the parser does not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/words.h"

namespace CLI {
class App;
}

namespace luatco::cli {

/// An option or an argument without a name.
struct OptionWords {
  std::vector<std::string> names;  // "--lang"; "-h"; for an argument its one bare name
  std::string help;                // one sentence
  bool takes_value = false;
  std::vector<std::string> choices;  // the values there are; empty: any, files offered
};

struct CommandWords {
  std::string name;
  std::string help;
  std::string examples;  // lines, perhaps none
  std::vector<OptionWords> options;
  std::vector<OptionWords> arguments;
};

struct CommandTable {
  std::string help;
  std::vector<OptionWords> options;  // every command takes them
  std::vector<CommandWords> commands;
};

/// Hidden commands (those of no group) are left out.
CommandTable command_table(const CLI::App& app);

/// The completion of `luatco` for a shell, "bash", "zsh" or "fish"; empty for another.
std::string write_completion(const CommandTable& table, std::string_view shell);

/// The man page luatco(1), as roff in UTF-8.
std::string write_manual(const CommandTable& table, const Words& words);

}  // namespace luatco::cli

// Completions for bash, zsh and fish, from the table of commands.
#include <algorithm>
#include <utility>

#include "apps/cli/command_table.h"

namespace luatco::cli {
namespace {

std::string join(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
  return out;
}

std::string names(const std::vector<OptionWords>& options) {
  std::string out;
  for (const OptionWords& option : options) out += (out.empty() ? "" : " ") + join(option.names);
  return out;
}

std::string command_names(const CommandTable& table, std::string_view between) {
  std::string out;
  for (const CommandWords& command : table.commands) {
    if (!out.empty()) out += between;
    out += command.name;
  }
  return out;
}

/// In single quotes; a quote inside leaves them for a moment.
std::string shell_quoted(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'') {
      out += "'\\''";
    } else {
      out += c;
    }
  }
  return out + "'";
}

// --- bash ---------------------------------------------------------------------------------------

/// What may follow an option that has a list of values; an option two commands share is told once.
void bash_values(std::string& out, std::vector<OptionWords> options) {
  const auto same = [](const OptionWords& a, const OptionWords& b) { return a.names == b.names; };
  std::ranges::sort(options, {}, &OptionWords::names);
  options.erase(std::ranges::unique(options, same).begin(), options.end());
  for (const OptionWords& option : options) {
    if (option.choices.empty()) continue;
    std::string pattern;
    for (const std::string& name : option.names) pattern += (pattern.empty() ? "" : "|") + name;
    out += "    " + pattern + ") COMPREPLY=($(compgen -W '" + join(option.choices) +
           "' -- \"$word\")); return ;;\n";
  }
}

void bash_command(std::string& out, const CommandTable& table, const CommandWords& command) {
  out += "    " + command.name + ")\n      if [[ $word == -* ]]; then COMPREPLY=($(compgen -W '" +
         names(table.options) + " " + names(command.options) + "' -- \"$word\"))\n";
  for (const OptionWords& argument : command.arguments) {
    if (argument.choices.empty()) continue;
    out += "      else COMPREPLY=($(compgen -W '" + join(argument.choices) + "' -- \"$word\"))\n";
    break;
  }
  out += "      fi ;;\n";
}

std::string bash(const CommandTable& table) {
  std::string out =
      "# luatco completion bash\n"
      "_luatco() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i\n"
      "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
      "    case ${COMP_WORDS[i]} in\n"
      "      " +
      command_names(table, "|") +
      ") command=${COMP_WORDS[i]}; break ;;\n"
      "    esac\n"
      "  done\n"
      "  case $before in\n";
  std::vector<OptionWords> all = table.options;
  for (const CommandWords& command : table.commands) {
    all.insert(all.end(), command.options.begin(), command.options.end());
  }
  bash_values(out, std::move(all));
  out += "  esac\n  case $command in\n    '') COMPREPLY=($(compgen -W '" +
         command_names(table, " ") + " " + names(table.options) + "' -- \"$word\")) ;;\n";
  for (const CommandWords& command : table.commands) bash_command(out, table, command);
  return out + "  esac\n}\ncomplete -o default -F _luatco luatco\n";
}

// --- zsh ----------------------------------------------------------------------------------------

/// Inside a specification of _arguments, brackets and colons mean something.
std::string zsh_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string zsh_action(const OptionWords& option) {
  return option.choices.empty() ? "_files" : "(" + join(option.choices) + ")";
}

void zsh_specs(std::string& out, const std::vector<OptionWords>& options, std::string_view indent) {
  for (const OptionWords& option : options) {
    for (const std::string& name : option.names) {
      std::string spec = name + "[" + zsh_text(option.help) + "]";
      if (option.takes_value)
        spec += ":" + name.substr(name.find_first_not_of('-')) + ":" + zsh_action(option);
      out += " \\\n" + std::string(indent) + shell_quoted(spec);
    }
  }
}

std::string zsh(const CommandTable& table) {
  std::string out =
      "#compdef luatco\n"
      "_luatco() {\n"
      "  local context state line\n"
      "  _arguments -C";
  zsh_specs(out, table.options, "    ");
  out +=
      " \\\n    '1:command:->command' '*::argument:->argument'\n"
      "  case $state in\n"
      "    command)\n"
      "      local -a commands=(\n";
  for (const CommandWords& command : table.commands) {
    out += "        " + shell_quoted(command.name + ":" + zsh_text(command.help)) + "\n";
  }
  out +=
      "      )\n"
      "      _describe command commands ;;\n"
      "    argument)\n"
      "      case $words[1] in\n";
  for (const CommandWords& command : table.commands) {
    out += "        " + command.name + ") _arguments";
    zsh_specs(out, command.options, "          ");
    zsh_specs(out, table.options, "          ");
    const bool named = !command.arguments.empty();
    out += " \\\n          " +
           shell_quoted(named ? "*:" + command.arguments.front().names.front() + ":" +
                                    zsh_action(command.arguments.front())
                              : std::string("*:file:_files")) +
           " ;;\n";
  }
  return out +
         "      esac ;;\n"
         "  esac\n"
         "}\n"
         "if [ \"$funcstack[1]\" = _luatco ]; then _luatco \"$@\"; else compdef _luatco luatco; "
         "fi\n";
}

// --- fish ---------------------------------------------------------------------------------------

void fish_options(std::string& out, const std::vector<OptionWords>& options,
                  const std::string& condition) {
  for (const OptionWords& option : options) {
    out += "complete -c luatco" + condition;
    for (const std::string& name : option.names) {
      const bool is_long = name.starts_with("--");
      out += (is_long ? " -l " : " -s ") + name.substr(is_long ? 2 : 1);
    }
    if (!option.choices.empty()) {
      out += " -x -a '" + join(option.choices) + "'";
    } else if (option.takes_value) {
      out += " -r";
    }
    out += " -d " + shell_quoted(option.help) + "\n";
  }
}

std::string fish(const CommandTable& table) {
  std::string out = "# luatco completion fish\n";
  fish_options(out, table.options, "");
  for (const CommandWords& command : table.commands) {
    out += "complete -c luatco -n __fish_use_subcommand -f -a " + command.name + " -d " +
           shell_quoted(command.help) + "\n";
    const std::string inside = " -n '__fish_seen_subcommand_from " + command.name + "'";
    fish_options(out, command.options, inside);
    for (const OptionWords& argument : command.arguments) {
      if (argument.choices.empty()) continue;
      out += "complete -c luatco" + inside + " -f -a '" + join(argument.choices) + "'\n";
    }
  }
  return out;
}

}  // namespace

std::string write_completion(const CommandTable& table, std::string_view shell) {
  if (shell == "bash") return bash(table);
  if (shell == "zsh") return zsh(table);
  if (shell == "fish") return fish(table);
  return {};
}

}  // namespace luatco::cli

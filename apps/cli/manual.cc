// The man page, from the table of commands. Escapes are those of groff_man(7).
#include <algorithm>

#include "apps/cli/command_table.h"
#include "luatco/api/api.h"

namespace luatco::cli {
namespace {

/// Text as roff shows it: no hyphen a terminal could break or typeset, no line it would obey.
std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n')) out += "\\&";
    if (c == '-') {
      out += "\\-";
    } else if (c == '\\') {
      out += "\\e";
    } else {
      out += c;
    }
  }
  return out;
}

std::string section(std::string_view title) { return ".SH \"" + roff(title) + "\"\n"; }

/// "--pieces" -> "PIECES", what stands for its value.
std::string value_name(const OptionWords& option) {
  std::string name = option.names.back();
  name.erase(0, name.find_first_not_of('-'));
  std::ranges::transform(name, name.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return name;
}

std::string tagged(const OptionWords& option) {
  std::string out = ".TP\n";
  for (const std::string& name : option.names) {
    if (&name != &option.names.front()) out += ", ";
    out += "\\fB" + roff(name) + "\\fR";
  }
  if (option.takes_value && option.names.front().starts_with('-')) {
    out += " \\fI" + roff(value_name(option)) + "\\fR";
  }
  return out + "\n" + roff(option.help) + "\n";
}

std::string command_section(const CommandWords& command) {
  std::string out = ".SS \"luatco " + roff(command.name);
  for (const OptionWords& argument : command.arguments) {
    out += " [" + roff(argument.names.front()) + "]";
  }
  out += "\"\n" + roff(command.help) + ".\n";
  for (const OptionWords& argument : command.arguments) out += tagged(argument);
  for (const OptionWords& option : command.options) out += tagged(option);
  if (!command.examples.empty()) {
    out += ".PP\n.nf\n" + roff(command.examples);
    if (!out.ends_with('\n')) out += '\n';
    out += ".fi\n";
  }
  return out;
}

}  // namespace

std::string write_manual(const CommandTable& table, const Words& words) {
  std::string out = ".TH LUATCO 1 \"\" \"luatco " + std::string(api::kVersion) + "\"\n.nh\n.ad l\n";
  out += section(words("cli.manual.title")) + "luatco \\- " + roff(table.help) + "\n";
  out += section(words("cli.manual.synopsis")) + "\\fBluatco\\fR " +
         roff(words("cli.manual.usage")) + "\n";
  out += section(words("cli.manual.options"));
  for (const OptionWords& option : table.options) out += tagged(option);
  out += section(words("cli.manual.commands"));
  for (const CommandWords& command : table.commands) out += command_section(command);
  out += section(words("cli.manual.exit_status")) + ".nf\n" + roff(words("cli.manual.exit_codes")) +
         "\n.fi\n";
  out += section(words("cli.manual.environment")) + ".nf\n" + roff(words("cli.manual.variables")) +
         "\n.fi\n";
  return out;
}

}  // namespace luatco::cli

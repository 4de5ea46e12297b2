#include "apps/cli/parser_words.h"

#include <CLI/CLI.hpp>
#include <array>
#include <regex>

namespace luatco::cli {
namespace {

/// The labels CLI11 prints in a help text, and the words for them.
constexpr struct {
  const char* label;
  const char* id;
} kLabels[] = {
    {"Usage", "cli.label.usage"},        {"OPTIONS", "cli.label.options"},
    {"SUBCOMMAND", "cli.label.command"}, {"SUBCOMMANDS", "cli.label.command"},
    {"Positionals", "cli.label.values"}, {"REQUIRED", "cli.label.required"},
};

/// What CLI11 says of a value, and the words for it: its arguments in the order of the groups.
const struct {
  std::regex english;
  const char* id;
  std::array<const char*, 4> arguments;
} kComplaints[] = {
    {std::regex("(.+): Value (.*) not in range (.+) to (.+)"),
     "cli.usage.range",
     {"name", "text", "low", "high"}},
    {std::regex("(.+): .* required .* missing"), "cli.usage.value_missing", {"name"}},
    {std::regex("(.+) is required"), "cli.usage.value_missing", {"name"}},
    {std::regex("Could not convert: (.+) = (.*)"), "cli.usage.no_number", {"name", "text"}},
    // A sentence of our own, from a check, behind the name of its option.
    {std::regex("([^ :]+): (.+)"), "cli.usage.about", {"name", "text"}},
};

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

/// An option is named as it is typed; an argument without a name as the help texts name it.
std::string shown_name(const std::string& name, const Words& words) {
  const std::string id = "cli.value." + name;
  return words.speaker().knows(id) ? words(id) : name;
}

std::string about_value(const std::string& english, const Words& words) {
  for (const auto& [pattern, id, arguments] : kComplaints) {
    std::smatch parts;
    if (!std::regex_match(english, parts, pattern)) continue;
    api::Json args = api::Json::object().set("name", shown_name(parts[1], words));
    for (std::size_t i = 2; i < parts.size(); ++i) args.set(arguments[i - 1], parts[i].str());
    return words(id, args);
  }
  return words("cli.usage.bad_value", api::Json::object().set("text", english));
}

std::string complaint(const CLI::App& app, const CLI::Error& error, const Words& words) {
  const std::vector<std::string> unknown = app.remaining(true);
  if (!unknown.empty()) {
    return words("cli.usage.unknown", api::Json::object().set("text", joined(unknown)));
  }
  const std::string english(error.what());
  if (english == "A subcommand is required") return words("cli.usage.no_command");
  return about_value(english, words);
}

/// The command whose help tells more: "luatco", "luatco explain".
std::string command_line(const CLI::App& app) {
  std::string line = app.get_name();
  for (const CLI::App* chosen : app.get_subcommands()) line += " " + chosen->get_name();
  return line;
}

/// Arguments without a name are shown by their word, not by what the code calls them.
class WordedFormatter : public CLI::Formatter {
 public:
  explicit WordedFormatter(const Words& words) : words_(words) {}
  std::string make_option_name(const CLI::Option* option, bool positional) const override {
    return positional ? word(*option) : CLI::Formatter::make_option_name(option, false);
  }
  std::string make_option_usage(const CLI::Option* option) const override {
    const std::string many = option->get_expected_max() > 1 ? "..." : "";
    return option->get_required() ? word(*option) + many : "[" + word(*option) + many + "]";
  }

 private:
  [[nodiscard]] std::string word(const CLI::Option& option) const {
    return words_("cli.value." + option.get_name(true));
  }
  const Words& words_;
};

}  // namespace

void use_words(CLI::App& app, const Words& words) {
  app.formatter(std::make_shared<WordedFormatter>(words));
  for (const auto& [label, id] : kLabels) app.get_formatter()->label(label, words(id));
  // Columns are aligned by bytes, so what stands in the first one is ASCII in every language.
  for (const char* type : {"TEXT", "INT", "UINT"}) app.get_formatter()->label(type, "...");
  app.option_defaults()->group(words("cli.label.all_options"));
  app.group(words("cli.label.all_commands"));
  app.failure_message([&words](const CLI::App* failed, const CLI::Error& error) {
    const api::Json help = api::Json::object().set("command", command_line(*failed));
    return "luatco: " + complaint(*failed, error, words) + "\n" +
           words("cli.usage.see_help", help) + "\n";
  });
}

}  // namespace luatco::cli

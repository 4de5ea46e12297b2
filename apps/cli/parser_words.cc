#include "apps/cli/parser_words.h"

#include <CLI/CLI.hpp>

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

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string complaint(const CLI::App& app, const CLI::Error& error, const Words& words) {
  const std::vector<std::string> unknown = app.remaining(true);
  if (!unknown.empty()) {
    return words("cli.usage.unknown", api::Json::object().set("text", joined(unknown)));
  }
  const std::string_view english(error.what());
  if (english == "A subcommand is required") return words("cli.usage.no_command");
  // CLI11's own English sentence is all that says which option holds a bad value and why.
  return words("cli.usage.bad_value", api::Json::object().set("text", english));
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
    return "luatco: " + complaint(*failed, error, words) + "\n" + words("cli.usage.see_help") +
           "\n";
  });
}

}  // namespace luatco::cli

#include "luatco/say/speaker.h"

#include <unicode/listformatter.h>

#include <algorithm>
#include <cstdlib>

#include "luatco/say/fill.h"
#include "luatco/say/speller.h"

namespace luatco::say {
namespace {

constexpr std::string_view kFallbackLanguage = "en";

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

/// A message that asks for X_given or X_n does without X where there is none.
bool may_lack(const Message& message, std::string_view placeholder, const Args& args) {
  const std::string_view base = asked_name(placeholder).base;
  if (args.find(base) != nullptr) return false;
  return std::any_of(message.placeholders().begin(), message.placeholders().end(),
                     [&](const Placeholder& other) {
                       const AskedName asked = asked_name(other.name);
                       return asked.base == base && (asked.how == "given" || asked.how == "n");
                     });
}

}  // namespace

std::filesystem::path messages_directory() { return environment("LUATCO_MESSAGES"); }

std::string choose_language(std::string_view asked, const std::filesystem::path& directory) {
  for (const char* name : {"LUATCO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}) {
    if (asked.empty()) asked = environment(name);
  }
  const auto known = languages(directory);
  for (const std::string_view wanted :
       {asked.substr(0, asked.find('.')), asked.substr(0, asked.find_first_of("._-@"))}) {
    const auto found = std::find(known.begin(), known.end(), wanted);
    if (found != known.end()) return *found;
  }
  return std::string(kFallbackLanguage);
}

Speaker::Speaker(std::string_view language, const std::filesystem::path& directory)
    : catalogue_(language, directory),
      fallback_(kFallbackLanguage, directory),
      speller_(std::make_unique<const Speller>(*this)) {}

Speaker::~Speaker() = default;

std::shared_ptr<const Message> Speaker::find(std::string_view id) const {
  auto message = catalogue_.find(id);
  return message != nullptr ? message : fallback_.find(id);
}

std::shared_ptr<const Message> Speaker::find(std::string_view id, Voice voice) const {
  if (voice == Voice::Spoken) {
    const std::string spoken = std::string(id) + ".spoken";
    if (auto message = catalogue_.find(spoken)) return message;
    // English is spoken only where it is written, too.
    auto message = catalogue_.find(id) == nullptr ? fallback_.find(spoken) : nullptr;
    if (message != nullptr) return message;
  }
  return find(id);
}

std::string Speaker::operator()(std::string_view id, const Args& args, const Scene& scene) const {
  return say(id, args, scene).text;
}

Sentence Speaker::say(std::string_view id, const Args& args, const Scene& scene) const {
  Sentence sentence;
  const auto message = find(id, scene.voice);
  if (message == nullptr) {
    sentence.known = false;
    sentence.text = "⟦" + std::string(id) + "⟧";
    return sentence;
  }
  const Filler filler(*this, id, args, scene);
  std::vector<Filled> values;
  for (const Placeholder& placeholder : message->placeholders()) {
    auto value = filler.fill(placeholder.name);
    if (!value && !may_lack(*message, placeholder.name, args)) {
      sentence.missing.push_back(placeholder.name);
      value = Filled{"{" + placeholder.name + "}"};
    }
    values.push_back(value.value_or(Filled{}));
  }
  sentence.text = message->format(values);
  return sentence;
}

std::string Speaker::spoken(std::string_view id, const Args& args, Scene scene) const {
  scene.voice = Voice::Spoken;
  return speller_->spelled((*this)(id, args, scene));
}

std::string Speaker::move(const api::Json& phrases, const Scene& scene) const {
  std::string text;
  if (phrases.items() == nullptr) return text;
  for (const api::Json& phrase : *phrases.items()) {
    const api::Json* args = phrase.find("args");
    if (!text.empty()) text += ", ";
    text += (*this)(phrase.text("id"), args != nullptr ? args_of(*args) : Args{}, scene);
  }
  return scene.voice == Voice::Spoken ? speller_->spelled(text) : text;
}

std::string Speaker::join(const std::vector<std::string>& items, Joined how) const {
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::ListFormatter> formatter(icu::ListFormatter::createInstance(
      icu::Locale(language().c_str()), how == Joined::Or ? ULISTFMT_TYPE_OR : ULISTFMT_TYPE_AND,
      ULISTFMT_WIDTH_WIDE, error));
  if (U_FAILURE(error)) return {};
  std::vector<icu::UnicodeString> parts;
  for (const std::string& item : items) parts.push_back(icu::UnicodeString::fromUTF8(item));
  icu::UnicodeString joined;
  formatter->format(parts.data(), static_cast<std::int32_t>(parts.size()), joined, error);
  std::string text;
  joined.toUTF8String(text);
  return text;
}

}  // namespace luatco::say

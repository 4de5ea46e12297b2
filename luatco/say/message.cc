// The one file that knows ICU's MessageFormat.
#include <unicode/fmtable.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>

#include <algorithm>
#include <mutex>

#include "luatco/say/catalogue.h"

namespace luatco::say {
namespace {

Use use_of(UMessagePatternArgType type) {
  switch (type) {
    case UMSGPAT_ARG_TYPE_PLURAL:
    case UMSGPAT_ARG_TYPE_SELECTORDINAL:
    case UMSGPAT_ARG_TYPE_CHOICE:
    case UMSGPAT_ARG_TYPE_SIMPLE: return Use::Number;  // {n, number, …}: nothing else has a style
    case UMSGPAT_ARG_TYPE_SELECT: return Use::Choice;
    case UMSGPAT_ARG_TYPE_NONE: return Use::Text;
  }
  return Use::Text;
}

/// Where the pattern stops making sense, for the translator who wrote it.
std::string describe(UErrorCode error, const UParseError& at) {
  std::string before;
  icu::UnicodeString(at.preContext).toUTF8String(before);
  std::string after;
  icu::UnicodeString(at.postContext).toUTF8String(after);
  return std::string(u_errorName(error)) + " at character " + std::to_string(at.offset) +
         ", between \"" + before + "\" and \"" + after + "\"";
}

class IcuMessage final : public Message {
 public:
  IcuMessage(const icu::Locale& locale, const icu::UnicodeString& pattern, UParseError& at,
             UErrorCode& error)
      : format_(pattern, locale, at, error) {
    if (U_FAILURE(error)) return;
    const icu::MessagePattern parsed(pattern, &at, error);
    for (std::int32_t i = 0; U_SUCCESS(error) && i < parsed.countParts(); ++i) {
      const auto& part = parsed.getPart(i);
      if (part.getType() == UMSGPAT_PART_TYPE_ARG_NUMBER) error = U_ARGUMENT_TYPE_MISMATCH;
      if (part.getType() != UMSGPAT_PART_TYPE_ARG_NAME) continue;
      std::string name;
      parsed.getSubstring(part).toUTF8String(name);
      add(name, use_of(parsed.getPart(i - 1).getArgType()));
    }
  }

  [[nodiscard]] const std::vector<Placeholder>& placeholders() const override {
    return placeholders_;
  }

  [[nodiscard]] std::string format(const std::vector<Filled>& values) const override {
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> arguments;
    for (std::size_t i = 0; i < placeholders_.size() && i < values.size(); ++i) {
      names.push_back(icu::UnicodeString::fromUTF8(placeholders_[i].name));
      arguments.push_back(placeholders_[i].use == Use::Number
                              ? icu::Formattable(values[i].number)
                              : icu::Formattable(icu::UnicodeString::fromUTF8(values[i].text)));
    }
    icu::UnicodeString out;
    UErrorCode error = U_ZERO_ERROR;
    {
      // MessageFormat makes its number formats on first use, in a const function.
      const std::lock_guard lock(mutex_);
      format_.format(names.data(), arguments.data(), static_cast<std::int32_t>(names.size()), out,
                     error);
    }
    std::string text;
    if (U_SUCCESS(error)) out.toUTF8String(text);
    return text;
  }

 private:
  void add(const std::string& name, Use use) {
    const auto same = std::find_if(placeholders_.begin(), placeholders_.end(),
                                   [&](const Placeholder& p) { return p.name == name; });
    if (same == placeholders_.end()) {
      placeholders_.push_back({name, use});
    } else if (use != Use::Text) {
      same->use = use;  // a number or key is also printable
    }
  }

  icu::MessageFormat format_;
  std::vector<Placeholder> placeholders_;
  mutable std::mutex mutex_;
};

}  // namespace

std::shared_ptr<const Message> Message::compile(std::string_view language, std::string_view pattern,
                                                std::string& problem) {
  UParseError at{};
  UErrorCode error = U_ZERO_ERROR;
  const auto text = icu::UnicodeString::fromUTF8(
      icu::StringPiece(pattern.data(), static_cast<std::int32_t>(pattern.size())));
  auto message =
      std::make_shared<IcuMessage>(icu::Locale(std::string(language).c_str()), text, at, error);
  if (U_SUCCESS(error)) return message;
  problem = describe(error, at);
  return nullptr;
}

}  // namespace luatco::say

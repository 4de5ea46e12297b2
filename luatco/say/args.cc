#include "luatco/say/args.h"

namespace luatco::say {

const Value* Args::find(std::string_view name) const {
  for (const NamedValue& item : items_) {
    if (item.name == name) return &item.value;
  }
  return nullptr;
}

std::string_view Args::text(std::string_view name) const {
  const Value* value = find(name);
  const auto* text = value == nullptr ? nullptr : std::get_if<std::string>(value);
  return text == nullptr ? std::string_view{} : std::string_view{*text};
}

Args args_of(const api::Json& object) {
  Args args;
  if (object.members() == nullptr) return args;
  for (const auto& [name, value] : *object.members()) {
    if (value.string() != nullptr) args.add(name, *value.string());
    if (value.integer() != nullptr) args.add(name, *value.integer());
    if (value.items() == nullptr) continue;
    std::vector<std::string> items;
    Phrases phrases;
    for (const api::Json& item : *value.items()) {
      if (item.string() != nullptr) items.push_back(*item.string());
      if (item.members() != nullptr) phrases.push_back(item);
    }
    if (phrases.empty()) {
      args.add(name, std::move(items));
    } else {
      args.add(name, std::move(phrases));
    }
  }
  return args;
}

Args args_of(const Reason& reason, const api::Naming& naming) {
  const api::Json json = api::reason_json(reason, naming);
  return args_of(*json.find("args"));
}

}  // namespace luatco::say

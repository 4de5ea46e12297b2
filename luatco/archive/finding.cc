#include "luatco/archive/finding.h"

namespace luatco::archive {

std::string_view name(Weight weight) {
  switch (weight) {
    case Weight::Note: return "note";
    case Weight::Warning: return "warning";
    case Weight::Error: return "error";
  }
  return "";
}

std::string sentence(const Finding& finding, const Say& say) {
  std::string text = say(finding.id, finding.args);
  if (const api::Json* reason = finding.args.find("reason")) {
    text += " " + say(reason->text("id"), *reason->find("args"));
  }
  for (const std::string_view arg : {"fault", "ending"}) {
    const std::string_view id = finding.args.text(arg);
    if (!id.empty()) text += " " + say(id, finding.args);
  }
  return text;
}

}  // namespace luatco::archive

#include "luatco/archive/finding.h"

namespace luatco::archive {

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

void DigestWriter::write(const GameReport& game_report, std::uint64_t game, Report& into) const {
  if (!into.digest) into.digest = std::make_shared<check::Digest>();
  into.digest->add(game_report, file_, game + 1);
}

}  // namespace luatco::archive

#include "luatco/archive/finding.h"

namespace luatco::archive {

namespace {

/// Stands for the number of the game while the sentence around it is made: no file name or token
/// that is shown holds it.
constexpr std::string_view kNumber = "\x01";

/// Tokens are somebody else's bytes: what would move the cursor of a terminal is not shown.
std::string printable(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    out += control ? '?' : c;
  }
  return out;
}

}  // namespace

void TextWriter::write(const GameReport& game_report, std::uint64_t game, Report& into) const {
  for (const Finding& finding : game_report.findings) {
    api::Json args = api::Json::object();
    args.set("file", printable(file_));
    args.set("number", kNumber);
    args.set("offset", std::to_string(finding.offset.value_or(game_report.offset)));
    if (finding.ply) args.set("ply", std::to_string(*finding.ply));
    if (finding.token) args.set("token", printable(*finding.token));
    args.set("severity", name(finding.weight));
    args.set("reason", printable(sentence(finding, say_)));
    args.set("id", finding.id);
    const std::string line = say_("cli.check.finding", args) + "\n";
    const auto at = line.find(kNumber);
    into.text.append(line, 0, at);
    if (at == std::string::npos) continue;
    into.leave_gap(game);
    into.text.append(line, at + kNumber.size());
  }
}

}  // namespace luatco::archive

#include "luatco/review/annotate.h"

namespace luatco::review {

std::string without_eval(std::string_view comment) {
  std::string kept;
  while (const auto piece = formats::take_piece(comment)) {
    if (!piece->command) {
      kept += piece->text;
    } else if (piece->command->name != "eval") {
      kept.append("[%").append(piece->command->name).append(" ");
      kept.append(piece->command->value).append("]");
    }
  }
  const auto begin = kept.find_first_not_of(' ');
  return begin == std::string::npos ? std::string() : kept.substr(begin);
}

std::string comment_of(const PlyReport& ply) {
  std::string comment;
  if (ply.score) {
    comment = "[%eval " + eval_text(*ply.score);
    if (ply.depth > 0) comment += "," + std::to_string(ply.depth);
    comment += "]";
  }
  for (const std::string& sentence : ply.words) comment += (comment.empty() ? "" : " ") + sentence;
  // A closing brace would end the comment.
  for (char& c : comment) c = c == '}' ? ')' : c;
  return comment;
}

}  // namespace luatco::review

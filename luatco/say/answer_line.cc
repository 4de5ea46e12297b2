#include "luatco/say/answer_line.h"

#include "luatco/api/api.h"
#include "luatco/say/add_text.h"

namespace luatco::say {

const Speaker& Speakers::in(std::string_view language) {
  const std::string chosen = choose_language(language);
  const std::lock_guard lock(mutex_);
  auto& speaker = speakers_[chosen];
  if (speaker == nullptr) speaker = std::make_unique<const Speaker>(chosen);
  return *speaker;
}

std::string answer_request(const api::Json& request, Speakers& speakers) {
  api::Json answer = api::answer(request);
  if (const std::string_view language = request.text("lang"); !language.empty()) {
    const Voice voice = request.text("voice") == "spoken" ? Voice::Spoken : Voice::Written;
    add_text(answer, speakers.in(language),
             {.game = request.text("game"), .side = {}, .voice = voice});
  }
  return answer.dump();
}

std::string answer_line(std::string_view line, Speakers& speakers) {
  const auto request = api::parse_json(line);
  return request ? answer_request(*request, speakers) : api::answer_line(line);
}

}  // namespace luatco::say

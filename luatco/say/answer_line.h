// The API behind a door that speaks: the answer to a request that names a language has sentences.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "luatco/api/json.h"
#include "luatco/say/speaker.h"

namespace luatco::say {

/// One speaker a language, made when first asked for. May be shared by threads.
class Speakers {
 public:
  /// Takes what choose_language() takes; what is asked for is untrusted, so only languages there
  /// are get a place.
  const Speaker& in(std::string_view language);

 private:
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<const Speaker>, std::less<>> speakers_;
};

/// api::answer() as a line, and a "text" for everything that can be said where the request has
/// "lang".
std::string answer_request(const api::Json& request, Speakers& speakers);
/// api::answer_line(), and a "text" for everything that can be said where the request has "lang".
std::string answer_line(std::string_view line, Speakers& speakers);

}  // namespace luatco::say

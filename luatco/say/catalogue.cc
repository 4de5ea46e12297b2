#include "luatco/say/catalogue.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <mutex>

#include "luatco/api/json.h"
#include "luatco/say/embedded.h"

namespace luatco::say {
namespace {

/// What a directory holds, sorted; nothing where there is no such directory.
std::vector<std::filesystem::path> entries(const std::filesystem::path& directory) {
  std::vector<std::filesystem::path> paths;
  std::error_code error;
  std::filesystem::directory_iterator at(directory, error);
  for (; !error && at != std::filesystem::directory_iterator{}; at.increment(error)) {
    paths.push_back(at->path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace

struct Catalogue::Compiled {
  mutable std::mutex mutex;
  std::map<std::string, std::shared_ptr<const Message>, std::less<>> messages;
  std::vector<std::string> problems;
};

Catalogue::Catalogue(std::string_view language, const std::filesystem::path& directory)
    : language_(language), compiled_(std::make_unique<Compiled>()) {
  for (const EmbeddedFile& file : embedded_messages()) {
    if (file.language == language) read(file.name, file.content);
  }
  if (!directory.empty()) read_directory(directory / language_);
}

Catalogue::~Catalogue() = default;

void Catalogue::read(std::string_view file, std::string_view json) {
  const std::string where = language_ + "/" + std::string(file) + ": ";
  const auto parsed = api::parse_json(json);
  if (!parsed) {
    compiled_->problems.push_back(where + "no JSON from byte " +
                                  std::to_string(parsed.error().offset) + " on");
    return;
  }
  if (parsed->members() == nullptr) {
    compiled_->problems.push_back(where + "not an object of messages");
    return;
  }
  for (const auto& [id, pattern] : *parsed->members()) {
    if (pattern.string() != nullptr) {
      patterns_.insert_or_assign(id, *pattern.string());
    } else {
      compiled_->problems.push_back(where + id + " is no text");
    }
  }
}

void Catalogue::read_directory(const std::filesystem::path& directory) {
  for (const auto& path : entries(directory)) {
    if (path.extension() != ".json") continue;
    std::ifstream stream(path, std::ios::binary);
    const std::string json{std::istreambuf_iterator<char>(stream), {}};
    read(path.filename().string(), json);
  }
}

std::vector<std::string> Catalogue::problems() const {
  for (const auto& [id, pattern] : patterns_) static_cast<void>(find(id));
  const std::lock_guard lock(compiled_->mutex);
  return compiled_->problems;
}

std::shared_ptr<const Message> Catalogue::find(std::string_view id) const {
  const auto pattern = patterns_.find(id);
  if (pattern == patterns_.end()) return nullptr;
  const std::lock_guard lock(compiled_->mutex);
  const auto known = compiled_->messages.find(id);
  if (known != compiled_->messages.end()) return known->second;
  std::string problem;
  auto message = Message::compile(language_, pattern->second, problem);
  if (message == nullptr) {
    compiled_->problems.push_back(language_ + ": " + pattern->first + ": " + problem);
  }
  compiled_->messages.emplace(pattern->first, message);
  return message;
}

std::vector<std::string> languages(const std::filesystem::path& directory) {
  std::vector<std::string> names;
  for (const EmbeddedFile& file : embedded_messages()) names.emplace_back(file.language);
  std::error_code error;
  for (const auto& path : entries(directory)) {
    if (std::filesystem::is_directory(path, error)) names.push_back(path.filename().string());
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace luatco::say

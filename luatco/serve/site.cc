#include "luatco/serve/site.h"

#include <algorithm>
#include <array>

#include "luatco/base/markup.h"
#include "luatco/serve/gzip.h"

namespace luatco::serve {
namespace {

struct Type {
  std::string_view end;
  std::string_view type;
  bool text;  // compressing it pays
};

constexpr std::array kTypes = {
    Type{".html", "text/html; charset=utf-8", true},
    Type{".js", "text/javascript; charset=utf-8", true},
    Type{".mjs", "text/javascript; charset=utf-8", true},
    Type{".css", "text/css; charset=utf-8", true},
    Type{".json", "application/json", true},
    Type{".webmanifest", "application/manifest+json", true},
    Type{".svg", "image/svg+xml", true},
    Type{".txt", "text/plain; charset=utf-8", true},
    Type{".md", "text/plain; charset=utf-8", true},
    Type{".wasm", "application/wasm", true},
    Type{".png", "image/png", false},
    Type{".jpg", "image/jpeg", false},
    Type{".webp", "image/webp", false},
    Type{".ico", "image/x-icon", false},
    Type{".woff2", "font/woff2", false},
    Type{".opus", "audio/ogg; codecs=opus", false},
    Type{".ogg", "audio/ogg", false},
    Type{".mp3", "audio/mpeg", false},
    Type{".wav", "audio/wav", false},
    Type{".m4a", "audio/mp4", false},
};
constexpr Type kUnknown = {"", "application/octet-stream", false};

const Type& type_of(std::string_view path) {
  const auto* found =
      std::ranges::find_if(kTypes, [&](const Type& type) { return path.ends_with(type.end); });
  return found != kTypes.end() ? *found : kUnknown;
}

/// FNV-1a of the bytes, and how many there are: enough to tell two builds apart, no secret.
std::string tag_of(std::string_view bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string tag;
  for (int shift = 60; shift >= 0; shift -= 4) tag += kDigits[hash >> shift & 15];
  return tag + "-" + std::to_string(bytes.size());
}

}  // namespace

const Bytes& File::in(Coding coding) const {
  switch (coding) {
    case Coding::Brotli: return brotli;
    case Coding::Gzip: return gzip;
    case Coding::Identity: break;
  }
  return identity;
}

void Site::add(std::string_view path, std::string bytes) {
  auto content = std::make_shared<const std::string>(std::move(bytes));
  if (path.ends_with(".gz") || path.ends_with(".br")) {
    packed_[std::string(path)] = std::move(content);
    return;
  }
  File file;
  file.path = path;
  file.type = media_type(path);
  file.tag = tag_of(*content);
  file.identity = std::move(content);
  files_[file.path] = std::move(file);
}

void Site::finish() {
  const auto take = [this](const std::string& name) {
    const auto found = packed_.find(name);
    return found != packed_.end() ? found->second : Bytes{};
  };
  for (auto& [path, file] : files_) {
    file.brotli = take(path + ".br");
    file.gzip = take(path + ".gz");
    if (file.gzip == nullptr && type_of(path).text && file.identity->size() > 256) {
      file.gzip = std::make_shared<const std::string>(gzip(*file.identity));
    }
    for (Bytes* packed : {&file.brotli, &file.gzip}) {
      if (*packed != nullptr && (*packed)->size() >= file.identity->size()) packed->reset();
    }
  }
  packed_.clear();
}

const File* Site::find(std::string_view path) const {
  std::string name(path);
  if (name.empty() || name.ends_with('/')) name += "index.html";
  const auto found = files_.find(name);
  return found != files_.end() ? &found->second : nullptr;
}

File with_whole_picture(const File& index, std::string_view root) {
  constexpr std::string_view kPicture = "property=\"og:image\" content=\"";
  std::string text = *index.identity;
  const auto at = text.find(kPicture);
  if (at == text.npos) return index;
  text.insert(at + kPicture.size(), escaped(root));
  Site one;
  one.add(index.path, std::move(text));
  one.finish();
  return *one.find(index.path);
}

std::string_view media_type(std::string_view path) { return type_of(path).type; }

bool is_immutable(std::string_view path) {
  if (!path.starts_with("assets/")) return false;
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const std::string_view stem = name.substr(0, name.find('.'));
  const std::string_view hash = stem.substr(stem.rfind('-') + 1);
  return hash.size() < stem.size() && hash.size() >= 8 &&
         std::ranges::all_of(
             hash,
             [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
             });
}

}  // namespace luatco::serve

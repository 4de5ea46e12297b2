#include "luatco/serve/handler.h"

#include <algorithm>
#include <utility>

#include "luatco/serve/conditions.h"
#include "luatco/serve/policy.h"
#include "luatco/serve/target.h"
#include "luatco/serve/wanted_language.h"

namespace luatco::serve {
namespace {

constexpr std::string_view kApi = "api/v1";
constexpr std::string_view kShared = "g/";
constexpr std::string_view kEngines = "api/v1/engines";
constexpr std::string_view kEngine = "api/v1/engine";
constexpr std::string_view kCancel = "api/v1/engine/cancel";
constexpr std::string_view kJson = "application/json";
constexpr std::string_view kText = "text/plain; charset=utf-8";

void add_policy(Response& response, std::string_view path) {
  for (const auto& [name, value] : policy(path)) response.set(name, std::string(value));
}

Response text(unsigned status, std::string words, std::string_view type = kText) {
  Response response;
  response.status = status;
  response.set("Content-Type", std::string(type));
  response.set("Cache-Control", "no-store");
  response.send(std::move(words));
  return response;
}

Response not_allowed(std::string_view methods) {
  Response response = text(405, "405\n");
  response.set("Allow", std::string(methods));
  return response;
}

std::string_view name(Coding coding) {
  switch (coding) {
    case Coding::Brotli: return "br";
    case Coding::Gzip: return "gzip";
    case Coding::Identity: break;
  }
  return {};
}

/// A name or an address, with a port perhaps: nothing that could be taken for more of a link.
bool is_host(std::string_view host) {
  return !host.empty() && std::ranges::all_of(host, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
           c == '-' || c == ':' || c == '[' || c == ']';
  });
}

/// Where the one who asks found this server; empty where that was not said.
std::string root_of(const Request& request) {
  if (!is_host(request.host)) return {};
  return (request.secure ? "https://" : "http://") + std::string(request.host) + "/";
}

bool is_read(Method method) { return method == Method::Get || method == Method::Head; }

}  // namespace

Response plain(unsigned status, std::string_view words) {
  Response response = text(status, std::string(words) + "\n");
  add_policy(response, {});
  return response;
}

Handler::Handler(Site site, Api api, Counts counts, Notices notices, Sharing sharing,
                 Engines engines)
    : site_(std::move(site)),
      api_(std::move(api)),
      counts_(std::move(counts)),
      notices_(std::move(notices)),
      sharing_(std::move(sharing)),
      engines_(std::move(engines)) {}

Handler::Work Handler::work_of(const Request& request) {
  const auto path = path_of(request.target);
  if (request.method == Method::Post) return path == kEngine ? Work::Waits : Work::Computes;
  // A shared link is played through, and its picture is drawn.
  return path && path->starts_with(kShared) ? Work::Computes : Work::AtOnce;
}

Response Handler::answer(const Request& request) const {
  if (request.target == "*" && request.method == Method::Options) {
    Response response;
    response.status = 204;
    return response;
  }
  const auto path = path_of(request.target);
  if (!path) return plain(400, "400");
  Response response = route(request, *path);
  add_policy(response, *path);
  return response;
}

Response Handler::route(const Request& request, std::string_view path) const {
  if (path == kApi) return ask_api(request);
  const bool of_engines = path == kEngines || path == kEngine || path == kCancel;
  if (of_engines && engines_.ask) return ask_engines(request, path);
  if (path == "healthz" || path == "metrics") {
    if (!is_read(request.method)) return not_allowed("GET, HEAD");
    const bool health = path == "healthz";
    Response response = health ? text(200, "ok\n")
                               : text(200, counts_(), "text/plain; version=0.0.4; charset=utf-8");
    response.route = health ? Route::Health : Route::Metrics;
    return response;
  }
  if (!is_read(request.method)) return not_allowed("GET, HEAD");
  if (path.starts_with(kShared)) return share(request, path);
  return send_file(request, path);
}

Response Handler::share(const Request& request, std::string_view path) const {
  std::string_view link = path.substr(kShared.size());
  const std::string_view language =
      wanted_language(request.target, request.accept_language, sharing_.languages);
  if (link.ends_with(kSharedPicture)) {
    link.remove_suffix(kSharedPicture.size());
    auto png = sharing_.picture ? sharing_.picture(link, language) : std::nullopt;
    if (!png) return missing(path);
    Response response = text(200, std::move(*png), "image/png");
    response.headers.back().second = "public, max-age=86400";
    response.route = Route::Page;
    return response;
  }
  const auto preview = sharing_.preview ? sharing_.preview(link, language) : std::nullopt;
  if (sharing_.preview && !preview) return missing(path);
  Response response =
      text(200, shared_page(path, preview.value_or(Preview{}), root_of(request), language),
           "text/html; charset=utf-8");
  response.set("Vary", "Accept-Language");
  response.route = Route::Page;
  return response;
}

Response Handler::ask_api(const Request& request) const {
  if (request.method != Method::Post) return not_allowed("POST");
  constexpr std::string_view kLines = "application/x-ndjson";
  const bool batch = request.content_type.substr(0, kLines.size()) == kLines;
  std::string answers;
  if (!batch) {
    answers = api_(request.body) + "\n";
  } else {
    int lines = 0;
    for (std::string_view rest = request.body; !rest.empty();) {
      const auto end = std::min(rest.find('\n'), rest.size());
      const std::string_view line = rest.substr(0, end);
      rest.remove_prefix(std::min(end + 1, rest.size()));
      if (line.empty() || line == "\r") continue;
      if (++lines > kMaxBatch) return text(413, "413\n");
      answers += api_(line) + "\n";
    }
  }
  Response response = text(200, std::move(answers), batch ? kLines : kJson);
  response.route = Route::Api;
  return response;
}

Response Handler::ask_engines(const Request& request, std::string_view path) const {
  Response response;
  if (path == kEngines) {
    if (!is_read(request.method)) return not_allowed("GET, HEAD");
    response = text(200, engines_.list() + "\n", kJson);
  } else {
    if (request.method != Method::Post) return not_allowed("POST");
    // A page of somebody else's can send any text without asking us first, but not this type.
    if (!request.content_type.starts_with(kJson)) return text(415, "415\n");
    const Api& door = path == kCancel ? engines_.cancel : engines_.ask;
    response = text(200, door(request.body) + "\n", kJson);
  }
  response.route = Route::Api;
  return response;
}

Response Handler::send_file(const Request& request, std::string_view path) const {
  const File* file = site_.find(path);
  if (file == nullptr) {
    const std::string folder = std::string(path) + "/";
    if (path.empty() || site_.find(folder) == nullptr) return missing(path);
    Response moved = text(308, "308\n");
    // From the last name on, so that it also holds behind a proxy that adds a folder.
    moved.set("Location", folder.substr(path.rfind('/') + 1));
    return moved;
  }
  File addressed;
  if (const std::string root = root_of(request); path.empty() && !root.empty()) {
    addressed = with_whole_picture(*file, root);
    file = &addressed;
  }
  Response response;
  response.route = Route::Page;
  const bool ranged = !request.range.empty() && request.method == Method::Get;
  const Coding coding = ranged ? Coding::Identity : choose_coding(request.accept_encoding, *file);
  const std::string coded(name(coding));
  const std::string tag = "\"" + file->tag + (coded.empty() ? "" : "-" + coded) + "\"";
  response.set("ETag", tag);
  response.set("Cache-Control",
               is_immutable(file->path) ? "public, max-age=31536000, immutable" : "no-cache");
  response.set("Vary", "Accept-Encoding");
  if (matches(request.if_none_match, tag)) {
    response.status = 304;
    return response;
  }
  response.set("Content-Type", std::string(file->type));
  response.set("Accept-Ranges", "bytes");
  if (!coded.empty()) response.set("Content-Encoding", coded);
  response.send(file->in(coding));
  if (!ranged || (!request.if_range.empty() && request.if_range != tag)) return response;
  Part part;
  const std::string all = std::to_string(response.size);
  switch (read_range(request.range, response.size, part)) {
    case RangeAnswer::Whole: break;
    case RangeAnswer::Unsatisfiable: {
      Response refused = text(416, "416\n");
      refused.set("Content-Range", "bytes */" + all);
      return refused;
    }
    case RangeAnswer::Partial:
      response.status = 206;
      response.first = part.first;
      response.size = part.size;
      response.set("Content-Range", "bytes " + std::to_string(part.first) + "-" +
                                        std::to_string(part.first + part.size - 1) + "/" + all);
      break;
  }
  return response;
}

Response Handler::missing(std::string_view path) const {
  if (path.empty() && site_.empty()) return text(404, notices_.no_page);
  const File* page = site_.find("404.html");
  if (page == nullptr) return text(404, notices_.not_found);
  Response response = text(404, {}, page->type);
  response.send(page->identity);
  return response;
}

}  // namespace luatco::serve

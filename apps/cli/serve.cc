#include <unistd.h>

#include <climits>
#include <cstdio>
#include <filesystem>
#include <optional>

#include "apps/cli/commands.h"
#include "apps/cli/errors.h"
#include "apps/cli/preview.h"
#include "apps/cli/words.h"
#include "luatco/engine/finder.h"
#include "luatco/serve/addresses.h"
#include "luatco/serve/api_door.h"
#include "luatco/serve/engine_door.h"
#include "luatco/serve/export.h"
#include "luatco/serve/server.h"

namespace luatco::cli {
namespace {

namespace fs = std::filesystem;
using api::Json;

constexpr std::uint16_t kUsualPort = 8080;

/// Where the build (bin/luatco, web/) or the package (bin/luatco, share/luatco/web/) put the page;
/// nothing where neither did.
std::optional<fs::path> own_page() {
  char name[PATH_MAX];
  const auto size = readlink("/proc/self/exe", name, sizeof name);
  if (size <= 0) return std::nullopt;
  const fs::path up =
      fs::path(std::string(name, static_cast<std::size_t>(size))).parent_path() / "..";
  std::error_code failed;
  for (const fs::path& folder : {up / "web", up / "share/luatco/web"}) {
    if (fs::exists(folder / "index.html", failed)) return folder;
  }
  return std::nullopt;
}

class Serving {
 public:
  Serving(const Common& common, const ServeOptions& options)
      : words_(common.lang), options_(options), engines_(engines(options)) {}

  int run() {
    auto site = read();
    if (!site) return kUsageError;
    if (!options_.export_to.empty()) return write(*site);
    const serve::Handler handler(
        std::move(*site), [this](std::string_view line) { return door_(line); },
        [this] { return metrics_.text(); }, notices(), sharing(),
        {.list = [this] { return engines_.list(); },
         .ask = [this](std::string_view line) { return engines_.ask(line); },
         .cancel = [this](std::string_view line) { return engines_.cancel(line); }});
    serve::ServerOptions started;
    started.bind = options_.bind;
    started.port = options_.port != 0 ? static_cast<std::uint16_t>(options_.port) : kUsualPort;
    if (!options_.tls.empty()) {
      started.certificate = options_.tls[0];
      started.key = options_.tls[1];
    }
    return serve(started, handler);
  }

 private:
  void tell(std::FILE* where, std::string_view id, const Json& args = Json::object()) const {
    std::fprintf(where, "%s%s\n", where == stderr ? "luatco: " : "", words_(id, args).c_str());
    std::fflush(where);
  }

  /// Whoever reaches only this machine may use what is installed; strangers only what was named.
  static std::vector<engine::Description> engines(const ServeOptions& options) {
    if (!options.engine.empty()) return {engine::describe(options.engine, {})};
    if (!serve::is_loopback(options.bind)) return {};
    return engine::find_engines();
  }

  /// The page; empty, with a word about it, where there is none; nothing where what was named is
  /// none.
  [[nodiscard]] std::optional<serve::Site> read() const {
    const auto folder = options_.data.empty() ? own_page() : std::optional<fs::path>(options_.data);
    std::error_code failed;
    if (!options_.engines.empty() &&
        !fs::exists(fs::path(options_.engines) / "engines.json", failed)) {
      tell(stderr, "cli.serve.bad_engines", Json::object().set("file", options_.engines));
      return std::nullopt;
    }
    auto site = folder ? serve::read_site(*folder, options_.engines) : std::nullopt;
    if (site && site->find("") != nullptr) return site;
    const std::string name = folder ? folder->string() : std::string();
    if (folder || !options_.export_to.empty()) {
      tell(stderr, "cli.serve.bad_page", Json::object().set("file", name));
      return std::nullopt;
    }
    tell(stderr, "cli.serve.no_page");
    return serve::Site();
  }

  [[nodiscard]] int write(const serve::Site& site) const {
    const Json args = Json::object()
                          .set("file", options_.export_to)
                          .set("n", static_cast<std::int64_t>(site.files().size()));
    std::string root = options_.url;
    if (!root.empty() && !root.ends_with('/')) root += '/';
    switch (serve::export_site(site, options_.export_to, root)) {
      case serve::Exported::Done: tell(stdout, "cli.serve.exported", args); return kOk;
      case serve::Exported::NotEmpty:
        tell(stderr, "cli.serve.export_not_empty", args);
        return kUsageError;
      case serve::Exported::Failed: break;
    }
    tell(stderr, "cli.serve.export_failed", args);
    return kUsageError;
  }

  /// Nobody has said which language a stranger reads: both.
  [[nodiscard]] static serve::Notices notices() {
    const Words vi("vi");
    const Words en("en");
    const auto both = [&](std::string_view id) { return vi(id) + "\n\n" + en(id) + "\n"; };
    return {both("cli.serve.not_found"), both("cli.serve.no_page")};
  }

  int serve(serve::ServerOptions started, const serve::Handler& handler) {
    auto server = std::make_unique<serve::Server>(started, handler, metrics_);
    auto fault = server->listen();
    const auto next = fault && fault->kind == serve::StartFault::Kind::PortTaken
                          ? serve::free_port(started.bind, started.port)
                          : std::nullopt;
    // Only somebody who has named a port needs just that one.
    if (next && options_.port == 0) {
      tell(stderr, "cli.serve.port_moved",
           Json::object()
               .set("port", std::to_string(started.port))
               .set("next", std::to_string(*next)));
      started.port = *next;
      server = std::make_unique<serve::Server>(started, handler, metrics_);
      fault = server->listen();
    }
    if (fault) return report(*fault, started, next);
    const bool local = serve::is_loopback(started.bind);
    const bool everywhere = started.bind == "0.0.0.0" || started.bind == "::";
    const auto tell_address = [&](std::string_view id, const std::string& host) {
      const std::string address = (started.certificate.empty() ? "http://" : "https://") + host +
                                  ":" + std::to_string(server->port()) + "/";
      tell(stdout, id, Json::object().set("address", address));
    };
    const bool in_brackets = started.bind.find(':') != std::string::npos;
    tell_address("cli.serve.address", local || everywhere ? "localhost"
                                      : in_brackets       ? "[" + started.bind + "]"
                                                          : started.bind);
    if (everywhere) {
      for (const std::string& host : serve::addresses_for_others()) {
        tell_address("cli.serve.address_for_others", host);
      }
    }
    tell(stdout, "cli.serve.how_to_stop");
    if (!local && started.certificate.empty()) tell(stderr, "cli.serve.plain_http");
    server->run([this] {
      tell(stdout, "cli.serve.stopping");
      engines_.stop();
    });
    return kOk;
  }

  [[nodiscard]] int report(const serve::StartFault& fault, const serve::ServerOptions& started,
                           std::optional<std::uint16_t> next) const {
    using Kind = serve::StartFault::Kind;
    const Json port = Json::object().set("port", std::to_string(started.port));
    switch (fault.kind) {
      case Kind::PortTaken:
        tell(stderr, "cli.serve.port_taken", port);
        if (next) {
          tell(stderr, "cli.serve.try_port", Json::object().set("port", std::to_string(*next)));
        }
        break;
      case Kind::BadAddress:
        tell(stderr, "cli.serve.bad_address", Json::object().set("address", started.bind));
        break;
      case Kind::NotAllowed: tell(stderr, "cli.serve.not_allowed", port); break;
      case Kind::BadCertificate:
        tell(stderr, "cli.serve.bad_certificate", Json::object().set("detail", fault.detail));
        break;
      case Kind::Other:
        tell(stderr, "cli.serve.failed", Json::object().set("detail", fault.detail));
        break;
    }
    return kUsageError;
  }

  Words words_;
  const ServeOptions& options_;
  serve::ApiDoor door_;
  serve::EngineDoor engines_;
  serve::Metrics metrics_;
};

}  // namespace

int run_serve(const Common& common, const ServeOptions& options) {
  return Serving(common, options).run();
}

}  // namespace luatco::cli

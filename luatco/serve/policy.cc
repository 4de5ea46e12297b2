#include "luatco/serve/policy.h"

#include <array>

// One text for the page and one for what others may frame: only who may frame it differs.
#define LUATCO_CSP                                                                          \
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "           \
  "style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; " \
  "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "          \
  "frame-ancestors "

namespace luatco::serve {
namespace {

constexpr Header kNoSniff = {"X-Content-Type-Options", "nosniff"};
constexpr Header kReferrer = {"Referrer-Policy", "same-origin"};
constexpr Header kPermissions = {"Permissions-Policy",
                                 "camera=(), microphone=(), geolocation=(), payment=(), usb=()"};

constexpr std::array kOwn = {kNoSniff,
                             kReferrer,
                             kPermissions,
                             Header{"Content-Security-Policy", LUATCO_CSP "'none'"},
                             Header{"Cross-Origin-Opener-Policy", "same-origin"},
                             Header{"Cross-Origin-Embedder-Policy", "require-corp"},
                             Header{"Cross-Origin-Resource-Policy", "same-origin"}};

// Framed by a page that is not isolated, an isolated document would not load at all.
constexpr std::array kEmbed = {kNoSniff, kReferrer, kPermissions,
                               Header{"Content-Security-Policy", LUATCO_CSP "*"},
                               Header{"Cross-Origin-Resource-Policy", "cross-origin"}};

}  // namespace

bool is_embed(std::string_view path) { return path.starts_with("embed/"); }

std::span<const Header> policy(std::string_view path) {
  if (is_embed(path)) return kEmbed;
  return kOwn;
}

}  // namespace luatco::serve

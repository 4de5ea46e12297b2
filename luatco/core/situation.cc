#include "luatco/core/situation.h"

namespace luatco {

std::string_view name(WayKind kind) {
  switch (kind) {
    case WayKind::Run: return "run";
    case WayKind::Block: return "block";
    case WayKind::Capture: return "capture";
    case WayKind::Unscreen: return "unscreen";
  }
  return "";
}

}  // namespace luatco

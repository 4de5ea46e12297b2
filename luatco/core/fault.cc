#include "luatco/core/fault.h"

namespace luatco {

std::string_view name(Severity severity) {
  switch (severity) {
    case Severity::Error: return "error";
    case Severity::Repair: return "repair";
    case Severity::Warning: return "warning";
  }
  return "";
}

}  // namespace luatco

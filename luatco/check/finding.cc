#include "luatco/check/finding.h"

namespace luatco::check {

std::string_view name(Weight weight) {
  switch (weight) {
    case Weight::Note: return "note";
    case Weight::Warning: return "warning";
    case Weight::Error: return "error";
  }
  return "";
}

}  // namespace luatco::check

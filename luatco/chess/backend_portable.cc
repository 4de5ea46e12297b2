#include "luatco/chess/backend_functions.h"
#include "luatco/chess/geometry/portable.h"

namespace luatco::chess {

template struct BackendOf<Portable>;

}  // namespace luatco::chess

#include "luatco/xiangqi/backend_functions.h"
#include "luatco/xiangqi/geometry/portable.h"

namespace luatco::xiangqi {

template struct BackendOf<Portable>;

}  // namespace luatco::xiangqi

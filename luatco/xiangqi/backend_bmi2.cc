// Compiled with -mbmi2 and its companions: nothing here may run before the processor was asked.
#include "luatco/xiangqi/backend_functions.h"
#include "luatco/xiangqi/geometry/bmi2.h"

namespace luatco::xiangqi {

template struct BackendOf<Bmi2>;

}  // namespace luatco::xiangqi

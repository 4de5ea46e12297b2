#include "luatco/engine/fault.h"

namespace luatco::engine {

api::Json fault_json(const Fault& fault) {
  return api::Json::object()
      .set("id", id(fault.kind))
      .set("args", api::Json::object()
                       .set("engine", fault.engine)
                       .set("text", fault.text)
                       .set("n", fault.number));
}

}  // namespace luatco::engine

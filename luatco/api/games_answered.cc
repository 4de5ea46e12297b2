// In a file of its own, that the linker leaves out where a program says otherwise.
#include "luatco/api/request.h"

namespace luatco::api {

const std::size_t kGamesAnswered = games::count(games::All{});

}  // namespace luatco::api

// At which addresses other machines of the network reach this one: what a teacher writes on the
// blackboard.
#pragma once

#include <string>
#include <vector>

struct ifaddrs;

namespace luatco::serve {

/// The IPv4 addresses of the interfaces that are up and lead to others, in the system's order; none
/// where there is no network.
std::vector<std::string> addresses_for_others();
/// The same of a list as getifaddrs() gives it.
std::vector<std::string> addresses_for_others(const ifaddrs* list);

}  // namespace luatco::serve

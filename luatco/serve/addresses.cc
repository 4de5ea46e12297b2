#include "luatco/serve/addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <cstring>

namespace luatco::serve {

std::vector<std::string> addresses_for_others(const ifaddrs* list) {
  constexpr unsigned kUp = IFF_UP | IFF_RUNNING;
  std::vector<std::string> found;
  for (const ifaddrs* each = list; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    if ((each->ifa_flags & (kUp | IFF_LOOPBACK)) != kUp) continue;
    sockaddr_in address{};
    std::memcpy(&address, each->ifa_addr, sizeof address);
    char text[INET_ADDRSTRLEN];
    if (inet_ntop(AF_INET, &address.sin_addr, text, sizeof text) != nullptr) {
      found.emplace_back(text);
    }
  }
  return found;
}

std::vector<std::string> addresses_for_others() {
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return {};
  auto found = addresses_for_others(list);
  freeifaddrs(list);
  return found;
}

}  // namespace luatco::serve

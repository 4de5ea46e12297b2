#include "luatco/serve/addresses.h"

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

namespace luatco::serve {
namespace {

/// An interface with an address, before those of `next`.
struct Interface {
  Interface(const char* text, unsigned flags, Interface* next) {
    in.sin_family = AF_INET;
    inet_pton(AF_INET, text, &in.sin_addr);
    entry.ifa_addr = reinterpret_cast<sockaddr*>(&in);
    entry.ifa_flags = flags;
    entry.ifa_next = next != nullptr ? &next->entry : nullptr;
  }
  sockaddr_in in{};
  ifaddrs entry{};
};

TEST(Addresses, OthersAreToldOfWhatIsUpAndNotOfThisMachineAlone) {
  Interface down("10.0.0.9", IFF_UP, nullptr);  // a cable that is not plugged in
  Interface room("192.0.2.7", IFF_UP | IFF_RUNNING, &down);
  Interface bare("192.0.2.8", IFF_UP | IFF_RUNNING, &room);
  bare.entry.ifa_addr = nullptr;
  Interface newer("192.0.2.9", IFF_UP | IFF_RUNNING, &bare);
  newer.in.sin_family = AF_INET6;
  Interface own("127.0.0.1", IFF_UP | IFF_RUNNING | IFF_LOOPBACK, &newer);
  EXPECT_THAT(addresses_for_others(&own.entry), testing::ElementsAre("192.0.2.7"));
  EXPECT_THAT(addresses_for_others(nullptr), testing::IsEmpty());
}

TEST(Addresses, ThisMachineIsAskedWithoutHarm) {
  for (const std::string& address : addresses_for_others()) {
    EXPECT_FALSE(address.starts_with("127.")) << address;
  }
}

}  // namespace
}  // namespace luatco::serve

#include "luatco/serve/visitors.h"

#include <algorithm>

namespace luatco::serve {

bool Visitors::enter(const std::string& address) {
  if (connections_ >= limits_.connections) return false;
  std::size_t& mine = open_[address];
  if (mine >= limits_.connections_of_one) return false;
  ++mine;
  ++connections_;
  return true;
}

void Visitors::leave(const std::string& address) {
  const auto mine = open_.find(address);
  if (mine == open_.end()) return;
  --connections_;
  if (--mine->second == 0) open_.erase(mine);
}

bool Visitors::may_ask(const std::string& address, double now) {
  if (buckets_.size() >= limits_.remembered && !buckets_.contains(address)) forget(now);
  const auto [at, is_new] = buckets_.try_emplace(address, Bucket{limits_.requests_at_once, now});
  Bucket& bucket = at->second;
  bucket.left = std::min(limits_.requests_at_once,
                         bucket.left + (now - bucket.seen) * limits_.requests_a_second);
  bucket.seen = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

/// Whoever has been quiet long enough to have everything saved up again loses nothing; where all
/// are busy, all begin anew rather than fill the memory.
void Visitors::forget(double now) {
  const double full = limits_.requests_at_once / limits_.requests_a_second;
  std::erase_if(buckets_, [&](const auto& one) { return now - one.second.seen >= full; });
  if (buckets_.size() >= limits_.remembered) buckets_.clear();
}

std::string visitor_of(const std::string& ip) {
  constexpr std::string_view kMapped = "::ffff:";
  if (ip.starts_with(kMapped) && ip.find('.') != ip.npos) return ip.substr(kMapped.size());
  if (ip.find(':') == ip.npos) return ip;
  // Groups of zeros are shortened to "::"; what stands before it belongs to the first half or the
  // second.
  std::string groups;
  int count = 0;
  for (std::size_t i = 0; i < ip.size() && count < 4; ++i) {
    if (ip[i] == ':' && i + 1 < ip.size() && ip[i + 1] == ':') return groups + "::/64";
    if (ip[i] == ':') ++count;
    if (count < 4) groups += ip[i];
  }
  return groups + "::/64";
}

}  // namespace luatco::serve

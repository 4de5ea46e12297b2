#include "luatco/xiangqi/history.h"

namespace luatco::xiangqi {

bool History::is_check(std::size_t ply) const {
  return memory_->ask(ply, PlyMemory::Fact::Check, [&] { return at(ply).checkers().any(); });
}

bool History::is_rest(std::size_t ply) const {
  return memory_->ask(ply, PlyMemory::Fact::Rest,
                      [&] { return xiangqi::is_rest(at(ply - 1), move(ply), at(ply), standing_); });
}

}  // namespace luatco::xiangqi

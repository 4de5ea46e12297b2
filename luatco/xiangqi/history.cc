#include "luatco/xiangqi/history.h"

namespace luatco::xiangqi {

void History::start(const Position& position) {
  positions_.assign(1, position);
  natures_.clear();
}

void History::rewind(std::size_t plies) {
  positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(plies) + 1, positions_.end());
  if (natures_.size() > plies) natures_.resize(plies);
}

const Nature& History::nature(std::size_t ply) {
  if (natures_.size() < ply) natures_.resize(ply);
  std::optional<Nature>& known = natures_[ply - 1];
  if (!known) known = nature_of(at(ply - 1), move(ply), at(ply), standing_);
  return *known;
}

}  // namespace luatco::xiangqi

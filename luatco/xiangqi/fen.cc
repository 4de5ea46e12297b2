#include "luatco/xiangqi/fen.h"

#include <utility>

namespace luatco::xiangqi {

Position::Checked check_fen(std::string_view text) {
  FenReading reading = parse_fen(text);
  Position::Checked checked;
  if (reading.placement_read) checked = Position::from_setup(reading.setup);
  reading.faults.insert(reading.faults.end(), checked.faults.begin(), checked.faults.end());
  checked.faults = std::move(reading.faults);
  if (has_error(checked.faults)) checked.position.reset();
  return checked;
}

}  // namespace luatco::xiangqi

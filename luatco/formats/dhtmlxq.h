// DhtmlXQ, also called UBB: records of xiangqi inside web pages and forum posts, as pairs
// "[DhtmlXQ_movelist]7747...[/DhtmlXQ_movelist]". docs/formats/dhtmlxq.md says what is read.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "luatco/formats/point_record.h"

namespace luatco::formats {

/// Does the text hold such a record?
bool is_dhtmlxq(std::string_view text);

/// Where the last record of `text` begins; 0 if it holds no second one.
std::size_t last_dhtmlxq(std::string_view text);
/// Offsets at which `text` falls into its records. Begins with 0.
std::vector<std::size_t> split_dhtmlxq(std::string_view text);

/// The records of `text`. Closing tags may be missing; what stands around the records is passed
/// over. Offsets count from the beginning of the text. Never fails: read the findings.
std::vector<PointRecord> parse_dhtmlxq(std::string_view text);

/// The field of DhtmlXQ for a tag of PGN; empty where there is none.
std::string_view dhtmlxq_field(std::string_view tag);

}  // namespace luatco::formats

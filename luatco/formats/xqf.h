// XQF, the binary format of XQStudio, versions 1.0 (0x0A) to 0x12, plain and keyed. One file is one
// record. docs/formats/xqf.md says what is where.
#pragma once

#include <string_view>

#include "luatco/base/result.h"
#include "luatco/formats/point_record.h"

namespace luatco::formats {

/// Do the bytes begin like such a file?
bool is_xqf(std::string_view bytes);

/// The bytes are no XQF file, or too few for its header.
struct NotXqf {};

/// Tags and comments come out as the bytes they are, in the file's encoding (GB18030 as a rule).
/// A file that breaks off, or whose lengths lie, gives what could be read, and says so in its
/// findings.
Result<PointRecord, NotXqf> parse_xqf(std::string_view bytes);

}  // namespace luatco::formats

// The files a person means by naming folders.
#pragma once

#include <string>
#include <vector>

namespace luatco::cli {

/// The same words, each folder replaced by the files of records in it and below it, in the order of
/// their names: .pgn .ubb .xqf .jsonl .htm .html .txt, packed or not. A folder without any, and
/// what can't be looked into, stays as it is.
std::vector<std::string> record_files(const std::vector<std::string>& words);

}  // namespace luatco::cli

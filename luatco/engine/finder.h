// The engines on this machine.
#pragma once

#include <string_view>
#include <vector>

#include "luatco/engine/engine.h"

namespace luatco::engine {

/// The engines we know by name that are installed, the best first: on the PATH, or where Debian
/// puts games.
std::vector<Description> find_engines();

/// The engine a person names: one of find_engines(), a file, or any program, with its arguments
/// after blanks. Never fails: what is not there shows when it is started.
Description describe(std::string_view named, std::optional<Protocol> protocol);

/// The first of `engines` that plays the game; nullptr where none does.
const Description* choose(const std::vector<Description>& engines, std::string_view game);

}  // namespace luatco::engine

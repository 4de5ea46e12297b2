// The parser's own words, in the language of the rest.
#pragma once

#include "apps/cli/words.h"

namespace CLI {
class App;
}

namespace luatco::cli {

/// Headings of the help and what is said about a command line that can't be read. Before options
/// and commands are added: they take the headings over. `words` must outlive `app`.
void use_words(CLI::App& app, const Words& words);

}  // namespace luatco::cli

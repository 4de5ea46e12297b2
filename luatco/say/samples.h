// Arguments that take a message through each of its classes: for the tests, and to know what a
// voice will ever have to say.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "luatco/say/args.h"
#include "luatco/say/catalogue.h"

namespace luatco::say {

/// A message's own arguments, without the ways it asks for them: "blocker_name" -> "blocker".
std::vector<std::string> argument_names(const Message& message);

/// Own and enemy pieces, nothing, one and many, given and not given: what a reader should see.
std::vector<Args> samples(std::string_view id, const Message& message);
/// The same with each kind of piece in each of the message's pieces.
std::vector<Args> piece_samples(std::string_view id, const Message& message);

}  // namespace luatco::say

// Can a text be read aloud as it stands? Signs that a voice spells out or swallows (Hán signs,
// letters of notation, brackets) need another form for the ear.
#pragma once

#include <string>
#include <string_view>

namespace luatco::school {

/// The first sign of `spoken` that no voice of Vietnamese or English says; empty where there is
/// none. Letters with any marks, blanks and the points of a sentence are said; digits are not,
/// because the form for the ear has numbers in words.
std::string first_unsayable(std::string_view spoken);

}  // namespace luatco::school

// What chats show of a shared link: a sentence and a picture.
#pragma once

#include "luatco/serve/shared_page.h"

namespace luatco::cli {

/// May be called by several threads.
serve::Sharing sharing();

}  // namespace luatco::cli

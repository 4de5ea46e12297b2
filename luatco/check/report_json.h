// The report on an archive as JSON: ids and facts, no sentences.
#pragma once

#include "luatco/check/digest.h"
#include "luatco/check/totals.h"

namespace luatco::check {

/// {"games":n,"plies":n,"bytes":n,"bad":n,"errors":n,"warnings":n,"notes":n,"orphans":n,
/// "kinds":[{"id","reason"?,"severity","n"}]}, errors first, then what there is most of.
api::Json totals_json(const Totals& totals, const Digest& digest);

/// The same, of each kind with its "examples", and with "of" (the results, endings and lengths by
/// game), "read" (games by what they are written in) and "bad_games". docs/formats/check.md.
api::Json report_json(const Totals& totals, const Digest& digest);

}  // namespace luatco::check

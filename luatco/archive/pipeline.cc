#include "luatco/archive/pipeline.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>

namespace luatco::archive {

void run_pipeline(unsigned threads, const Stages& stages) {
  namespace tbb = oneapi::tbb;
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
  const auto read = tbb::make_filter<void, Piece>(tbb::filter_mode::serial_in_order,
                                                  [&](tbb::flow_control& flow) {
                                                    Piece piece;
                                                    if (!stages.read(piece)) flow.stop();
                                                    return piece;
                                                  });
  const auto work = tbb::make_filter<Piece, Report>(
      tbb::filter_mode::parallel, [&](const Piece& piece) { return stages.work(piece); });
  const auto write = tbb::make_filter<Report, void>(
      tbb::filter_mode::serial_in_order, [&](Report report) { stages.write(std::move(report)); });
  tbb::parallel_pipeline(2 * threads + 2, read & work & write);
}

}  // namespace luatco::archive

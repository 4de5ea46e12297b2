#include "luatco/serve/gzip.h"

#include <zlib.h>

#include <stdexcept>

namespace luatco::serve {

std::string gzip(std::string_view bytes) {
  z_stream stream = {};
  constexpr int kGzipFrame = 16;  // added to the window size: a gzip header instead of zlib's
  if (deflateInit2(&stream, 9, Z_DEFLATED, MAX_WBITS + kGzipFrame, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::runtime_error("zlib does not start");
  }
  std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

}  // namespace luatco::serve

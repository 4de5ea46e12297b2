#include "luatco/archive/byte_source.h"

#include <bzlib.h>
#include <gtest/gtest.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include <fstream>

#include "luatco/archive/test_source.h"

namespace luatco::archive {
namespace {

std::string gzip(std::string_view text) {
  z_stream stream = {};
  deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
  std::string out(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

std::string bzip2(std::string_view text) {
  std::string out(text.size() + text.size() / 50 + 600, '\0');
  auto size = static_cast<unsigned>(out.size());
  EXPECT_EQ(BZ2_bzBuffToBuffCompress(out.data(), &size, const_cast<char*>(text.data()),
                                     static_cast<unsigned>(text.size()), 1, 0, 0),
            BZ_OK);
  out.resize(size);
  return out;
}

std::string zstd(std::string_view text) {
  std::string out(ZSTD_compressBound(text.size()), '\0');
  ZSTD_CCtx* context = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  out.resize(ZSTD_compress2(context, out.data(), out.size(), text.data(), text.size()));
  ZSTD_freeCCtx(context);
  return out;
}

struct Read {
  std::string text;
  std::optional<InputFault> fault;
  bool operator==(const Read& other) const {
    return text == other.text && fault.has_value() == other.fault.has_value() &&
           (!fault || fault->id == other.fault->id);
  }
};

Read read_all(ByteSource& source, std::size_t room) {
  Read all;
  std::string buffer(room, '\0');
  while (const std::size_t got = source.read(buffer)) all.text.append(buffer, 0, got);
  all.fault = source.fault();
  EXPECT_EQ(source.read(buffer), 0U);
  return all;
}

Read unpack_all(std::string bytes, std::size_t step = 1 << 16, std::size_t room = 1 << 16) {
  auto source = unpack(std::make_unique<TestSource>(std::move(bytes), step));
  if (!source) return {"", source.error()};
  return read_all(**source, room);
}

std::string sample() {
  std::string text;
  for (int i = 0; i < 4000; ++i) text += "1. e4 e5 " + std::to_string(i * i * 31 % 1009) + "\n";
  return text;
}

struct Format {
  const char* name;
  std::string (*pack)(std::string_view);
};
void PrintTo(const Format& format, std::ostream* out) { *out << format.name; }
class Compression : public testing::TestWithParam<Format> {};
INSTANTIATE_TEST_SUITE_P(All, Compression,
                         testing::Values(Format{"gzip", gzip}, Format{"bzip2", bzip2},
                                         Format{"zstd", zstd}),
                         [](const auto& format) { return format.param.name; });

TEST_P(Compression, IsRecognisedByItsFirstBytesAndUnpacked) {
  const std::string text = sample();
  const Read read = unpack_all(GetParam().pack(text));
  EXPECT_EQ(read.text, text);
  EXPECT_FALSE(read.fault);
}

TEST_P(Compression, GivesTheSameWhateverTheSizesOfReads) {
  const std::string text = sample();
  const std::string packed = GetParam().pack(text);
  for (const std::size_t step : {1U, 7U, 4096U}) {
    for (const std::size_t room : {1U, 13U, 1000U}) {
      const Read read = unpack_all(packed, step, room);
      EXPECT_EQ(read.text, text) << step << " " << room;
      EXPECT_FALSE(read.fault);
    }
  }
}

TEST_P(Compression, OfNothingIsNothing) {
  const Read read = unpack_all(GetParam().pack(""));
  EXPECT_EQ(read.text, "");
  EXPECT_FALSE(read.fault);
}

TEST_P(Compression, MembersMayFollowEachOther) {
  const auto pack = GetParam().pack;
  const Read read = unpack_all(pack("one ") + pack("") + pack("two ") + pack("three"), 5);
  EXPECT_EQ(read.text, "one two three");
  EXPECT_FALSE(read.fault);
}

TEST_P(Compression, WhatCameBeforeATruncationIsKept) {
  const std::string text = sample();
  const std::string packed = GetParam().pack(text);
  for (std::size_t size = 10; size < packed.size(); size += packed.size() / 97 + 1) {
    const Read read = unpack_all(packed.substr(0, size));
    ASSERT_TRUE(read.fault) << size;
    EXPECT_EQ(read.fault->id, "input.truncated");
    EXPECT_EQ(read.fault->offset, size);
    EXPECT_EQ(read.text, text.substr(0, read.text.size()));
  }
  const Read one_short = unpack_all(packed.substr(0, packed.size() - 1));
  ASSERT_TRUE(one_short.fault);
  EXPECT_EQ(one_short.fault->id, "input.truncated");
}

TEST_P(Compression, ACorruptByteIsAFaultNamedWithItsPlace) {
  const std::string text = sample();
  const std::string packed = GetParam().pack(text);
  for (std::size_t at = packed.size() / 4; at < packed.size(); at += packed.size() / 31 + 1) {
    std::string bad = packed;
    bad[at] = static_cast<char>(bad[at] ^ 0x55);
    const Read read = unpack_all(bad);
    ASSERT_TRUE(read.fault) << at;
    EXPECT_LE(read.fault->offset, packed.size());
    EXPECT_FALSE(read.fault->detail.empty());
  }
}

TEST_P(Compression, BytesBehindItAreAFaultAndWhatCameBeforeIsKept) {
  const std::string packed = GetParam().pack("all of it");
  const Read read = unpack_all(packed + "[Event \"plain text\"]");
  EXPECT_EQ(read.text, "all of it");
  ASSERT_TRUE(read.fault);
  EXPECT_EQ(read.fault->id, "input.trailing_bytes");
  EXPECT_EQ(read.fault->offset, packed.size());
}

TEST(Unpacking, PassesOverZeroPaddingBehindGzipAndBzip2) {
  const std::string zeros(1000, '\0');
  EXPECT_EQ(unpack_all(gzip("a") + zeros + gzip("b") + zeros), (Read{"ab", {}}));
  EXPECT_EQ(unpack_all(bzip2("a") + zeros, 3), (Read{"a", {}}));
}

TEST(Unpacking, PassesOverSkippableFramesOfZstd) {
  const std::string skippable = std::string("\x53\x2a\x4d\x18\x03\x00\x00\x00", 8) + "abc";
  EXPECT_EQ(unpack_all(skippable + zstd("a") + skippable + zstd("b"), 2), (Read{"ab", {}}));
}

TEST(Unpacking, RefusesAZstdWindowThatWouldNeedGigabytes) {
  // Magic, a descriptor without content size, a window of 2^31 bytes, an empty raw block.
  const std::string frame("\x28\xb5\x2f\xfd\x00\xa8\x01\x00\x00", 9);
  const Read read = unpack_all(frame);
  ASSERT_TRUE(read.fault);
  EXPECT_EQ(read.fault->id, "input.too_demanding");
}

TEST(Unpacking, NamesCompressionsItDoesNotRead) {
  EXPECT_EQ(unpack_all(std::string("\xfd"
                                   "7zXZ\0rest",
                                   10))
                .fault->detail,
            "xz");
  EXPECT_EQ(unpack_all("PK\x03\x04rest").fault->id, "input.unsupported");
}

TEST(Unpacking, HandsPlainBytesThrough) {
  for (const char* text : {"", "x", "BZ", "BZh", "[Event \"BZh9\"]"}) {
    EXPECT_EQ(unpack_all(text, 1, 3), (Read{text, {}}));
  }
}

TEST(Unpacking, ABombCostsNoMoreThanItsBuffers) {
  const Read inner = unpack_all(gzip(std::string(20'000'000, '\0')), 1 << 16, 1 << 16);
  EXPECT_EQ(inner.text.size(), 20'000'000U);
  EXPECT_FALSE(inner.fault);
}

TEST(Files, ThatCannotBeOpenedSayWhy) {
  EXPECT_EQ(open_file("/no/such/file").error().id, "input.not_found");
  EXPECT_EQ(open_file("/").error().id, "input.unreadable");
}

TEST(Files, AreReadWithTheirSizeKnown) {
  const std::string path = testing::TempDir() + "/byte_source_test." + std::to_string(getpid());
  std::ofstream(path, std::ios::binary) << gzip("text");
  auto source = open_archive(path);
  ASSERT_TRUE(source);
  EXPECT_EQ((*source)->bytes_total(), gzip("text").size());
  EXPECT_EQ(read_all(**source, 100).text, "text");
  EXPECT_EQ((*source)->bytes_taken(), gzip("text").size());
  unlink(path.c_str());
}

}  // namespace
}  // namespace luatco::archive

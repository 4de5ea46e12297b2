#include "luatco/formats/xqf.h"

#include <array>
#include <optional>
#include <vector>

#include "luatco/base/text.h"
#include "luatco/formats/pgn_lexer.h"

namespace luatco::formats {
namespace {

constexpr std::size_t kHeader = 0x400;
constexpr std::uint8_t kLastPlainVersion = 0x0A;
constexpr std::uint8_t kFirstTurnedVersion = 0x0C;
constexpr std::uint8_t kLastVersion = 0x12;

std::uint8_t byte_at(std::string_view bytes, std::size_t at) {
  return static_cast<std::uint8_t>(bytes[at]);
}

/// A text with its length in front of it, in a field of so many bytes.
struct TextField {
  std::size_t offset;
  std::size_t size;
  std::string_view tag;
};
constexpr TextField kTexts[] = {
    {0x50, 64, "Title"},        {0xD0, 64, "Event"},      {0x110, 16, "Date"},
    {0x120, 16, "Site"},        {0x130, 16, "Red"},       {0x140, 16, "Black"},
    {0x150, 64, "TimeControl"}, {0x1D0, 16, "Annotator"}, {0x1E0, 16, "Author"}};

constexpr PgnResult kResults[] = {PgnResult::Open, PgnResult::FirstWins, PgnResult::SecondWins,
                                  PgnResult::Draw, PgnResult::Draw};

/// The line that stands in the header of the program that made the format; every keyed file is
/// masked with it.
constexpr std::array<std::uint8_t, 32> kLine = {
    0x5B, 0x28, 0x43, 0x29, 0x20, 0x43, 0x6F, 0x70, 0x79, 0x72, 0x69, 0x67, 0x68, 0x74, 0x20, 0x4D,
    0x72, 0x2E, 0x20, 0x44, 0x6F, 0x6E, 0x67, 0x20, 0x53, 0x68, 0x69, 0x77, 0x65, 0x69, 0x2E, 0x5D,
};

/// What is added to the bytes of a file, all zero in version 1.0.
struct Keys {
  std::uint8_t points = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint32_t comment_size = 0;
  std::array<std::uint8_t, 32> pad{};

  explicit Keys(std::string_view header) {
    if (byte_at(header, 2) <= kLastPlainVersion) return;
    const auto key = [&](std::size_t n) { return byte_at(header, 12 + n); };
    const auto chained = [](std::uint8_t value, unsigned factor) {
      return static_cast<std::uint8_t>((value * value * 54U + 221U) * factor);
    };
    points = chained(key(1), key(1));
    from = chained(key(2), points);
    to = chained(key(3), from);
    comment_size = (key(0) * 256U + key(1)) % 32000U + 767U;
    for (std::size_t i = 0; i < pad.size(); ++i) {
      const auto mask = (key(i % 4) & byte_at(header, 3)) | byte_at(header, 8 + i % 4);
      pad[i] = static_cast<std::uint8_t>(kLine[i] & mask);
    }
  }
};

class Parser {
 public:
  explicit Parser(std::string_view bytes) : bytes_(bytes), keys_(bytes) {}

  PointRecord parse() {
    record_.end = bytes_.size();
    const std::uint8_t version = byte_at(bytes_, 2);
    if (version > kLastVersion) say(PgnFindingId::FileVersion, 2);
    if (version > kLastPlainVersion) check_keys();
    for (const TextField& field : kTexts) read_text(field);
    const std::uint8_t result = byte_at(bytes_, 0x33);
    if (result < std::size(kResults)) {
      record_.result = kResults[result];
    } else {
      say(PgnFindingId::ResultSpelling, 0x33);
    }
    record_.marker = name(record_.result);
    record_.marker_offset = 0x33;
    read_points();
    read_moves();
    return std::move(record_);
  }

 private:
  void say(PgnFindingId what, std::size_t at) { record_.findings.push_back({what, {}, at}); }

  void check_keys() {
    unsigned sum = 0;
    for (std::size_t i = 12; i < 16; ++i) sum += byte_at(bytes_, i);
    if (sum % 256 != 0) say(PgnFindingId::FileKey, 12);
  }

  void read_text(const TextField& field) {
    std::size_t size = byte_at(bytes_, field.offset);
    if (size >= field.size) {
      say(PgnFindingId::TagTooLong, field.offset);
      size = field.size - 1;
    }
    if (size == 0) return;
    record_.tags.emplace_back(field.tag, bytes_.substr(field.offset + 1, size));
  }

  void read_points() {
    constexpr std::size_t first = 0x10;
    std::array<std::uint8_t, 32> points{};
    const bool turned = byte_at(bytes_, 2) >= kFirstTurnedVersion;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const std::size_t to = turned ? (i + keys_.points + 1U) % points.size() : i;
      points[to] = static_cast<std::uint8_t>(byte_at(bytes_, first + i) - keys_.points);
    }
    PointBoard board;
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (points[i] >= 90) continue;
      if (!board.put(points[i] / 10, points[i] % 10, kPointPieces[i])) {
        say(PgnFindingId::StrayCharacter, first + i);
      }
    }
    const bool black = byte_at(bytes_, 0x32) == 1;
    record_.fen = board.placement() + (black ? " b - - 0 1" : " w - - 0 1");
    record_.turn_is_open = true;
  }

  /// The next `size` bytes behind the header, deciphered; nullopt where the file ends before.
  std::optional<std::string> take(std::size_t size) {
    if (bytes_.size() - at_ < size) return std::nullopt;
    std::string out(bytes_.substr(at_, size));
    for (char& c : out) c = static_cast<char>(static_cast<std::uint8_t>(c) - keys_.pad[at_++ % 32]);
    return out;
  }

  struct Step {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    bool goes_on = false;
    bool has_sibling = false;
    std::uint32_t comment_size = 0;
    std::size_t offset = 0;
  };
  std::optional<Step> take_step() {
    const bool plain = byte_at(bytes_, 2) <= kLastPlainVersion;
    Step step{.offset = at_};
    const auto head = take(4);
    if (!head) return std::nullopt;
    step.from = static_cast<std::uint8_t>(byte_at(*head, 0) - 0x18 - keys_.from);
    step.to = static_cast<std::uint8_t>(byte_at(*head, 1) - 0x20 - keys_.to);
    const std::uint8_t flags = byte_at(*head, 2);
    step.goes_on = (flags & (plain ? 0xF0 : 0x80)) != 0;
    step.has_sibling = (flags & (plain ? 0x0F : 0x40)) != 0;
    if (plain || (flags & 0x20) != 0) {
      const auto size = take(4);
      if (!size) return std::nullopt;
      for (std::size_t i = 4; i-- > 0;) {
        step.comment_size = step.comment_size << 8 | byte_at(*size, i);
      }
      step.comment_size -= keys_.comment_size;  // what is less than nothing is far too much
    }
    return step;
  }

  /// First what follows a move, then what stands in its place: `open` are the moves whose siblings
  /// are still to come.
  void read_moves() {
    at_ = kHeader;
    std::vector<NodeIndex> open;
    NodeIndex parent = kRoot;
    for (bool root = true;; root = false) {
      const auto step = take_step();
      if (!step) {
        if (!root) say(PgnFindingId::FileTruncated, at_);
        return;
      }
      NodeIndex node = kRoot;
      if (!root) {
        std::array<char, 4> move{};
        const bool good = write_point(step->from / 10, step->from % 10, move.data()) &&
                          write_point(step->to / 10, step->to % 10, move.data() + 2);
        if (!good) return say(PgnFindingId::UnreadableMove, step->offset);
        node = record_.add(parent, {move.data(), move.size()}, step->offset);
        if (node == kNoNode) return;
      }
      if (!read_comment(*step, node)) return say(PgnFindingId::FileTruncated, step->offset);
      if (step->has_sibling && !root) open.push_back(parent);
      if (step->goes_on) {
        parent = node;
      } else if (!open.empty()) {
        parent = open.back();
        open.pop_back();
      } else {
        return;
      }
    }
  }

  bool read_comment(const Step& step, NodeIndex node) {
    if (step.comment_size == 0) return true;
    auto comment = take(step.comment_size);
    if (!comment) return false;
    if (comment->size() > kMaxCommentBytes) comment->resize(kMaxCommentBytes);
    record_.nodes[node].comment = std::move(*comment);
    return true;
  }

  std::string_view bytes_;
  Keys keys_;
  PointRecord record_;
  std::size_t at_ = 0;
};

}  // namespace

bool is_xqf(std::string_view bytes) {
  return bytes.size() > 2 && bytes.starts_with("XQ") && byte_at(bytes, 2) < 0x20;
}

Result<PointRecord, NotXqf> parse_xqf(std::string_view bytes) {
  if (!is_xqf(bytes) || bytes.size() < kHeader) return Unexpected{NotXqf{}};
  return Parser(bytes).parse();
}

}  // namespace luatco::formats

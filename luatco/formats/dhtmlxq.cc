#include "luatco/formats/dhtmlxq.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "luatco/base/ascii.h"
#include "luatco/base/text.h"
#include "luatco/formats/pgn_lexer.h"
#include "luatco/formats/pgn_tags.h"

namespace luatco::formats {
namespace {

constexpr std::string_view kRecord = "[DhtmlXQ]";
constexpr std::string_view kField = "[DhtmlXQ_";
constexpr std::string_view kClose = "[/DhtmlXQ";
constexpr std::string_view kFieldClose = "[/DhtmlXQ_";
/// Further fields of a record are left out.
constexpr std::size_t kMaxFields = 20'000;
constexpr std::size_t kMoveDigits = 4;

/// Field and tag, one for one: first match reads, first match writes.
constexpr std::pair<std::string_view, std::string_view> kTags[] = {
    {"event", "Event"},      {"place", "Site"},
    {"date", "Date"},        {"round", "Round"},
    {"red", "Red"},          {"black", "Black"},
    {"redteam", "RedTeam"},  {"blackteam", "BlackTeam"},
    {"redelo", "RedElo"},    {"blackelo", "BlackElo"},
    {"title", "Title"},      {"open", "Opening"},
    {"author", "Annotator"}, {"timerule", "TimeControl"},
    {"table", "Board"},      {"endtype", "Termination"},
    {"refer", "Source"},     {"remark", "Remark"}};

struct ResultWord {
  std::string_view word;
  PgnResult result;
};
constexpr ResultWord kResults[] = {{"红胜", PgnResult::FirstWins},  {"紅勝", PgnResult::FirstWins},
                                   {"先胜", PgnResult::FirstWins},  {"先勝", PgnResult::FirstWins},
                                   {"W", PgnResult::FirstWins},     {"黑胜", PgnResult::SecondWins},
                                   {"黑勝", PgnResult::SecondWins}, {"后胜", PgnResult::SecondWins},
                                   {"後勝", PgnResult::SecondWins}, {"先负", PgnResult::SecondWins},
                                   {"先負", PgnResult::SecondWins}, {"B", PgnResult::SecondWins},
                                   {"L", PgnResult::SecondWins},    {"和棋", PgnResult::Draw},
                                   {"和局", PgnResult::Draw},       {"平局", PgnResult::Draw},
                                   {"和", PgnResult::Draw},         {"先和", PgnResult::Draw},
                                   {"D", PgnResult::Draw},          {"未知", PgnResult::Open}};

std::optional<PgnResult> read_result(std::string_view text) {
  for (const ResultWord& row : kResults) {
    if (row.word == text) return row.result;
  }
  if (const auto result = parse_tag_result(text)) return result->result;
  return std::nullopt;
}

struct Field {
  std::string_view name;
  std::string_view value;
  bool closed = true;
};

/// Takes the next field from `at` on; nullopt at the end.
std::optional<Field> next_field(std::string_view text, std::size_t& at) {
  for (at = text.find(kField, at); at != std::string_view::npos; at = text.find(kField, at)) {
    const std::size_t name = at + kField.size();
    constexpr std::size_t longest = 40;
    const std::size_t bracket = text.substr(name, longest).find(']');
    if (bracket == std::string_view::npos) {
      at = name;
      continue;
    }
    Field field{text.substr(name, bracket), {}};
    const std::size_t value = name + bracket + 1;
    // A value ends at its own closing tag; without one, before whatever tag comes next.
    std::size_t end = std::min(text.find(kField, value), text.find(kClose, value));
    end = std::min(end, text.size());
    const std::string_view rest = text.substr(end);
    field.closed =
        rest.starts_with(kFieldClose) && rest.substr(kFieldClose.size()).starts_with(field.name);
    field.value = text.substr(value, end - value);
    if (!field.closed) field.value = field.value.substr(0, field.value.find('<'));
    field.value = trimmed(field.value);
    at = end;
    return field;
  }
  at = text.size();
  return std::nullopt;
}

/// A line of moves that leaves another: "move_0_5_1" is line 1, in place of move 5 of line 0.
struct Branch {
  std::uint32_t parent = 0;
  std::uint32_t step = 1;
  std::string_view moves;
  bool added = false;
  NodeIndex before = kNoNode;  // the node in front of its first move
  std::vector<NodeIndex> line;
};

class RecordParser {
 public:
  explicit RecordParser(std::string_view text) : text_(text) {}

  PointRecord parse(std::size_t begin, std::size_t end) {
    record_.offset = begin;
    record_.end = end;
    const std::string_view all = text_.substr(0, end);
    std::size_t fields = 0;
    for (std::size_t at = begin; fields < kMaxFields; ++fields) {
      const auto field = next_field(all, at);
      if (!field) break;
      take(*field);
    }
    set_up();
    for (auto& [id, branch] : branches_) add_with_parents(id);
    for (auto& [id, branch] : branches_) {
      if (!branch.added && !branch.moves.empty())
        say(PgnFindingId::VariationBeforeMove, branch.moves);
    }
    for (const auto& [place, comment] : comments_) add_comment(place, comment);
    return std::move(record_);
  }

 private:
  using Numbers = FixedVector<std::uint32_t, 3>;

  std::uint64_t offset_of(std::string_view view) const {
    return static_cast<std::uint64_t>(view.data() - text_.data());
  }
  void say(PgnFindingId what, std::string_view token) {
    record_.findings.push_back({what, token, offset_of(token)});
  }

  /// "0_5_1"; empty where it is not that many numbers.
  static Numbers numbers(std::string_view text) {
    Numbers all;
    while (!text.empty()) {
      const auto end = std::min(text.find('_'), text.size());
      const auto number = read_number(text.substr(0, end), kMaxRecordNumber);
      if (!number || !all.try_push_back(*number)) return {};
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
  }

  void take(const Field& field) {
    const auto [name, value, closed] = field;
    if (value.empty()) return;
    if (!closed) say(PgnFindingId::UnclosedTag, name);
    if (name == "movelist") {
      if (branches_[0].moves.empty()) branches_[0].moves = value;
    } else if (name.starts_with("move_")) {
      const Numbers place = numbers(name.substr(5));
      if (place.size() != 3 || place[2] == 0) return say(PgnFindingId::StrayCharacter, name);
      Branch& branch = branches_[place[2]];
      branch.parent = place[0];
      branch.step = place[1];
      branch.moves = value;
    } else if (name.starts_with("comment")) {
      const Numbers place = numbers(name.substr(7));
      if (place.empty()) return say(PgnFindingId::StrayCharacter, name);
      const bool main = place.size() == 1;
      comments_[{main ? 0 : place[0], main ? place[0] : place[1]}] = value;
    } else if (name == "binit") {
      binit_ = value;
    } else if (name == "fen") {
      record_.fen = value;
    } else if (name == "result") {
      take_result(value);
    } else {
      take_tag(name, value);
    }
  }

  void take_result(std::string_view value) {
    record_.marker = value;
    record_.marker_offset = offset_of(value);
    const auto result = read_result(value);
    if (!result) return say(PgnFindingId::ResultSpelling, value);
    record_.result = *result;
  }

  void take_tag(std::string_view name, std::string_view value) {
    for (const auto& [field, tag] : kTags) {
      if (field == name) record_.tags.emplace_back(tag, clipped(value, kMaxTagBytes));
    }
  }

  /// The points of all pieces, two digits each, 99 for one that is not there; y counts from the
  /// top.
  void set_up() {
    if (binit_.empty() || !record_.fen.empty()) return;
    PointBoard board;
    bool good = binit_.size() == 2 * kPointPieces.size();
    for (std::size_t i = 0; good && i < kPointPieces.size(); ++i) {
      const std::string_view point = binit_.substr(2 * i, 2);
      if (point == "99") continue;
      good = board.put(point[0] - '0', '9' - point[1], kPointPieces[i]);
    }
    record_.fen = good ? board.placement() + " w - - 0 1" : std::string(clipped(binit_, 64));
    record_.turn_is_open = good;
    initial_ = good && board.placement() == kInitialPlacement;
    if (initial_) record_.fen.clear();
  }

  /// Adds a line once the one it leaves is there.
  void add_with_parents(std::uint32_t id) {
    std::vector<std::uint32_t> waiting{id};
    while (!waiting.empty()) {
      Branch& branch = branches_[waiting.back()];
      const auto parent = branches_.find(branch.parent);
      const bool main = waiting.back() == 0;
      const bool ready = main || parent == branches_.end() || parent->second.added;
      if (branch.added || ready || waiting.size() > branches_.size()) {
        const std::uint32_t now = waiting.back();
        waiting.pop_back();
        if (!branch.added) add(now, branch);
        continue;
      }
      waiting.push_back(branch.parent);
    }
  }

  void add(std::uint32_t id, Branch& branch) {
    NodeIndex at = kRoot;
    if (id != 0) {
      const auto parent = branches_.find(branch.parent);
      if (parent == branches_.end() || !parent->second.added) return;
      const auto before = node_at(parent->second, branch.step);
      if (!before) return;
      at = *before;
    }
    branch.added = true;
    branch.before = at;
    std::string_view moves = branch.moves;
    while (moves.size() >= kMoveDigits && at != kNoNode) {
      const std::string_view digits = moves.substr(0, kMoveDigits);
      std::array<char, 4> move{};
      const bool good = write_point(digits[0] - '0', '9' - digits[1], move.data()) &&
                        write_point(digits[2] - '0', '9' - digits[3], move.data() + 2);
      if (!good) {
        // Line breaks inside a list of moves are no harm.
        if (digits[0] > ' ') break;
        moves.remove_prefix(1);
        continue;
      }
      at = record_.add(at, {move.data(), move.size()}, offset_of(digits));
      branch.line.push_back(at);
      moves.remove_prefix(kMoveDigits);
    }
    moves = trimmed(moves);
    if (!moves.empty()) say(PgnFindingId::UnreadableMove, moves.substr(0, kMoveDigits));
  }

  /// The node in front of move number `step` of a line; steps count from the start of the record.
  [[nodiscard]] std::optional<NodeIndex> node_at(const Branch& branch, std::uint32_t step) const {
    const std::uint32_t first = branch.before == kRoot ? 1 : branch.step;
    if (step < first || step - first > branch.line.size()) return std::nullopt;
    return step == first ? branch.before : branch.line[step - first - 1];
  }

  void add_comment(const std::pair<std::uint32_t, std::uint32_t>& place, std::string_view text) {
    const auto branch = branches_.find(place.first);
    if (branch == branches_.end() || !branch->second.added) return;
    const auto node = node_at(branch->second, place.second + 1);
    if (!node || *node == kNoNode) return;
    std::string& comment = record_.nodes[*node].comment;
    text = clipped(text, kMaxCommentBytes);
    for (std::size_t at = 0; at < text.size(); ++at) {
      const bool line_break = text.substr(at).starts_with("||");
      comment += line_break ? '\n' : text[at];
      if (line_break) ++at;
    }
  }

  static constexpr std::uint32_t kMaxRecordNumber = 1'000'000;
  static constexpr std::string_view kInitialPlacement =
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

  std::string_view text_;
  PointRecord record_;
  std::string_view binit_;
  bool initial_ = false;
  std::map<std::uint32_t, Branch> branches_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::string_view> comments_;
};

}  // namespace

bool is_dhtmlxq(std::string_view text) { return text.find(kField) != std::string_view::npos; }

std::size_t last_dhtmlxq(std::string_view text) {
  const std::size_t last = text.rfind(kRecord);
  if (last == std::string_view::npos) return 0;
  const std::size_t first = std::min(text.find(kRecord), text.find(kField));
  return last > first ? last : 0;
}

std::vector<std::size_t> split_dhtmlxq(std::string_view text) {
  std::vector<std::size_t> begins{0};
  std::size_t at = std::min(text.find(kRecord), text.find(kField));
  if (at == std::string_view::npos) return begins;
  while ((at = text.find(kRecord, at + 1)) != std::string_view::npos) begins.push_back(at);
  return begins;
}

std::vector<PointRecord> parse_dhtmlxq(std::string_view text) {
  std::vector<PointRecord> records;
  std::vector<std::size_t> begins = split_dhtmlxq(text);
  begins.push_back(text.size());
  for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
    if (text.substr(begins[i], begins[i + 1] - begins[i]).find(kField) == std::string_view::npos) {
      continue;
    }
    records.push_back(RecordParser(text).parse(begins[i], begins[i + 1]));
  }
  return records;
}

std::string_view dhtmlxq_field(std::string_view tag) {
  for (const auto& [field, name] : kTags) {
    if (same_tag(name, tag)) return field;
  }
  return {};
}

}  // namespace luatco::formats

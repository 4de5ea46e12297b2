#include "luatco/xiangqi/record_replay.h"

#include <utility>

#include "luatco/xiangqi/chinese.h"
#include "luatco/xiangqi/legality.h"
#include "luatco/xiangqi/relative.h"
#include "luatco/xiangqi/uci.h"
#include "luatco/xiangqi/vietnamese.h"
#include "luatco/xiangqi/wxf.h"

namespace luatco::xiangqi {
namespace {

std::optional<Move> if_legal(const Position& position, const Attempt& attempt) {
  if (!is_legal(position, attempt)) return std::nullopt;
  return Move{attempt.from, attempt.to};
}

template <int first_rank>
std::optional<Move> coordinates(const Position& position, std::string_view text) {
  const auto attempt = parse_coordinates(text, first_rank);
  return attempt ? if_legal(position, *attempt) : std::nullopt;
}

/// The only legal move among all that the words can stand for.
std::optional<Move> only_one(const Position& position, const RelativeMoves& moves) {
  std::optional<Move> found;
  for (const RelativeMove& words : moves) {
    for (const Attempt& attempt : meant(position, words)) {
      const auto move = if_legal(position, attempt);
      if (!move) continue;
      if (found && *found != *move) return std::nullopt;
      found = move;
    }
  }
  return found;
}

template <WxfDialect dialect>
std::optional<Move> wxf(const Position& position, std::string_view text) {
  // "33=4": the middle soldier in one dialect, the third in the other.
  if (text.size() > 1 && text[0] == text[1] && text[0] >= '1' && text[0] <= '9') {
    return std::nullopt;
  }
  return only_one(position, parse_wxf(text, dialect));
}
std::optional<Move> chinese(const Position& position, std::string_view text) {
  return only_one(position, parse_chinese(text));
}
std::optional<Move> vietnamese(const Position& position, std::string_view text) {
  return only_one(position, parse_vietnamese(text));
}

struct Row {
  std::string_view notation;
  std::optional<Move> (*find)(const Position& position, std::string_view text);
};
constexpr Row kRows[] = {
    {"iccs", coordinates<0>},
    {"uci", coordinates<0>},
    {"uci_rank1", coordinates<1>},
    {"wxf", wxf<WxfDialect::Official>},
    {"wxf_fairy", wxf<WxfDialect::Fairy>},
    {"chinese", chinese},
    {"vietnamese", vietnamese},
};

}  // namespace

bool RecordReplay::use(std::string_view notation) {
  find_ = nullptr;
  for (const Row& row : kRows) {
    if (row.notation == notation) find_ = row.find;
  }
  return find_ != nullptr;
}

std::optional<Move> RecordReplay::play(std::string_view text) {
  if (find_ == nullptr) return std::nullopt;
  const auto move = find_(boards_[now_], text);
  if (move) play(*move);
  return move;
}

void RecordReplay::play(Move move) {
  boards_[now_ ^ 1U] = boards_[now_].after(move);
  now_ ^= 1U;
}

void RecordReplay::reset(const Position& position, const Position& before) {
  const Position old = before;  // either may be one of our own boards
  const Position now = position;
  boards_[now_] = now;
  boards_[now_ ^ 1U] = old;
}

}  // namespace luatco::xiangqi

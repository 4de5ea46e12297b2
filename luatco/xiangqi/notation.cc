#include "luatco/xiangqi/notation.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "luatco/base/text.h"
#include "luatco/xiangqi/chinese.h"
#include "luatco/xiangqi/judge.h"
#include "luatco/xiangqi/movegen.h"
#include "luatco/xiangqi/trial.h"
#include "luatco/xiangqi/uci.h"
#include "luatco/xiangqi/vietnamese.h"
#include "luatco/xiangqi/wxf.h"

namespace luatco::xiangqi {
namespace {

using Writer = std::string (*)(const Position&, Move);
struct Row {
  std::string_view name;
  Writer write;
};

std::string uci(const Position&, Move move) { return write_uci(move); }
template <CoordinateStyle style>
std::string coordinates(const Position&, Move move) {
  return write_coordinates(move, style);
}
template <WxfDialect dialect>
std::string wxf(const Position& position, Move move) {
  return write_wxf(position, move, dialect);
}
template <VietnameseStyle style>
std::string vietnamese(const Position& position, Move move) {
  return write_vietnamese(position, move, style);
}

constexpr Row kRows[] = {
    {"uci", uci},
    {"uci_rank1", coordinates<CoordinateStyle::Rank1>},
    {"iccs", coordinates<CoordinateStyle::Iccs>},
    {"wxf", wxf<WxfDialect::Official>},
    {"wxf_fairy", wxf<WxfDialect::Fairy>},
    {"chinese", write_chinese},
    {"chinese_also", write_chinese_also},
    {"vietnamese", vietnamese<VietnameseStyle::Short>},
    {"vietnamese_long", vietnamese<VietnameseStyle::Long>},
    {"spoken", vietnamese<VietnameseStyle::Spoken>},
};

/// Collects what a text can mean, notation by notation.
class MoveReader {
 public:
  MoveReader(const Position& position, std::string_view text) : position_(position), text_(text) {}

  Reading<Move> read(std::string_view notation) {
    const bool any = notation.empty();
    if (any || notation == "uci" || notation == "iccs") take(parse_coordinates(text_, 0));
    if (notation == "uci_rank1" || (any && text_.find("10") != std::string_view::npos)) {
      take(parse_coordinates(text_, 1));
    }
    if (any || notation == "wxf") take(parse_wxf(text_, WxfDialect::Official));
    if (any || notation == "wxf_fairy") take(parse_wxf(text_, WxfDialect::Fairy));
    // The other dialect, where the one that was named makes no sense of it.
    if (out_.candidates.empty() && notation.starts_with("wxf")) {
      take(parse_wxf(text_, notation == "wxf" ? WxfDialect::Fairy : WxfDialect::Official));
    }
    if (any || notation.starts_with("chinese")) take(parse_chinese(text_));
    if (any || notation.starts_with("vietnamese") || notation == "spoken") {
      take(parse_vietnamese(text_));
    }
    explain();
    return std::move(out_);
  }

 private:
  void take(const std::optional<Attempt>& attempt) {
    if (attempt) add(*attempt);
  }
  void take(const RelativeMoves& moves) {
    for (const RelativeMove& move : moves) {
      role_ = move.role;
      for (const Attempt& attempt : meant(position_, move)) add(attempt);
    }
  }

  void add(const Attempt& attempt) {
    if (std::ranges::find(attempts_, attempt) != attempts_.end()) return;
    if (!attempts_.try_push_back(attempt)) return;
    if (contains(legal_targets(position_, attempt.from), attempt.to)) {
      out_.candidates.try_push_back({attempt.from, attempt.to});
    }
  }

  void explain() {
    if (out_.candidates.size() == 1) return;
    if (out_.candidates.size() > 1) {
      PointSet from;
      for (const Move move : out_.candidates) from |= bit(move.from());
      out_.reason = Finding(ReasonId::InputAmbiguous, position_)
                        .piece(Arg::Piece, *position_.piece_at(out_.candidates[0].from()))
                        .squares(Arg::List, from)
                        .text(Arg::Text, shown())
                        .take();
    } else if (attempts_.size() == 1) {  // one piece could be meant: say why it cannot go there
      out_.reason = judge(position_, attempts_[0]).error().front();
    } else if (role_) {
      out_.reason = Finding(ReasonId::InputNoPieceReaches, position_)
                        .piece(Arg::Piece, Piece{position_.turn(), *role_})
                        .text(Arg::Text, shown())
                        .take();
    } else {
      out_.reason = Finding(ReasonId::InputUnreadable, position_).text(Arg::Text, shown()).take();
    }
  }
  [[nodiscard]] std::string_view shown() const { return clipped(text_, kMaxEvidenceText); }

  const Position& position_;
  std::string_view text_;
  Reading<Move> out_;
  FixedVector<Attempt, 16> attempts_;
  std::optional<Role> role_;
};

}  // namespace

std::span<const Notation> notations() {
  static constexpr auto all = [] {
    std::array<Notation, std::size(kRows)> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = {kRows[i].name};
    return names;
  }();
  return all;
}

std::string write_move(const Position& position, Move move, std::string_view notation) {
  for (const Row& row : kRows) {
    if (row.name == notation) return row.write(position, move);
  }
  return {};
}

Reading<Move> read_move(const Position& position, std::string_view text,
                        std::string_view notation) {
  return MoveReader(position, text).read(notation);
}

}  // namespace luatco::xiangqi

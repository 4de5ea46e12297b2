#include "luatco/check/inspection.h"

#include <algorithm>
#include <utility>

#include "luatco/games/detect.h"

namespace luatco::check {
namespace {

/// The last set of the game that was asked for, else the game's first.
template <class G>
const typename G::Rulebook& rulebook_for(const std::vector<std::string>& sets) {
  const typename G::Rulebook* chosen = &G::rulebooks().front();
  for (const std::string& set : sets) {
    for (const auto& rulebook : G::rulebooks()) {
      if (rulebook.name == set) chosen = &rulebook;
    }
  }
  return *chosen;
}

}  // namespace

void Inspection::begin(std::string file) {
  file_ = std::move(file);
  format_ = nullptr;
  game_ = games::first_game();
  pending_.clear();
  window_ = sizes_.piece;
  offset_ = 0;
  before_ = totals_.games;
}

void Inspection::feed(std::string_view bytes) {
  // A stretch that is longer than a piece would be looked through again for every piece in it.
  while (!bytes.empty()) {
    const std::string_view some = bytes.substr(0, sizes_.piece);
    bytes.remove_prefix(some.size());
    pending_.append(some);
    if (format_ == nullptr) format_ = &detect_format(pending_);
    while (pending_.size() >= window_) {
      const std::size_t cut = format_->last_game(pending_);
      if (cut == 0 && window_ < sizes_.limit) {
        window_ = std::min(2 * window_, sizes_.limit);
        continue;
      }
      check(cut == 0 ? pending_.size() : cut, cut == 0 ? End::Broken : End::Whole);
      window_ = sizes_.piece;
    }
  }
}

void Inspection::finish() {
  if (!pending_.empty()) check(pending_.size(), End::Whole);
}

void Inspection::check(std::size_t size, End end) {
  const std::string_view text = std::string_view(pending_).substr(0, size);
  std::vector<std::size_t> starts = format_->split(text);
  starts.push_back(text.size());
  const auto record = [&](std::size_t n) {
    return text.substr(starts[n], starts[n + 1] - starts[n]);
  };
  const bool by_lines = format_->kind == FormatKind::Jsonl;
  // Records of one game that follow each other are read in one go, but for rows, which are texts of
  // their own.
  for (std::size_t i = 0; i + 1 < starts.size();) {
    game_ = format_->game_of(record(i), game_);
    const std::string_view game = game_;
    std::size_t next = i + 1;
    for (; next + 1 < starts.size() && !by_lines; ++next) {
      if (format_->game_of(record(next), game_) != game) break;
    }
    const bool last = next + 1 == starts.size();
    check_records(game, text.substr(starts[i], starts[next] - starts[i]), offset_ + starts[i],
                  last ? end : End::Whole);
    i = next;
  }
  totals_.bytes += size;
  offset_ += size;
  pending_.erase(0, size);
}

void Inspection::check_records(std::string_view game, std::string_view text, std::uint64_t begin,
                               End end) {
  begin_ = begin;
  games::with_game(game, [&]<Rules G>() {
    if constexpr (Checkable<G>) {
      GameChecker<G> checker(rulebook_for<G>(sets_), {.moves = false, .boards = true}, *this);
      read_records<G>(format_->kind, text, checker);
      if (end == End::Whole) return checker.finish();
      checker.finish(Finding{
          .id = "archive.game_too_long", .weight = Weight::Error, .offset = begin + text.size()});
    }
  });
}

void Inspection::begin(GameReport& game) {
  game.format = format_->name;
  game.encoding = "utf-8";
}

void Inspection::take(const GameReport& game) {
  totals_.add(game);
  digest_.add(game, file_, totals_.games - before_);
}

bool Inspection::wants_board(const Finding& finding) const {
  return digest_.has_room(kind_of(finding));
}

void Inspection::take(const Finding& orphan) { totals_.add_orphan(orphan); }

}  // namespace luatco::check

#include "luatco/formats/point_record.h"

#include <algorithm>

namespace luatco::formats {
namespace {

constexpr int kFiles = 9;
constexpr int kRanks = 10;

bool on_board(int file, int rank) {
  return file >= 0 && file < kFiles && rank >= 0 && rank < kRanks;
}

}  // namespace

NodeIndex PointRecord::add(NodeIndex parent, std::string_view move, std::uint64_t at) {
  if (nodes.size() == kMaxTreeNodes) return kNoNode;
  const auto added = static_cast<NodeIndex>(nodes.size());
  PointNode node;
  std::copy_n(move.begin(), std::min(move.size(), node.move.size()), node.move.begin());
  node.offset = at;
  node.parent = parent;
  nodes.push_back(std::move(node));
  PointNode& owner = nodes[parent];
  (owner.first_child == kNoNode ? owner.first_child : nodes[owner.last_child].next_sibling) = added;
  owner.last_child = added;
  return added;
}

bool PointBoard::put(int file, int rank, char piece) {
  if (!on_board(file, rank)) return false;
  char& place = board_[static_cast<std::size_t>(rank * kFiles + file)];
  if (place != '\0') return false;
  place = piece;
  return true;
}

std::string PointBoard::placement() const {
  std::string out;
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    int empty = 0;
    const auto end_gap = [&] {
      if (empty != 0) out += static_cast<char>('0' + empty);
      empty = 0;
    };
    for (int file = 0; file < kFiles; ++file) {
      const char piece = board_[static_cast<std::size_t>(rank * kFiles + file)];
      if (piece == '\0') {
        ++empty;
        continue;
      }
      end_gap();
      out += piece;
    }
    end_gap();
    if (rank != 0) out += '/';
  }
  return out;
}

bool write_point(int file, int rank, char* out) {
  if (!on_board(file, rank)) return false;
  out[0] = static_cast<char>('a' + file);
  out[1] = static_cast<char>('0' + rank);
  return true;
}

std::string widened(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      text += c;
    } else {
      text += static_cast<char>(0xC0 | byte >> 6);
      text += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return text;
}

void widen_texts(PointRecord& record) {
  for (auto& [name, value] : record.tags) value = widened(value);
  for (PointNode& node : record.nodes) node.comment = widened(node.comment);
}

}  // namespace luatco::formats

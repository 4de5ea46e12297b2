// shingles FILE... > data/lint/source_texts.txt: the hashes of runs of syllables in texts whose
// sentences are not to be copied, one a line.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <set>

#include "luatco/say/shingles.h"

int main(int argc, char** argv) {
  std::set<std::uint64_t> hashes;
  for (int i = 1; i < argc; ++i) {
    std::ifstream stream(argv[i], std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    for (const std::uint64_t hash : luatco::say::shingles(text)) hashes.insert(hash);
  }
  for (const std::uint64_t hash : hashes) {
    std::printf("%016llx\n", static_cast<unsigned long long>(hash));
  }
}

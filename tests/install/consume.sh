#!/bin/bash
# consume.sh BUILD HERE COMPILER LIBDIR: cmake --install BUILD into a folder of its own, then build and run the
# program in HERE through find_package and through pkg-config, in a place that knows nothing of this repository.
set -euo pipefail
build=$1 here=$2 compiler=$3 libdir=$4
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

cmake --install "$build" --prefix "$place/installed" >/dev/null
mkdir "$place/consumer"
cp "$here/consumer.cc" "$here/consumer.cmake" "$place/consumer/"
mv "$place/consumer/consumer.cmake" "$place/consumer/CMakeLists.txt"

cmake -S "$place/consumer" -B "$place/by-cmake" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_PREFIX_PATH="$place/installed" >/dev/null
cmake --build "$place/by-cmake" >/dev/null
echo "find_package: $("$place/by-cmake/consumer")"
[ "$("$place/by-cmake/consumer")" = "20 moves" ]

flags=$(PKG_CONFIG_PATH="$place/installed/$libdir/pkgconfig" pkg-config --cflags --libs luatco)
# shellcheck disable=SC2086  # the flags are words
"$compiler" -std=c++20 "$place/consumer/consumer.cc" $flags -o "$place/by-pkg-config"
echo "pkg-config: $("$place/by-pkg-config")"
[ "$("$place/by-pkg-config")" = "20 moves" ]

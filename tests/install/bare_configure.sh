#!/bin/bash
# bare_configure.sh SOURCE: the preset of ./run configures where only what it needs is installed: no package that
# tests or benchmarks alone bring may be what another part leans on.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$1"
cmake --preset release -B "$place" -DCMAKE_DISABLE_FIND_PACKAGE_benchmark=ON

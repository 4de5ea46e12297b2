# Sourced by ./run and ./test: quiet steps that show progress and leave a log.

tree="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
logs="$tree/build/logs"

# install_packages [section...]: what is missing of tools/packages.txt; silent where nothing is.
install_packages() {
  local missing
  missing=$("$tree/tools/bootstrap" --missing "$@") || return
  [ -n "$missing" ] || return 0
  printf 'Installing %d Debian packages: %s\n' "$(wc -l <<<"$missing")" "$(tr '\n' ' ' <<<"$missing")" >&2
  # sudo asks for its password here, not in the middle of the progress line.
  if [ "$(id -u)" -ne 0 ] && command -v sudo >/dev/null; then sudo -v; fi
  step "Installing" packages "$tree/tools/bootstrap" "$@"
}

# as_owner command...: called through sudo in somebody's own tree, goes on as its owner, so that no
# file of theirs becomes root's.
as_owner() {
  local owner
  owner=$(stat -c %U "$tree")
  if [ "$(id -u)" -eq 0 ] && [ -n "${SUDO_USER:-}" ] && [ "$SUDO_USER" != root ] && [ "$owner" = "$SUDO_USER" ]; then
    exec sudo -H -u "$owner" -- "$@"
  fi
}

# step WHAT LOG command...: runs the command with its output in build/logs/LOG.log. Says WHAT after
# a second, what it is at on a terminal, the end of the log on failure; returns the command's status.
step() {
  local what=$1 log="$logs/$2.log" begin=$SECONDS told=no status=0
  shift 2
  mkdir -p "$logs"
  "$@" >"$log" 2>&1 </dev/null &
  local job=$!
  trap 'kill $job 2>/dev/null; exit 130' INT TERM
  sleep 0.1
  while kill -0 $job 2>/dev/null; do
    if [ $((SECONDS - begin)) -ge 1 ]; then
      if [ -t 2 ]; then
        printf '\r\033[K%s (%d s) %s' "$what" $((SECONDS - begin)) "$(tail -c 400 "$log" | tr '\r' '\n' | tail -n 1 | cut -c 1-48)" >&2
      elif [ $told = no ]; then
        printf '%s ...\n' "$what" >&2
      fi
      told=yes
    fi
    sleep 0.2
  done
  wait $job || status=$?
  trap - INT TERM
  if [ $told = yes ] && [ -t 2 ]; then printf '\r\033[K%s (%d s)\n' "$what" $((SECONDS - begin)) >&2; fi
  if [ $status -ne 0 ]; then
    tail -n 25 "$log" >&2
    printf '%s FAILED; the whole log: %s\n' "$what" "$log" >&2
  fi
  return $status
}

# configured PRESET: has been configured since the presets last changed (ninja sees to the rest).
configured() { [ "$tree/build/$1/build.ninja" -nt "$tree/CMakePresets.json" ]; }

# build PRESET [target...]
build() {
  local preset=$1 words=()
  shift
  configured "$preset" || step "Configuring $preset" "$preset-configure" env -C "$tree" cmake --preset "$preset" || return
  [ $# -eq 0 ] || words=(--target "$@")
  step "Building $preset" "$preset-build" env -C "$tree" cmake --build --preset "$preset" "${words[@]}"
}

# build_page PRESET: the page in build/PRESET/web, where bin/luatco looks for it. Nothing to do where nothing changed.
build_page() {
  local page="$tree/build/$1/web" web="$tree/web" wasm="$tree/build/wasm/bin/luatco.wasm"
  build wasm luatco_package || return
  if [ ! "$web/node_modules/.package-lock.json" -nt "$web/package-lock.json" ]; then
    step "Installing the page's parts" web-npm npm ci --prefix "$web" --no-audit --no-fund || return
  fi
  local from=("$wasm" "$tree/packages/luatco" "$tree"/data/{messages,law,lessons,practice,art} "$web"/*.* "$web/src" "$web/static")
  if [ -f "$page/index.html" ] && [ -z "$(find "${from[@]}" -newer "$page/index.html" -print -quit)" ]; then return 0; fi
  # In the end, so that a page half built is built again.
  rm -f "$page/index.html"
  step "Building the page" web-build node "$web/build.mjs" --out "$page" --wasm "$wasm" &&
    step "Compressing the page" web-compress node "$web/compress.mjs" "$page"
}

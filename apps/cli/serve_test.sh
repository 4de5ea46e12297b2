#!/bin/bash
# serve_test.sh PROGRAM: `luatco serve` as a person starts, asks and stops it.
set -euo pipefail
luatco=$1
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
fail() { echo "$*" >&2 && exit 1; }

mkdir -p "$folder/page/assets"
echo '<!doctype html><meta property="og:image" content="og.png">the page' >"$folder/page/index.html"

# start [words...]: serves in the background; $port is what it says.
start() {
  : >"$folder/out"
  "$luatco" serve --lang en --data "$folder/page" "$@" >"$folder/out" 2>"$folder/err" &
  server=$!
  until grep -q 'Ctrl-C' "$folder/out"; do
    kill -0 $server 2>/dev/null || fail "serve $* ended: $(cat "$folder/err")"
    sleep 0.05
  done
  port=$(sed -n 's|.*://localhost:\([0-9]*\)/.*|\1|p' "$folder/out")
}
# get PATH: the answer of the server at $port.
get() {
  exec 3<>"/dev/tcp/127.0.0.1/$port"
  printf 'GET %s HTTP/1.0\r\n\r\n' "$1" >&3
  cat <&3
  exec 3<&-
}
stop() {
  local status=0
  kill "-$1" $server
  wait $server || status=$?
  [ $status -eq 0 ] || fail "ended with $status after $1"
  grep -q 'Stopping' "$folder/out" || fail "said nothing at $1"
}

start
get / | grep -q 'the page' || fail "no page"
get /healthz | grep -q '^ok' || fail "no health"
first=$port

# A port that is taken: named, it is an error that offers another; not named, the next one is taken.
status=0
"$luatco" serve --lang vi --data "$folder/page" --port "$first" >"$folder/taken" 2>&1 || status=$?
[ $status -eq 2 ] || fail "a taken port gave $status"
grep -q "Cổng $first đang có chương trình khác dùng" "$folder/taken" || fail "$(cat "$folder/taken")"
grep -q -- '--port ' "$folder/taken" || fail "no other port was offered"
stop TERM

start
stop INT

"$luatco" serve --lang en --data "$folder/page" --export "$folder/site" | grep -q 'The page is in' || fail "no export"
[ -f "$folder/site/_headers" ] && [ -f "$folder/site/index.html" ] || fail "the export lacks files"
"$luatco" serve --lang en --data "$folder/page" --export "$folder/placed" --url https://club.example/co >/dev/null
grep -q 'content="https://club.example/co/og.png"' "$folder/placed/index.html" || fail "no whole address in the export"
status=0
"$luatco" serve --data "$folder/page" --export "$folder/site" --url club.example 2>/dev/null || status=$?
[ $status -eq 2 ] || fail "an address that is none gave $status"
status=0
"$luatco" serve --data "$folder/page" --export "$folder/site" 2>/dev/null || status=$?
[ $status -eq 2 ] || fail "a folder that is not empty gave $status"
status=0
"$luatco" serve --data "$folder/nowhere" 2>/dev/null || status=$?
[ $status -eq 2 ] || fail "a folder that is not there gave $status"

if command -v openssl >/dev/null; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
    -keyout "$folder/key.pem" -out "$folder/cert.pem" 2>/dev/null
  start --tls "$folder/cert.pem" "$folder/key.pem"
  printf 'GET / HTTP/1.0\r\n\r\n' | openssl s_client -quiet -CAfile "$folder/cert.pem" -verify_return_error \
    -connect "localhost:$port" 2>/dev/null | grep -q 'the page' || fail "no page over TLS"
  stop TERM
  status=0
  "$luatco" serve --lang en --data "$folder/page" --tls "$folder/page/index.html" "$folder/key.pem" 2>"$folder/err" || status=$?
  [ $status -eq 2 ] && grep -q 'certificate' "$folder/err" || fail "a bad certificate gave $status"
fi

#!/bin/bash
# check.sh LUATCO DATA: `luatco check` and `luatco convert` as a person meets them: exit codes, pipes,
# compressed files.
set -u
luatco=$1
data=$2
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
failed=0

# expect CODE WORDS...: runs luatco with the words; out and err are left in $work.
expect() {
  local code=$1
  shift
  "$luatco" "$@" >"$work/out" 2>"$work/err" </dev/null
  local got=$?
  [ "$got" -eq "$code" ] || { echo "luatco $*: exit $got, not $code"; cat "$work/err"; failed=1; }
}
same() { cmp "$1" "$2" || { echo "$3"; failed=1; }; }
holds() { grep -qF -- "$2" "$1" || { echo "$1 has no \"$2\":"; cat "$1"; failed=1; }; }

printf '1. e4 e5 1-0\n' >"$work/good.pgn"
printf '1. e4 e5 2. Ke3 1-0\n' >"$work/bad.pgn"
printf '' >"$work/empty.pgn"
printf 'a letter\n' >"$work/letter.pgn"
mixed=$data/cases/archive/mixed.pgn

expect 0 check "$work/good.pgn"
holds "$work/err" "1 game checked, 1 result token"
expect 1 check "$work/good.pgn" "$work/bad.pgn"
holds "$work/out" "bad.pgn: game 1, ply 3, byte 12 \"Ke3\""
expect 0 check "$work/empty.pgn"
expect 0 check --game auto "$work/good.pgn"
expect 2 check "$work/letter.pgn"
expect 2 check "$work/none.pgn"
expect 2 check "$work"
expect 2 check --rules nothing "$work/good.pgn"
expect 2 check --format html "$work/good.pgn"
expect 2 check

# A file that can't be read does not keep the others from being checked.
expect 2 check "$work/none.pgn" "$work/bad.pgn"
holds "$work/out" "Ke3"

# Standard input, and every compression, give the same report as the file.
expect 1 check --format jsonl "$mixed"
sed 's/"file":"[^"]*"/"file":"-"/' "$work/out" >"$work/expected"
"$luatco" check --format jsonl - <"$mixed" >"$work/out" 2>/dev/null
same "$work/out" "$work/expected" "standard input"
for pack in gzip bzip2 zstd; do
  command -v "$pack" >/dev/null || continue
  "$pack" -c <"$mixed" | "$luatco" check --format jsonl - >"$work/out" 2>/dev/null
  same "$work/out" "$work/expected" "$pack"
  "$pack" -c <"$mixed" | head -c 300 >"$work/cut"
  expect 2 check --format jsonl "$work/cut"
  holds "$work/err" "byte 300"
done

# Line ends of Windows.
sed 's/$/\r/' "$work/bad.pgn" >"$work/crlf.pgn"
expect 1 check "$work/crlf.pgn"

# In Vietnamese.
expect 1 check --lang vi "$work/bad.pgn"
holds "$work/out" "nửa nước 3"
expect 1 check --lang vi --format jsonl "$work/bad.pgn"
holds "$work/out" '"text":"Nước này không đi được.'

# convert: what comes out can be checked again, and says the same moves.
expect 0 convert --to uci "$work/good.pgn"
holds "$work/out" "position startpos moves e2e4 e7e5"
expect 1 convert "$mixed"
holds "$work/err" "only up to"
expect 0 convert --letters vi "$data/games/engine_games.pgn"
cp "$work/out" "$work/vi.pgn"
expect 0 convert --to uci "$work/vi.pgn"
cp "$work/out" "$work/uci"
expect 0 convert --to uci "$data/games/engine_games.pgn"
same "$work/out" "$work/uci" "moves in Vietnamese letters"
expect 2 convert --letters xx "$work/good.pgn"
expect 2 convert "$work/none.pgn"

# Ctrl-C while waiting for more: what was read is reported.
for ((i = 0; i < 40000; i++)); do echo "1. e4 e5 2. Ke3 1-0"; done >"$work/many.pgn"
mkfifo "$work/pipe"
"$luatco" check -j 1 - <"$work/pipe" >"$work/out" 2>"$work/err" &
pid=$!
exec 3>"$work/pipe"
cat "$work/many.pgn" >&3
for ((i = 0; i < 100; i++)); do
  [ -s "$work/out" ] && break # the first pieces are done, so it is listening
  sleep 0.1
done
kill -INT "$pid"
wait "$pid"
code=$?
exec 3>&-
[ "$code" -eq 130 ] || { echo "after Ctrl-C: exit $code"; failed=1; }
holds "$work/err" " games checked"
holds "$work/err" "Stopped before the end"

exit $failed

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

# html: one page with no script, in which nobody else's words are markup.
cat >"$work/a<b>&'.pgn" <<'PGN'
[White "<script>alert(1)</script>"]
[Black "</bdi></figure><img src=x onerror=alert(2)> \"'&"]
[Result "1-0"]

1. e4 e5 2. <script>alert(3)</script> 1-0

[White "javascript:alert(4)"]
[Black "B"]

1. e4 e5 2. Ke3 1-0
PGN
printf '\n[White "\xE2\x80\xAEgnp.exe \xFF\x01"]\n\n1. e4 e5 2. Ke3 1-0\n' >>"$work/a<b>&'.pgn"
expect 1 check --format html --lang vi "$work/a<b>&'.pgn"
holds "$work/out" "<!doctype html><html lang=\"vi\">"
holds "$work/out" "&lt;script&gt;alert(1)&lt;/script&gt;"
holds "$work/out" "onerror=alert(2)&gt; &quot;&#39;&amp;"
holds "$work/out" "a&lt;b&gt;&amp;&#39;.pgn"
holds "$work/out" "Content-Security-Policy"
holds "$work/out" "#white_king"
holds "$work/out" "</html>"
lacks() { grep -qaF -- "$2" "$1" && { echo "$1 has \"$2\""; failed=1; }; }
for never in "<script" "<img" "http-equiv=\"refresh" "javascript:alert(4)\"" "$(printf '\xE2\x80\xAE')" "$(printf '\xFF')" "⟦"; do
  lacks "$work/out" "$never"
done
python3 - "$work/out" <<'PY' || failed=1
import html.parser, sys
class Page(html.parser.HTMLParser):
    void = {"meta", "br", "rect", "path", "circle", "use"}
    def __init__(self): super().__init__(); self.open, self.ids, self.hrefs = [], [], []
    def handle_starttag(self, tag, attrs):
        if tag not in self.void: self.open.append(tag)
        self.note(attrs)
    def handle_startendtag(self, tag, attrs): self.note(attrs)
    def note(self, attrs):
        for name, value in attrs:
            assert not name.startswith("on"), name
            if name == "id": self.ids.append(value)
            if name in ("href", "src"): self.hrefs.append(value)
    def handle_endtag(self, tag):
        if tag in self.void: return
        assert self.open and self.open[-1] == tag, (tag, self.open[-3:], self.getpos())
        self.open.pop()
page = Page()
page.feed(open(sys.argv[1], encoding="utf-8").read())
assert not page.open, page.open
assert len(set(page.ids)) == len(page.ids), "an id stands twice"
missing = [one for one in page.hrefs if one[0] != "#" or one[1:] not in page.ids]
assert not missing, missing
PY
expect 0 check --format html --out "$work/page.html" "$work/good.pgn"
holds "$work/page.html" "every game keeps the laws"
[ -s "$work/out" ] && { echo "--out leaves something on standard output"; failed=1; }
expect 2 check --format html --out "$work/no/such/page.html" "$work/good.pgn"
expect 2 check --format html "$work/none.pgn"
holds "$work/out" "none.pgn: there is no such file"

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

#!/usr/bin/env bash
# docs/lessons.md, followed to the letter: a new unit is begun, looked at, checked and done.
set -euo pipefail
luatco=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

must_say() { grep -qF -- "$1" out || { echo "expected: $1"; cat out; exit 1; }; }

"$luatco" lesson new c30 --lessons my_lessons --lang en >out
must_say "my_lessons/chess/c30.json is written"
"$luatco" lesson new c30 --lessons my_lessons --lang en >out 2>&1 && { echo "overwritten"; exit 1; }
must_say "nothing is overwritten"

# What nobody has written yet is missed as that.
"$luatco" lesson check --lessons my_lessons --lang en >out && { echo "unwritten texts passed"; exit 1; }
must_say "my_lessons/chess/c30.json: The text lesson.c30.tip is still to be written"
for lang in vi en; do
  sed -i 's/": ".*"/": "Xe."/' "my_lessons/messages/$lang/lesson.json"
done
"$luatco" lesson check --lessons my_lessons --lang en >out
must_say "1 unit"
must_say "No fault."

"$luatco" lesson preview c30 --lessons my_lessons --lang vi >out
must_say "try 8"
"$luatco" lesson preview c30 --lessons my_lessons --lang vi -o c30.html
grep -qF "<svg" c30.html

# The first exercise asks what the rook takes; then the pupil leaves.
printf '\n\n\nb4 h4\nquit\n' | "$luatco" learn c30 --lessons my_lessons --lang en >out
must_say "Right!"

# A unit of one's own may need one of the course.
sed -i 's/"unit": "c30",/"unit": "c30", "requires": ["c11"],/' my_lessons/chess/c30.json
"$luatco" lesson check --lessons my_lessons --lang en >out
must_say "No fault."

# Spoken, weighed, and missed where they are missing.
"$luatco" lesson check --lessons my_lessons --clips voices --lang en >out && { echo "no clips passed"; exit 1; }
must_say "There are no clips here"
if command -v espeak-ng >/dev/null && command -v opusenc >/dev/null && command -v lame >/dev/null; then
  "$luatco" lesson speak c30 --lessons my_lessons -o voices --lang en >out
  must_say "c30:"
  "$luatco" lesson check --lessons my_lessons --clips voices --lang en >out
  must_say "No fault."
  clips=(voices/en/*.mp3)
  head -c 600000 /dev/zero >"${clips[0]}"
  "$luatco" lesson check --lessons my_lessons --clips voices --lang en >out && { echo "a heavy unit passed"; exit 1; }
  must_say "500 kB"
  "$luatco" lesson speak c30 --lessons my_lessons -o voices --lang en >out 2>&1 && { echo "a heavy unit was spoken"; exit 1; }
  must_say "500 kB"
  rm "${clips[0]}"
  "$luatco" lesson check --lessons my_lessons --clips voices --lang en >out && { echo "a missing clip passed"; exit 1; }
  must_say "One sentence has no clip"
fi

# Into a page: beside what stands there, with the texts.
mkdir site
"$luatco" lesson page --lessons my_lessons -o site --lang en >out
must_say "site/lessons/units.json"
grep -qF '"unit":"c30"' site/lessons/units.json
grep -qF '"lesson.c30.title":"Xe."' site/lessons/units.json
grep -qF '"wrong"' site/lessons/units.json && { echo "mistakes are for the check only"; exit 1; }
"$luatco" lesson page -o site --lang en >out 2>&1 && { echo "no folder of lessons"; exit 1; }

# A lie is found.
sed -i 's/"why": "chess.to.own_piece"/"why": "chess.pawn.backward"/' my_lessons/chess/c30.json
"$luatco" lesson check --lessons my_lessons --lang en >out && { echo "a lie passed"; exit 1; }
must_say "chess.pawn.backward"

# Texts that can't be read are named.
echo '{' >my_lessons/messages/vi/lesson.json
"$luatco" lesson check --lessons my_lessons --lang vi >out 2>&1 && { echo "broken texts passed"; exit 1; }
must_say "vi/lesson.json: no JSON"
echo "the guide works"

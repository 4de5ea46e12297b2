#!/bin/bash
# readme_test.sh LUATCO README...: what a README shows below `$ ./run words...` is what the program prints.
# With LUATCO_UPDATE_GOLDEN set (tools/update_golden), writes it there instead.
set -euo pipefail
luatco=$1
shift
failed=0

shown() { eval "\"$luatco\" $1" 2>/dev/null </dev/null | sed 's/ *$//' || true; }

for readme in "$@"; do
  fresh=$(mktemp)
  inside=no
  while IFS= read -r line; do
    case $line in
      '$ ./run '*) printf '%s\n' "$line" && shown "${line#\$ ./run }" && inside=yes ;;
      '```'*) inside=no && printf '%s\n' "$line" ;;
      *) [ $inside = yes ] || printf '%s\n' "$line" ;;
    esac
  done <"$readme" >"$fresh"
  if [ -n "${LUATCO_UPDATE_GOLDEN:-}" ]; then
    cat "$fresh" >"$readme"
  elif ! diff "$readme" "$fresh"; then
    failed=1
    echo "$readme shows something else than the program prints; tools/update_golden writes it anew"
  fi
  rm -f "$fresh"
done
exit $failed

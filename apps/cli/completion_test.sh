#!/bin/bash
# completion_test.sh PAGES: what the bash completion offers; the other shells' files are only parsed, where
# those shells are there.
set -euo pipefail
pages=$1
. "$pages/luatco.bash"

# expect OFFERED words...: with the cursor after the last word, exactly OFFERED is offered.
expect() {
  local offered=$1
  shift
  COMP_WORDS=(luatco "$@") COMP_CWORD=$# COMPREPLY=()
  _luatco
  [ "${COMPREPLY[*]-}" = "$offered" ] || { echo "luatco $*: offers '${COMPREPLY[*]-}', not '$offered'" && exit 1; }
}
expect perft pe
expect --divide perft --di
expect "vi" --lang v
expect "unicode" explain --pieces u
expect "chess" play ch
expect "" perft ''

if command -v zsh >/dev/null; then zsh -n "$pages/luatco.zsh"; fi
if command -v fish >/dev/null; then fish --no-execute "$pages/luatco.fish"; fi
grep -q '^\.SH' "$pages/luatco.1"
grep -q 'cờ' "$pages/luatco.vi.1"

#!/usr/bin/env bash
# Checks that sources which do not parse neither crash nor stop the generator.
#
#   Scripts/Corpus/mutated-sources.sh [COUNT] [FOLDER]
#
# Makes COUNT sources, 2,000 by default: tokens of the fixtures and of the generator's own sources are
# removed, repeated, swapped and replaced, and brackets are broken. With FOLDER, the tokens are those
# of its Swift files. The numbers of the mutations are their seeds, so each run makes the same sources.
#
# For each source, the generator must end in 20 s, and what it writes must parse. Prints the number of
# sources that were read, and fails if one of them is not as it should be.
set -euo pipefail
cd "$(dirname "$0")/../.."
count=${1:-2000}
[[ $count =~ ^[1-9][0-9]*$ ]] || {
  echo "error: '$count' is not a number of sources; write Scripts/Corpus/mutated-sources.sh 2000" >&2
  exit 64
}
folder=${2:-}
[ -z "$folder" ] || [ -d "$folder" ] || {
  echo "error: '$folder' is not a folder; name one with Swift files" >&2
  exit 64
}

log=$(mktemp)
trap 'rm -f "$log"' EXIT
environment=(UNDERSTUDY_MUTATIONS="$count")
[ -z "$folder" ] || environment+=(UNDERSTUDY_CORPUS="$(realpath "$folder")")
if ! env "${environment[@]}" swift test --filter 'MockGeneratorTests.MutatedSourceTests' > "$log" 2>&1
then
  grep -E 'error:|recorded an issue|Fatal error|signal' "$log" | head -50 >&2 || true
  echo "error: a source crashed or stopped the generator, or its mocks do not parse" >&2
  exit 1
fi
grep -q "with $count test cases passed" "$log" || {
  echo "error: the test did not read $count sources; see $log" >&2
  trap - EXIT
  exit 1
}
echo "$count sources: no crash, none took longer than 20 s, and all mocks parse"

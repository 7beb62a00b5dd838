#!/usr/bin/env bash
# Checks that Tests/Explorer finds defects of the failure path: each patch in Tests/Explorer/Mutations
# adds one, and the explorer must fail.
#
#   Tests/Explorer/Mutations/run.sh [NAME]...
#   Tests/Explorer/Mutations/run.sh --check   # only checks that each patch applies
#
# All patches are compiled once, into a copy of the runtime in `.build-explorer-mutations`. The
# environment variable UNDERSTUDY_MUTATION switches one of them on. Without a defect, the explorer must
# succeed.
set -euo pipefail
cd "$(dirname "$0")/../../.."
work=.build-explorer-mutations
package=$work/package
patches=Tests/Explorer/Mutations

rm -rf "$package"
mkdir -p "$package/Sources" "$package/Tests"
cp -R Sources/UnderstudyCore Sources/UnderstudyValues "$package/Sources"
cp -R Tests/Explorer "$package/Tests"
cp "$patches/Mutation.swift" "$package/Sources/UnderstudyCore/Platform"
for patch in "$patches"/*.patch; do
  patch --quiet --no-backup-if-mismatch --strip 1 --directory "$package" < "$patch" || {
    echo "error: $patch does not apply; write it anew" >&2
    exit 1
  }
done
if [ "${1:-}" = --check ]; then exit; fi
swift build --package-path "$package/Tests/Explorer" --scratch-path "$work/build" -c release
explorer=$work/build/release/Explorer

UNDERSTUDY_MUTATION=none "$explorer" --preemptions 1 --random 100 --stop-at-failure | tail -1

if [ $# = 0 ]; then
  for patch in "$patches"/*.patch; do set -- "$@" "$(basename "$patch" .patch)"; done
fi
survivors=0
for name in "$@"; do
  caught=
  # Schedules with one preemption take seconds; those with two take minutes.
  for preemptions in 1 2; do
    output=$(
      UNDERSTUDY_MUTATION=$name "$explorer" \
        --preemptions $preemptions --random 100 --stop-at-failure) && continue
    caught=$preemptions
    break
  done
  if [ -z "$caught" ]; then
    survivors=$((survivors + 1))
    printf 'SURVIVED  %s\n' "$name"
    continue
  fi
  printf 'caught    %s, with %d preemptions\n' "$name" "$caught"
  grep -A 1 -m 1 -E '^(FAILED|CRASHED)' <<< "$output" | sed 's/^/            /'
  grep -m 1 UNDERSTUDY_SCHEDULE <<< "$output" | sed 's/^ */            /'
done
echo "$# mutations, $survivors survived"
[ "$survivors" = 0 ]

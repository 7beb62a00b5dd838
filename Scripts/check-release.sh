#!/usr/bin/env bash
# Checks that a package can use a release: makes one from HEAD, with the tools of a debug build, and tests
# `Tests/ReleaseFixture` with it, from nothing.
#
#   Scripts/check-release.sh
#
# Fails if a test fails, if another dependency than swift-syntax is resolved, or if swift-syntax is
# compiled. Prints the seconds of CPU time that the fixture took.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=0.0.1

for program in understudy-cli UnderstudyTool; do
  swift build --product "$program" --scratch-path .build
done
git clone -q . "$work/source"
tools=$(swift build --scratch-path .build --show-bin-path)
# The working copy of the release is the last commit.
(cd "$work/source" && Scripts/release.sh $version --local --tools "$tools")
git clone -q --bare "$work/source" "$work/understudy.git"

cp -R Tests/ReleaseFixture "$work/fixture"
log=$work/log
export UNDERSTUDY_REPOSITORY=file://$work/understudy.git
unset UNDERSTUDY_WARNINGS_AS_ERRORS
places=(
  --package-path "$work/fixture" --cache-path "$work/cache" --security-path "$work/security"
  --manifest-cache none
)
times > "$work/before"
if ! swift test "${places[@]}" > "$log" 2>&1; then
  tail -60 "$log" >&2
  echo "error: the tests of Tests/ReleaseFixture fail with the release" >&2
  exit 1
fi
times > "$work/after"
resolved=$(swift package "${places[@]}" show-dependencies --format flatlist 2> /dev/null | sort | xargs)
if [ "$resolved" != 'swift-syntax understudy' ]; then
  echo "error: the release brings other dependencies than swift-syntax: $resolved" >&2
  exit 1
fi
! grep -q 'SwiftSyntax' "$log" || { echo "error: the release compiles swift-syntax" >&2; exit 1; }
grep -E 'Executed|Test run with' "$log" | tail -2

# Prints the seconds of the child processes, user and system: the last line is `1m2.345s 0m6.789s`.
seconds() { tail -1 "$1" | tr 'ms' '  ' | awk '{ print ($1 + $3) * 60 + $2 + $4 }'; }
awk -v after="$(seconds "$work/after")" -v before="$(seconds "$work/before")" \
  'BEGIN { printf "%.0f s of CPU time from nothing to the passed tests.\n", after - before }'

#!/usr/bin/env bash
# Whether the tests notice when a comparison, a condition or the like is wrong: mutation testing.
#
#   Scripts/mutation-test.sh [FILE | FILE:LINE | FOLDER]...
#
# Without arguments: everything that decides whether a value matches and how a failure reads. With
# arguments, only the mutants in these places are switched on, so that one sees in seconds what the
# tests that one writes hold. JOBS says how many tests run at once.
#
# All mutants are built at once, into a copy of the package in `.build-mutation`: each is a call, as
# `__flip(17, a == b)`, that does what the source says unless the environment has
# UNDERSTUDY_MUTANT=17. Then the fast tests run once for each mutant; one is killed when they fail,
# crash or hang. What is mutated into what: `Mutation/Sources/Mutation/Operators.swift`.
#
# Prints the survivors and a table, and fails if there is a survivor that is not in
# `Mutation/accepted.txt`, a list of `path: kind: original -> mutant  # why it does not matter`.
# Changed lines that do not build are counted as skipped. Linux only, as the tests run without SwiftPM.
set -euo pipefail
cd "$(dirname "$0")/.."
work=.build-mutation
package=$work/package
jobs=${JOBS:-$(nproc)}

default=(
  Sources/UnderstudyCore/Matchers
  Sources/UnderstudyCore/Failures
  Sources/UnderstudyCore/Patterns/ArgumentPattern.swift
  Sources/UnderstudyCore/Patterns/NonmatchingCall.swift
  Sources/UnderstudyCore/Patterns/PatternDescription.swift
  Sources/UnderstudyCore/Members/MemberName.swift
  Sources/UnderstudyCore/Calls/CallDescription.swift
  Sources/UnderstudyCore/Captors
  Sources/Understudy/Rendering
)
# The tests: those of the core, and those of the words that Understudy finds for failures. Without
# those that take long or depend on how fast the machine is.
core='^UnderstudyCoreTests'
words='^UnderstudyTests\..*(Golden|Text|Message|Diagram)'
slow='Model/|UnderLoad|Waiting|WithinATime|Delay|Concurrent|ScopeIsolation|ProcessStops|ManualClocks'
slow+='|MockyStateDocument'

places=("$@")
[ $# -gt 0 ] || places=("${default[@]}")
# The same mutants are built whatever is asked for, so that their numbers stay and little is rebuilt.
files=$(git ls-files -- "${default[@]}" "${places[@]%%:*}" | grep '\.swift$' | sort -u)

mkdir -p "$work/logs"
rm -f "$work"/logs/*
: > "$work/broken"
swift build --package-path Scripts/Mutation --scratch-path .build-nested > "$work/log" 2>&1 \
  || { cat "$work/log"; exit 2; }
mutation=$(swift build --package-path Scripts/Mutation --scratch-path .build-nested --show-bin-path)/Mutation

# Builds all mutants; drops those that do not build, and tries again.
for attempt in 1 2 3 4 5 6; do
  echo "building the mutants ($SECONDS s)"
  mkdir -p "$package"
  cp -a Plugins "$package/"
  # shellcheck disable=SC2086
  git ls-files -co --exclude-standard -- Package.swift Sources Tests \
    | "$mutation" instrument "$package" Scripts/Mutation/Switches/Switches.swift \
      "$work/broken" "$work/mutants" $files
  swift build --build-tests --package-path "$package" --scratch-path "$work/build" \
    > "$work/log" 2>&1 && break
  sed -nE "s|^.*/$package/(Sources/[^:]*:[0-9]+):[0-9]+: error: .*|\1|p" "$work/log" | sort -u \
    > "$work/errors"
  cat "$work/broken" >> "$work/errors"
  sort -u "$work/errors" > "$work/all"
  if [ "$attempt" = 6 ] || cmp -s "$work/all" "$work/broken"; then cat "$work/log"; exit 2; fi
  mv "$work/all" "$work/broken"
done
tests=$(swift build --package-path "$package" --scratch-path "$work/build" --show-bin-path)/understudyPackageTests.xctest

# Runs the tests with a mutant in a file: prints its number and how the tests ended. One part of the
# tests at a time: the reporters that the first install must not get between those of Understudy.
run() {
  ulimit -v 8000000
  status=0
  for part in "$core" "$words"; do
    [[ $part = "$core" && $2 = Sources/Understudy/* ]] && continue
    UNDERSTUDY_MUTANT=$1 timeout -k 1 "$limit" "$tests" --testing-library swift-testing \
      --filter "$part" --skip "$slow" > "$work/logs/$1" 2>&1 || { status=$?; break; }
  done
  echo "$1 $status"
}
export -f run
export SWIFT_BACKTRACE=enable=no
export tests work core words slow limit=120

start=$(date +%s)
[ "$(run 0 -)" = "0 0" ] || { grep ' recorded an issue ' "$work/logs/0"; echo "error: the tests fail without a mutant"; exit 2; }
limit=$((($(date +%s) - start) * 4 + 10))
"$mutation" select "$work/mutants" "${places[@]%/}" > "$work/selected"
grep -v 'skipped$' "$work/selected" | cut -f1,2 > "$work/runs" || true
echo "running the tests with each of $(wc -l < "$work/runs") mutants ($SECONDS s)"
# Without what bash says of crashes.
xargs -r -P "$jobs" -n 2 bash -c 'run "$1" "$2"' - < "$work/runs" > "$work/results" 2> /dev/null

status=0
"$mutation" report "$work/selected" "$work/results" Scripts/Mutation/accepted.txt || status=$?
echo "$SECONDS s"
exit $status

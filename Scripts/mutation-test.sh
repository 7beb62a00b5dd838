#!/usr/bin/env bash
# Mutation testing: checks that the tests fail if a comparison, a condition or the like is wrong.
#
#   Scripts/mutation-test.sh [FILE | FILE:LINE | FOLDER]...
#
# Without arguments, mutates all code that matches values and describes failures. With arguments,
# enables only the mutants in these places, which takes seconds. JOBS is the number of test processes
# that run at once.
#
# All mutants are built at once, in a copy of the package in `.build-mutation`. Each is a call such as
# `__flip(17, a == b)`, which behaves like the source unless the environment contains
# UNDERSTUDY_MUTANT=17. The fast tests then run once for each mutant. A mutant is killed if they fail,
# crash or hang. `Mutation/Sources/Mutation/Operators.swift` lists the mutations.
#
# Prints the survivors and a table. Fails if a survivor is not in `Mutation/accepted.txt`, a list of
# `path: kind: original -> mutant  # why it does not matter`. Mutants that do not compile are counted
# as skipped. Linux only, because the tests run without SwiftPM.
set -euo pipefail
cd "$(dirname "$0")/.."
work=.build-mutation
package=$work/package
jobs=${JOBS:-$(nproc)}

default=(
  Sources/UnderstudyCore/Matching/Matchers
  Sources/UnderstudyCore/Failures
  Sources/UnderstudyCore/Matching/ArgumentPattern.swift
  Sources/UnderstudyCore/Rules/ExaminedCalls.swift
  Sources/UnderstudyCore/Matching/Captors
  Sources/Understudy/Rendering
)
# The tests of the core, and those of failure messages. Tests that are slow, or that depend on the speed
# of the machine, are skipped.
core='^UnderstudyCoreTests'
messages='^UnderstudyTests\..*(Golden|Text|Message|Diagram)'
slow='ModelTests/|UnderLoad|Waiting|WithinATime|Delay|ConcurrencyTests|ScopeIsolation|ProcessStopTests|ManualClocks'
slow+='|MockyStateDocument'

places=("$@")
[ $# -gt 0 ] || places=("${default[@]}")
# Always build the same mutants, so that their numbers do not change and little is rebuilt.
files=$(git ls-files -- "${default[@]}" "${places[@]%%:*}" | grep '\.swift$' | sort -u)

mkdir -p "$work/logs"
rm -f "$work"/logs/*
: > "$work/broken"
Scripts/shared-build.sh swift build --package-path Scripts/Mutation > "$work/log" 2>&1 \
  || { cat "$work/log"; exit 2; }
mutation=$(swift build --show-bin-path)/Mutation

# Build all mutants. Drop those that do not compile, and try again.
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

# Runs the tests with a mutant in a file, and prints its number and the exit status. The core tests
# install reporters of their own, so the two parts run in separate processes.
run() {
  ulimit -v 8000000
  status=0
  for part in "$core" "$messages"; do
    [[ $part = "$core" && $2 = Sources/Understudy/* ]] && continue
    UNDERSTUDY_MUTANT=$1 timeout -k 1 "$limit" "$tests" --testing-library swift-testing \
      --filter "$part" --skip "$slow" > "$work/logs/$1" 2>&1 || { status=$?; break; }
  done
  echo "$1 $status"
}
export -f run
export SWIFT_BACKTRACE=enable=no
export tests work core messages slow limit=120

start=$(date +%s)
[ "$(run 0 -)" = "0 0" ] || { grep ' recorded an issue ' "$work/logs/0"; echo "error: the tests fail without a mutant"; exit 2; }
limit=$((($(date +%s) - start) * 4 + 10))
"$mutation" select "$work/mutants" "${places[@]%/}" > "$work/selected"
grep -v 'skipped$' "$work/selected" | cut -f1,2 > "$work/runs" || true
echo "running the tests with each of $(wc -l < "$work/runs") mutants ($SECONDS s)"
# Hide the messages of bash about crashes.
xargs -r -P "$jobs" -n 2 bash -c 'run "$1" "$2"' - < "$work/runs" > "$work/results" 2> /dev/null

status=0
"$mutation" report "$work/selected" "$work/results" Scripts/Mutation/accepted.txt || status=$?
echo "$SECONDS s"
exit $status

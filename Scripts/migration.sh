#!/usr/bin/env bash
# Checks that a migration is faithful: tests in the spelling of another library pass before the migration
# and after it, and the tests detect the same mutations of the production code.
#
#   Scripts/migration.sh [--sample N] [LIBRARY...]
#
# The packages are in `Tests/Migration`. Each has a test target that uses one library, a stand-in of that
# library, and the production code `Gardener.swift`, which is the same for all. The script copies a
# package to `.build-migration`, adds all mutations to the production code, runs the tests without and
# with each mutation, runs `understudy-cli migrate`, and does the same again. With `--sample N`, it
# enables only every Nth mutation.
#
# Fails if a test fails, if a mutation is detected before and not after, if `migrate --check` reports
# something that is left, or if a second migration changes a file. JOBS is the number of test processes
# that run at once. Linux only, because the tests run without SwiftPM.
#
# The packages after the migration are built in `.build`. Those before it have no dependency on
# swift-syntax, and SwiftPM would remove it from that folder, so they have build folders of their own.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$root/.build-migration
jobs=${JOBS:-$(nproc)}
sample=1
if [ "${1:-}" = --sample ]; then
  sample=${2:?--sample needs a number}
  shift 2
fi
libraries=("$@")
[ $# -gt 0 ] || mapfile -t libraries < <(cd Tests/Migration && ls -d */ | tr -d / | grep -vx StandIns)

fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

# Runs a command, and shows its output only if it fails.
quietly() { "$@" > "$work/log" 2>&1 || { cat "$work/log"; return 1; }; }

mkdir -p "$work"
quietly Scripts/shared-build.sh swift build --package-path Scripts/Mutation
quietly Scripts/shared-build.sh swift build --product understudy-cli
bin=$(swift build --show-bin-path)
mutation=$bin/Mutation
cp "$bin/understudy-cli" "$work/understudy-cli"

# Runs the tests with a mutant, and prints its number and the exit status.
run() {
  ulimit -v 8000000
  status=0
  UNDERSTUDY_MUTANT=$1 timeout -k 1 "$limit" "$tests" --testing-library "$framework" \
    > "$logs/$1" 2>&1 || status=$?
  echo "$1 $status"
}
export -f run
export SWIFT_BACKTRACE=enable=no limit=60 tests logs framework

# Runs the tests of the bundle $tests without a mutation, and then with each of them. Prints the
# numbers of the mutations that they detect.
detected() {
  rm -rf "$logs"
  mkdir -p "$logs"
  [ "$(run 0)" = "0 0" ] || { cat "$logs/0" >&2; return 1; }
  grep -qE "Executed [1-9]|Test run with [1-9]" "$logs/0" || { echo "error: no test ran" >&2; return 1; }
  xargs -r -P "$jobs" -n 1 bash -c 'run "$1"' - < "$work/$library/selected" 2> /dev/null \
    | awk '$2 != 0 { print $1 }' | sort -n
}

printf '%-14s %6s %9s %9s %9s %6s\n' library tests mutations before after time
failed=
for library in "${libraries[@]}"; do
  source=Tests/Migration/$library
  [ -d "$source/Garden" ] || fail "there is no package $source/Garden"
  began=$SECONDS
  copy=$work/$library
  package=$copy/Garden
  mkdir -p "$copy"
  find "$copy" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
  cp -RL "$source/." "$copy/"
  rm -rf "$package" "$copy"/*/.build

  # Add the mutations.
  : > "$copy/broken"
  (cd "$source/Garden" && find . -name '*.swift' ! -path './.build/*' | sed 's|^\./||' \
    | "$mutation" instrument "$package" "$root/Scripts/Mutation/Switches/Switches.swift" \
      "$copy/broken" "$copy/mutants" Sources/Garden/Gardener.swift)
  grep -v 'skipped$' "$copy/mutants" | cut -f1 | awk -v n="$sample" 'NR % n == 0' > "$copy/selected"
  mutations=$(wc -l < "$copy/selected")

  framework=xctest
  ! grep -rqx 'import Testing' "$package/Tests" || framework=swift-testing

  # Before.
  quietly swift build --build-tests --package-path "$package" --scratch-path "$copy/build" \
    || fail "$library: the package does not compile before the migration"
  tests=$(swift build --package-path "$package" --scratch-path "$copy/build" --show-bin-path)/gardenPackageTests.xctest
  logs=$copy/logs-before
  detected > "$copy/before" || fail "$library: the tests fail before the migration"

  # `Expansions.swift` contains what an attribute of the library expands to.
  rm -f "$package/Sources/Garden/Expansions.swift"
  migrate=("$work/understudy-cli" migrate "$package/Sources" "$package/Tests" --allow-dirty \
    --manifest "$package/Package.swift" --package ../../understudy)
  # The package is not named for its folder.
  "${migrate[@]}" > "$copy/report" 2>&1 \
    && sed -i 's|(path: "../../understudy")|(name: "understudy", path: "../../..")|' "$package/Package.swift" || { cat "$copy/report"; fail "$library: the migration fails"; }
  "$work/understudy-cli" migrate "$package/Sources" "$package/Tests" --check > "$copy/check" 2>&1 \
    || { cat "$copy/check"; fail "$library: something is left to do"; }

  # After.
  quietly Scripts/shared-build.sh swift build --build-tests --package-path "$package" \
    || fail "$library: the package does not compile after the migration"
  tests=$bin/gardenPackageTests.xctest
  logs=$copy/logs-after
  detected > "$copy/after" || fail "$library: the tests fail after the migration"

  lost=$(comm -23 <(sort "$copy/before") <(sort "$copy/after"))
  count=$(cat "$logs/0" | sed -nE 's/.*Executed ([0-9]+) tests?.*/\1/p; s/.*Test run with ([0-9]+) tests?.*/\1/p' | sort -rn | head -1)
  printf '%-14s %6d %9d %9d %9d %4d s\n' "$library" "$count" "$mutations" \
    "$(wc -l < "$copy/before")" "$(wc -l < "$copy/after")" $((SECONDS - began))
  for id in $lost; do
    failed=1
    echo "  detected before and not after: $(awk -F'\t' -v id="$id" '$1 == id { print $2 ":" $3 ": " $6 ": " $7 " -> " $8 }' "$copy/mutants")"
  done
done
printf 'total %d s\n' "$SECONDS"
[ -z "$failed" ] || fail "a migration has lost something that the tests detected"

#!/usr/bin/env bash
# Checks that a migration is faithful: tests in the spelling of another library pass before the migration
# and after it, and the tests detect the same mutations of the production code.
#
#   Migration/Scripts/check.sh [--sample N] [--packages FOLDER] [--by-test] [LIBRARY...]
#
# The packages are in `Migration/Packages`, or in another folder. Each has a test target that uses one
# library, a stand-in of that library, and the production code `Gardener.swift`, which is the same for all. The script copies each
# package to `.build-migration`, and adds all mutations to the production code. It runs the tests without
# and with each mutation, runs `understudy-migrate` on the package, and does the same again. With
# `--sample N`, it enables only every Nth mutation. With `--by-test`, each test has to detect each mutation
# that it detected before, not only the tests together. Only XCTest reports what that needs.
#
# Fails if a test fails, if a mutation is detected before and not after, if something is left to do, if a
# second migration would change a file, or if the manifest still names the library. JOBS is the number
# of test processes that run at once. Linux only, because the tests run without SwiftPM.
#
# The targets of all packages are built as one package, once before and once after, because each build
# takes half a minute. Those before the migration do not depend on swift-syntax. SwiftPM would remove
# it from `.build`, so they have a build folder of their own.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
work=$root/.build-migration
jobs=${JOBS:-$(nproc)}
sample=1
source_folder=Migration/Packages
by_test=
while [[ ${1:-} = --* ]]; do
  case $1 in
    --sample) sample=${2:?--sample needs a number}; shift ;;
    --packages) source_folder=${2:?--packages needs a folder}; shift ;;
    --by-test) by_test=1 ;;
    *) echo "error: unknown option '$1'" >&2; exit 64 ;;
  esac
  shift
done
libraries=("$@")
[ $# -gt 0 ] || mapfile -t libraries < <(cd "$source_folder" && ls -d */ | tr -d / | grep -vx StandIns)

fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

# Runs a command, and shows its output only if it fails.
quietly() { "$@" > "$work/log" 2>&1 || { cat "$work/log"; return 1; }; }

# Adds the targets of a package to those that are built together, under the name of the library.
add() {
  local library=$1 package=$2 stage=$3 dependencies=$4 plugin=$5 module folder
  for folder in Sources Tests; do
    module=$library$([ $folder = Sources ] && echo Garden || echo GardenTests)
    mkdir -p "$work/$stage/$folder"
    rm -rf "$work/$stage/$folder/$module"
    cp -R "$package/$folder/${module#"$library"}" "$work/$stage/$folder/$module"
    find "$work/$stage/$folder/$module" -name '*.swift' -exec \
      sed -i "s/^@testable import Garden$/@testable import ${library}Garden/; s/\bGarden\.\(Pump\|GardenLog\)\b/${library}Garden.\1/" {} +
  done
  cat >> "$work/$stage/targets" <<TARGETS
    .target(name: "${library}Garden", dependencies: [$dependencies]),
    .testTarget(
      name: "${library}GardenTests", dependencies: ["${library}Garden", $dependencies], plugins: [$plugin]),
TARGETS
}

# Writes the manifest of the targets that are built together.
manifest() {
  local stage=$1 dependencies=$2
  cat > "$work/$stage/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "migration", platforms: [.macOS(.v13)], dependencies: [$dependencies],
  targets: [
$(cat "$work/$stage/targets")
  ],
  swiftLanguageModes: [.v5])
MANIFEST
}

# Runs the tests of a library with a mutant, and prints its number and the exit status.
run() {
  ulimit -v 8000000
  local arguments=(--testing-library swift-testing --filter "^${library}GardenTests\\.") status=0
  [ "$framework" = swift-testing ] || arguments=("$classes")
  UNDERSTUDY_MUTANT=$1 timeout -k 1 "$limit" "$tests" "${arguments[@]}" > "$logs/$1" 2>&1 || status=$?
  echo "$1 $status"
}
export -f run
export SWIFT_BACKTRACE=enable=no limit=60 tests logs framework library classes

# Runs the tests of a library without a mutation, and then with each of them. Prints the numbers of the
# mutations that they detect, with `--by-test` after the names of the tests that do.
detected() {
  rm -rf "$logs"
  mkdir -p "$logs"
  [ "$(run 0)" = "0 0" ] || { cat "$logs/0" >&2; return 1; }
  grep -qE "Executed [1-9]|Test run with [1-9]" "$logs/0" || { echo "error: no test ran" >&2; return 1; }
  xargs -r -P "$jobs" -n 1 bash -c 'run "$1"' - < "$work/$library/selected" 2> /dev/null \
    | awk '$2 != 0 { print $1 }' | sort > "$logs/detected"
  if [ -z "$by_test" ]; then
    cat "$logs/detected"
  else
    # A test without an end is one in which the process ended.
    while read -r id; do
      sed -nE "s/^Test Case '([^']+)' (started|passed|failed|skipped).*/\\1 \\2/p" "$logs/$id" | awk -v id="$id" '
        $2 == "started" { last = $1 }
        $2 == "failed" { print $1, id }
        $2 != "started" { last = "" }
        END { if (last) print last, id }'
    done < "$logs/detected" | sort -u
  fi
}

# Sets the framework that the tests of a library use, and its test cases.
find_framework() {
  framework=xctest
  ! grep -rqx 'import Testing' "$work/before/Tests/${library}GardenTests" || framework=swift-testing
  classes=$(grep -rhoE 'class Gardener[A-Za-z0-9]*Tests[0-9]*' "$work/before/Tests/${library}GardenTests" \
    | sed "s/^class /${library}GardenTests./" | sort -u | paste -sd,) || [ $framework = swift-testing ]
}

mkdir -p "$work"
quietly Scripts/shared-build.sh swift build --package-path Scripts/Mutation
quietly Scripts/shared-build.sh swift build --package-path Migration --product understudy-migrate
bin=$(swift build --show-bin-path)
cp "$bin/Mutation" "$bin/understudy-migrate" "$work/"
for stage in before after; do
  mkdir -p "$work/$stage"
  rm -rf "$work/$stage"/{Sources,Tests,targets}
done

# Copy the packages, and add the mutations.
packages=
for library in "${libraries[@]}"; do
  source=$source_folder/$library
  [ -d "$source/Garden" ] || fail "there is no package $source/Garden"
  copy=$work/$library
  rm -rf "$copy"
  mkdir -p "$copy"
  cp -RL "$source/." "$copy/"
  rm -rf "$copy/Garden" "$copy"/*/.build
  : > "$copy/broken"
  (cd "$source/Garden" && find . -name '*.swift' ! -path './.build/*' | sed 's|^\./||' \
    | "$work/Mutation" instrument "$copy/Garden" "$root/Scripts/Mutation/Switches/Switches.swift" \
      "$copy/broken" "$copy/mutants" Sources/Garden/Gardener.swift)
  grep -v 'skipped$' "$copy/mutants" | cut -f1 | awk -v n="$sample" 'NR % n == 0' > "$copy/selected"
  dependency=
  if [ -d "$copy/$library" ]; then
    packages+=".package(path: \"../$library/$library\"), "
    dependency=".product(name: \"$library\", package: \"$library\")"
  fi
  add "$library" "$copy/Garden" before "$dependency" ""
done
manifest before "$packages"
quietly swift build --build-tests --package-path "$work/before" --scratch-path "$work/build" \
  || fail "the packages do not compile before the migration"
echo "built before the migration ($SECONDS s)"
tests=$work/build/debug/migrationPackageTests.xctest
for library in "${libraries[@]}"; do
  find_framework
  logs=$work/$library/logs-before
  detected > "$work/$library/before" || fail "$library: the tests fail before the migration"
done

# Migrate each package.
for library in "${libraries[@]}"; do
  copy=$work/$library
  package=$copy/Garden
  # `Expansions.swift` contains what an attribute of the library expands to.
  rm -f "$package/Sources/Garden/Expansions.swift"
  "$work/understudy-migrate" "$package/Sources" "$package/Tests" --from all --allow-dirty \
    --manifest "$package/Package.swift" --package ../../understudy > "$copy/report" 2>&1 \
    || { cat "$copy/report"; fail "$library: the migration fails"; }
  "$work/understudy-migrate" "$package/Sources" "$package/Tests" --from all --check > "$copy/check" 2>&1 \
    || { cat "$copy/check"; fail "$library: something is left to do"; }
  swift package --package-path "$package" dump-package > "$copy/manifest.json"
  grep -q '"UnderstudyPlugin"' "$copy/manifest.json" || fail "$library: the manifest has no plug-in"
  ! grep -q "\"$library\"" "$copy/manifest.json" || fail "$library: the manifest names the library"
  add "$library" "$package" after '.product(name: "Understudy", package: "understudy")' \
    '.plugin(name: "UnderstudyPlugin", package: "understudy")'
done
manifest after '.package(name: "understudy", path: "../..")'
quietly Scripts/shared-build.sh swift build --build-tests --package-path "$work/after" \
  || fail "the packages do not compile after the migration"
echo "built after the migration ($SECONDS s)"
tests=$bin/migrationPackageTests.xctest
printf '%-14s %6s %9s %9s %9s\n' library tests mutations before after
lost=
for library in "${libraries[@]}"; do
  copy=$work/$library
  find_framework
  logs=$copy/logs-after
  detected > "$copy/after" || fail "$library: the tests fail after the migration"
  count=$(sed -nE 's/.*Executed ([0-9]+) tests?.*/\1/p; s/.*Test run with ([0-9]+) tests?.*/\1/p' "$logs/0" \
    | sort -rn | head -1)
  printf '%-14s %6d %9d %9d %9d\n' "$library" "$count" "$(wc -l < "$copy/selected")" \
    "$(wc -l < "$copy/before")" "$(wc -l < "$copy/after")"
  while read -r line; do
    # A process that ended before the test began has detected the mutation in another test.
    [ -z "$by_test" ] || grep -q "^Test Case '${line% *}' started" "$logs/${line##* }" || continue
    lost=1
    awk -F'\t' -v id="${line##* }" -v test="$([ -z "$by_test" ] || echo " by ${line% *}")" '$1 == id {
      print "  detected before" test " and not after: " $2 ":" $3 ": " $6 ": " $7 " -> " $8 }' "$copy/mutants"
  done < <(comm -23 "$copy/before" "$copy/after")
done
echo "$SECONDS s"
[ -z "$lost" ] || fail "a migration has lost something that the tests detected"

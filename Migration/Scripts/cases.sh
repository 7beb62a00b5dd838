#!/usr/bin/env bash
# Migrates generated cases, 2,000 for each library, and prints the figures.
#
#   Migration/Scripts/cases.sh [--typecheck] [COUNT]
#
# A case is a small project: a test with stubs and verifications in conditions, loops, closures and nested
# functions, names that hide verbs, files without imports, generated files, and mocks in other targets. All files
# parse, the report adds up, each warning has a finding, and a second migration changes nothing. For libraries with
# doubles, further cases combine a double with code that mentions it: either everything stays, or nothing names
# what was removed. The tests run 30 cases of each. With `--typecheck`, what becomes of the cases of a library is
# compiled as one module, with the mocks that the plug-in makes. That tests detect the same mutations
# before and after a migration is what Migration/Scripts/check.sh checks.
#
#   Migration/Scripts/cases.sh --run [SUITES [SAMPLE [SEED]]]
#
# Writes SUITES suites for each library whose doubles record calls in variables, with code under test. They are
# built and run before and after the migration, without and with each SAMPLEth mutation of that code. Each test
# has to detect after the migration what it detected before. `SEED` chooses the suites.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ "${1:-}" = --run ]; then
  packages=$PWD/.build-migration/suites
  rm -rf "$packages"
  mkdir -p "$packages"
  swiftc -o "$packages.program" Migration/Suites/*.swift
  "$packages.program" "$packages" "${2:-40}" "${4:-1}"
  cp -RL Migration/Packages/Spyable/Spyable "$packages/Spyable/"
  exec Migration/Scripts/check.sh --packages "$packages" --by-test --sample "${3:-1}"
fi
if [ "${1:-}" = --typecheck ]; then
  shift
  export MIGRATION_CASES_FOLDER=$PWD/.build-migration/cases/Tests
  rm -rf "$MIGRATION_CASES_FOLDER"
fi
MIGRATION_CASES=${1:-2000} Scripts/shared-build.sh swift test --package-path Migration \
  --filter 'MentionTests|GeneratedCaseTests|TrustTests'
[ -n "${MIGRATION_CASES_FOLDER:-}" ] || exit 0
cd "$MIGRATION_CASES_FOLDER/.."
targets=
for module in Tests/*; do
  echo "${module#Tests/}: $(find "$module" -name 'Case*[0-9].swift' | wc -l) cases to compile"
  targets+=".testTarget(name: \"${module#Tests/}\",
    dependencies: [.product(name: \"Understudy\", package: \"understudy\")],
    plugins: [.plugin(name: \"UnderstudyPlugin\", package: \"understudy\")]), "
done
cat > Package.swift <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
  name: "cases", platforms: [.macOS(.v13)], dependencies: [.package(name: "understudy", path: "../..")],
  targets: [$targets], swiftLanguageModes: [.v5])
MANIFEST
cd ../..
Scripts/shared-build.sh swift build --build-tests --package-path .build-migration/cases

#!/usr/bin/env bash
# Migrates generated cases, 2,000 for each library, and prints the figures. For libraries with doubles, a case
# combines a double with code that mentions it: either everything stays, or nothing names what was removed. For
# libraries with verbs, a case is a test whose stubs and verifications are in conditions, loops, closures
# and nested functions. In each case, all files parse, the report adds up, each warning has a finding, and a
# second migration changes nothing. The tests run 30 cases of each. That tests detect the same mutations
# before and after a migration is what Migration/Scripts/check.sh checks.
#
#   Migration/Scripts/cases.sh [COUNT]
#
# With `--run`, writes SUITES suites for each library whose doubles record calls in variables, with code under
# test. They are built and run before and after the migration, without and with each SAMPLEth mutation of that
# code. Each test has to detect after the migration what it detected before. `SEED` chooses the suites.
#
#   Migration/Scripts/cases.sh --run [SUITES [SAMPLE [SEED]]]
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
MIGRATION_CASES=${1:-2000} Scripts/shared-build.sh swift test --package-path Migration \
  --filter 'MentionTests|VerbCaseTests|TrustTests'

#!/usr/bin/env bash
# Migrates generated cases, 2,000 for each library, and prints the figures. For libraries with doubles, a case
# combines a double with code that mentions it: either everything stays, or nothing names what was removed. For
# libraries with verbs, a case is a test whose stubs and verifications are in conditions, loops, closures
# and nested functions. In each case, all files parse, the report adds up, each warning has a finding, and a
# second migration changes nothing. The tests run 30 cases of each. That tests detect the same mutations
# before and after a migration is what Scripts/migration.sh checks.
#
#   Scripts/migration-cases.sh [COUNT]
set -euo pipefail
cd "$(dirname "$0")/.."
MIGRATION_CASES=${1:-2000} swift test --filter 'MentionTests|VerbCaseTests|TrustTests'

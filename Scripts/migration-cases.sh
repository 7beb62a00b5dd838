#!/usr/bin/env bash
# Migrates generated combinations of test doubles and of code that mentions them, 2,000 for each library:
# either everything stays, or nothing names what was removed, all files parse, and a second migration
# changes nothing. The tests run 30 of them.
#
#   Scripts/migration-cases.sh [COUNT]
set -euo pipefail
cd "$(dirname "$0")/.."
MIGRATION_CASES=${1:-2000} swift test --filter MentionTests

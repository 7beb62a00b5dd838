#!/usr/bin/env bash
# Writes anew what a reader sees of each failure, Tests/FailureShapes/Golden, and says what changed.
# Read the changes before they are committed: they are what users will read.
set -euo pipefail
cd "$(dirname "$0")/.."

golden="Tests/FailureShapes/Golden"

swift build --build-tests
mkdir -p "$golden"
rm -f "$golden"/*.txt
UPDATE_GOLDEN=1 swift test --skip-build --filter '^UnderstudyTests\.GoldenFailureTests/text'
# Once more, because a text that differs from run to run is none.
swift test --skip-build --filter '^UnderstudyTests\.GoldenFailureTests/'

git --no-pager diff --stat -- "$golden"
git ls-files --others --exclude-standard -- "$golden"

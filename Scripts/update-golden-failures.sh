#!/usr/bin/env bash
# Rewrites Tests/FailureShapes/Golden, which contains the text of each failure, and lists the changes.
# Read the changes before you commit them: users will read these texts.
set -euo pipefail
cd "$(dirname "$0")/.."

golden="Tests/FailureShapes/Golden"

swift build --build-tests
mkdir -p "$golden"
rm -f "$golden"/*.txt
UPDATE_GOLDEN=1 swift test --skip-build --filter '^UnderstudyTests\.GoldenFailureTests/text'
# Run again, because the text must be the same in every run.
swift test --skip-build --filter '^UnderstudyTests\.GoldenFailureTests/'

git --no-pager diff --stat -- "$golden"
git ls-files --others --exclude-standard -- "$golden"

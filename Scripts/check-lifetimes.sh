#!/usr/bin/env bash
# Checks that tests leave nothing behind: runs whole tests of both test frameworks under the leak
# sanitizer, and then 2,000 tests of each without it, whose memory must not grow.
#
#   Scripts/check-lifetimes.sh
set -euo pipefail
cd "$(dirname "$0")/.."

package=(--package-path Tests/Lifetimes)
leaks=("${package[@]}" --scratch-path .build-leaks)

suppressions=$(mktemp)
trap 'rm -f "$suppressions"' EXIT
# What XCTest allocates and never releases: 368 bytes for the list of its tests, and 32 bytes for a weak
# reference in each async test.
cat > "$suppressions" << 'END'
leak:XCTestSuite
leak:XCTMain
leak:awaitUsingExpectation
END

export ASAN_OPTIONS=detect_leaks=1
export LSAN_OPTIONS=suppressions=$suppressions:print_suppressions=0
swift test "${leaks[@]}" --sanitize=address --skip testMemoryIsFlat
unset ASAN_OPTIONS LSAN_OPTIONS
swift test "${package[@]}" --scratch-path .build-lifetimes

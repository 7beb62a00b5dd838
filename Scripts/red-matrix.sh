#!/usr/bin/env bash
# Checks that no failure is lost. Runs one generated test for each kind of failure, place and test
# framework, each alone in a new process. The test must fail once, on the expected line. Prints the
# cells that are wrong, and the totals.
#
#   Scripts/red-matrix.sh                         # every cell; writes Documentation/RedMatrix.md
#   Scripts/red-matrix.sh --sample                # about a tenth of them
#   Scripts/red-matrix.sh --only OnQueue --show   # some of them, with their output
#   Scripts/red-matrix.sh --stories --repeat 50   # the handwritten stories; races 50 times
set -euo pipefail
cd "$(dirname "$0")/.."

places=(--package-path Tests/RedMatrix --scratch-path .build)
swift build "${places[@]}" --product red-matrix
program="$(swift build "${places[@]}" --show-bin-path)/red-matrix"

document=()
if [ $# -eq 0 ]; then document=(--document Documentation/RedMatrix.md); fi
"$program" "$@" "${document[@]}"

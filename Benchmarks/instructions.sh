#!/usr/bin/env bash
# Counts the instructions of single calls with `valgrind`, which other work on the machine does not change.
#
#   Benchmarks/instructions.sh [debug]
#
# Each kind of call runs in two processes, 2,000 times in one and 12,000 times in the other. The
# difference of their instructions is that of 10,000 calls. Prints a table for Benchmarks/README.md.
set -euo pipefail
cd "$(dirname "$0")/.."
configuration=${1:-release}
build=(--package-path Benchmarks --scratch-path .build-benchmarks -c "$configuration")
swift build "${build[@]}" >&2
tool=$(swift build "${build[@]}" --show-bin-path)/UnderstudyBenchmarks

# Prints the instructions of a process: KIND COUNT.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$tool" --repeat "$1" "$2" 2>&1 |
    sed -n 's/.*Collected : //p'
}

# Prints the instructions of one call: KIND.
each() { echo $((($(instructions "$1" 12000) - $(instructions "$1" 2000)) / 10000)); }

# Prints a row: TITLE KIND REFERENCE.
row() {
  local ours reference
  ours=$(each "$2")
  reference=$(each "$3")
  awk -v title="$1" -v ours="$ours" -v reference="$reference" \
    'BEGIN { printf "| %s | %d | %d | %.2f |\n", title, ours, reference, ours / reference }'
}

echo "| instructions, $configuration | Understudy | by hand | ratio |"
echo "| --- | ---: | ---: | ---: |"
row "recorded call without a result" record record-by-hand
row "stubbed call, any argument" stub-any stub-by-hand
row "stubbed call, equal argument" stub-equal stub-by-hand
row "mock without stubs" create create-by-hand
row "mock, stub and one call" create-stub-call create-stub-call-by-hand

#!/usr/bin/env bash
# Measures what it costs to compile the modules that a package with Understudy compiles, one by one, in debug
# builds: the runtime; of the generator, what the attribute needs, and the rest; and the parts of swift-syntax
# that both the attribute and the tool need.
#
#   Benchmarks/module-cost.sh [rounds]
#
# Lines are those that are neither empty nor comments. The best CPU time of all rounds counts, without that of
# a build in which nothing changed. The modules below a module are compiled first and not measured. Uses
# `.build`.
set -euo pipefail
cd "$(dirname "$0")/.."
rounds=${1:-3}
syntax=.build/checkouts/swift-syntax/Sources

# The modules, and the folders of their sources.
modules=(
  "UnderstudyValues Sources/UnderstudyValues"
  "UnderstudyCore Sources/UnderstudyCore"
  "Understudy Sources/Understudy"
  "UnderstudyHandwritten Sources/UnderstudyHandwritten"
  "MockEmitter Sources/MockEmitter"
  "MockGenerator Sources/MockGenerator"
  "SwiftSyntax $syntax/SwiftSyntax"
  "SwiftParser $syntax/SwiftParser"
)

# Prints the Swift files of a folder, without the samples of the documentation.
files() { find "$1" -name '*.swift' -not -path '*.docc/*' -print0; }

# Prints the CPU seconds of a build.
seconds() {
  local TIMEFORMAT='%U %S'
  { time swift build --target "$1" > .build/module-cost.log 2>&1 ||
    { cat .build/module-cost.log >&2; exit 1; }; } 2>&1 | awk '{ print $1 + $2 }'
}

echo "| module, debug | files | lines | CPU seconds | ms for each line |"
echo "| --- | ---: | ---: | ---: | ---: |"
for entry in "${modules[@]}"; do
  read -r name folder <<< "$entry"
  seconds "$name" > /dev/null
  for ((round = 1; round <= rounds; round++)); do
    idle=$(seconds "$name")
    files "$folder" | xargs -0 touch
    echo "$(seconds "$name") $idle"
  done | awk '{ cost = $1 - $2; if (NR == 1 || cost < best) best = cost } END { print best }' > .build/module-cost
  awk -v name="$name" -v cost="$(cat .build/module-cost)" \
    -v count="$(files "$folder" | tr -cd '\0' | wc -c)" \
    -v lines="$(files "$folder" | xargs -0 cat | grep -cvE '^[[:space:]]*(//|$)')" \
    'BEGIN { printf "| %s | %d | %d | %.1f | %.2f |\n", name, count, lines, cost, 1000 * cost / lines }'
done

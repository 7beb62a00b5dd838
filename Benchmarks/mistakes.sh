#!/usr/bin/env bash
# Type-checks each line of Benchmarks/Mistakes/Lines.txt alone, and prints the solver scopes, the CPU time and
# the beginning of the compiler's first error, as rows of a table. The mocks are in a module of their own, as with the
# plug-in. What a function without the line takes is subtracted.
#
#   Scripts/shared-build.sh swift build && Benchmarks/mistakes.sh
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

flags=(
  -swift-version 6 -parse-as-library -D DEBUG -package-name understudy
  -I "$work" -I .build/debug/Modules -I .build/debug/UnderstudyBootstrap.build
)
swiftc "${flags[@]}" -module-name MistakenShop -emit-module -enable-testing \
  -o "$work/MistakenShop.swiftmodule" \
  -load-plugin-executable .build/debug/UnderstudyMacrosPlugin-tool#UnderstudyMacrosPlugin \
  Benchmarks/Mistakes/Shop.swift

# Type-checks the line $1, and prints its scopes, its time in milliseconds and its first error.
check() {
  {
    printf '@testable import MistakenShop\nimport UnderstudyCore\n'
    printf 'func line(_ store: MockStore, _ real: any Store, _ text: String, _ captor: Captor<String>) async {\n'
    printf '  %s\n}\n' "$1"
  } > "$work/Line.swift"
  rm -rf "$work/stats"
  mkdir "$work/stats"
  swiftc "${flags[@]}" -module-name Line -typecheck "$work/Line.swift" \
    -stats-output-dir "$work/stats" > "$work/text" 2>&1 || true
  local scopes time
  scopes=$(sed -n 's/.*"Sema.NumConstraintScopes": \([0-9]*\).*/\1/p' "$work"/stats/*-frontend-*.json)
  time=$(sed -n 's/.*"time.swift.Type checking and Semantic analysis.user": \([0-9.e+-]*\).*/\1/p' \
    "$work"/stats/*-frontend-*.json)
  printf '%s\t%s\t%s\n' "${scopes:-0}" "$(awk -v t="${time:-0}" 'BEGIN { printf "%d", t * 1000 }')" \
    "$(sed -n 's/^[^ ].*: error: //p' "$work/text" | sed 's/ \[#.*//' | head -1)"
}

IFS=$'\t' read -r noScopes noTime _ < <(check "")
printf '| line | scopes | ms | error |\n| --- | ---: | ---: | --- |\n'
while IFS= read -r line; do
  IFS=$'\t' read -r scopes time text < <(check "$line")
  [ ${#text} -le 80 ] || text="${text:0:80}…"
  printf '| `%s` | %d | %d | %s |\n' \
    "$line" $((scopes - noScopes)) $((time > noTime ? time - noTime : 0)) "$text"
done < Benchmarks/Mistakes/Lines.txt

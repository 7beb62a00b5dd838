#!/usr/bin/env bash
# Checks that the sources compile with the lowest Swift that Package.swift allows, as far as a newer
# compiler can: no declaration or attribute of a later version is used outside an `#if` that asks for
# that version, and nothing else raises the language.
#
#   Scripts/check-language.sh            # everything that users compile
#   Scripts/check-language.sh FILE ...   # these files
#
# The workflow `check.yml` compiles with each supported version. This is the quick check before it.
set -euo pipefail
cd "$(dirname "$0")/.."

lowest=$(sed -n '1s|^// swift-tools-version: *||p' Package.swift)
# What came later: the version, and an extended regular expression.
later=(
  '6.2 @concurrent|nonisolated\(nonsending\)|@abi\(|@extensible|isolated conformance|@MainActor [A-Z][A-Za-z]* *[,{]$'
  '6.2 (^|[^A-Za-z_."`])(InlineArray|Span|MutableSpan|RawSpan|UTF8Span|OutputSpan|Observations)([<(. ]|$)'
  '6.2 (^|[^A-Za-z_])(weak let|isolated deinit|unsafe [a-z])'
  '6.2 \.(defaultIsolation|strictMemorySafety|treatAllWarnings|treatWarning)\('
  '6.3 @c( |\(|$)|@specialized\(|@inline\(always\)|@export\('
)

files=("$@")
if [ $# -eq 0 ]; then
  while IFS= read -r file; do files+=("$file"); done < <(git ls-files 'Sources/*.swift' 'Plugins/*.swift' Package.swift)
fi
status=0
for entry in "${later[@]}"; do
  version=${entry%% *}
  # A version that the manifest demands may be used.
  [ "$(printf '%s\n' "$version" "$lowest" | sort -V | tail -1)" = "$lowest" ] && continue
  awk -v version="$version" -v pattern="${entry#* }" '
    FNR == 1 { depth = 0; allowed = 0; inText = 0 }
    # Text of several lines is generated code, documentation or a message.
    { quotes = gsub(/"""/, "\"\"\"") }
    quotes % 2 { inText = !inText; next }
    inText { next }
    /^ *#if / {
      depth += 1
      if (!allowed && match($0, /(compiler|swift)\(>=[0-9.]+/)) allowed = depth
      next
    }
    /^ *#else/ { if (allowed == depth) allowed = 0; next }
    /^ *#endif/ { if (allowed == depth) allowed = 0; depth -= 1; next }
    allowed { next }
    {
      line = $0
      gsub(/"([^"\\]|\\.)*"/, "\"\"", line)
      sub(/\/\/.*/, "", line)
      if (line ~ pattern) { printf "%s:%d: needs Swift %s: %s\n", FILENAME, FNR, version, $0; bad = 1 }
    }
    END { exit bad }' "${files[@]}" || status=1
done
exit $status

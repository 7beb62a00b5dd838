#!/usr/bin/env bash
# Checks that Swift files are short: none has more than 300 lines, and the median is below 100. Prints
# both numbers, and the files that are too long.
set -euo pipefail
cd "$(dirname "$0")/.."

# Git also lists removed files. `wc` prints totals too.
git ls-files -- Sources Plugins Tests Examples Benchmarks | grep '\.swift$' \
  | while IFS= read -r file; do [ ! -f "$file" ] || printf '%s\0' "$file"; done \
  | xargs -0 -r wc -l | awk '$2 != "total" || NF != 2' | sort -n \
  | awk -v limit=300 -v bound=100 '
    { lines[NR] = $1; sub(/^ *[0-9]+ /, ""); file[NR] = $0 }
    END {
      if (NR == 0) { print "error: found no Swift files"; exit 1 }
      median = lines[int((NR + 1) / 2)]
      printf "%d files: the longest has %d lines (at most %d), the median is %d (below %d)\n",
        NR, lines[NR], limit, median, bound
      for (i = NR; lines[i] > limit; i--) {
        printf "%s: error: %d lines; split the file\n", file[i], lines[i]
        failed = 1
      }
      if (median >= bound) { printf "error: the median is %d lines; split files\n", median; failed = 1 }
      exit failed
    }'

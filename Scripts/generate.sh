#!/usr/bin/env bash
# Writes the files that the programs in Scripts/Generators write: declarations, tables of tests, a page and
# pictures.
#
#   Scripts/generate.sh [NAME]...           # all, or some: Scripts/generate.sh hints
#   Scripts/generate.sh --check [NAME]...   # fails if a file is not what its generator writes
set -euo pipefail
cd "$(dirname "$0")/.."

check=()
if [ "${1:-}" = --check ]; then check=(--check) && shift; fi
names=("$@")
if [ $# -eq 0 ]; then
  for generator in Scripts/Generators/*.{sh,swift}; do
    name=${generator##*/} && names+=("${name%.*}")
  done
fi
for name in "${names[@]}"; do
  if [ -e "Scripts/Generators/$name.sh" ]; then
    "Scripts/Generators/$name.sh" "${check[@]}"
  elif [ -e "Scripts/Generators/$name.swift" ]; then
    swift "Scripts/Generators/$name.swift" "${check[@]}"
  else
    echo "error: there is no generator '$name'; see Scripts/Generators" >&2
    exit 2
  fi
done

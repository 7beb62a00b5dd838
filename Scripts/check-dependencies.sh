#!/usr/bin/env bash
# Builds Understudy with the oldest and with the newest swift-syntax that Package.swift allows, and runs
# the tests of the generator with each.
#
#   Scripts/check-dependencies.sh          # both
#   Scripts/check-dependencies.sh oldest   # one of them
#
# Compiles swift-syntax anew, which takes minutes, in `.build-dependencies`.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$PWD/.build-dependencies

range=$(grep -o '"[0-9.]*"\.\.<"[0-9.]*"' Package.swift)
oldest=$(cut -d'"' -f2 <<< "$range")
limit=$(cut -d'"' -f4 <<< "$range")
newest=$(git ls-remote --tags https://github.com/swiftlang/swift-syntax |
  sed -n 's|.*refs/tags/\([0-9]*\.[0-9]*\.[0-9]*\)$|\1|p' |
  awk -F. -v limit="${limit%%.*}" '$1 < limit' | sort -V | tail -1)

choices=("$@")
[ $# -gt 0 ] || choices=(oldest newest)
for choice in "${choices[@]}"; do
  case $choice in
    oldest) version=$oldest ;;
    newest) version=$newest ;;
    *) echo "error: unknown choice '$choice'; write oldest or newest" >&2; exit 2 ;;
  esac
  echo "swift-syntax $version"
  rm -rf "$work/source"
  mkdir -p "$work"
  git clone -q . "$work/source"
  sed -i.old "s/$range/exact: \"$version\"/" "$work/source/Package.swift"
  swift test --package-path "$work/source" --scratch-path "$work/$choice" --filter MockGeneratorTests |
    tail -1
done

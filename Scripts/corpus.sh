#!/usr/bin/env bash
# Checks that real code can be mocked: generates and compiles a mock of every public protocol and of
# every open class.
#
#   Scripts/corpus.sh [MODULE | PACKAGE]... > Documentation/Corpus.md
#   Scripts/corpus.sh --any [MODULE | PACKAGE]...
#
# The modules are those of the toolchain and of widely used packages, listed below. Without arguments,
# the script checks all of them. `understudy generate` generates a module's mocks as for a test target
# of another package. They are built in a separate package in `.build-corpus`. Prints a table and the
# reason of every refusal. Two counts do not come from the tool: declarations are counted in the lines
# of the sources, and broken mocks by the compiler.
#
# With --any, runs `RobustnessTests` on each package's folder: the generator reads every file, whole,
# truncated and mutated, and must not crash.
#
# UNDERSTUDY is the path of the tool. By default, the script builds it in debug mode. Fails if a mock
# does not compile, or if a declaration is neither mocked nor refused.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$root/.build-corpus

# module, then for packages: owner and name, version, product, and source folder.
corpus='
Swift
Foundation
FoundationNetworking
Logging|apple/swift-log|1.16.2|Logging|Sources/Logging
CoreMetrics|apple/swift-metrics|2.13.0|CoreMetrics|Sources/CoreMetrics
Metrics|apple/swift-metrics|2.13.0|Metrics|Sources/Metrics
ArgumentParser|apple/swift-argument-parser|1.8.2|ArgumentParser|Sources/ArgumentParser
BitCollections|apple/swift-collections|1.6.0|BitCollections|Sources/BitCollections
DequeModule|apple/swift-collections|1.6.0|DequeModule|Sources/DequeModule
HashTreeCollections|apple/swift-collections|1.6.0|HashTreeCollections|Sources/HashTreeCollections
HeapModule|apple/swift-collections|1.6.0|HeapModule|Sources/HeapModule
OrderedCollections|apple/swift-collections|1.6.0|OrderedCollections|Sources/OrderedCollections
NIOCore|apple/swift-nio|2.101.2|NIOCore|Sources/NIOCore
NIOConcurrencyHelpers|apple/swift-nio|2.101.2|NIOConcurrencyHelpers|Sources/NIOConcurrencyHelpers
NIOPosix|apple/swift-nio|2.101.2|NIOPosix|Sources/NIOPosix
NIOEmbedded|apple/swift-nio|2.101.2|NIOEmbedded|Sources/NIOEmbedded
NIOHTTP1|apple/swift-nio|2.101.2|NIOHTTP1|Sources/NIOHTTP1
NIOTLS|apple/swift-nio|2.101.2|NIOTLS|Sources/NIOTLS
NIOWebSocket|apple/swift-nio|2.101.2|NIOWebSocket|Sources/NIOWebSocket
GRDB|groue/GRDB.swift|7.10.0|GRDB|GRDB
Subprocess|swiftlang/swift-subprocess|1.0.2|Subprocess|Sources/Subprocess
AsyncHTTPClient|swift-server/async-http-client|1.37.0|AsyncHTTPClient|Sources/AsyncHTTPClient
HummingbirdCore|hummingbird-project/hummingbird|2.28.1|HummingbirdCore|Sources/HummingbirdCore
Hummingbird|hummingbird-project/hummingbird|2.28.1|Hummingbird|Sources/Hummingbird
HummingbirdRouter|hummingbird-project/hummingbird|2.28.1|HummingbirdRouter|Sources/HummingbirdRouter
'
any=false
if [ "${1:-}" = --any ]; then
  any=true
  shift
fi
chosen=
while IFS='|' read -r module package rest; do
  [ -n "$module" ] || continue
  if [ $# -gt 0 ]; then
    case " $* " in *" $module "* | *" ${package##*/} "*) ;; *) continue ;; esac
  fi
  chosen+="$module|$package|$rest"$'\n'
done <<< "$corpus"
[ -n "$chosen" ] || { echo "corpus.sh: none of '$*' is in the corpus" >&2; exit 64; }

if ! $any && [ -z "${UNDERSTUDY:-}" ]; then
  swift build --product understudy-cli >&2
  UNDERSTUDY=$(swift build --show-bin-path)/understudy-cli
fi
UNDERSTUDY=$(realpath "${UNDERSTUDY:-.}")

# A package with a target for the mocks of each module.
mkdir -p "$work/logs"
dependencies= targets=
while IFS='|' read -r module package version product _; do
  [ -n "$module" ] || continue
  mkdir -p "$work/Sources/Mocks$module"
  [ -e "$work/Sources/Mocks$module/Mocks.swift" ] || : > "$work/Sources/Mocks$module/Mocks.swift"
  needs='understudy'
  if [ -n "$package" ]; then
    line=".package(url: \"https://github.com/$package\", exact: \"$version\"),"
    [[ $dependencies == *"$line"* ]] || dependencies+="    $line"$'\n'
    needs+=", .product(name: \"$product\", package: \"${package##*/}\")"
  fi
  targets+="    .target(name: \"Mocks$module\", dependencies: [$needs]),"$'\n'
done <<< "$chosen"
cat > "$work/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription
let understudy = Target.Dependency.product(name: "UnderstudyCore", package: "understudy")
let package = Package(
  name: "corpus",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "understudy", path: "$root"),
$dependencies  ],
  targets: [
$targets  ],
  swiftLanguageModes: [.v6]
)
SWIFT
swift package --package-path "$work" resolve >&2

if $any; then
  swift build --build-tests >&2
  while IFS='|' read -r module package _ _ folder; do
    [ -n "$package" ] || continue
    echo "$module"
    UNDERSTUDY_CORPUS=$work/.build/checkouts/${package##*/}/$folder \
      swift test --skip-build --filter RobustnessTests | tail -1
  done <<< "$chosen"
  exit
fi

# The texts of refusals of declarations that no other module can conform to or subclass.
unsupported='has no members, and the compiler alone|for which the compiler makes all|does not show it to other modules|lets only .* itself inherit'

# Prints the names of the public protocols and open classes in files, found line by line.
declared() {
  find "$@" -name '*.swift*' -print0 | xargs -0 cat \
    | grep -oE '^ *(@[A-Za-z_]+(\([^)]*\))? )*(public protocol|open class) +`?[A-Za-z_0-9]+' \
    | sed -E 's/.* `?//' | grep -vE '^(func|var|subscript)$' | sort -u
}

table= refusals= broken=0
while IFS='|' read -r module package version product folder; do
  [ -n "$module" ] || continue
  log=$work/logs/$module
  target=$work/Sources/Mocks$module
  arguments=(--module "$module")
  if [ -n "$package" ]; then
    arguments=("$work/.build/checkouts/${package##*/}/$folder" --no-testable "${arguments[@]}")
    # Inherited declarations can be in any module of the corpus.
    while IFS='|' read -r other from _ _ path; do
      [ -z "$from" ] || [ "$other" = "$module" ] || [ ! -d "$work/.build/checkouts/${from##*/}" ] \
        || arguments+=(--dependency "$other=$work/.build/checkouts/${from##*/}/$path")
    done <<< "$corpus"
    sources=$work/.build/checkouts/${package##*/}/$folder
  else
    mkdir -p "$work/interfaces"
    sources=$work/interfaces/$module.swiftinterface
    swift-synthesize-interface -module-name "$module" \
      -target "$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1)" \
      > "$sources"
  fi
  echo "$module ($SECONDS s)" >&2
  : > "$log.swift"
  "$UNDERSTUDY" generate "${arguments[@]}" --classes --output "$log.swift" > "$log.out" 2> "$log.err" \
    || [ $? -eq 1 ] || { cat "$log.err" >&2; exit 1; }
  mkdir -p "$target"
  cmp -s "$log.swift" "$target/Mocks.swift" || cp "$log.swift" "$target/Mocks.swift"
  compiled=true
  : > "$log.build"
  [ ! -s "$log.swift" ] \
    || swift build --package-path "$work" --target "Mocks$module" > "$log.build" 2>&1 || compiled=false

  # Attribute each error to the declaration above it.
  grep -oE 'Mocks\.swift:[0-9]+:[0-9]+: error: .*' "$log.build" | sort -u > "$log.errors" || true
  failed=$(awk -F: 'NR == FNR { wrong[$2] = 1; next }
      /^(public )?(final class|actor|extension|enum) / { name = $0; sub(/^(public )?(final class|actor|extension|enum) /, "", name)
        sub(/[^A-Za-z0-9_.].*/, "", name); sub(/^(Mock|__MembersOf|__StaticsOf)/, "", name) }
      FNR in wrong { print name }' "$log.errors" "$target/Mocks.swift" | sort -u)
  [ $compiled = true ] || [ -n "$failed" ] || failed='(nothing built)'

  { grep -oE "(final class|actor) Mock[A-Za-z0-9_]+" "$target/Mocks.swift" || true; } \
    | sed -E 's/.* Mock//' | sort -u > "$log.mocked"
  grep -oE "error: '[^']+' cannot be (mocked|made): .*" "$log.err" | sed 's/^error: //' > "$log.refused" || true
  sed -E "s/^'([^']+)'.*/\1/; s/.*\.//" "$log.refused" | sort -u > "$log.names"
  declared "$sources" > "$log.declared" || true
  missing=$(comm -23 "$log.declared" <(sort -u "$log.mocked" "$log.names"))
  without_mock=$(comm -12 "$log.declared" "$log.names")
  excluded=$(comm -12 "$log.declared" <(grep -E "$unsupported" "$log.refused" | sed -E "s/^'([^']+)'.*/\1/; s/.*\.//" | sort -u))
  refused=$(comm -23 <(echo "$without_mock") <(echo "$excluded"))
  count() { grep -c . <<< "$1" || true; }
  row="| $module | ${package:+$package $version} | $(wc -l < "$log.declared") | $(comm -12 "$log.declared" "$log.mocked" | wc -l)"
  row+=" | $(count "$excluded") | $(count "$refused") | $(count "$failed") | $(count "$missing") |"
  table+="$row"$'\n'
  echo "$row" >&2
  for name in $without_mock; do refusals+="- $module: $(grep -E "^'([^']*\.)?$name' " "$log.refused" | head -1)"$'\n'; done
  [ -z "$failed" ] || { broken=1; echo "does not compile:" $failed >&2; head -20 "$log.errors" >&2; }
  [ -z "$missing" ] || { broken=1; echo "neither mocked nor refused:" $missing >&2; }
done <<< "$chosen"

cat <<MARKDOWN
# Mocks of real code

Mocks of every public protocol and every open class, generated for another package and compiled.
Generated by \`Scripts/corpus.sh${*:+ $*}\`, on $(uname -s) with $(swift --version 2> /dev/null | head -1 | cut -d'(' -f1 | sed 's/ *$//').

- *declared*: public protocols and open classes, counted in the lines of the sources, or of the
  interface if a module has no sources
- *mocked*: declarations that have a mock
- *unsupported*: declarations that no other module can conform to or subclass, according to the
  compiler's own errors, and protocols without members
- *refused*: other declarations without a mock
- *broken*: mocks that do not compile
- *missing*: declarations that are neither mocked nor refused

| module | package | declared | mocked | unsupported | refused | broken | missing |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
$table$(awk -F'|' 'NF > 8 { d += $4; m += $5; c += $6; r += $7; b += $8; l += $9 }
  END { printf "| **all** | | %d | %d | %d | %d (%.1f %%) | %d | %d |", d, m, c, r, (d > c ? 100 * r / (d - c) : 0), b, l }' <<< "$table")

The percentage is of the declarations that are not unsupported.

## Declarations without a mock

${refusals:-Nothing.}
MARKDOWN
exit $broken

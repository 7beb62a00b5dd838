#!/usr/bin/env bash
# Checks that real code can be mocked: generates, compiles and uses mocks.
#
#   Scripts/corpus.sh [MODULE | PACKAGE]... > Documentation/Corpus.md
#   Scripts/corpus.sh --rows
#   Scripts/corpus.sh --any [MODULE | PACKAGE]...
#
# The modules are those of the toolchain and of widely used packages, listed below. Without arguments,
# the script checks all of them. `understudy-cli generate` generates the mocks of a module twice: of every
# public protocol and open class, as for a test target of another package, and of all declarations that
# `@testable import` shows. They are built in a separate package in `.build-corpus`. A tenth of the
# latter, chosen by a hash of their names, is used by tests that `corpus-uses.swift` writes.
#
# Prints a table and the reason of every refusal. The counts do not come from the tool: declarations are
# counted in the symbol graphs of the compiler, or in the lines of the interface of a module of the
# toolchain. Broken mocks are found by the compiler.
#
# Results are kept in `.build-corpus/rows`, so that packages can be checked one at a time. With --rows,
# prints the page with all of them.
#
# With --any, runs `RobustnessTests` on each package's folder: the generator reads every file, whole,
# truncated and mutated, and must not crash.
#
# UNDERSTUDY is the path of the tool. By default, the script builds it in debug mode. Fails if a mock
# does not compile, if a test of a mock fails, or if a declaration is neither mocked nor refused.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$root/.build-corpus

# module, then for packages: owner and name, version with traits, product, and source folder.
# Packages that have only plug-ins, such as swift-docc-plugin, have no module to mock.
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
InMemoryLogging|apple/swift-log|1.16.2|InMemoryLogging|Sources/InMemoryLogging
MetricsTestKit|apple/swift-metrics|2.13.0|MetricsTestKit|Sources/MetricsTestKit
BasicContainers|apple/swift-collections|1.6.0|BasicContainers|Sources/BasicContainers
ContainersPreview|apple/swift-collections|1.6.0|BasicContainers|Sources/ContainersPreview
TrailingElementsModule|apple/swift-collections|1.6.0|TrailingElementsModule|Sources/TrailingElementsModule
_RopeModule|apple/swift-collections|1.6.0|Collections|Sources/RopeModule
InternalCollectionsUtilities|apple/swift-collections|1.6.0|Collections|Sources/InternalCollectionsUtilities
Algorithms|apple/swift-algorithms|1.2.1|Algorithms|Sources/Algorithms
AsyncAlgorithms|apple/swift-async-algorithms|1.1.4|AsyncAlgorithms|Sources/AsyncAlgorithms
AsyncStreaming|apple/swift-async-algorithms|1.1.4|AsyncStreaming|Sources/AsyncStreaming
StructuredFieldValues|apple/swift-http-structured-headers|1.7.0|StructuredFieldValues|Sources/StructuredFieldValues
RawStructuredFieldValues|apple/swift-http-structured-headers|1.7.0|StructuredFieldValues|Sources/RawStructuredFieldValues
HTTPTypes|apple/swift-http-types|1.8.0|HTTPTypes|Sources/HTTPTypes
HTTPTypesFoundation|apple/swift-http-types|1.8.0|HTTPTypesFoundation|Sources/HTTPTypesFoundation
RealModule|apple/swift-numerics|1.1.1|Numerics|Sources/RealModule
ComplexModule|apple/swift-numerics|1.1.1|Numerics|Sources/ComplexModule
ServiceContextModule|apple/swift-service-context|1.5.1|ServiceContextModule|Sources/ServiceContextModule
SystemPackage|apple/swift-system|1.8.1|SystemPackage|Sources/System
BigInt|attaswift/BigInt|6.0.1|BigInt|Sources
Benchmark|google/swift-benchmark|0.1.2|Benchmark|Sources/Benchmark
Histogram|HdrHistogram/hdrhistogram-swift|0.2.0|Histogram|Sources/Histogram
Mustache|hummingbird-project/swift-mustache|2.1.1|Mustache|Sources/Mustache
PathKit|kylef/PathKit|1.0.1|PathKit|Sources
Spectre|kylef/Spectre|0.10.1|Spectre|Sources/Spectre
TOMLKit|LebJe/TOMLKit|0.6.0|TOMLKit|Sources/TOMLKit
Rainbow|onevcat/Rainbow|4.2.2|Rainbow|Sources
TextTable|ordo-one/TextTable|0.0.2|TextTable|Sources/TextTable
CustomDump|pointfreeco/swift-custom-dump|1.7.3|CustomDump|Sources/CustomDump
IssueReporting|pointfreeco/xctest-dynamic-overlay|1.13.1|IssueReporting|Sources/IssueReporting
XCTestDynamicOverlay|pointfreeco/xctest-dynamic-overlay|1.13.1|XCTestDynamicOverlay|Sources/XCTestDynamicOverlay
SwiftCSV|swiftcsv/SwiftCSV|0.10.0|SwiftCSV|SwiftCSV
SymbolKit|swiftlang/swift-docc-symbolkit|1.0.0|SymbolKit|Sources/SymbolKit
SwiftSyntax|swiftlang/swift-syntax|603.0.1|SwiftSyntax|Sources/SwiftSyntax
SwiftParser|swiftlang/swift-syntax|603.0.1|SwiftParser|Sources/SwiftParser
SwiftDiagnostics|swiftlang/swift-syntax|603.0.1|SwiftDiagnostics|Sources/SwiftDiagnostics
SwiftOperators|swiftlang/swift-syntax|603.0.1|SwiftOperators|Sources/SwiftOperators
SwiftSyntaxMacros|swiftlang/swift-syntax|603.0.1|SwiftSyntaxMacros|Sources/SwiftSyntaxMacros
SwiftBasicFormat|swiftlang/swift-syntax|603.0.1|SwiftBasicFormat|Sources/SwiftBasicFormat
SwiftParserDiagnostics|swiftlang/swift-syntax|603.0.1|SwiftParserDiagnostics|Sources/SwiftParserDiagnostics
SwiftSyntaxBuilder|swiftlang/swift-syntax|603.0.1|SwiftSyntaxBuilder|Sources/SwiftSyntaxBuilder
SwiftSyntaxMacroExpansion|swiftlang/swift-syntax|603.0.1|SwiftSyntaxMacroExpansion|Sources/SwiftSyntaxMacroExpansion
SwiftIfConfig|swiftlang/swift-syntax|603.0.1|SwiftIfConfig|Sources/SwiftIfConfig
SwiftLexicalLookup|swiftlang/swift-syntax|603.0.1|SwiftLexicalLookup|Sources/SwiftLexicalLookup
SwiftRefactor|swiftlang/swift-syntax|603.0.1|SwiftRefactor|Sources/SwiftRefactor
SwiftIDEUtils|swiftlang/swift-syntax|603.0.1|SwiftIDEUtils|Sources/SwiftIDEUtils
SwiftCompilerPluginMessageHandling|swiftlang/swift-syntax|603.0.1|_SwiftCompilerPluginMessageHandling|Sources/SwiftCompilerPluginMessageHandling
NIOFoundationCompat|apple/swift-nio|2.101.2|NIOFoundationCompat|Sources/NIOFoundationCompat
NIOTestUtils|apple/swift-nio|2.101.2|NIOTestUtils|Sources/NIOTestUtils
_NIOFileSystem|apple/swift-nio|2.101.2|_NIOFileSystem|Sources/_NIOFileSystem
NIOExtras|apple/swift-nio-extras|1.35.2|NIOExtras|Sources/NIOExtras
NIOHTTPCompression|apple/swift-nio-extras|1.35.2|NIOHTTPCompression|Sources/NIOHTTPCompression
NIOHTTPTypes|apple/swift-nio-extras|1.35.2|NIOHTTPTypes|Sources/NIOHTTPTypes
NIOHTTPTypesHTTP1|apple/swift-nio-extras|1.35.2|NIOHTTPTypesHTTP1|Sources/NIOHTTPTypesHTTP1
NIOHTTPTypesHTTP2|apple/swift-nio-extras|1.35.2|NIOHTTPTypesHTTP2|Sources/NIOHTTPTypesHTTP2
NIOHTTPResponsiveness|apple/swift-nio-extras|1.35.2|NIOHTTPResponsiveness|Sources/NIOHTTPResponsiveness
NIOResumableUpload|apple/swift-nio-extras|1.35.2|NIOResumableUpload|Sources/NIOResumableUpload
NIOSOCKS|apple/swift-nio-extras|1.35.2|NIOSOCKS|Sources/NIOSOCKS
NIOCertificateReloading|apple/swift-nio-extras|1.35.2|NIOCertificateReloading|Sources/NIOCertificateReloading
NIOSSL|apple/swift-nio-ssl|2.37.6|NIOSSL|Sources/NIOSSL
NIOTransportServices|apple/swift-nio-transport-services|1.28.0|NIOTransportServices|Sources/NIOTransportServices
GRPCNIOTransportCore|grpc/grpc-swift-nio-transport|2.9.2|GRPCNIOTransportHTTP2|Sources/GRPCNIOTransportCore
GRPCNIOTransportHTTP2Posix|grpc/grpc-swift-nio-transport|2.9.2|GRPCNIOTransportHTTP2Posix|Sources/GRPCNIOTransportHTTP2Posix
GRPCProtobuf|grpc/grpc-swift-protobuf|2.4.1|GRPCProtobuf|Sources/GRPCProtobuf
HummingbirdTesting|hummingbird-project/hummingbird|2.28.1|HummingbirdTesting|Sources/HummingbirdTesting
HummingbirdTLS|hummingbird-project/hummingbird|2.28.1|HummingbirdTLS|Sources/HummingbirdTLS
HummingbirdHTTP2|hummingbird-project/hummingbird|2.28.1|HummingbirdHTTP2|Sources/HummingbirdHTTP2
Benchmark|ordo-one/benchmark|1.38.1 traits: []|Benchmark|Sources/Benchmark
'
# Modules from which mocked declarations inherit, but that are not checked themselves.
others='
GRPCCore|grpc-swift-2|Sources/GRPCCore
NIOHTTP2|swift-nio-http2|Sources/NIOHTTP2
ServiceLifecycle|swift-service-lifecycle|Sources/ServiceLifecycle
Tracing|swift-distributed-tracing|Sources/Tracing
Instrumentation|swift-distributed-tracing|Sources/Instrumentation
SwiftProtobuf|swift-protobuf|Sources/SwiftProtobuf
X509|swift-certificates|Sources/X509
'

action=check
case "${1:-}" in
  --any | --rows) action=${1#--}; shift ;;
esac
chosen=
while IFS='|' read -r module package rest; do
  [ -n "$module" ] || continue
  if [ $# -gt 0 ]; then
    case " $* " in *" $module "* | *" ${package##*/} "* | *" $package "*) ;; *) continue ;; esac
  fi
  chosen+="$module|$package|$rest"$'\n'
done <<< "$corpus"
[ -n "$chosen" ] || { echo "corpus.sh: none of '$*' is in the corpus" >&2; exit 64; }
mkdir -p "$work/logs" "$work/rows" "$work/interfaces"

# Prints the name of the files with the results of a module.
rows() { echo "$work/rows/$(tr '/' '-' <<< "${2:-toolchain}")-$1"; }

# Prints the path of the checkout of a package.
checkout() { echo "$work/.build/checkouts/${1##*/}"; }

# Prints the page with the results of the chosen modules.
page() {
  local module package rest table= refusals= unchecked= file
  while IFS='|' read -r module package rest; do
    [ -n "$module" ] || continue
    file=$(rows "$module" "$package")
    # A module of a package has two rows; fewer are those of a run that was interrupted.
    if [ "$(count "$(cat "$file.table" 2> /dev/null)")" -lt "$([ -n "$package" ] && echo 2 || echo 1)" ]; then
      unchecked+="- $module${package:+ of $package}"$'\n'
      continue
    fi
    table+="$(cat "$file.table")"$'\n'
    refusals+="$(cat "$file.refusals")"$'\n'
  done <<< "$chosen"
  refusals=$(grep . <<< "$refusals" | sort -u) || true
  cat <<MARKDOWN
# Mocks of real code

Mocks of two kinds, generated and compiled in Swift 6 mode: those of every public protocol and every open
class, as for another package, and those of all declarations that \`@testable import\` shows. A tenth of
the latter, chosen by a hash of their names, is used by generated tests, which create the mock, stub, call
and verify its members. Generated by \`Scripts/corpus.sh\`, on $(uname -s) with $(swift --version 2> /dev/null | head -1 | cut -d'(' -f1 | sed 's/ *$//').

- *declared*: protocols and classes with visible subclasses, counted in the symbol graphs of the compiler,
  or in the lines of the interface of a module of the toolchain
- *mocked*: declarations that have a mock
- *unsupported*: declarations that no other module can conform to or subclass, according to the
  compiler's own errors, and protocols without members
- *refused*: other declarations without a mock
- *broken*: mocks that do not compile
- *missing*: declarations that are neither mocked nor refused
- *used*: mocks that a test uses, of which all pass

| module | package | mode | declared | mocked | unsupported | refused | broken | missing | used |
| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
$table$(awk -F'|' 'NF > 10 { d += $5; m += $6; c += $7; r += $8; b += $9; l += $10; u += $11 }
  END { printf "| **all** | | | %d | %d | %d | %d (%.1f %%) | %d | %d | %d |", d, m, c, r, (d > c ? 100 * r / (d - c) : 0), b, l, u }' <<< "$table")

The percentage is of the declarations that are not unsupported.

## Declarations without a mock

${refusals:-Nothing.}
MARKDOWN
  [ -z "$unchecked" ] || printf '\n## Not checked in the last run\n\n%s' "$unchecked"
}

# Prints the number of lines that are not empty.
count() { grep -c . <<< "$1" || true; }

if [ $action = rows ]; then page; exit; fi

if [ $action = check ] && [ -z "${UNDERSTUDY:-}" ]; then
  swift build --product understudy-cli >&2
  UNDERSTUDY=$(swift build --show-bin-path)/understudy-cli
fi
UNDERSTUDY=$(realpath "${UNDERSTUDY:-.}")

# Writes a package with two targets for each chosen module of a package: the mocks, and the tests.
write_package() {
  local dependencies= targets= module package version product
  while IFS='|' read -r module package version product _; do
    [ -n "$module" ] && [ "$package" = "$1" ] || continue
    mkdir -p "$work/Sources/Mocks$module" "$work/Tests/Uses$module"
    : > "$work/Sources/Mocks$module/Mocks.swift"
    : > "$work/Tests/Uses$module/Uses.swift"
    local needs=
    if [ -n "$package" ]; then
      local traits=; [[ $version != *traits* ]] || traits=", ${version#* }"
      dependencies="    .package(url: \"https://github.com/$package\", exact: \"${version%% *}\"$traits),"$'\n'
      needs=", .product(name: \"$product\", package: \"${package##*/}\")"
    fi
    targets+="    .target(name: \"Mocks$module\", dependencies: [core$needs]),"$'\n'
    targets+="    .testTarget(name: \"Uses$module\", dependencies: [understudy$needs]),"$'\n'
  done <<< "$chosen"
  cat > "$work/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription
let core = Target.Dependency.product(name: "UnderstudyCore", package: "understudy")
let understudy = Target.Dependency.product(name: "Understudy", package: "understudy")
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
}

if [ $action = any ]; then
  swift build --build-tests >&2
  last=
  while IFS='|' read -r module package _ _ folder; do
    [ -n "$package" ] || continue
    [ "$package" = "$last" ] || write_package "$package"
    last=$package
    echo "$module"
    UNDERSTUDY_CORPUS=$(checkout "$package")/$folder \
      swift test --skip-build --filter RobustnessTests | tail -1
  done <<< "$chosen"
  exit
fi

# The programs that count declarations and write tests.
for tool in declarations uses; do
  [ "$work/$tool" -nt "Scripts/Corpus/$tool.swift" ] \
    || swiftc -swift-version 6 "Scripts/Corpus/$tool.swift" -o "$work/$tool"
done
target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1)

# Prints the options that let the compiler find the C modules of the built package.
header_options() {
  local folder map names=' ' name
  for folder in "$work"/.build/checkouts/*/*/*/include; do
    [ -d "$folder" ] || continue
    printf '%s\n' -Xcc "-I$folder"
    map=$folder/module.modulemap
    [ -e "$map" ] || continue
    printf '%s\n' -Xcc "-fmodule-map-file=$map"
    names+="$(sed -nE 's/.*module ([A-Za-z_0-9]+).*/\1/p' "$map" | tr '\n' ' ')"
  done
  # System libraries, and the maps that the package manager writes.
  for map in "$work"/.build/checkouts/*/*/*/module.modulemap "$work"/.build/debug/*.build/module.modulemap; do
    [ -e "$map" ] && [[ $map != *-tool.build/* ]] || continue
    name=$(sed -nE 's/.*module ([A-Za-z_0-9]+).*/\1/p' "$map" | head -1)
    [[ $names == *" $name "* ]] || printf '%s\n' -Xcc "-fmodule-map-file=$map"
    names+="$name "
  done
}

# Prints the names of the declarations of a module: $1 the module, $2 the mode.
declared() {
  if [ -e "$work/interfaces/$1.swiftinterface" ]; then
    grep -oE '^ *(@[A-Za-z_]+(\([^)]*\))? )*(public protocol|open class) +`?[A-Za-z_0-9]+' \
      "$work/interfaces/$1.swiftinterface" \
      | sed -E 's/.* `?//' | grep -vE '^(func|var|subscript)$' | sort -u
    return
  fi
  local folder=$work/symbols/$1 options
  rm -rf "$folder"; mkdir -p "$folder"
  mapfile -t options < <(header_options)
  swift-symbolgraph-extract -module-name "$1" -minimum-access-level internal \
    -skip-synthesized-members -output-dir "$folder" -target "$target" \
    -I "$work/.build/debug/Modules" "${options[@]}" >&2
  "$work/declarations" "$2" "$folder"/*.symbols.json
}

# The texts of refusals of declarations that no other module can conform to or subclass.
unsupported='has no members, and the compiler alone|and the compiler implements its requirements|does not show it to other modules|lets only .* itself inherit'

broken=0

# Checks a module in a mode: $1 the module, $2 the package, $3 its version, $4 the folder, $5 the mode.
check() {
  local module=$1 package=$2 folder=$4 mode=$5
  local log=$work/logs/$module-$mode/log name=Mocks$module file arguments compiled=true
  # Generated files next to each other share declarations.
  mkdir -p "$work/logs/$module-$mode"
  file=$work/Sources/Mocks$module/Mocks.swift
  [ "$mode" = public ] || { name=Uses$module file=$work/Tests/Uses$module/Mocks.swift; }
  arguments=(--module "$module")
  if [ -n "$package" ]; then
    arguments=("$(checkout "$package")/$folder" "${arguments[@]}")
    [ "$mode" = testable ] || arguments+=(--no-testable)
    # Inherited declarations can be in any module of the graph.
    local other from path
    while IFS='|' read -r other from path; do
      [ -z "$from" ] || [ "$other" = "$module" ] || [ ! -d "$(checkout "$from")/$path" ] \
        || arguments+=(--dependency "$other=$(checkout "$from")/$path")
    done < <(awk -F'|' 'NF == 5 && $2 { print $1 "|" $2 "|" $5 }' <<< "$corpus"; echo "$others")
  else
    swift-synthesize-interface -module-name "$module" -target "$target" \
      > "$work/interfaces/$module.swiftinterface"
  fi
  echo "$module $mode ($SECONDS s)" >&2
  : > "$log.swift"
  "$UNDERSTUDY" generate "${arguments[@]}" --classes --output "$log.swift" > "$log.out" 2> "$log.err" \
    || [ $? -eq 1 ] || { cat "$log.err" >&2; exit 1; }
  cp "$log.swift" "$file"
  local used=0
  if [ "$mode" = testable ]; then
    "$work/uses" "$file" "$module" > "$work/Tests/Uses$module/Uses.swift"
    used=$(tail -1 "$work/Tests/Uses$module/Uses.swift" | sed -E 's/[^0-9]*([0-9]+) mocks.*/\1/')
  fi
  swift build --package-path "$work" --target "$name" > "$log.build" 2>&1 || compiled=false

  # Attribute each error to the declaration above it.
  grep -oE '/(Mocks|Uses)\.swift:[0-9]+:[0-9]+: error: .*' "$log.build" | sort -u > "$log.errors" || true
  local failed
  failed=$(awk -F: 'NR == FNR { if ($1 == "/Mocks.swift") wrong[$2] = 1; next }
      /^ *(nonisolated |@MainActor )*(public )?(final class|actor|extension|enum) / { name = $0
        sub(/^ *(nonisolated |@MainActor )*(public )?(final class|actor|extension|enum) /, "", name)
        sub(/[^A-Za-z0-9_.].*/, "", name); sub(/^(Mock|__MembersOf|__StaticsOf)/, "", name) }
      FNR in wrong { print name }' "$log.errors" "$file" | sort -u)
  [ $compiled = true ] || [ -n "$failed" ] || failed='(nothing built)'

  { grep -oE "(final class|actor) Mock[A-Za-z0-9_]+" "$file" || true; } \
    | sed -E 's/.* Mock//' | sort -u > "$log.mocked"
  grep -oE "error: '[^']+' cannot be (mocked|made): .*" "$log.err" | sed 's/^error: //' > "$log.refused" || true
  sed -E "s/^'([^']+)'.*/\1/; s/.*\.//" "$log.refused" | sort -u > "$log.names"
  declared "$module" "$mode" > "$log.declared"
  local missing without_mock excluded refused row
  missing=$(comm -23 "$log.declared" <(sort -u "$log.mocked" "$log.names"))
  without_mock=$(comm -12 "$log.declared" <(comm -23 "$log.names" "$log.mocked"))
  excluded=$(comm -12 <(echo "$without_mock") <(grep -E "$unsupported" "$log.refused" | sed -E "s/^'([^']+)'.*/\1/; s/.*\.//" | sort -u))
  refused=$(comm -23 <(echo "$without_mock") <(echo "$excluded"))
  row="| $module | ${package:+$package ${3%% *}} | $mode | $(wc -l < "$log.declared") | $(comm -12 "$log.declared" "$log.mocked" | wc -l)"
  row+=" | $(count "$excluded") | $(count "$refused") | $(count "$failed") | $(count "$missing") | $used |"
  echo "$row" >> "$(rows "$module" "$package").table"
  echo "$row" >&2
  for name in $without_mock; do
    echo "- $module: $(grep -E "^'([^']*\.)?$name' " "$log.refused" | head -1)"
  done >> "$(rows "$module" "$package").refusals"
  [ -z "$failed" ] || { broken=1; echo "does not compile:" $failed >&2; head -20 "$log.errors" >&2; }
  [ -z "$missing" ] || { broken=1; echo "neither mocked nor refused:" $missing >&2; }
}

export LC_ALL=C
for package in $(cut -d'|' -f2 <<< "$chosen" | sed 's/^$/toolchain/' | awk '!seen[$0]++'); do
  [ "$package" != toolchain ] || package=
  write_package "$package"
  while IFS='|' read -r module from version _ folder; do
    [ -n "$module" ] && [ "$from" = "$package" ] || continue
    : > "$(rows "$module" "$package").table"
    : > "$(rows "$module" "$package").refusals"
    check "$module" "$package" "$version" "$folder" public
    [ -z "$package" ] || check "$module" "$package" "$version" "$folder" testable
  done <<< "$chosen"
  [ -n "$package" ] || continue
  log=$work/logs/$(tr '/' '-' <<< "$package").test
  swift test --package-path "$work" > "$log" 2>&1 || { broken=1; tail -20 "$log" >&2; }
  grep -E 'Test run with|passed, ' "$log" | tail -1 >&2 || true
done
page
exit $broken

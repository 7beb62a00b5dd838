#!/usr/bin/env bash
# How long 100 protocols of 8 requirements take to build: by themselves, with mocks written by
# hand, with mocks that `understudy generate` made, in one file, and with @Mockable. The dependencies
# are built first and not counted. The builds take turns; the best one of five rounds counts, for
# the clock and for the cores, of which seconds tell more on a machine that has other work.
#
#   Benchmarks/build-time.sh [protocols]
set -euo pipefail
cd "$(dirname "$0")/.."
count=${1:-100}
root=$PWD
work=$root/.build-time
mkdir -p "$work/Sources"

cat > "$work/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription
let understudy = Target.Dependency.product(name: "UnderstudyMacros", package: "understudy")
let package = Package(
  name: "build-time",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "$root")],
  targets: [
    .target(name: "Nothing", dependencies: [understudy]),
    .target(name: "Plain", dependencies: [understudy]),
    .target(name: "ByHand", dependencies: [understudy]),
    .target(name: "Generated", dependencies: [understudy]),
    .target(name: "Mocked", dependencies: [understudy]),
  ],
  swiftLanguageModes: [.v6]
)
SWIFT

requirements() {
  cat <<SWIFT
  var name: String { get set }
  var isReady: Bool { get }
  func start()
  func stop(after seconds: Double) throws
  func item(at index: Int, in group: String) -> String?
  func load(_ id: Int) async throws -> [String]
  func store(_ value: String, for key: String, replacing: Bool)
  func count(of kind: String) -> Int
SWIFT
}

by_hand() {
  cat <<SWIFT
final class MockService$1: Service$1, @unchecked Sendable {
  private let lock = NSLock()
  private var _name = ""
  private var _isReady = false
  private var _startCount = 0
  private var _stopArguments: [Double] = []
  private var _stopHandler: ((Double) throws -> Void)?
  private var _itemArguments: [(Int, String)] = []
  private var _itemHandler: ((Int, String) -> String?)?
  private var _loadArguments: [Int] = []
  private var _loadHandler: ((Int) async throws -> [String])?
  private var _storeArguments: [(String, String, Bool)] = []
  private var _countArguments: [String] = []
  private var _countHandler: ((String) -> Int)?
  var startCount: Int { lock.withLock { _startCount } }
  var stopArguments: [Double] { lock.withLock { _stopArguments } }
  var itemArguments: [(Int, String)] { lock.withLock { _itemArguments } }
  var loadArguments: [Int] { lock.withLock { _loadArguments } }
  var storeArguments: [(String, String, Bool)] { lock.withLock { _storeArguments } }
  var countArguments: [String] { lock.withLock { _countArguments } }
  var name: String {
    get { lock.withLock { _name } }
    set { lock.withLock { _name = newValue } }
  }
  var isReady: Bool { lock.withLock { _isReady } }
  func setReady(_ value: Bool) { lock.withLock { _isReady = value } }
  func onStop(_ handler: ((Double) throws -> Void)?) { lock.withLock { _stopHandler = handler } }
  func onItem(_ handler: ((Int, String) -> String?)?) { lock.withLock { _itemHandler = handler } }
  func onLoad(_ handler: ((Int) async throws -> [String])?) {
    lock.withLock { _loadHandler = handler }
  }
  func onCount(_ handler: ((String) -> Int)?) { lock.withLock { _countHandler = handler } }
  func start() { lock.withLock { _startCount += 1 } }
  func stop(after seconds: Double) throws {
    let handler = lock.withLock {
      _stopArguments.append(seconds)
      return _stopHandler
    }
    try handler?(seconds)
  }
  func item(at index: Int, in group: String) -> String? {
    let handler = lock.withLock {
      _itemArguments.append((index, group))
      return _itemHandler
    }
    return handler?(index, group)
  }
  func load(_ id: Int) async throws -> [String] {
    let handler = lock.withLock {
      _loadArguments.append(id)
      return _loadHandler
    }
    return try await handler?(id) ?? []
  }
  func store(_ value: String, for key: String, replacing: Bool) {
    lock.withLock { _storeArguments.append((value, key, replacing)) }
  }
  func count(of kind: String) -> Int {
    let handler = lock.withLock {
      _countArguments.append(kind)
      return _countHandler
    }
    return handler?(kind) ?? 0
  }
}
SWIFT
}

for target in Nothing Plain ByHand Generated Mocked; do
  rm -rf "${work:?}/Sources/$target"
  mkdir -p "$work/Sources/$target"
  echo "public import UnderstudyMacros" > "$work/Sources/$target/Imports.swift"
done
for ((number = 1; number <= count; number++)); do
  file=Service$number.swift
  body=$(requirements)
  printf 'protocol Service%s {\n%s\n}\n' "$number" "$body" > "$work/Sources/Plain/$file"
  {
    printf 'import Foundation\nprotocol Service%s {\n%s\n}\n' "$number" "$body"
    by_hand "$number"
  } > "$work/Sources/ByHand/$file"
  printf 'import UnderstudyMacros\n@Mockable protocol Service%s {\n%s\n}\n' "$number" "$body" \
    > "$work/Sources/Mocked/$file"
done

swift build --product understudy > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
cp "$work"/Sources/Plain/Service*.swift "$work/Sources/Generated"
"$(swift build --show-bin-path)/understudy" generate "$work/Sources/Plain" \
  > "$work/Sources/Generated/Mocks.swift"

build() { swift build --package-path "$work" --scratch-path "$root/.build-nested" --target "$1" > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }; }

build Nothing
for round in 1 2 3 4 5; do
  for target in ByHand Plain Generated Mocked; do
    find "$work/Sources/$target" -name '*.swift' -exec touch {} +
    TIMEFORMAT="$target %R %U %S"
    { time build "$target"; } 2>&1
  done
done | awk -v count="$count" '
  { busy = $3 + $4
    if (!($1 in clock) || $2 < clock[$1]) clock[$1] = $2
    if (!($1 in cores) || busy < cores[$1]) cores[$1] = busy }
  END {
    print "| " count " protocols of 8 requirements, debug | seconds | against by hand | of cores | against by hand |"
    print "| --- | ---: | ---: | ---: | ---: |"
    split("ByHand:mocks written by hand,Plain:the protocols alone,Generated:mocks that were generated,Mocked:with `@Mockable`", rows, ",")
    for (i = 1; i <= 4; i++) {
      split(rows[i], row, ":"); name = row[1]
      printf "| %s | %.1f | %.2f | %.1f | %.2f |\n", row[2], clock[name], clock[name] / clock["ByHand"], cores[name], cores[name] / cores["ByHand"]
    }
  }'

#!/usr/bin/env bash
# How long 100 protocols of 8 requirements take to build: by themselves, with mocks written by
# hand, and with @Mockable. The dependencies are built first and not counted.
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

for target in Nothing Plain ByHand Mocked; do
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

build() { swift build --package-path "$work" --scratch-path "$root/.build-nested" --target "$1" > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }; }

build Nothing
echo "| $count protocols of 8 requirements, debug | seconds | against by hand |"
echo "| --- | ---: | ---: |"
by_hand_time=
for target in ByHand Plain Mocked; do
  best=
  for _ in 1 2 3; do
    find "$work/Sources/$target" -name '*.swift' -exec touch {} +
    start=$(date +%s.%N)
    build "$target"
    time=$(echo "$(date +%s.%N) - $start" | bc)
    if [ -z "$best" ] || [ "$(echo "$time < $best" | bc)" = 1 ]; then best=$time; fi
  done
  [ "$target" = ByHand ] && by_hand_time=$best
  printf '| %s | %.1f | %.2f |\n' "$target" "$best" "$(echo "$best / $by_hand_time" | bc -l)"
done

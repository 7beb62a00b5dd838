#!/usr/bin/env bash
# Measures the time and memory that a migration needs.
#
#   Migration/Scripts/benchmark.sh
#
# The release build of `understudy-migrate` rewrites 1,000 test files, as many for each library, next to 200 files of production code with 20,000 lines. The best of three runs counts. Memory is
# the maximum of the process. CPU time is more reliable on a machine that has other work.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$PWD/.build-generator/migration

# Prints the protocol of a test file: NUMBER.
protocol() {
  cat <<SWIFT
protocol Pump$1: AnyObject {
  var pressure: Int { get set }
  func water(_ bed: String, liters: Int) throws -> Int
  func stop()
  func moisture(of bed: String) async throws -> Int
}

SWIFT
}

# Prints the mocks that mockolo generates: NUMBER.
mockolo() {
  cat <<SWIFT
class Pump$1Mock: Pump$1 {
  init() {}
  var pressure: Int = 0
  private(set) var waterCallCount = 0
  var waterHandler: ((String, Int) throws -> (Int))?
  func water(_ bed: String, liters: Int) throws -> Int {
    waterCallCount += 1
    if let waterHandler = waterHandler { return try waterHandler(bed, liters) }
    return 0
  }
  private(set) var stopCallCount = 0
  var stopHandler: (() -> ())?
  func stop() {
    stopCallCount += 1
    if let stopHandler = stopHandler { stopHandler() }
  }
}

SWIFT
}

# Prints the head of a test case: NUMBER MODULE CREATION.
head_of() {
  [ -z "$2" ] || echo "import $2"
  cat <<SWIFT
import XCTest

@testable import Garden

final class Gardener$1Tests: XCTestCase {
  private let pump = $3
  private let beds = ["roses", "ferns", "moss"]

SWIFT
}

# Prints tests until a file has about 110 lines: NUMBER COUNT STUB CHECK CHECK.
tests() {
  for ((t = 0; t < $2; t++)); do
    cat <<SWIFT
  func testWaters$t() async throws {
    // The tank is full.
    $3
    let gardener = Gardener(pump: pump, limit: $1)
    let count = try await gardener.water(beds.filter { \$0.count > $t }, liters: $t + 1)

    XCTAssertEqual(count, 3, "each bed of \(beds)")
    $4
    $5
  }

SWIFT
  done
  echo "}"
}

# Prints a test file: NUMBER.
file() {
  local n=$1
  case $((n % 7)) in
    0) head_of "$n" Mockable "MockPump$n()"
      tests "$n" 10 "given(pump).water(.any, liters: .value(5)).willReturn(95)" \
        "verify(pump).stop().called(.once)" "verify(pump).water(.value(\"a\"), liters: .any).called(.atLeastOnce)" ;;
    1) head_of "$n" Mockingbird "mock(Pump$n.self)"
      tests "$n" 10 "given(pump.water(any(), liters: 5)).willReturn(95)" \
        "verify(pump.stop()).wasCalled()" "verify(pump.water(\"a\", liters: any())).wasCalled(atLeast(once))" ;;
    2) head_of "$n" Cuckoo "MockPump$n()"
      tests "$n" 10 "stub(pump) { when(\$0.water(any(), liters: 5)).thenReturn(95) }" \
        "verify(pump).stop()" "verify(pump, atLeastOnce()).water(\"a\", liters: any())" ;;
    3) head_of "$n" SwiftyMocky "Pump${n}Mock()"
      tests "$n" 10 "Given(pump, .water(.any, liters: .value(5), willReturn: 95))" \
        "Verify(pump, 1, .stop())" "Verify(pump, .water(.value(\"a\"), liters: .any))" ;;
    4) head_of "$n" Spyable "Pump${n}Spy()"
      tests "$n" 9 "pump.waterLitersReturnValue = 95" \
        "XCTAssertEqual(pump.stopCallsCount, 1)" "XCTAssertTrue(pump.waterLitersCalled)"
      echo "@Spyable" && protocol "$n" ;;
    5) head_of "$n" "" "Pump${n}Mock()"
      tests "$n" 9 "pump.waterLitersReturnValue = 95" \
        "XCTAssertEqual(pump.stopCallsCount, 1)" "XCTAssertTrue(pump.waterLitersCalled)"
      echo "// sourcery: AutoMockable" && protocol "$n" ;;
    6) head_of "$n" "" "Pump${n}Mock()"
      tests "$n" 8 "pump.waterHandler = { _, _ in 95 }" \
        "XCTAssertEqual(pump.stopCallCount, 1)" "XCTAssertGreaterThan(pump.waterCallCount, 0)"
      mockolo "$n" ;;
  esac
}

# Prints a file of production code: NUMBER.
production() {
  echo "import Foundation" && echo
  for ((n = $1 * 5; n < $1 * 5 + 5; n++)); do
    case $((n % 7)) in 4 | 5) ;; *) protocol "$n" ;; esac
    cat <<SWIFT
/// Waters the beds of garden $n.
public final class Controller$n {
  private let pump: any Pump$n
  private var levels: [String: Int] = [:]

  public init(pump: any Pump$n) { self.pump = pump }

  public func run(_ beds: [String]) async throws {
    for bed in beds where levels[bed, default: 0] < $n {
      levels[bed] = try pump.water(bed, liters: 5)
    }
    pump.stop()
  }
}

SWIFT
  done
}

rm -rf "$work"
mkdir -p "$work/Tests" "$work/Sources"
for ((i = 0; i < 1000; i++)); do file "$i" > "$work/Tests/Gardener${i}Tests.swift"; done
for ((i = 0; i < 200; i++)); do production "$i" > "$work/Sources/Controllers$i.swift"; done

build=(--package-path Migration --scratch-path .build-release-migration -c release)
swift build "${build[@]}" --product understudy-migrate >&2
tool=$(swift build "${build[@]}" --show-bin-path)/understudy-migrate
lines=$(cat "$work"/Tests/*.swift | wc -l)
echo "| release build | seconds | CPU seconds | MB |"
echo "| --- | ---: | ---: | ---: |"
for _ in 1 2 3; do
  rm -rf "$work/copy"
  mkdir -p "$work/copy"
  cp -R "$work/Tests" "$work/Sources" "$work/copy"
  /usr/bin/env python3 - "$tool" "$work/copy/Tests" "$work/copy/Sources" --from all --allow-dirty <<'PYTHON'
import os, subprocess, sys, time
start = time.monotonic()
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
_, status, usage = os.wait4(process.pid, 0)
if status: sys.exit("failed: " + " ".join(sys.argv[1:]))
elapsed, busy = time.monotonic() - start, usage.ru_utime + usage.ru_stime
print(f"{elapsed:.2f} | {busy:.2f} | {usage.ru_maxrss // 1024}")
PYTHON
done | sort -n | sed -n 1p | sed "s/.*/| 1,000 test files with $lines lines | & |/"
! grep -rlE 'import (Mockable|Mockingbird|Cuckoo|SwiftyMocky|Spyable)' "$work/copy/Tests" \
  || { echo "error: these files are not migrated" >&2; exit 1; }

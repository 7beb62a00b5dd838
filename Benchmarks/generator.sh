#!/usr/bin/env bash
# Measures the time and memory that the generator needs.
#
#   Benchmarks/generator.sh [--debug]
#
# The release build of `understudy-cli generate` generates mocks of 1,000, 5,000 and 10,000 protocols with 8
# requirements each, in 100 files. It also generates the 500 mocks of an application with 600 files, whose
# protocols inherit from Foundation's: once without the cache of interfaces, and once with it. Another
# application of this size has 70 mocks, as is common. Tests then
# request one mock, and a mock whose protocol does not exist. UNDERSTUDY is the path of a release build,
# which the script makes otherwise. The debug build, which the plug-in runs, generates the 5 mocks that a
# test target uses and the hooks of 2 members, of a module with 500 files and 100,000 lines. It runs once
# without files from an earlier run, and once more. With `--debug`, only the debug build is measured. The
# best of three runs counts. Memory is the maximum of the process. CPU time is more reliable on a machine
# that has other work.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$PWD/.build-generator
mkdir -p "$work"

# Prints a file with protocols of 8 requirements: COUNT PREFIX.
protocols() {
  for ((p = 0; p < $1; p++)); do
    cat <<SWIFT
/// What the service $2$p does.
protocol Service$2$p: AnyObject {
  var name: String { get set }
  var isReady: Bool { get }
  func start()
  func stop(after seconds: Double) throws
  func item(at index: Int, in group: String) -> String?
  func load(_ id: Int) async throws -> [String]
  func store(_ value: String, for key: String, replacing: Bool)
  func count(of kind: String) -> Int
}

SWIFT
  done
}

# Prints code that declares nothing to mock: NUMBER.
filling() {
  echo "struct Model$1 {"
  for ((f = 0; f < 37; f++)); do
    cat <<SWIFT
  /// Counts what field $f has, "quoted" or not.
  func count$f(of values: [String: [Int]], above limit: Int = $f) -> Int {
    var total = 0
    for (key, numbers) in values where key.hasPrefix("field\(limit)") { total += numbers.count }
    return total
  }

SWIFT
  done
  echo "}"
}

# Writes an application of 600 files. The first files of groups of a size declare services, the second ones
# types that inherit from Foundation's: FOLDER, SIZE, SERVICES, SIZE.
application() {
  local i
  mkdir -p "$1"
  [ ! -e "$1/File599.swift" ] || return 0
  for ((i = 0; i < 600; i++)); do
    {
      echo "import Foundation"
      [ $((i % $2)) -ne 0 ] || protocols "$3" "${i}x"
      [ $((i % $4)) -ne 1 ] || cat <<SWIFT
protocol Loader$i: NSObjectProtocol, Sendable {
  func load(_ url: URL, until date: Date) async throws -> Data
  var progress: Progress { get }
}
class Downloader$i: Formatter {
  func resume(_ id: UUID) -> Bool { true }
}
SWIFT
      filling "$i"
    } > "$1/File$i.swift"
  done
}

# Runs a command three times. Prints the best elapsed time and CPU time in seconds, and the maximum MB.
measure() {
  for _ in 1 2 3; do
    ${before:-true}
    /usr/bin/env python3 - "$@" <<'PYTHON'
import os, subprocess, sys, time
start = time.monotonic()
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
_, status, usage = os.wait4(process.pid, 0)
if status: sys.exit("failed: " + " ".join(sys.argv[1:]))
elapsed, busy = time.monotonic() - start, usage.ru_utime + usage.ru_stime
print(f"{busy:.2f} {elapsed:.2f} {usage.ru_maxrss // 1024}")
PYTHON
  done | sort -n | awk 'NR == 1 { best = $2 " | " $1 } $3 > most { most = $3 } END { print best " | " most }'
}

if [ "${1:-}" != --debug ]; then
  if [ -z "${UNDERSTUDY:-}" ]; then
    swift build -c release --product understudy-cli --scratch-path .build-release >&2
    UNDERSTUDY=$(swift build -c release --scratch-path .build-release --show-bin-path)/understudy-cli
  fi
  tool=$UNDERSTUDY
  echo "| release build | seconds | CPU seconds | MB |"
  echo "| --- | ---: | ---: | ---: |"
  for count in 1000 5000 10000; do
    folder=$work/$count
    if [ ! -d "$folder" ]; then
      mkdir -p "$folder"
      for ((i = 0; i < 100; i++)); do protocols $((count / 100)) "${i}x" > "$folder/File$i.swift"; done
    fi
    echo "| $count protocols | $(before="rm -rf $work/out" measure "$tool" generate "$folder" --module Services --output "$work/out") |"
  done
  echo

  app=$work/application
  application "$app" 6 3 6
  typical=$work/typical
  application "$typical" 12 1 60
  mkdir -p "$work/Used" "$work/Unknown"
  echo "let mock = MockLoader1()" > "$work/Used/Tests.swift"
  echo "let mock = MockLoaderOfNothing()" > "$work/Unknown/Tests.swift"
  export UNDERSTUDY_CACHE=$work/interfaces
  all=("$tool" generate "$app" --module App --classes --output "$work/all")
  few=("$tool" generate "$typical" --module App --classes --output "$work/all")
  # An unknown name is an error.
  unknown() { "$tool" generate "$app" --module App --used-in "$work/Unknown" > "$work/unknown.out" 2>&1 || true; }
  echo "| application of $(cat "$app"/*.swift | wc -l) lines in 600 files | seconds | CPU seconds | MB |"
  echo "| --- | ---: | ---: | ---: |"
  echo "| all mocks, no cache | $(before="rm -rf $work/all $UNDERSTUDY_CACHE" measure "${all[@]}") |"
  echo "| all mocks, with cache | $(before="rm -rf $work/all" measure "${all[@]}") |"
  echo "| all 70 mocks of a typical one, with cache | $(before="rm -rf $work/all" measure "${few[@]}") |"
  echo "| one mock, with cache | $(measure "$tool" generate "$app" --module App --used-in "$work/Used") |"
  echo "| an unknown mock, no cache | $(before="rm -rf $UNDERSTUDY_CACHE" measure bash -c "$(declare -f unknown); tool=$tool app=$app work=$work; unknown") |"
  echo "| an unknown mock, with cache | $(measure bash -c "$(declare -f unknown); tool=$tool app=$app work=$work; unknown") |"
  grep -q "LoaderOfNothing" "$work/unknown.out"
  unset UNDERSTUDY_CACHE
  echo
fi

swift build --product understudy-cli >&2
swift build --product UnderstudyTool >&2
tool=$(swift build --show-bin-path)/understudy-cli
folder=$work/module
if [ ! -d "$folder" ]; then
  mkdir -p "$folder"
  for ((i = 0; i < 500; i++)); do
    { [ $((i % 100)) -ne 50 ] || protocols 1 "$i"; filling "$i"; } > "$folder/File$i.swift"
  done
fi
mkdir -p "$work/Tests"
{
  echo "import Understudy"
  echo "@testable import Services"
  for i in 50 150 250 350 450; do echo "let mock$i = MockService${i}0()"; done
  echo "let stubs = (stub(Model7().count3(of: .any)), expect(Model8().count4(of: [:], above: 3)))"
} > "$work/Tests/Tests.swift"
cat > "$work/request.json" <<JSON
{ "output": "$work/plugin/out", "file": "Mocks.swift", "cache": "$work/plugin/cache",
  "framework": [], "headers": [],
  "tests": { "name": "ServicesTests", "isTestable": true, "conditions": [],
    "files": ["$work/Tests/Tests.swift"] },
  "modules": [{ "name": "Services", "isTestable": true, "conditions": [],
    "files": [$(find "$folder" -name '*.swift' | sort | sed 's/.*/"&"/' | paste -sd,)] }] }
JSON
echo "| debug build, 5 mocks and 2 hooks of a module of $(cat "$folder"/*.swift | wc -l) lines in 500 files | seconds | CPU seconds | MB |"
echo "| --- | ---: | ---: | ---: |"
echo "| cold | $(before="rm -rf $work/plugin" measure "${tool%understudy-cli}UnderstudyTool" "$work/request.json") |"
echo "| again | $(measure "${tool%understudy-cli}UnderstudyTool" "$work/request.json") |"
grep -q 'class MockService4500' "$work/plugin/out/Mocks.swift"
grep -q 'private func __count4' "$work/plugin/out/Mocks.swift"

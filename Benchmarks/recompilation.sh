#!/usr/bin/env bash
# Shows which files of a test target are compiled again after a change: the mocks, or the tests. Compares
# mocks by hand, in one file, with the same number of mocks that the plug-in generates, and with those
# that `understudy-cli generate` writes.
#
#   Benchmarks/recompilation.sh         # 30 protocols
#   Benchmarks/recompilation.sh 100     # more of them
#
# Measures the last commit. Prints a table for Benchmarks/README.md.
set -euo pipefail
cd "$(dirname "$0")/.."
source Benchmarks/consumer-package.sh
count=${1:-30}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset UNDERSTUDY_WARNINGS_AS_ERRORS

swift build --product understudy-cli --scratch-path .build > "$work/log" 2>&1 ||
  { tail -40 "$work/log" >&2; exit 1; }
tool=$(swift build --scratch-path .build --show-bin-path)/understudy-cli
make_repository "$work" "$tool"

# Writes the module, with a file for each protocol, and two test files: `AllTests.swift` uses each mock,
# `OneTests.swift` only the first.
write_package() {
  local folder=$1 imports=$2 tests=$1/Tests/ShopTests i
  write_consumer "$folder" "$work/understudy.git" "${@:3}"
  rm "$tests/ShopTests.swift"
  for ((i = 1; i <= count; i++)); do
    printf 'public protocol Service%d {\n  func read(_ key: String) -> Int\n  func write(_ value: Int)\n}\n' \
      "$i" > "$folder/Sources/Shop/Service$i.swift"
  done
  {
    printf '%s@testable import Shop\nfunc useAll() {\n' "$imports"
    for ((i = 1; i <= count; i++)); do echo "  _ = MockService$i()"; done
    echo '}'
  } > "$tests/AllTests.swift"
  printf '%s@testable import Shop\nfunc useOne() {\n  _ = MockService1()\n}\n' "$imports" > "$tests/OneTests.swift"
}

# Writes the mocks of the package by hand.
write_mocks() {
  local i
  echo '@testable import Shop'
  for ((i = 1; i <= count; i++)); do
    cat <<SWIFT
final class MockService$i: Service$i {
  var keys: [String] = []
  var values: [Int] = []
  func read(_ key: String) -> Int { keys.append(key); return 0 }
  func write(_ value: Int) { values.append(value) }
}
SWIFT
  done
}

build() {
  swift build --build-tests --package-path "$1" --cache-path "$work/cache" > "$1.log" 2>&1 ||
    { tail -40 "$1.log" >&2; exit 1; }
}

# Builds the package and prints the files of the test target that were compiled.
compiled() {
  touch "$1/stamp"
  sleep 1
  build "$1"
  find -L "$1/.build/debug/ShopTests.build" -name '*.swift.o' -newer "$1/stamp" |
    sed 's|.*/||; s|\.o$||' | sort | paste -s -d' ' - | sed 's/^$/none/'
}

# Generates the mocks of the package.
generate() {
  "$tool" generate "$1/Sources/Shop" --module Shop --used-in "$1/Tests/ShopTests" \
    --output "$1/Tests/ShopTests/Mocks.swift" > /dev/null
}

measure() {
  local title=$1 folder=$work/$2 kind=$2 shop=$work/$2/Sources/Shop
  build "$folder"
  perl -pi -e 's/_ = MockService1/let edited = MockService1/; s/^}/  _ = edited\n}/' \
    "$folder/Tests/ShopTests/OneTests.swift"
  local test body public internal protocol
  test=$(compiled "$folder")
  perl -pi -e 's/Double\(cents\)/Double(2 * cents)/' "$shop/Shop.swift"
  body=$(compiled "$folder")
  echo 'func helper() {}' >> "$shop/Shop.swift"
  internal=$(compiled "$folder")
  echo 'public func unrelated() {}' >> "$shop/Shop.swift"
  public=$(compiled "$folder")
  perl -pi -e 's/value: Int/value: Int, at index: Int/' "$shop/Service2.swift"
  case $kind in
    hand) perl -pi -e 's/value: Int/value: Int, at index: Int/ if /MockService2:/ .. /^}/' \
      "$folder/Tests/ShopTests/Mocks.swift" ;;
    written) generate "$folder" ;;
  esac
  protocol=$(compiled "$folder")
  echo "| $title | $test | $body | $internal | $public | $protocol |"
}

write_package "$work/hand" '' '' '' '' '' '' ''
write_mocks > "$work/hand/Tests/ShopTests/Mocks.swift"
write_package "$work/plugin" $'import Understudy\n' 'exact: "0.0.2"' Understudy '' UnderstudyPlugin '' ''
write_package "$work/written" $'import Understudy\n' 'exact: "0.0.2"' Understudy '' '' '' ''
generate "$work/written"

echo "| mocks | a test edited | a body | a new internal function | a new public function | one protocol |"
echo "| --- | --- | --- | --- | --- | --- |"
measure "by hand" hand
measure "plug-in" plugin
measure '`understudy-cli generate`' written

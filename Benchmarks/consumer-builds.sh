#!/usr/bin/env bash
# Measures what it costs to depend on Understudy: the CPU time of a first debug build of a package with
# one protocol and one test, with nothing compiled before. The packages differ in how the protocol is
# mocked: by a handwritten class without Understudy, by a handwritten mock with the runtime alone, by
# the attribute, and by the plug-in, compiled from source and prebuilt in a release.
#
#   Benchmarks/consumer-builds.sh
#
# Measures the last commit. Takes about six minutes, because swift-syntax is compiled twice. Prints a
# table for Benchmarks/README.md: seconds of CPU time, and modules compiled.
set -euo pipefail
cd "$(dirname "$0")/.."
source Benchmarks/consumer-package.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset UNDERSTUDY_WARNINGS_AS_ERRORS

for program in understudy-cli UnderstudyTool; do
  swift build --product $program --scratch-path .build > "$work/log" 2>&1 ||
    { tail -40 "$work/log" >&2; exit 1; }
done
make_repository "$work" "$(swift build --scratch-path .build --show-bin-path)"

byHand='import Shop
import Testing
final class MockGateway: Gateway {
  nonisolated(unsafe) var currencies: [String] = []
  func rate(of currency: String) -> Double { currencies.append(currency); return 1.25 }
}
@Test func priceIsConverted() {
  let gateway = MockGateway()
  #expect(price(1000, in: "USD", gateway) == 1250)
  #expect(gateway.currencies == ["USD"])
}'
runtime='import Shop
import Testing
import UnderstudyCore
struct HandwrittenGateway: Gateway {
  let rate = MockClosure("rate", of: ((String) -> Double).self)
  func rate(of currency: String) -> Double { rate.function(currency) }
}
@Test func priceIsConverted() async {
  await MockScope.run {
    let gateway = HandwrittenGateway()
    expect(gateway.rate("USD")).returns(1.25)
    #expect(price(1000, in: "USD", gateway) == 1250)
  }
}'

# Writes a package: its name, and what `write_consumer` needs.
package() { write_consumer "$work/$1" "$work/understudy.git" "${@:2}"; }
package by-hand '' '' '' '' '' "$byHand"
package runtime 'exact: "0.0.1"' UnderstudyCore '' '' '' "$runtime"
package attribute 'exact: "0.0.1"' Understudy "$macros" '' @Mockable "$mockTest"
package source 'exact: "0.0.1"' Understudy '' UnderstudyPlugin '' "$mockTest"
package prebuilt 'exact: "0.0.2"' Understudy '' UnderstudyPlugin '' "$mockTest"

# Prints the seconds of the child processes, user and system: the last line is `1m2.345s 0m6.789s`.
seconds() { tail -1 "$1" | tr 'ms' '  ' | awk '{ print ($1 + $3) * 60 + $2 + $4 }'; }

measure() {
  local folder=$work/$1 log=$work/$1.log modules
  local places=(
    --package-path "$folder" --cache-path "$folder.cache" --security-path "$folder.security")
  times > "$work/before"
  swift test "${places[@]}" > "$log" 2>&1 || { tail -40 "$log" >&2; exit 1; }
  times > "$work/after"
  modules=$(grep -oE '(Compiling|Emitting module) [A-Za-z_]+' "$log" | awk '{ print $NF }' |
    sort -u | grep -vc 'PackageTests\|PackageDiscoveredTests' || true)
  awk -v title="$2" -v after="$(seconds "$work/after")" -v before="$(seconds "$work/before")" \
    -v modules="$modules" \
    'BEGIN { printf "| %s | %.0f | %d |\n", title, after - before, modules }'
}

echo "| mocks | CPU seconds | modules compiled |"
echo "| --- | ---: | ---: |"
measure by-hand "handwritten class, without Understudy"
measure runtime 'handwritten mock, `UnderstudyCore` alone'
measure attribute '`@Mockable`'
measure source "plug-in, compiled from source"
measure prebuilt "plug-in, prebuilt"

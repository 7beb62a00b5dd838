#!/usr/bin/env bash
# Measures the time to type-check 100 correct lines with verbs: against the runtime of another commit,
# and against that of the working tree. The mocks are those of Tests/MisuseFixture/Greeter.swift of
# the same version. The time without the lines is subtracted. The runs alternate, and the best CPU
# time of each counts.
#
#   Benchmarks/type-check-time.sh COMMIT [rounds]
#
# Fails if the working tree takes more than 10 % longer.
set -euo pipefail
cd "$(dirname "$0")/.."
commit=${1:?"usage: Benchmarks/type-check-time.sh COMMIT [rounds]"}
rounds=${2:-15}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

flags=(
  -swift-version 6 -parse-as-library -wmo -package-name understudy
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
)

# Compiles the runtime in the folder $1 into the folder $2, with its mocks.
prepare() {
  mkdir -p "$2"
  local module
  for module in UnderstudyValues UnderstudyCore; do
    # Commits before the first of these modules have only the second one.
    [ -d "$1/Sources/$module" ] || continue
    find "$1/Sources/$module" -name '*.swift' -print0 \
      | xargs -0 swiftc "${flags[@]}" -module-name "$module" -emit-module -I "$2" \
        -o "$2/$module.swiftmodule"
  done
  cp "$1/Tests/MisuseFixture/Greeter.swift" "$2"
}

mkdir "$work/source"
git archive "$commit" Sources Tests/MisuseFixture | tar -x -C "$work/source"
prepare "$work/source" "$work/before"
prepare . "$work/after"

# Ten functions with ten lines each.
{
  echo 'import UnderstudyCore'
  for ((number = 0; number < 10; number++)); do
    cat << SWIFT
func lines$number(_ greeter: MockGreeter, _ name: String, _ id: Int) async throws {
  stub(greeter.greet("bob")).returns("hi")
  stub(greeter.greet(name, times: .any)).throws(Rude())
  stub(greeter.fetch(id + $number)).answers { "\(\$0)" }
  stub(greeter.load(.where { \$0 > $number })).returns("a", "b").then.returns("c")
  expect(greeter.greet(.hasPrefix("b"), times: $number), 1...3).returns("hi " + name)
  expect(greeter.name.set(.not("bob")), .never)
  reject(greeter.greet("a" + name + "b"))
  verify(greeter.greet(.equal(name), times: id), .atLeast(2))
  _ = verify(greeter.greet(.any)).map(\.arguments).contains("bob")
  verifyInOrder(greeter.ping(), greeter.greet(name).times(2), greeter[key: "k"].set($number))
}
SWIFT
  done
} > "$work/Lines.swift"
echo 'import UnderstudyCore' > "$work/Nothing.swift"

# Prints the CPU time of type-checking the file $2 with the version $1, in milliseconds.
measure() {
  local TIMEFORMAT='%U %S'
  { time swiftc "${flags[@]}" -module-name Lines -I "$work/$1" -typecheck "$work/$2.swift" \
      "$work/$1/Greeter.swift" >&3 2>&3; } 2>&1 | awk '{ printf "%d\n", ($1 + $2) * 1000 }'
}

exec 3>&2
for ((round = 0; round < rounds; round++)); do
  for version in before after; do
    for file in Lines Nothing; do echo "$version $file $(measure "$version" "$file")"; done
  done
done | awk '
  { key = $1 " " $2 }
  !(key in best) || $3 < best[key] { best[key] = $3 }
  END {
    before = best["before Lines"] - best["before Nothing"]
    after = best["after Lines"] - best["after Nothing"]
    printf "100 lines: before %d ms, after %d ms: %.3f\n", before, after, after / before
    exit after > before * 1.1
  }'

#!/usr/bin/env bash
# Generates the tests of arguments in patterns: each kind of literal and expression, for each type of
# parameter, in each kind of requirement, next to a value and to a matcher.
#
#   Scripts/Generators/argument-table.sh
#   Scripts/Generators/argument-table.sh --check   # fails if a file is not what the script writes
#
# Writes three files:
#
# - `ArgumentTableTests.swift`: requirements of a protocol, and `MockClosure`.
# - `ArgumentKindTableTests.swift`: initializers, `@Mocked` and `@MockedProperty`, replaced functions,
#   references, structs of closures, and requirements with three or four parameters, whose patterns
#   take all values or all matchers.
# - `PluginArgumentTableTests.swift`: with a mock that the plug-in makes, the first argument of each
#   type, and all in requirements with three or four parameters.
#
# The position of the argument among three or four depends on the type, because all positions of all
# types would take too long to compile.
set -euo pipefail
cd "$(dirname "$0")/../.."
patterns=Tests/UnderstudyTests/Patterns
tables=Tests/PluginFixture/Tests/TableTests
targets=("$patterns/ArgumentTableTests.swift" "$patterns/ArgumentKindTableTests.swift"
  "$tables/PluginArgumentTableTests.swift")
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# Name of the requirement; type of the parameter; arguments.
table='
int ; Int ; 5 ; -5 ; 1 + 2 ; number + 1
int8 ; Int8 ; 5 ; -5
int64 ; Int64 ; 5 ; long ; long + 1
uint ; UInt ; 5 ; 2 * 3
float ; Float ; 5 ; 1.5
double ; Double ; 1 ; 1.5 ; -2.5 ; half * 2 + 1
decimal ; Decimal ; 5 ; 1.5
string ; String ; "q" ; "a" + "b" ; "a\(number)" ; text
character ; Character ; "c"
scalar ; Unicode.Scalar ; "c"
substring ; Substring ; "c" ; "c\(number)"
bool ; Bool ; true ; !true
amount ; Amount ; 3 ; Amount(integerLiteral: 4)
array ; [Int] ; [1, 2] ; [] ; [1] + [2]
set ; Set<Int> ; [1, 2] ; []
dictionary ; [String: Int] ; ["a": 1] ; [:]
optionalString ; String? ; "q" ; nil ; text ; optional ; .some("q")
optionalInt ; Int? ; 5 ; nil ; number + 1
level ; Level ; .debug ; .closed(reason: "x") ; level
optionalLevel ; Level? ; .debug ; nil ; level
host ; Host ; host ; Host(name: "h", port: 1) ; .init(name: "h", port: 1)
optionalHost ; Host? ; host ; nil
optionalArray ; [String]? ; ["a"] ; nil
anything ; Any ; 5 ; "q" ; text
duration ; Duration ; .seconds(1) ; .zero
url ; URL ; url
range ; ClosedRange<Int> ; 1...3
'

# The labels, types, values and matchers of the parameters next to the argument.
labels=(a b c d)
types=(String Int Bool "String?")
values=(text number true nil)
literals=("\"k\"" 3 true nil)
matchers=(".hasPrefix(\"k\")" "1...3" .any .any)

# Joins parts with commas.
join() { local text; text=$(printf ', %s' "$@"); printf '%s' "${text:2}"; }

# Prints the arguments of a requirement with COUNT parameters: the argument ARGUMENT at POSITION,
# and the parts of the array NAME at the others.
arguments() { # COUNT POSITION ARGUMENT NAME
  local -n others=$4
  local parts=() position
  for ((position = 0; position < $1; position++)); do
    if [ "$position" -eq "$2" ]; then
      parts+=("value: $3")
    else
      parts+=("${labels[position]}: ${others[position]}")
    fi
  done
  join "${parts[@]}"
}

trim() { local text=$1; text=${text#"${text%%[![:space:]]*}"}; printf '%s' "${text%"${text##*[![:space:]]}"}"; }

requirements=""
tests=""
initializers=""
mocked=""
replaceable=""
references=""
closures=""
many=""
kindTests=""
pluginRequirements=""
pluginTests=""
index=0
while IFS= read -r line; do
  [[ -z $line ]] && continue
  IFS=';' read -ra fields <<< "$line"
  name=$(trim "${fields[0]}")
  type=$(trim "${fields[1]}")
  requirements+="
  func ${name}(_ value: $type) -> Int
  func ${name}First(_ value: $type, key: String) throws -> Int
  func ${name}Last(_ key: String, value: $type) async -> Int
  static func ${name}Static(_ value: $type, _ key: String) -> Int
  subscript($name value: $type, key key: String) -> Int { get set }
  var ${name}Property: $type { get set }"
  initializers+="
  init($name value: $type, key: String)"
  mocked+="
  @Mocked func $name(_ value: $type, key: String) throws -> Int
  @MockedProperty var ${name}Property: $type"
  replaceable+="
  @Mocked(.always) func $name(_ value: $type, key: String) -> Int { 0 }"
  references+="
  lazy var ${name}Ref = MockReference($name)
  func $name(_ value: $type, key: String) -> Int { call(${name}Ref, args: (value, key)) }"
  closures+="
  var $name: ($type, String) -> Int"
  count=$((3 + index % 2))
  position=$((index % count))
  index=$((index + 1))
  many+="
  func $name($(arguments "$count" "$position" "$type" types)) -> Int"
  pluginRequirements+="
  func $name(_ value: $type, key: String) -> Int
  func ${name}Many($(arguments "$count" "$position" "$type" types)) -> Int
  var ${name}Property: $type { get set }"
  number=0
  for argument in "${fields[@]:2}"; do
    a=$(trim "$argument")
    number=$((number + 1))
    tests+="

  @Test(\"$type: ${a//[\\\"]/\'}\")
  func ${name}$number() async throws {
    _ = table.$name($a)
    verify(table.$name($a))
    verify(table.$name(.any))
    _ = try table.${name}First($a, key: \"k\")
    verify(table.${name}First($a, key: \"k\"))
    verify(table.${name}First($a, key: .any))
    verify(table.${name}First(.any, key: text))
    verify(table.${name}First(.any, key: .hasPrefix(\"k\")))
    _ = await table.${name}Last(\"k\", value: $a)
    verify(table.${name}Last(text, value: $a))
    verify(table.${name}Last(.any, value: $a))
    verify(table.${name}Last(\"k\", value: .any))
    _ = MockTable.${name}Static($a, \"k\")
    verify(MockTable.${name}Static($a, \"k\"))
    verify(MockTable.${name}Static($a, .any))
    verify(MockTable.${name}Static(.any, text))
    table[$name: $a, key: \"k\"] = 3
    _ = table[$name: $a, key: \"k\"]
    verify(table[$name: $a, key: \"k\"])
    verify(table[$name: $a, key: .any])
    verify(table[$name: $a, key: .any].set(3))
    verify(table[$name: .any, key: text].set(.any))
    table.${name}Property = $a
    verify(table.${name}Property.set($a))
    verify(table.${name}Property.set(.any))
    let closure = MockClosure(of: (($type, String) -> Int).self)
    _ = closure.function($a, \"k\")
    verify(closure($a, \"k\"))
    verify(closure($a, .any))
    verify(closure(.any, text))
    stub(table.$name($a)).returns(7)
    #expect(table.$name($a) == 7)
  }"
    allValues=$(arguments "$count" "$position" "$a" values)
    kindTests+="

  @Test(\"$type: ${a//[\\\"]/\'}\")
  func ${name}$number() throws {
    let maker = MockMaker($name: $a, key: \"k\")
    verify(maker.initialized($name: $a, key: \"k\"))
    verify(maker.initialized($name: $a, key: .any))
    verify(maker.initialized($name: .any, key: text))
    _ = try mocked.$name($a, key: \"k\")
    verify(mocked.$name($a, key: \"k\"))
    verify(mocked.$name($a, key: .any))
    verify(mocked.$name(.any, key: text))
    mocked.${name}Property = $a
    verify(mocked.\$${name}Property.set($a))
    #expect(replaced.$name($a, key: \"k\") == 0)
    stub(replaced.$name($a, key: \"k\")).returns(7)
    #expect(replaced.$name($a, key: \"k\") == 7)
    verify(replaced.$name($a, key: .any), 2)
    verify(replaced.$name(.any, key: text), 2)
    _ = references.$name($a, key: \"k\")
    verify(references.call(to: references.${name}Ref)($a, \"k\"))
    verify(references.call(to: references.${name}Ref)($a, .any))
    verify(references.call(to: references.${name}Ref)(.any, text))
    _ = closures.instance.$name($a, \"k\")
    verify(closures.$name($a, \"k\"))
    verify(closures.$name($a, .any))
    verify(closures.$name(.any, text))
    _ = many.$name($allValues)
    verify(many.$name($allValues))
    verify(many.$name($(arguments "$count" "$position" .any literals)))
  }"
    pluginTests+="

  @Test(\"three or four parameters, $type: ${a//[\\\"]/\'}\")
  func ${name}Many$number() {
    _ = table.${name}Many($allValues)
    verify(table.${name}Many($allValues))
    verify(table.${name}Many($(arguments "$count" "$position" "$a" matchers)))
    verify(table.${name}Many($(arguments "$count" "$position" .any values)))
  }"
    [ "$number" -eq 1 ] || continue
    pluginTests+="

  @Test(\"$type: ${a//[\\\"]/\'}\")
  func ${name}Argument() {
    _ = table.$name($a, key: \"k\")
    verify(table.$name($a, key: \"k\"))
    verify(table.$name($a, key: .any))
    verify(table.$name(.any, key: text))
    table.${name}Property = $a
    verify(table.${name}Property.set($a))
  }"
  done
done <<< "$table"

# Prints the beginning of a file, which imports the given modules.
beginning() { # MODULE...
  cat <<SWIFT
// Generated by Scripts/Generators/argument-table.sh. Do not edit.
// swift-format-ignore-file

import Foundation
import Testing
$(printf 'import %s\n' "$@")

SWIFT
}

# Prints the types of parameters.
types() { # ACCESS
  sed "s/^\(struct\|enum\)/$1\1/" <<'SWIFT'
struct Amount: ExpressibleByIntegerLiteral, Equatable {
  var value: Int
  init(integerLiteral value: Int) { self.value = value }
}

enum Level: Equatable { case debug, closed(reason: String) }

struct Host: Equatable { var name: String, port: Int }

SWIFT
}

# Prints the values that the arguments use.
values() {
  cat <<'SWIFT'
  private let number = 3
  private let long: Int64 = 4
  private let half = 2.5
  private let text = "k"
  private let optional: String? = "o"
  private let level = Level.debug
  private let host = Host(name: "h", port: 1)
  private let url = URL(filePath: "/a")
SWIFT
}

{
  beginning Understudy UnderstudyMacros
  types "private "
  cat <<SWIFT
@Mockable(.always)
private protocol Table {$requirements
}

@Suite("Arguments in patterns", .verifyingMocks)
struct ArgumentTableTests {
  private let table = MockTable()
$(values)$tests
}
SWIFT
} > "$folder/ArgumentTableTests.swift"

{
  beginning Understudy UnderstudyHandwritten UnderstudyMacros
  types "private "
  cat <<SWIFT
@Mockable(.always)
private protocol Maker {$initializers
}

private final class MockedTable: Mock, @unchecked Sendable {$mocked
}

private final class Replaced {$replaceable
}

private final class ReferenceTable: Mock, @unchecked Sendable {$references
}

@Mockable(.always)
private struct Functions {$closures
}

@Mockable(.always)
private protocol Many {$many
}

@Suite("Arguments in patterns of every kind", .verifyingMocks)
struct ArgumentKindTableTests {
  private let mocked = MockedTable()
  private let replaced = Replaced()
  private let references = ReferenceTable()
  private let closures = MockFunctions()
  private let many = MockMany()
$(values)$kindTests
}
SWIFT
} > "$folder/ArgumentKindTableTests.swift"

{
  beginning Understudy
  types ""
  cat <<SWIFT
protocol PluginTable {$pluginRequirements
}

@Suite("Arguments in patterns of mocks that the plug-in makes", .verifyingMocks)
struct PluginArgumentTableTests {
  private let table = MockPluginTable()
$(values)$pluginTests
}
SWIFT
} > "$folder/PluginArgumentTableTests.swift"

for target in "${targets[@]}"; do
  file=$folder/$(basename "$target")
  if [ "${1:-}" != --check ]; then
    cp "$file" "$target"
  elif ! cmp -s "$file" "$target"; then
    echo "error: $target must be generated again; run Scripts/generate.sh argument-table" >&2
    exit 1
  fi
done

import Testing
import UnderstudyContracts
import UnderstudyCore

/// A struct without `==`.
private struct Plain {
  var name = "a"
  var part: Any = 1
}

/// An enum without `==`.
private enum Shape {
  case point
  case line
  indirect case box(Shape, size: Plain)
}

/// A class without `==`.
private class Node {
  var value: Any
  var next: Node?

  init(_ value: Any, _ next: Node? = nil) {
    self.value = value
    self.next = next
  }
}

private final class NamedNode: Node {
  var name = "n"
}

/// A value that describes itself.
private struct Discreet: CustomStringConvertible, CustomReflectable {
  let secret: Int
  var description: String { "discreet" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// A value whose encoded form leaves something out.
private struct Coded: Encodable {
  enum CodingKeys: CodingKey { case tags, price }

  var tags: Set<String> = ["a", "b", "c", "d"]
  var price = 1.5
  var cache = 0

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tags, forKey: .tags)
    var prices = container.nestedUnkeyedContainer(forKey: .price)
    try prices.encode(price)
    try prices.encodeNil()
  }
}

/// A value that cannot be encoded.
private struct Refusing: Encodable {
  struct Refusal: Error {}

  var number: Int
  func encode(to encoder: any Encoder) throws { throw Refusal() }
}

/// A value that counts less than its properties.
private struct Versioned: Equatable {
  var id: Int
  var version: Int
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

/// A value whose only part is an object that exists while it is encoded.
private struct Lens: Encodable {
  final class Ray: Encodable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  var number: Int

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Ray(number))
  }
}

private actor Agent {}

private final class Buffer: ManagedBuffer<Int, Int> {}

/// Two values, and what their comparison says.
private struct Row: CustomTestStringConvertible, @unchecked Sendable {  // No lock: immutable.
  let testDescription: String
  let expected: Any
  let actual: Any
  let result: String

  init(_ name: String, _ expected: Any, _ actual: Any, _ result: String) {
    testDescription = name
    self.expected = expected
    self.actual = actual
    self.result = result
  }
}

private func cycle(_ value: Int) -> Node {
  let first = Node(1, Node(2, Node(value)))
  first.next?.next?.next = first
  return first
}

private func chain(_ count: Int, _ last: Int) -> Node {
  var node = Node(last)
  for _ in 0..<count { node = Node(0, node) }
  return node
}

/// Returns the entries in the order in which they are inserted, as far as a dictionary keeps it.
private func dictionary(_ numbers: some Sequence<Int>) -> [Int: Plain] {
  var result: [Int: Plain] = [:]
  for number in numbers { result[number] = Plain(part: number) }
  return result
}

/// Returns values whose parts exist only while they are compared.
private func lenses(_ last: Int) -> [Lens] { ((0..<50) + [last]).map { Lens(number: $0) } }

private let text = String(repeating: "long ", count: 400)

private let rows = [
  // By `==`.
  Row("integers", 1, 1, "equal"),
  Row("different integers", 1, 2, "the values differ: 1 and 2"),
  Row("types", 1, "1", "the values differ: 1 and \"1\""),
  Row("numbers of two types", 1, UInt8(1), "the values differ: Int and UInt8"),
  Row(
    "texts after the thousandth character", text + "a", text + "b",
    "the values differ from character 2001: \"a\" and \"b\""),
  Row(
    "a text that ends", "ab", "a",
    "the values differ from character 2: \"b\" and its end"),
  Row(
    "the last of 500 elements", Array(0..<500), Array(0..<499) + [7],
    "[499] differs: 499 and 7"),
  Row("sets", Set(0..<50), Set((0..<50).reversed()), "equal"),
  Row(
    "dictionaries", dictionary(0..<50), dictionary((0..<50).reversed()), "equal"),
  Row("an == of its own", Versioned(id: 1, version: 1), Versioned(id: 1, version: 2), "equal"),
  Row(
    "a part of an Equatable value", [Versioned(id: 1, version: 1)], [Versioned(id: 2, version: 1)],
    "[0].id differs: 1 and 2"),
  Row("types as values", Int.self, Int.self, "equal"),
  Row(
    "different types as values", Int.self, String.self,
    "the values differ: Int.self and String.self"),
  // Optionals.
  Row("nil", Int?.none as Any, Int?.none as Any, "equal"),
  Row("nil without ==", Plain?.none as Any, Plain?.none as Any, "equal"),
  Row(
    "nil and a value", Plain?.none as Any, Plain() as Any,
    "the values differ: nil and Plain(name: \"a\", part: 1)"),
  Row("optionals", Plain?.some(Plain()) as Any, Plain?.some(Plain()) as Any, "equal"),
  Row(
    "an optional part", Plain?.some(Plain()) as Any, Plain?.some(Plain(name: "b")) as Any,
    "name differs from character 1: \"a\" and \"b\""),
  // By stored properties.
  Row("structs", Plain(), Plain(), "equal"),
  Row(
    "a nested part", Plain(part: Plain(part: [1, 2])), Plain(part: Plain(part: [1, 3])),
    "part.part[1] differs: 2 and 3"),
  Row("hidden parts", Discreet(secret: 1), Discreet(secret: 2), "secret differs: 1 and 2"),
  Row("void", (), (), "equal"),
  Row("tuples", (a: 1, 2), (a: 1, 3), "1 differs: 2 and 3"),
  Row(
    "arrays of structs", [Plain()], [Plain(), Plain()],
    "the values differ: [Plain(name: \"a\", part: 1)] and [Plain(name: \"a\", part: 1), Plain(name: \"a\", part: 1)]"
  ),
  Row(
    "a dictionary's value", ["x": Plain(), "y": Plain()], ["x": Plain(), "y": Plain(part: 2)],
    "[\"y\"].part differs: 1 and 2"),
  Row(
    "a dictionary's key", ["x": Plain()], ["y": Plain()],
    "the values differ: [\"x\": Plain(name: \"a\", part: 1)] and [\"y\": Plain(name: \"a\", part: 1)]"
  ),
  Row("cases", Shape.point, Shape.point, "equal"),
  Row("different cases", Shape.point, Shape.line, "the values differ: .point and .line"),
  Row(
    "associated values", Shape.box(.point, size: Plain()), Shape.box(.line, size: Plain()),
    "box.0 differs: .point and .line"),
  Row("metatype parts", Plain(part: Int.self), Plain(part: Int.self), "equal"),
  // Objects.
  Row("objects", Node(1), Node(1), "equal"),
  Row("different objects", Node(1, Node(2)), Node(1, Node(3)), "next.value differs: 2 and 3"),
  Row("inherited properties", NamedNode(1), NamedNode(2), "value differs: 1 and 2"),
  Row("classes", Node(1), NamedNode(1), "the values differ: Node and NamedNode"),
  Row("cycles", cycle(3), cycle(3), "equal"),
  Row("different cycles", cycle(3), cycle(4), "next.next.value differs: 3 and 4"),
  // Objects that exist only while they are compared.
  Row("temporary objects", lenses(7), lenses(8), "[50].number differs: 7 and 8"),
  Row(
    "temporary objects in values", ["a": Plain(part: lenses(7))], ["a": Plain(part: lenses(8))],
    "[\"a\"].part[50].number differs: 7 and 8"),
  Row(
    "temporary objects in a dictionary", ["a": lenses(1), "b": lenses(7)],
    ["a": lenses(1), "b": lenses(8)], "[\"b\"][50].number differs: 7 and 8"),
  Row(
    "temporary objects in a tuple", (lenses(1)[0], lenses(1)[1], Lens(number: 7)),
    (lenses(1)[0], lenses(1)[1], Lens(number: 8)), "2.number differs: 7 and 8"),
  Row(
    "temporary objects in a case", Shape.box(.point, size: Plain(part: lenses(7))),
    Shape.box(.point, size: Plain(part: lenses(8))),
    "box.size.part[50].number differs: 7 and 8"),
  Row(
    "temporary objects in objects", Node(lenses(1), Node(lenses(7))),
    Node(lenses(1), Node(lenses(8))), "next.value[50].number differs: 7 and 8"),
  // By what they encode.
  Row("encoded", Coded(cache: 1), Coded(cache: 2), "equal"),
  Row("encoded parts", Coded(price: 1.5), Coded(price: 2), "price[0] differs: 1.5 and 2.0"),
  Row("encoded sets", Coded(tags: ["a"]), Coded(tags: ["b"]), "tags differs: [\"a\"] and [\"b\"]"),
  Row("refused encoding", Refusing(number: 1), Refusing(number: 1), "equal"),
  Row(
    "refused encoding of others", Refusing(number: 1), Refusing(number: 2),
    "number differs: 1 and 2"),
  // What cannot be compared.
  Row("closures", { 1 }, { 1 }, "unknown: is a closure"),
  Row("a closure inside", Plain(part: { 1 }), Plain(part: { 1 }), "unknown: part is a closure"),
  Row(
    "a difference next to a closure", [Plain(part: { 1 }), Plain()],
    [Plain(part: { 1 }), Plain(part: 2)], "[1].part differs: 1 and 2"),
  Row("actors", Agent(), Agent(), "unknown: is Agent, an actor"),
  Row(
    "buffers", Buffer.create(minimumCapacity: 1) { _ in 1 },
    Buffer.create(minimumCapacity: 1) { _ in 1 },
    "unknown: is Buffer, which stores elements without properties"),
  // NaN.
  Row(
    "nan", Double.nan, Double.nan,
    "the values differ: nan never equals nan. Chain .comparing(Double.self) "
      + "{ $0.isNaN ? .where { $0.isNaN } : .equal($0) }"),
  Row(
    "nan inside", [Plain(part: Float.nan)], [Plain(part: Float.nan)],
    "[0].part differs: nan never equals nan. Chain .comparing(Float.self) "
      + "{ $0.isNaN ? .where { $0.isNaN } : .equal($0) }"),
]

/// The comparison of values.
@Suite struct ValueComparisonTests {
  private func text(_ verdict: ValueComparison.Verdict) -> String {
    switch verdict {
    case .equal: "equal"
    case .differ(let difference): difference.text
    case .unknown(let reason): "unknown: \(reason)"
    case .endless(let reason): "endless: \(reason)"
    }
  }

  @Test(
    "values are compared by ==, by what they encode, or by their stored properties", arguments: rows
  )
  private func values(_ row: Row) {
    #expect(text(ValueComparison.compare(row.expected, row.actual)) == row.result)
  }

  @Test("long chains of objects are compared, and too many parts are no pass")
  func bounds() {
    let (left, right) = (chain(5_000, 1), chain(5_000, 2))
    #expect(text(ValueComparison.compare(left, right)).hasSuffix(".value differs: 1 and 2"))
    let many = Array(repeating: Plain(), count: ValueComparison.maximumParts / 2)
    #expect(text(ValueComparison.compare(many, many)).hasPrefix("endless: "))
  }

  @Test("tolerances apply to parts at any depth, and the newest one decides")
  func tolerances() {
    let close = Tolerances.comparing(Double.self) { .closeTo($0, within: 0.1) }
    let (left, right) = ([Plain(part: 1.0)], [Plain(name: "b", part: 1.05)])
    #expect(
      text(ValueComparison.compare(left, right, allowing: close.ignoring(label: "name"))) == "equal"
    )
    #expect(
      text(ValueComparison.compare(left, right, allowing: close))
        == "[0].name differs from character 1: \"a\" and \"b\"")
    #expect(text(ValueComparison.compare([1.0], [1.05], allowing: close)) == "equal")
    #expect(
      text(ValueComparison.compare([1.0], [1.5], allowing: close)) == "[0] differs: 1.0 and 1.5")
    #expect(
      text(
        ValueComparison.compare(
          ["id": 1, "x": 2], ["id": 3, "x": 2], allowing: .ignoring(label: "id"))) == "equal")
    #expect(
      text(ValueComparison.compare({ 1 }, { 2 }, allowing: .ignoring((() -> Int).self))) == "equal")
    let newest = Tolerances.ignoring(Int.self).comparing(Int.self) { _ in .equal(7) }
    #expect(text(ValueComparison.compare(1, 1, allowing: newest)) == "the values differ: 1 and 1")
  }

  @Test("NaN in arguments of one story equals itself")
  func equalNaN() {
    let value = [Plain(part: [Double.nan, 1])]
    #expect(text(ValueComparison.compare(value, value, equatesNaN: true)) == "equal")
  }

  @Test("redactions hide the values, and do not change the comparison")
  func redactions() {
    MockScope.run {
      redact(label: "name")
      redact(Shape.self)
      let (left, right) = (Plain(name: "secret"), Plain(name: "hidden"))
      #expect(text(ValueComparison.compare(left, right)) == "name differs: <redacted>")
      #expect(text(ValueComparison.compare(left, left)) == "equal")
      #expect(
        text(ValueComparison.compare(Shape.point, Shape.line)) == "the values differ: <redacted>")
      #expect(
        text(
          ValueComparison.compare(
            Shape.box(.line, size: Plain(part: 8)), Shape.box(.line, size: Plain(part: 9))))
          == "box.size.part differs: <redacted>")
    }
  }
}

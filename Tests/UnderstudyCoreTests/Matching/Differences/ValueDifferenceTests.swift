import Testing
import UnderstudyCore
import UnderstudyValues

/// The difference of two values, as failures show it.
@Suite struct ValueDifferenceTests {
  @Test("a struct is shown field by field, with the changed ones marked")
  func fields() {
    let other = Letter(subject: "Hallo")
    #expect(
      lines(Letter(), other) == [
        "  Letter(", "-   subject: \"Hello\"", "+   subject: \"Hallo\"",
        "    body: \"On its way.\"",
        "    pages: []", "  )",
      ])
  }

  @Test("fields that are equal are counted if there are more than three in a row")
  func equalFields() {
    #expect(
      lines(Grid(), Grid(e: 0)) == [
        "  Grid(", "    … 4 unchanged", "-   e: 5", "+   e: 0", "  )",
      ])
  }

  @Test("a long string in a struct is shown around its first difference")
  func longField() {
    let (left, right) = (longText + "Goods may be returned.", longText + "Goods may be exchanged.")
    #expect(
      lines(Letter(body: left), Letter(body: right)) == [
        "  Letter(", "    subject: \"Hello\"",
        "    body  differs from character 344: \"…may be returned.\" and \"…may be exchanged.\"",
        "    pages: []", "  )",
      ])
  }

  @Test("cases and tuples of plain values are shown as a whole")
  func whole() {
    #expect(isWhole(Route.air(hours: 1), Route.air(hours: 2)))
    #expect(isWhole(Route.air(hours: 1), Route.sea))
    #expect(isWhole("bob", "ann"))
    #expect(isWhole(1, 2))
    #expect(isWhole(Optional("bob") as Any, String?.none as Any))
  }

  @Test("values of different types with the same description are told apart by their types")
  func types() {
    #expect(remark(1, UInt8(1)) == "both are 1, but of different types: Int and UInt8")
    #expect(
      remark("a", "a"[...]) == "both are \"a\", but of different types: String and Substring")
  }

  @Test("objects with the same description are told apart as instances")
  func instances() {
    let (left, right) = (Pair(Badge()), Pair(Badge()))
    #expect(lines(left, right)[1] == "    badge  both are Badge, but different instances")
  }

  @Test("strings that look the same are told apart by their bytes")
  func bytes() {
    #expect(
      remark("e\u{301}", "é") == "looks the same, but the bytes differ: [65] CC 81 and [C3] A9")
  }

  @Test("an invisible character that differs is named")
  func invisible() throws {
    let form = ValueDifference.described("a b", "a\u{A0}b").form
    guard case .whole(let remark) = form else { return #expect(Bool(false), "\(form)") }
    #expect(remark == "differs at character 2: U+00A0 NO-BREAK SPACE")
  }

  @Test("a value that describes itself is not opened")
  func selfDescribing() {
    let form = ValueDifference.described([Password("one")], [Password("two")]).form
    #expect(!"\(form)".contains("one") && !"\(form)".contains("two"))
    #expect("\(form)".contains("both are <hidden>, but not equal"))
  }

  @Test("an object that refers to itself is shown once") func cycle() {
    let (left, right) = (Link(1), Link(1))
    left.next = Link(2)
    right.next = Link(3)
    left.next?.next = left
    right.next?.next = right
    let lines = lines(left, right)
    #expect(lines.contains { $0.hasPrefix("-") } && lines.count < 20)
  }

  @Test("the first difference of a deep value is shown without the levels above it") func deep() {
    let lines = lines(Chain.of(40, end: 1), Chain.of(40, end: 2))
    #expect(lines.count == 14)
    #expect(lines.contains("-             … 34 levels below: .end(1)"))
  }

  @Test("an enum of 100,000 levels is compared in a bounded number of steps") func deepest() {
    let (left, right) = (Chain.of(100_000, end: 1), Chain.of(100_000, end: 2))
    let difference = ValueDifference.described(left, right)
    #expect(difference.steps < 600)
    #expect("\(difference.form)".contains("differs more than"))
    left.dismantle()
    right.dismantle()
  }

  @Test("bytes are shown around the first that differs") func data() {
    let left = [UInt8](repeating: 7, count: 100)
    var right = left
    right[50] = 255
    #expect(
      remark(left, right) == """
        differs from offset 50: … 07 07 07 07 07 07 07 07 [07] 07 07 07 07 07 07 07 07 … and \
        … 07 07 07 07 07 07 07 07 [FF] 07 07 07 07 07 07 07 07 … (100 bytes each)
        """)
    #expect(
      remark(left, left + [1])
        == """
        differs from offset 100: … 07 07 07 07 07 07 07 07 [end] and \
        … 07 07 07 07 07 07 07 07 [01] (100 and 101 bytes)
        """)
  }
}

private let longText = String(repeating: "Read this. ", count: 30)

/// Returns the marked lines of a difference.
func lines(_ expected: Any, _ actual: Any) -> [String] {
  if case .lines(let lines) = ValueDifference.described(expected, actual).form { return lines }
  return []
}

/// Returns the only line of a difference.
func remark(_ expected: Any, _ actual: Any) -> String? {
  if case .remark(let text) = ValueDifference.described(expected, actual).form { return text }
  return nil
}

private func isWhole(_ expected: Any, _ actual: Any) -> Bool {
  if case .whole = ValueDifference.described(expected, actual).form { return true }
  return false
}

private struct Letter: Equatable {
  var subject = "Hello"
  var body = "On its way."
  var pages: [Int] = []
}

private struct Grid: Equatable {
  var a = 1
  var b = 2
  var c = 3
  var d = 4
  var e = 5
}

private enum Route: Equatable {
  case sea
  case air(hours: Int)
}

private struct Password: Equatable, CustomStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  var description: String { "<hidden>" }
}

private final class Badge {}

private struct Pair: Equatable {
  let badge: Badge

  init(_ badge: Badge) { self.badge = badge }

  static func == (left: Self, right: Self) -> Bool { left.badge === right.badge }
}

private final class Link: Equatable {
  let number: Int
  var next: Link?

  init(_ number: Int) { self.number = number }

  static func == (left: Link, right: Link) -> Bool {
    left.number == right.number && left.next?.number == right.next?.number
  }
}

/// A value of any number of levels, compared and released without recursion.
private final class Chain: Equatable, CustomReflectable {
  private var next: Chain?
  private let end: Int

  private init(_ next: Chain?, _ end: Int) { (self.next, self.end) = (next, end) }

  static func of(_ levels: Int, end: Int) -> Chain {
    (0..<levels).reduce(Chain(nil, end)) { chain, _ in Chain(chain, 0) }
  }

  func dismantle() {
    var chain: Chain? = self
    while let link = chain { (chain, link.next) = (link.next, nil) }
  }

  static func == (left: Chain, right: Chain) -> Bool {
    var (left, right): (Chain?, Chain?) = (left, right)
    while let first = left, let second = right {
      if first.end != second.end { return false }
      (left, right) = (first.next, second.next)
    }
    return left == nil && right == nil
  }

  var customMirror: Mirror {
    next.map { Mirror(self, children: ["next": $0], displayStyle: .enum) }
      ?? Mirror(self, children: ["end": end], displayStyle: .enum)
  }
}

import MockGenerator
import Testing

@Suite("Requirements that several inherited protocols declare")
struct CommonRequirementTests {
  /// Returns the lines of the extension of the refining protocol's mocks that declare members.
  private func members(_ source: String, of name: String) -> [String] {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m = Mock\(name)()"), .testable("Shop", source))
    #expect(made.messages == [])
    let lines = made.text("Shop").split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let start = lines.firstIndex(where: {
        $0 == "extension \(name) where Self: UnderstudyCore.Mockable {"
          || $0.hasPrefix("extension \(name) where Self: UnderstudyCore.Mockable, ")
      })
    else { return [] }
    let body = lines[start...].dropFirst().prefix { $0 != "}" }
    return body.filter {
      $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("@_disfavored")
        && !$0.contains("unavailable")
    }
    .map { String($0.dropFirst(2)) }.filter { $0 != "}" }
  }

  static let merged: [(parents: String, members: [String])] = [
    (
      "protocol A { var s: Int { get } }\nprotocol B { var s: Int { get } }",
      ["var s: Int {"]
    ),
    (
      "protocol A { var s: Int { get } }\nprotocol B { var s: Int { get set } }",
      ["var s: Int {"]
    ),
    (
      "protocol A { var s: Int { get async } }\nprotocol B { var s: Int { get async throws } }",
      ["var s: Int {"]
    ),
    (
      "protocol A { func f<T>(_ x: T) -> T }\nprotocol B { func f<U>(_ x: U) -> U }",
      ["func f<T>(_ p0: T) -> T {"]
    ),
    (
      "protocol A { @MainActor func f() }\nprotocol B { func f() }",
      ["nonisolated func f() {"]
    ),
    (
      "protocol A { static func f() }\nprotocol B { static func f() }",
      ["static func f() {"]
    ),
    (
      "protocol A { subscript(i: Int) -> Int { get } }\nprotocol B { subscript(i: Int) -> Int { get set } }",
      ["subscript(_ p0: Int) -> Int {"]
    ),
    // Swift tells these apart.
    ("protocol A { func f() -> Int }\nprotocol B { func f() -> String }", []),
    ("protocol A { func f(a: Int) }\nprotocol B { func f(b: Int) }", []),
    ("protocol A { func f() }\nprotocol B: A { func f() }", []),
  ]

  @Test("the refining protocol declares them once more", arguments: merged)
  func declared(parents: String, members: [String]) {
    #expect(self.members("\(parents)\nprotocol C: A, B {}", of: "C") == members)
  }

  @Test("a protocol that refines the refining one does not")
  func nearest() {
    let source = """
      protocol A { var s: Int { get } }
      protocol B { var s: Int { get } }
      protocol C: A, B {}
      protocol D: C, A {}
      """
    #expect(members(source, of: "D") == [])
  }

  @Test("a composition has a protocol for them")
  func composition() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m = MockBoth()"),
      .testable(
        "Shop",
        "protocol A { var s: Int { get } }\nprotocol B { var s: Int { get } }\ntypealias Both = A & B"
      ))
    #expect(made.messages == [])
    #expect(
      made.lines("Shop", "protocol", "nonisolated final class").map { $0.prefix { $0 != "," } } == [
        "protocol __CompositionOfBoth: Both {}",
        "nonisolated final class MockBoth: __CompositionOfBoth",
      ])
  }
}

import MockMigrator
import Testing

@Suite("What is around the statements")
struct AroundStatementTests {
  /// Returns a file of a test target after the migration, next to other sources.
  private func migrated(_ text: String, besides others: String...) -> String {
    let sources = ([text] + others).enumerated().map {
      SourceText(path: "Tests/ATests/F\($0).swift", text: $1)
    }
    return Migration().run(sources)[0].text(of: text)
  }

  /// A spy of Spyable.
  private static let spy = "import Spyable\n\n@Spyable\nprotocol Pump { func stop() }\n"

  @Test(
    "an import that is removed does not keep the new one from its place",
    arguments: [
      ("import Spyable\n", "import Understudy\n"),
      ("import Foundation\nimport Spyable\n", "import Foundation\nimport Understudy\n"),
      ("import Spyable\nimport Foundation\n", "import Foundation\nimport Understudy\n"),
      ("@testable import Garden\nimport Spyable\n", "import Understudy\n@testable import Garden\n"),
      ("#if canImport(Spyable)\nimport Spyable\n#endif\n", "import Understudy\n"),
    ])
  func imports(_ before: String, _ after: String) {
    let body = "\nfunc help(_ pump: %) {\n  use(#)\n}\n"
    let text =
      before + body.replacing("#", with: "pump.stopCallsCount").replacing("%", with: "PumpSpy")
    let expected =
      after + body.replacing("#", with: "calls(pump.stop()).count").replacing("%", with: "MockPump")
    #expect(migrated(text, besides: Self.spy) == expected)
  }

  @Test("a mock whose calls with a result all need a stub is strict as a whole, without a closure")
  func strictness() {
    let pump =
      "import Spyable\n\n@Spyable\nprotocol Pump {\n  func stop()\n  func read() -> Int\n"
      + "  func find() -> Int?\n  var level: Double { get }\n}\n"
    let text = migrated("import XCTest\nlet pump = PumpSpy()\n", besides: pump)
    #expect(text == "import XCTest\nimport Understudy\nlet pump = MockPump(.strictForResults)\n")
  }

  @Test(
    "a comparison of Cuckoo is a condition",
    arguments: [
      ("equal(to: home, equalWhen: ===)", ".where { home === $0 }"),
      ("equal(to: home, equalWhen: isSame)", ".where { isSame(home, $0) }"),
      ("equal(to: home, equalWhen: { $0.id == $1.id })", ".where { home.id == $0.id }"),
      ("equal(to: home) { $0.id == $1.id }", ".where { home.id == $0.id }"),
      ("equal(to: home, equalWhen: { a, b in a.id == b.a })", ".where { home.id == $0.a }"),
      ("equal(to: a ?? b, equalWhen: { $0.id == $1.id })", ".where { (a ?? b).id == $0.id }"),
    ])
  func comparison(_ before: String, _ after: String) {
    let text = migrated("import Cuckoo\nfunc f() {\n  verify(sensor).point(at: \(before))\n}\n")
    #expect(text == "import Understudy\nfunc f() {\n  verify(sensor.point(at: \(after)))\n}\n")
  }

  @Test(
    "registrations of Mockable with different literals are no rivals",
    arguments: [
      (".value(1)", ".value(2)"), (".value(-1)", ".value(1)"), (".value(1.5)", ".value(2.5)"),
      (".value([1])", ".value([2])"), (".value([1: 2])", ".value([1: 3])"), ("1", "2"),
      ("\"a\"", "\"b\""), ("true", "false"), (".value(nil)", ".value(1)"), ("-1", "1"),
      (".value(\"a\")", "\"b\""), (".value(.on)", ".value(.off)"), ("[1]", "[1, 2]"),
    ])
  func literals(_ a: String, _ b: String) {
    let body = { (argument: String, value: Int) in
      "  given(pump).read(\(argument)).willReturn(\(value))\n"
    }
    let text = migrated("import Mockable\nfunc f() {\n\(body(a, 1))\(body(b, 2))}\n")
    #expect(!text.contains("#warning"))
    #expect(text.contains(".returns(1)\n") && text.contains(".returns(2)\n"))
  }

  @Test(
    "registrations of Mockable that can match the same call stay rivals",
    arguments: [
      (".value(1)", ".any"), (".value(1)", ".value(1.0)"), ("1", ".value(1)"), (".value(a)", "1"),
      (".value([a])", ".value([b])"), (".any", ".matching { $0 > 1 }"),
    ])
  func rivals(_ a: String, _ b: String) {
    let text = migrated(
      "import Mockable\nfunc f() {\n  given(pump).read(\(a)).willReturn(1)\n  run()\n"
        + "  given(pump).read(\(b)).willReturn(2)\n}\n")
    #expect(text.contains("#warning"))
  }

  /// Statements of libraries with arguments on several lines.
  private static let broken = [
    (
      "SwiftyMocky",
      "Given(pump, .water(\n    .any,\n    liters: .value(5),\n    willReturn: 1\n  ))",
      "stub(pump.water(\n    .any,\n    liters: 5\n  )).returns(1)"
    ),
    (
      "SwiftyMocky", "Verify(pump, 1, .water(\n    .any,\n    liters: .value(5)))",
      "verify(pump.water(\n    .any,\n    liters: 5))"
    ),
    (
      "Mockable", "given(pump).water(\n    .any,\n    liters: .value(5)\n  ).willReturn(1)",
      "stub(pump.water(\n    .any,\n    liters: 5\n  )).returns(1)"
    ),
    (
      "Mockable",
      "verify(pump)\n    .water(\n      .any,\n      liters: .value(5))\n    .called(1)",
      "verify(pump.water(\n      .any,\n      liters: 5), 1)"
    ),
    (
      "Mockingbird", "given(pump.water(\n    any(),\n    liters: 5\n  )).willReturn(1)",
      "stub(pump.water(\n    .any,\n    liters: 5\n  )).returns(1)"
    ),
    (
      "Cuckoo", "verify(pump).water(\n    any(),\n    liters: 5\n  )",
      "verify(pump.water(\n    .any,\n    liters: 5\n  ))"
    ),
  ]

  @Test("arguments on several lines stay on several lines", arguments: broken)
  func lines(_ library: String, _ before: String, _ after: String) {
    let text = migrated("import \(library)\nfunc f() {\n  \(before)\n}\n")
    #expect(text == "import Understudy\nfunc f() {\n  \(after)\n}\n")
  }
}

import MockMigrator
import Testing

@Suite("Doubles that stay, and what their mocks do")
struct KeptDoubleTests {
  /// Returns the text of a test file next to a double after the migration, with the text of the double.
  private func migrated(
    protocol source: String, double: String, use: String, path: String = "Tests/ATests/Spy.swift"
  ) -> (double: String, use: String, files: [FileMigration]) {
    let test =
      "import XCTest\n\nfinal class T: XCTestCase {\n  func test() {\n    \(use)\n  }\n}\n"
    let sources = [
      SourceText(path: "Sources/A/Pump.swift", text: source),
      SourceText(path: path, text: double),
      SourceText(path: "Tests/ATests/T.swift", text: test),
    ]
    let files = Migration().run(sources)
    return (files[1].text(of: double), files[2].text(of: test), files)
  }

  @Test(
    "a path says whether a file can be in a test target",
    arguments: [
      ("Tests/ATests/Spy.swift", true), ("Tests/Spy.swift", true), ("Spy.swift", true),
      ("AppTests/Mocks/Spy.swift", true), ("AppUITests/Spy.swift", true),
      ("Tests/A/Spy.swift", true),
      ("Sources/A/Spy.swift", false), ("Sources/ATesting/Spy.swift", false),
      ("Tests/ATesting/Spy.swift", false), ("Tests/TestUtils/Spy.swift", false),
      ("App/AppTestSupport/Spy.swift", false), ("/home/Sources/A/Tests/ATests/Spy.swift", true),
    ])
  func folders(_ path: String, _ isTest: Bool) {
    #expect(TestFolders.contain(path) == isTest)
  }

  @Test(
    "a double outside of test targets stays, with everything that uses it",
    arguments: ["Sources/A/Spy.swift", "Sources/ATesting/Spy.swift", "Tests/TestUtils/Spy.swift"])
  func otherTargets(_ path: String) {
    let double =
      "public final class PumpSpy: Pump {\n  public var stopCount = 0\n  public func stop() { stopCount += 1 }\n}\n"
    let result = migrated(
      protocol: "protocol Pump { func stop() }\n", double: double,
      use: "let pump = PumpSpy(); XCTAssertEqual(pump.stopCount, 0)", path: path)
    #expect(result.double == double)
    #expect(result.use.contains("PumpSpy(); XCTAssertEqual(pump.stopCount, 0)"))
    #expect(result.files[1].findings.first?.reason.contains("it is in no test target") == true)
  }

  @Test(
    "what is no double of a protocol in the sources stays",
    arguments: [
      "struct StopStub: Decodable {\n  var count = 0\n}\n",
      "enum PumpMockError: Error {\n  case full\n}\n",
      "final class LogSpy: Unread {\n  var count = 0\n  func log() { count += 1 }\n}\n",
      "final class PumpSpy: Pump {\n  var count = 0\n  func stop() {}\n  func other() { count += 1 }\n}\n",
      "final class PumpSpy: Pump {\n  var limit = 3\n  func stop() {}\n}\n",
      "final class HiddenSpy: Hidden {\n  var count = 0\n  func hide() { count += 1 }\n}\n",
      "final class BoxSpy: Box {\n  var count = 0\n  func put(_ value: Int) { count += 1 }\n}\n",
      "final class DebugSpy: Debug {\n  var count = 0\n  func dump() { count += 1 }\n}\n",
    ])
  func unknown(_ double: String) {
    let result = migrated(
      protocol: """
        protocol Pump { func stop() }
        private protocol Hidden { func hide() }
        protocol Box { associatedtype Value; func put(_ value: Value) }
        #if DEBUG
        protocol Debug { func dump() }
        #endif

        """, double: double, use: "run()")
    #expect(result.double == double)
  }

  @Test(
    "what a double answers or forbids, its mock answers or forbids",
    arguments: [
      // Default values of the parameters of initializers.
      (
        "init(stop: @escaping () -> Int = { 7 }) { onStop = stop }\n  let onStop: () -> Int",
        "onStop()", "PumpSpy()", "stub($0.stop()).answers { 7 }.lenient()"
      ),
      (
        "init(result: Int = 7) { self.result = result }\n  let result: Int", "result", "PumpSpy()",
        "stub($0.stop()).returns(7).lenient()"
      ),
      // Arguments of initializers.
      (
        "init(stop: @escaping () -> Int) { onStop = stop }\n  let onStop: () -> Int", "onStop()",
        "PumpSpy(stop: { 7 })", "stub($0.stop()).answers { 7 }.lenient()"
      ),
      (
        "init(stop: @escaping () -> Int) { onStop = stop }\n  let onStop: () -> Int", "onStop()",
        "PumpSpy(stop: callback)", "stub($0.stop()).answers(callback).lenient()"
      ),
      // Bodies that must not run.
      ("", "fatalError()", "PumpSpy()", "setStrictness(.strict, for: $0.stop())"),
      ("", "fatalError(\"no\")", "PumpSpy()", "setStrictness(.strict, for: $0.stop())"),
      ("", "preconditionFailure()", "PumpSpy()", "setStrictness(.strict, for: $0.stop())"),
      ("", "XCTFail(\"called\"); return 0", "PumpSpy()", "setStrictness(.strict, for: $0.stop())"),
      (
        "var onStop: (() -> Int)?", "guard let onStop else { fatalError() }\n    return onStop()",
        "PumpSpy()", "setStrictness(.strict, for: $0.stop())"
      ),
      (
        "var onStop: (() -> Int)?",
        "if let onStop = onStop { return onStop() }\n    fatalError(\"no handler\")", "PumpSpy()",
        "setStrictness(.strict, for: $0.stop())"
      ),
    ])
  func answers(_ members: String, _ body: String, _ creation: String, _ expected: String) {
    let result = migrated(
      protocol: "protocol Pump { func stop() -> Int }\n",
      double:
        "final class PumpSpy: Pump {\n  \(members)\n  func stop() -> Int {\n    \(body)\n  }\n}\n",
      use: "let pump = \(creation)")
    #expect(result.double == "")
    #expect(result.use.contains("MockPump { \(expected) }"))
  }

  @Test("a handler that returns nothing is a side effect, if the function returns something")
  func voidHandler() {
    let double = """
      final class PumpSpy: Pump {
        var onStop: (() -> Void)?
        var level = 7
        func stop() -> Int {
          onStop?()
          return level
        }
      }

      """
    let result = migrated(
      protocol: "protocol Pump { func stop() -> Int }\n", double: double,
      use: "let pump = PumpSpy()\n    pump.onStop = { beep() }")
    #expect(result.use.contains("stub(pump.stop()).performs { beep() }.returns(7)"))
  }

  @Test("a double whose initializers have different values stays")
  func severalInitializers() {
    let double = """
      final class PumpSpy: Pump {
        var result: Int
        init(result: Int = 1) { self.result = result }
        init(_ result: Int = 2, other: Int) { self.result = result }
        func stop() -> Int { result }
      }

      """
    let result = migrated(
      protocol: "protocol Pump { func stop() -> Int }\n", double: double, use: "_ = PumpSpy()")
    #expect(result.double == double)
  }

  @Test("a recorded argument in a condition is written without a closure, which would not parse")
  func unparsable() {
    let text = """
      import XCTest

      final class PumpSpy: Pump {
        var levels: [Int] = []
        func fill(_ level: Int) { levels.append(level) }
      }

      final class T: XCTestCase {
        let pump = PumpSpy()
        func test() {
          guard let level = pump.levels.last else { return }
          run(level)
        }
      }

      """
    let files = Migration().run([
      SourceText(path: "Pump.swift", text: "protocol Pump { func fill(_ level: Int) }\n"),
      SourceText(path: "T.swift", text: text),
    ])
    let after = files[1].text(of: text)
    #expect(!after.contains("class PumpSpy"))
    #expect(
      after.contains(
        "guard let level = calls(pump.fill(.any)).map(\\.arguments).last else { return }"))
    #expect(files[1].constructs.addUp)
    #expect(ParsedSource(SourceText(path: "T.swift", text: after)).isWellFormed)
  }

  @Test(
    "a closure in a condition is in parentheses",
    arguments: [
      "if let a = pump.calls.last {", "guard let a = pump.calls.last else {",
      "while let a = pump.calls.last {", "if case let a? = pump.calls.last {",
      "for a in pump.calls {", "if let a = pump.lastFill {", "guard let a = pump.lastFill else {",
      "if isOn, let a = pump.lastFill {",
    ])
  func conditions(_ statement: String) {
    let result = migrated(
      protocol: "protocol Pump { func fill(_ bed: String, liters: Int) }\n",
      double: """
        final class PumpSpy: Pump {
          var calls: [(bed: String, liters: Int)] = []
          var lastFill: (bed: String, liters: Int)?
          func fill(_ bed: String, liters: Int) {
            calls.append((bed: bed, liters: liters))
            lastFill = (bed: bed, liters: liters)
          }
        }

        """, use: "let pump = PumpSpy()\n    \(statement) return }")
    #expect(result.double == "")
    #expect(result.use.contains(".map({ (bed: "))
  }

  @Test("edits that overlap are an error, and edits side by side are none")
  func overlappingEdits() throws {
    let source = ParsedSource(SourceText(path: "T.swift", text: "let a = 1\n"))
    #expect(throws: OverlappingEdits.self) {
      try source.applying([SourceEdit(0..<5, "var b"), SourceEdit(4..<9, "c")])
    }
    #expect(throws: OverlappingEdits.self) { try source.applying([SourceEdit(8..<90, "2")]) }
    let text = try source.applying([SourceEdit(4..<5, "b"), SourceEdit(0..<3, "var")])
    #expect(text == "var b = 1\n")
  }

  @Test("a warning has one line, whatever the advice quotes")
  func warnings() {
    let text = """
      import Mockable
      func f() {
        verify(a).b().called(
          limit(
            of: 1))
      }

      """
    let after = Migration().run(text).text(of: text)
    let warning = after.split(separator: "\n").first { $0.contains("#warning") }
    #expect(warning != nil)
    #expect(ParsedSource(SourceText(path: "T.swift", text: after)).isWellFormed)
  }

  @Test("attributes stay that the plug-in does not see")
  func attributes() {
    let text = """
      import Mockable

      @Mockable
      private protocol Pump {}

      #if DEBUG
      @Mockable
      protocol Log {}
      #endif

      @Mockable
      protocol Store {}

      """
    #expect(
      Migration().run(text).text(of: text) == """
        import UnderstudyMacros

        @Mockable
        private protocol Pump {}

        #if DEBUG
        @Mockable
        protocol Log {}
        #endif

        protocol Store {}

        """)
  }

  @Test("the libraries that are migrated without being named")
  func trusted() {
    #expect(
      Migration.trustedLibraries.map(\.name) == [
        "Mockable", "Mockingbird", "Cuckoo", "SwiftyMocky",
      ])
  }
}

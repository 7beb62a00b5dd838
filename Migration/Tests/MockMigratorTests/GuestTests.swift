import MockMigrator
import Testing

@Suite("Files that import neither a library nor a test framework")
struct GuestTests {
  /// Returns the texts of files of a test target after a migration, with what becomes of them.
  private func migrated(_ texts: String...) -> (texts: [String], files: [FileMigration]) {
    let sources = texts.enumerated().map {
      SourceText(path: "Tests/ATests/F\($0).swift", text: $1)
    }
    let files = Migration().run(sources)
    let after = zip(files, texts).map { $0.text(of: $1) }
    let again = zip(sources, after).map { SourceText(path: $0.path, text: $1) }
    #expect(Migration().run(again).allSatisfy { $0.change == .none }, "a second run changes more")
    #expect(files.allSatisfy { $0.constructs.addUp })
    return (after, files)
  }

  /// Libraries with a construct of a file without imports, and with what it becomes.
  private static let constructs = [
    ("Mockingbird", "let pump = mock(Pump.self)", "let pump = PumpMock(.strict)"),
    ("Mockingbird", "given(pump.stop()).willReturn(1)", "stub(pump.stop()).returns(1)"),
    ("Mockingbird", "verify(pump.stop()).wasCalled()", "verify(pump.stop())"),
    ("Mockable", "given(pump).stop().willReturn(1)", "stub(pump.stop()).returns(1)"),
    ("Mockable", "verify(pump).stop().called(2)", "verify(pump.stop(), 2)"),
    ("Cuckoo", "stub(pump) { when($0.stop()).thenReturn(1) }", "stub(pump.stop()).returns(1)"),
    ("Cuckoo", "verify(pump).stop()", "verify(pump.stop())"),
    ("SwiftyMocky", "Given(pump, .stop(willReturn: 1))", "stub(pump.stop()).returns(1)"),
  ]

  @Test("a base class that does not import the library is migrated", arguments: constructs)
  func base(_ library: String, _ use: String, _ expected: String) {
    let other = "import \(library)\nimport XCTest\n"
    let text = "import Foundation\n\nclass Base: Root {\n  func setUp() {\n    \(use)\n  }\n}\n"
    let (texts, files) = migrated(other, text)
    #expect(texts[1].contains("    \(expected)\n"))
    #expect(texts[1].hasPrefix("import Foundation\n"))
    #expect(files[1].constructs.found == 1)
  }

  /// Constructs of a library that no rule reads.
  private static let left = [
    ("Mockingbird", "let pump = mock(type)"), ("Mockable", "let builder = given(pump)"),
    ("Cuckoo", "when(recorder.stop()).thenDoNothing()"),
    ("SwiftyMocky", "Verify(pump, methods[0])"),
  ]

  @Test("what no rule reads is left, whatever the file imports", arguments: left)
  func unread(_ library: String, _ use: String) {
    let text = "class Base: Root {\n  func setUp() {\n    \(use)\n  }\n}\n"
    let (texts, files) = migrated("import \(library)\nimport XCTest\n", text)
    #expect(texts[1].contains("    #warning(\"understudy: "))
    #expect(files[1].constructs.left == 1)
  }

  @Test("in tests of two libraries, a file without imports is left")
  func ambiguous() {
    let text =
      "class Base: Root {\n  func setUp() {\n    given(pump).stop().willReturn(1)\n  }\n}\n"
    let (texts, files) = migrated(
      "import Mockable\nimport XCTest\n", "import Mockingbird\nimport XCTest\n", text)
    #expect(texts[2].contains("#warning"))
    #expect(files[2].constructs.left == 1)
  }

  @Test("functions of the tests with the names of verbs stay", arguments: constructs)
  func own(_ library: String, _ use: String, _ expected: String) {
    let verb = String(use.replacing("let pump = ", with: "").prefix { $0.isLetter })
    let helper = "func \(verb)(_ text: Any...) {}\nfunc when(_ text: Any...) {}\n"
    let text = "func setUp() {\n  \(use)\n}\n"
    #expect(migrated("import \(library)\n", helper, text).texts[2] == text)
  }

  @Test("a fixture that only creates mocks creates strict ones")
  func fixture() {
    let (texts, _) = migrated(
      "import Mockable\n\n@Mockable\nprotocol Pump {}\n",
      "func makePump() -> MockPump { MockPump() }\n",
      "func makeLog() -> MockLog { MockLog() }\n")
    #expect(texts[1].contains("func makePump() -> MockPump { MockPump(.strict) }\n"))
    #expect(texts[2] == "func makeLog() -> MockLog { MockLog() }\n")
  }

  /// Files that create a double: without imports, and with those of other test frameworks.
  private static let creations = [
    "func makePump() -> PumpMock { PumpMock() }\n", "import Quick\n\nlet pump = PumpMock()\n",
    "import Nimble\nimport Quick\n\nclass S: QuickSpec {\n  var pump: PumpMock! = PumpMock()\n}\n",
    "import Foundation\n\nextension PumpMock {\n  static let full = PumpMock()\n}\n",
    "struct Fixture {\n  var make: () -> PumpMock = { PumpMock() }\n}\n",
    "let pump: PumpMock = .init()\n", "let make = PumpMock.init\n", "let type = PumpMock.self\n",
  ]

  @Test("initial values stay, or the double does, whatever the file imports", arguments: creations)
  func initialValues(_ creation: String) {
    let double = """
      class PumpMock: Pump {
        var level: Int = 7
        var stopCallCount = 0
        var stopHandler: (() -> ())?
        func stop() { stopCallCount += 1; stopHandler?() }
      }

      """
    let (texts, _) = migrated(
      "protocol Pump { var level: Int { get }; func stop() }\n",
      "/// @Generated by Mockolo\n\n\(double)", creation, "import XCTest\nlet other = PumpMock()\n")
    #expect(texts[1].contains("class PumpMock") || texts[2].contains("stub($0.level).stores(7)"))
  }
}

import MockMigrator
import Testing

@Suite("Migrations of several files")
struct SeveralFilesTests {
  /// Returns the texts of files after a migration.
  private func migrated(_ texts: String...) -> [String] {
    let sources = texts.enumerated().map { SourceText(path: "\($0).swift", text: $1) }
    return zip(Migration().run(sources), texts).map { $0.text(of: $1) }
  }

  @Test("a mock that a removed file declares is created as a strict one")
  func generated() {
    let texts = migrated(
      "// MARK: - Mocks generated from file: Pump.swift\nimport Cuckoo\nclass MockPump: Pump {}\n",
      "import Cuckoo\nlet pump = MockPump()\n")
    #expect(texts == ["", "import Understudy\nlet pump = MockPump(.strict)\n"])
  }

  @Test("a mock that a test declares keeps its creation")
  func declared() {
    let texts = migrated(
      "import Mockable\nlet pump = MockPump()\nlet log = MockLog()\n", "class MockPump {}\n")
    #expect(texts[0] == "import Understudy\nlet pump = MockPump()\nlet log = MockLog(.strict)\n")
  }

  @Test("a default policy holds for the mocks of other files")
  func policy() {
    let texts = migrated(
      "import Mockable\nfunc setUp() {\n  MockerPolicy.default = .relaxed\n}\n",
      "import Mockable\nlet pump = MockPump()\n")
    #expect(texts[0] == "import Understudy\nfunc setUp() {\n}\n")
    #expect(texts[1] == "import Understudy\nlet pump = MockPump()\n")
  }

  @Test("the requirements of an inherited protocol in another file are permitted too")
  func inherited() {
    let texts = migrated(
      "protocol Device { func reset() }\nprotocol Pump: Device { func water() -> Int }\n",
      "import Mockingbird\nlet pump = mock(Pump.self)\n")
    #expect(
      texts[1]
        == "import Understudy\nlet pump = PumpMock(.strictForResults)\n"
    )
  }

  @Test("an attribute stays if production code uses the mock")
  func attribute() {
    let texts = migrated(
      "import Mockable\n\n@Mockable\nprotocol Pump {}\n\n@Mockable\nprotocol Log {}\n",
      "import SwiftUI\nlet preview = MockPump()\n")
    #expect(
      texts[0] == "import UnderstudyMacros\n\n@Mockable\nprotocol Pump {}\n\nprotocol Log {}\n")
  }

  @Test("a note that several files would repeat is reported once")
  func notes() {
    let sources = ["a", "b"].map {
      SourceText(path: "\($0).swift", text: "import Mockingbird\nlet pump = mock(Pump.self)\n")
    }
    #expect(Migration().run(sources).map(\.findings.count) == [1, 0])
  }

  @Test("tests of SwiftyMocky hide no spies of Spyable")
  func otherGenerator() {
    let pump = "import Spyable\n\n@Spyable\nprotocol Pump { func stop() }\n"
    let use =
      "import XCTest\nfunc f() {\n  let pump = PumpSpy()\n  XCTAssertTrue(pump.stopCalled)\n}\n"
    let other = "import SwiftyMocky\nimport XCTest\nfunc g() {\n  Verify(log, 1, .stop())\n}\n"
    let texts = migrated(pump, use, other)
    #expect(texts[0] == "\nprotocol Pump { func stop() }\n")
    #expect(texts[1].contains("  let pump = MockPump()\n  verify(pump.stop(), .atLeast(1))\n"))
    let again = texts.enumerated().map { SourceText(path: "\($0).swift", text: $1) }
    #expect(Migration().run(again).allSatisfy { $0.change == .none })
  }

  @Test("an import of Spyable stays while one of its spies does")
  func importOfSpies() {
    let use =
      "import Spyable\nimport XCTest\nfunc f() {\n  XCTAssertTrue(makePump().stopCalled)\n}\n"
    let texts = migrated(
      "import Spyable\n\n@Spyable\nprotocol Pump { func stop() }\n", use,
      "func makePump() -> PumpSpy { PumpSpy() }\n")
    #expect(texts[1] == use)
  }
}

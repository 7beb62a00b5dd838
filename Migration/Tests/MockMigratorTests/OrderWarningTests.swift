import MockMigrator
import Testing

@Suite("Warnings about the order of stubs")
struct OrderWarningTests {
  /// The production code.
  private static let production = """
    protocol Pump {
      func level(_ bed: Int) -> Int
      func level(_ bed: String) -> String
    }

    """

  /// Tests in which no two stubs answer the same calls.
  private static let quiet = [
    (
      "nested functions of one name in two tests",
      """
      final class A: XCTestCase {
        func testA() {
          func fill() { given(pump).level(.value(1)).willReturn(1) }
          fill()
        }
        func testB() {
          func fill() { given(pump).level(.value(1)).willReturn(2) }
          fill()
        }
      }
      """
    ),
    (
      "methods of one name in two types",
      """
      final class A: XCTestCase {
        func fill() { given(pump).level(.value(1)).willReturn(1) }
        func testA() { fill() }
      }
      final class B: XCTestCase {
        func fill() { given(pump).level(.value(1)).willReturn(2) }
        func testB() { fill() }
      }
      """
    ),
    (
      "what runs before the tests of another type",
      """
      final class A: XCTestCase {
        override func setUp() { given(pump).level(.value(1)).willReturn(1) }
      }
      final class B: XCTestCase {
        func testB() { given(pump).level(.value(1)).willReturn(2) }
      }
      """
    ),
    (
      "branches of a condition",
      """
      final class A: XCTestCase {
        func testA() {
          if isOn {
            given(pump).level(.value(1)).willReturn(1)
          } else {
            given(pump).level(.value(1)).willReturn(2)
          }
        }
      }
      """
    ),
    (
      "overloads",
      """
      final class A: XCTestCase {
        func testA() {
          given(pump).level(.any).willReturn(1)
          given(pump).level(.any).willReturn("a")
        }
      }
      """
    ),
  ]

  /// Tests in which the order decides.
  private static let left = [
    (
      "a nested function",
      """
      final class A: XCTestCase {
        func testA() {
          func fill() { given(pump).level(.any).willReturn(1) }
          fill()
          given(pump).level(.value(1)).willReturn(2)
        }
      }
      """
    ),
    (
      "what a superclass runs before each test",
      """
      class A: XCTestCase {
        override func setUp() { given(pump).level(.any).willReturn(1) }
      }
      final class B: A {
        func testB() { given(pump).level(.value(1)).willReturn(2) }
      }
      """
    ),
    (
      "branches of a condition in a loop",
      """
      final class A: XCTestCase {
        func testA() {
          for isOn in [true, false] {
            if isOn {
              given(pump).level(.value(1)).willReturn(1)
            } else {
              given(pump).level(.value(1)).willReturn(2)
            }
          }
        }
      }
      """
    ),
    (
      "a helper",
      """
      final class A: XCTestCase {
        func fill() { given(pump).level(.any).willReturn(1) }
        func testA() {
          fill()
          given(pump).level(.value(1)).willReturn(2)
        }
      }
      """
    ),
  ]

  /// Returns what becomes of tests.
  private func migrated(_ text: String) -> FileMigration {
    Migration().run([
      SourceText(path: "Pump.swift", text: Self.production),
      SourceText(path: "Tests.swift", text: "import Mockable\nimport XCTest\n\n\(text)\n"),
    ])[1]
  }

  @Test("stubs that cannot meet have no warning", arguments: quiet.map(\.0))
  func rewritten(_ title: String) throws {
    let text = try #require(Self.quiet.first { $0.0 == title }).1
    #expect(migrated(text).findings == [])
  }

  @Test("stubs that can meet have a warning", arguments: left.map(\.0))
  func leftWithWarning(_ title: String) throws {
    let text = try #require(Self.left.first { $0.0 == title }).1
    let findings = migrated(text).findings
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.kind == .left })
  }
}

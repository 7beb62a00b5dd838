import Understudy
import XCTest

/// Tests of XCTest, one after another.
final class XCTestLifetimes: XCTestCase {
  private let property = MockLamp("property")

  func testATestLeavesNothingBehind() {
    useLamp()
    property.send(Parcel())
  }

  func testAScopeInATestLeavesNothingBehind() { MockScope.run { useLamp() } }

  func testAnAsyncTestLeavesNothingBehind() async {
    useLamp()
    await Task { useLamp() }.value
  }

  #if !canImport(ObjectiveC)
    func testMemoryIsFlat() throws {
      for type in [PlainCase.self, MockingCase.self] as [XCTestCase.Type] {
        try run(Memory.warmUp, type)
        let before = Memory.resident
        try run(Memory.count - Memory.warmUp, type)
        guard let before, let after = Memory.resident else { return }
        let growth = (after - before) / (Memory.count - Memory.warmUp)
        print("each \(type) leaves \(growth) bytes")
        // An assertion would do nothing: XCTest knows no running test after a suite.
        if growth >= Memory.allowance { throw Failure("each \(type) leaves \(growth) bytes") }
      }
    }

    /// Runs tests in a suite that is released after them.
    private func run(_ count: Int, _ type: XCTestCase.Type) throws {
      let suite = XCTestSuite(name: "\(type)")
      for number in 0..<count {
        suite.addTest(type.init(name: "test \(number)") { _ in useLamp() })
      }
      suite.run()
      if suite.testRun?.hasSucceeded != true { throw Failure("a test has failed") }
    }

    private struct Failure: Error {
      let text: String
      init(_ text: String) { self.text = text }
    }

    private final class PlainCase: XCTestCase {
      private let property = MockLamp("property")
    }

    private final class MockingCase: MockingTestCase {
      private let property = MockLamp("property")
    }
  #endif
}

final class MockingLifetimes: MockingTestCase {
  private let property = MockLamp("property")

  func testATestLeavesNothingBehind() {
    useLamp()
    property.send(Parcel())
  }

  func testAnAsyncTestLeavesNothingBehind() async {
    useLamp()
    await Task { useLamp() }.value
  }
}

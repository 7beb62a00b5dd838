import Understudy
import UnderstudyMacros
import XCTest

@Mockable(.always)
private protocol Gauge {
  var level: Int { get }
  var label: String? { get }
  var isOpen: Bool { get }
  func number(_ value: Int) -> Int
  func ratio(_ value: Double) -> Double
  func maybe(_ value: Int) -> Int?
  func read(_ value: Int) throws -> Int
  func load(_ value: Int) async throws -> Int
  subscript(key: Int) -> Int { get }
}

/// A mock that is used directly in the assertions of XCTest: the call and the property always mean
/// the requirement, never its pattern.
final class AssertedMockTests: MockingTestCase {
  override var unusedStubs: UnusedStubs { .allow }

  private func makeGauge() -> MockGauge {
    let gauge = MockGauge()
    stub(gauge.level).returns(7)
    stub(gauge.label).returns("oak")
    stub(gauge.isOpen).returns(true)
    stub(gauge.number(.any)).answers { $0 * 3 }
    stub(gauge.ratio(.any)).answers { $0 / 2 }
    stub(gauge.maybe(.any)).answers { $0 > 0 ? $0 : nil }
    stub(gauge.read(.any)).answers { $0 + 1 }
    stub(gauge.load(.any)).answers { $0 + 2 }
    stub(gauge[.any]).answers { $0 }
    return gauge
  }

  func testAssertionsOfValues() throws {
    let gauge = makeGauge()
    XCTAssertEqual(gauge.level, 7)
    XCTAssertEqual(gauge.number(1) + gauge.level, 10)
    XCTAssertEqual([gauge.number(1), gauge.level], [3, 7])
    XCTAssertEqual(["a": gauge.level, "b": gauge[2]], ["a": 7, "b": 2])
    XCTAssertEqual(gauge.label, "oak")
    XCTAssertEqual(gauge.label ?? "", "oak")
    XCTAssertEqual("\(gauge.level) \(gauge.number(1))", "7 3")
    XCTAssertEqual(gauge.ratio(3), 1.5, accuracy: 0.1)
    XCTAssertNotEqual(gauge.level, gauge.number(1))
    XCTAssertGreaterThan(gauge.level, gauge.number(1))
    XCTAssertTrue(gauge.isOpen)
    XCTAssertFalse(!gauge.isOpen)
    XCTAssert(gauge.isOpen && gauge.level == 7)
    XCTAssertNil(gauge.maybe(0))
    XCTAssertNotNil(gauge.maybe(1))
    XCTAssertEqual(try XCTUnwrap(gauge.maybe(2)), 2)
    XCTAssertEqual(gauge[4], 4)
    XCTAssertEqual(gauge.isOpen ? gauge.level : gauge.number(1), 7)
  }

  func testAssertionsOfErrors() throws {
    let gauge = makeGauge()
    stub(gauge.read(9)).throws(CancellationError())
    XCTAssertEqual(try gauge.read(1), 2)
    XCTAssertNoThrow(try gauge.read(1))
    XCTAssertThrowsError(try gauge.read(9)) { XCTAssert($0 is CancellationError) }
  }

  func testAssertionsOfAsyncResults() async throws {
    let gauge = makeGauge()
    let loaded = try await [gauge.load(1), gauge.load(gauge.number(1))]
    XCTAssertEqual(loaded, [3, 5])
    async let first = gauge.load(gauge.level)
    let second = try await first
    XCTAssertEqual(second, 9)
  }
}

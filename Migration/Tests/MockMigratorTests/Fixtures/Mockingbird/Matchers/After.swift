import Understudy
import XCTest

protocol Sensor {
  var name: String { get set }
  func read(_ key: String?, scale: Double, values: [Int]) -> Int
  func tick()
}

final class MatcherTests: MockingTestCase {
  func testMatchers() {
    let sensor = SensorMock(.strictForResults)
    let keys = Captor<String?>()
    stub(sensor.name).returns("a")
    stub(sensor.name.set(.any))
    stub(sensor.read(.any(String.self), scale: .any, values: .any)).returns(1)
    stub(sensor.read(.where { $0 == "a" }, scale: .closeTo(1.5, within: 0.1), values: .hasCount(2))).returns(2)
    stub(sensor.read(.notNil, scale: .anyOf(1, 2, 5), values: .allOf(.contains(1), .contains(2)))).returns(3)
    stub(sensor.read(.where { $0.isEmpty }, scale: 1, values: .hasCount(.atLeast(2)))).returns(4)
    sensor.tick()
    verify(sensor.read(.captured(by: keys), scale: .any, values: .any), .atLeast(1))
    XCTAssertEqual(keys.values, ["a"])
    XCTAssertEqual(keys.value, "a")
  }

  func testAsync() async throws {
    let feed = FeedMock(.strict)
    stub(feed.latest(of: .any)).returns(1)
    stub(feed.load()).answers { throw Offline() }
    verify(feed.latest(of: "News"))
    verify(feed.latest(of: "News"))
  }
}

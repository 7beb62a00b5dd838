import Mockingbird
import XCTest

protocol Sensor {
  var name: String { get set }
  func read(_ key: String?, scale: Double, values: [Int]) -> Int
  func tick()
}

final class MatcherTests: XCTestCase {
  func testMatchers() {
    let sensor = mock(Sensor.self)
    let keys = ArgumentCaptor<String?>()
    given(sensor.getName()).willReturn("a")
    given(sensor.setName(any())).willReturn()
    given(sensor.read(any(String.self), scale: any(), values: any())).willReturn(1)
    given(sensor.read(any(where: { $0 == "a" }), scale: around(1.5, tolerance: 0.1), values: any(count: exactly(2)))) ~> 2
    given(sensor.read(notNil(), scale: any(of: 1, 2, 5), values: any(containing: 1, 2))) ~> 3
    given(sensor.read(any(String.self, where: { $0.isEmpty }), scale: 1, values: any(count: atLeast(2)))) ~> 4
    sensor.tick()
    verify(sensor.read(keys.any(), scale: any(), values: any())).wasCalled(atLeast(1))
    XCTAssertEqual(keys.allValues, ["a"])
    XCTAssertEqual(keys.value, "a")
  }

  func testAsync() async throws {
    let feed = mock(Feed.self)
    given(await feed.latest(of: any())).willReturn(1)
    givenSwift(try await feed.load()).will { throw Offline() }
    verify(await feed.latest(of: "News")).wasCalled()
    await verify(feed.latest(of: "News")).wasCalled()
  }
}

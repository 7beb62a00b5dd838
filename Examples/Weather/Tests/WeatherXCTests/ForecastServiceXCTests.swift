import Foundation
import Understudy
import XCTest

@testable import Weather

/// Tests that still use XCTest. The mocks are the same as in Swift Testing.
final class ForecastServiceXCTests: MockingTestCase {
  private let client = MockHTTPClient("client")
  private let cache = MockForecastCache("cache")
  private let time = MockTimeSource("time")
  private let logger = MockLogger("logger")

  /// Not every test uses the clock that `setUp` stubs.
  override var unusedStubs: UnusedStubs { .allow }

  override func setUp() {
    super.setUp()
    stub(time.now).returns(Date(timeIntervalSince1970: 0))
    ignore(logger)
  }

  func testAsksForTheCityAndCachesTheAnswer() async throws {
    let oslo = Forecast(city: "Oslo", celsius: -3)
    let data = try JSONEncoder().encode(oslo)
    expect(client.get("/forecast", query: ["city": "Oslo"])).returns(data)

    let forecast = try await makeService().forecast(for: "Oslo")

    XCTAssertEqual(forecast, oslo)
    let stored = verify(cache["Oslo"].set(.notNil)).map(\.arguments.1)
    XCTAssertEqual(stored.first??.forecast, oslo)
  }

  func testSaysThatItIsOffline() async {
    stub(client.get(.any, query: .any)).throws(.offline)

    do throws(ForecastError) {
      _ = try await makeService().forecast(for: "Oslo")
      XCTFail("Expected an error")
    } catch {
      XCTAssertEqual(error, .unreachable(.offline))
    }
  }

  private func makeService() -> ForecastService {
    ForecastService(client: client, cache: cache, time: time, logger: logger)
  }
}

import Foundation
import Testing
import Understudy

@testable import Weather

@Suite("The forecast service", .verifyingMocks(unusedStubs: .allow))
struct ForecastServiceTests {
  let client = MockHTTPClient("client")
  let cache = MockForecastCache("cache")
  let time = MockTimeSource("time")
  let logger = MockLogger("logger")
  let now = Date(timeIntervalSince1970: 1_000_000)
  let paris = Forecast(city: "Paris", celsius: 21)

  var service: ForecastService {
    ForecastService(client: client, cache: cache, time: time, logger: logger)
  }

  init() { stub(time.now).returns(now) }

  // …

  @Test("an old forecast is fetched again and replaced in the cache")
  func stale() async throws {
    cacheParis(age: 600)
    let colder = Forecast(city: "Paris", celsius: 12)
    expect(client.get("/forecast", query: ["city": "Paris"])).returns(try encoded(colder))
    expect(cache["Paris"].set(CachedForecast(forecast: colder, fetched: now)))

    #expect(try await service.forecast(for: "Paris") == colder)
  }

  @Test("a temporary error is retried after increasing delays")
  func retries() async throws {
    let data = try encoded(paris)
    stub(client.get(.any, query: .any))
      .throws(.status(503)).then.throws(.status(503)).then.returns(data)

    #expect(try await service.forecast(for: "Paris") == paris)
    #expect(verify(time.sleep(for: .any), 2).map(\.arguments) == [.seconds(1), .seconds(2)])
  }

  @Test("a request fails after three attempts")
  func givesUp() async {
    expect(client.get(.any, query: .any), 3).throws(.status(503))
    expect(logger.log(.error, .where("names the city") { $0.contains("Paris") }))

    await #expect(throws: ForecastError.unreachable(.status(503))) {
      try await service.forecast(for: "Paris")
    }
  }

  @Test("a permanent error is not retried", arguments: [HTTPError.offline, .status(404)])
  func permanent(error: HTTPError) async {
    expect(client.get(.any, query: .any)).throws(error)
    reject(time.sleep(for: .any))

    await #expect(throws: ForecastError.unreachable(error)) {
      try await service.forecast(for: "Paris")
    }
  }

  // …
}

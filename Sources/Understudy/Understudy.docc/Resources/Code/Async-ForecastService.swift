import Foundation

/// Provides forecasts from the cache if they are fresh, otherwise from the server.
struct ForecastService: ForecastProvider {
  static let maximumAge: TimeInterval = 600
  static let attempts = 3

  let client: any HTTPClient
  let cache: any ForecastCache
  let time: any TimeSource
  let logger: any Logger

  func forecast(for city: String) async throws(ForecastError) -> Forecast {
    if let cached = cache[city], time.now.timeIntervalSince(cached.fetched) < Self.maximumAge {
      logger.log(.debug, "\(city): from the cache")
      return cached.forecast
    }
    let data = try await load(city)
    guard let forecast = try? JSONDecoder().decode(Forecast.self, from: data) else {
      logger.log(.error, "\(city): unreadable, \(data.count) bytes")
      throw .unreadable
    }
    cache[city] = CachedForecast(forecast: forecast, fetched: time.now)
    return forecast
  }

  private func load(_ city: String) async throws(ForecastError) -> Data {
    var attempt = 1
    while true {
      do {
        return try await client.get("/forecast", query: ["city": city])
      } catch {
        guard error.isTemporary, attempt < Self.attempts else {
          logger.log(.error, "\(city): \(error)")
          throw .unreachable(error)
        }
        await time.sleep(for: .seconds(attempt))
        attempt += 1
      }
    }
  }
}

import Foundation

/// What the weather will be in a city.
struct Forecast: Codable, Equatable, Sendable {
  let city: String
  let celsius: Double
}

/// A forecast and when it was fetched.
struct CachedForecast: Equatable, Sendable {
  let forecast: Forecast
  let fetched: Date
}

/// Why there is no forecast.
enum ForecastError: Error, Equatable {
  case unreachable(HTTPError)
  case unreadable
}

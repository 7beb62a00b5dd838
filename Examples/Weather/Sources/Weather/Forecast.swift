import Foundation

/// The weather forecast for a city.
struct Forecast: Codable, Equatable, Sendable {
  let city: String
  let celsius: Double
}

/// A forecast and the date when it was fetched.
struct CachedForecast: Equatable, Sendable {
  let forecast: Forecast
  let fetched: Date
}

/// A reason why there is no forecast.
enum ForecastError: Error, Equatable {
  case unreachable(HTTPError)
  case unreadable
}

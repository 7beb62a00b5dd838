import UnderstudyMacros

/// Provides forecasts.
@Mockable
protocol ForecastProvider: Sendable {
  func forecast(for city: String) async throws(ForecastError) -> Forecast
}

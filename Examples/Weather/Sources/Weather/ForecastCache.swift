import UnderstudyMacros

/// Stores the latest forecast for each city.
@Mockable
protocol ForecastCache: AnyObject, Sendable {
  subscript(city: String) -> CachedForecast? { get set }
}

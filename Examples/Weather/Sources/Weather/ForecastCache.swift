import UnderstudyMacros

/// Keeps the last forecast of each city.
@Mockable
protocol ForecastCache: AnyObject, Sendable {
  subscript(city: String) -> CachedForecast? { get set }
}

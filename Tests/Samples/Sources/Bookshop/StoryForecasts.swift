/// Asks a client for forecasts.
struct StoryForecasts: Sendable {
  let client: any StoryClient

  /// Asks until there is a forecast, a number of times at most.
  func forecast(for city: String, attempts: Int) async -> String? {
    for _ in 1...attempts {
      if let text = try? await client.get("/forecast", query: ["city": city]) { return text }
    }
    return nil
  }
}

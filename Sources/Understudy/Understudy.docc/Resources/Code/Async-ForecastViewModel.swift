/// Shows the forecasts for the user's cities.
@MainActor
final class ForecastViewModel {
  private let provider: any ForecastProvider
  private let favourites: any FavouriteStore
  weak var presenter: (any ForecastPresenter)?

  init(provider: any ForecastProvider, favourites: any FavouriteStore) {
    self.provider = provider
    self.favourites = favourites
  }

  /// Loads and shows the forecasts for all cities.
  func reload() async {
    presenter?.isLoading = true
    defer { presenter?.isLoading = false }
    do {
      var forecasts: [Forecast] = []
      for city in await favourites.cities {
        forecasts.append(try await provider.forecast(for: city))
      }
      presenter?.show(forecasts)
    } catch ForecastError.unreachable(.offline) {
      presenter?.showError("You are offline")
    } catch {
      presenter?.showError("No forecast available")
    }
  }

  /// Adds a city and reloads.
  func add(_ city: String) async {
    do {
      try await favourites.add(city)
    } catch {
      presenter?.showError("No room for \(city)")
      return
    }
    await reload()
  }
}

import Testing
import Understudy

@testable import Weather

@MainActor
@Suite("The forecast view model", .verifyingMocks)
struct ForecastViewModelTests {
  let provider = MockForecastProvider("provider")
  let favourites = MockFavouriteStore("favourites")
  let presenter = MockForecastPresenter("presenter")
  let viewModel: ForecastViewModel

  init() {
    viewModel = ForecastViewModel(provider: provider, favourites: favourites)
    viewModel.presenter = presenter
  }

  @Test("reload shows the forecasts for all cities in order")
  func shows() async {
    stub(favourites.cities).returns(["Paris", "Oslo"])
    stub(provider.forecast(for: .any)).answers { Forecast(city: $0, celsius: 7) }
    expect(
      presenter.show([Forecast(city: "Paris", celsius: 7), Forecast(city: "Oslo", celsius: 7)]))

    await viewModel.reload()
  }

  // …
}

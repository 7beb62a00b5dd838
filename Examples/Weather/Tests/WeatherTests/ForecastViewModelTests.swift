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

  @Test("reload ends the loading state also if it fails")
  func loading() async {
    stub(favourites.cities).returns(["Paris"])
    stub(provider.forecast(for: "Paris")).throws(.unreadable)

    await viewModel.reload()

    verifyInOrder(
      presenter.isLoading.set(true), provider.forecast(for: "Paris"), presenter.isLoading.set(false)
    )
  }

  @Test(
    "reload shows the reason of a failure",
    arguments: [
      (ForecastError.unreachable(.offline), "You are offline"),
      (.unreachable(.status(500)), "No forecast available"),
      (.unreadable, "No forecast available"),
    ])
  func fails(error: ForecastError, text: String) async {
    stub(favourites.cities).returns(["Paris", "Oslo"])
    expect(provider.forecast(for: .any)).throws(error)
    expect(presenter.showError(text))
    reject(presenter.show(.any))

    await viewModel.reload()
  }

  @Test("add adds a city and reloads")
  func adds() async {
    expect(favourites.add("Oslo"))
    expect(presenter.show([]))

    await viewModel.add("Oslo")
  }

  @Test("add does not reload if there is no room for a city")
  func full() async {
    stub(favourites.add(.any)).throws(TooManyFavourites())
    expect(presenter.showError("No room for Oslo"))

    await viewModel.add("Oslo")

    verifyNoMoreInteractions(provider, presenter)
  }
}

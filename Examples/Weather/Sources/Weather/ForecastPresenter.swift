import UnderstudyMacros

/// Shows what a view model has to show.
@Mockable
@MainActor
protocol ForecastPresenter: AnyObject {
  var isLoading: Bool { get set }

  func show(_ forecasts: [Forecast])
  func showError(_ text: String)
}

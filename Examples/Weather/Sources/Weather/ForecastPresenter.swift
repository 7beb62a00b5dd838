import UnderstudyMacros

/// Displays the output of a view model.
@Mockable
@MainActor
protocol ForecastPresenter: AnyObject {
  var isLoading: Bool { get set }

  func show(_ forecasts: [Forecast])
  func showError(_ text: String)
}

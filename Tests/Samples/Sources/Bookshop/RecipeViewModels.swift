import Observation

/// The state of a screen with episodes.
enum ScreenState: Equatable, Sendable {
  case idle
  case loading
  case loaded([Episode])
  case failed(String)
}

/// The view model of a screen with episodes.
@MainActor
@Observable
final class EpisodeListModel {
  private(set) var state = ScreenState.idle
  @ObservationIgnored private let feed: any EpisodeFeed
  @ObservationIgnored private let router: any EpisodeRouter

  init(feed: any EpisodeFeed, router: any EpisodeRouter) {
    self.feed = feed
    self.router = router
  }

  func load(_ show: String) async {
    state = .loading
    do {
      state = .loaded(try await feed.page(1, of: show).episodes)
    } catch {
      let advice = error == .offline ? "You are offline" : "Try again later"
      state = .failed(advice)
    }
  }

  func select(_ episode: Episode) { router.open(.episode(episode.id)) }
}

/// A destination in the app.
enum Destination: Hashable, Sendable {
  case episode(Int)
  case settings
}

/// Opens screens.
@MainActor
protocol EpisodeRouter: AnyObject {
  func open(_ destination: Destination)
}

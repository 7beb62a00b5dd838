import Observation
import Testing
import Understudy

@testable import Bookshop

@MainActor
@Suite("Recipes for view models", .verifyingMocks)
struct ViewModelRecipes {
  let feed = MockEpisodeFeed("feed")
  let router = MockEpisodeRouter("router")

  var model: EpisodeListModel { EpisodeListModel(feed: feed, router: router) }

  @Test func aViewModelLoads() async {
    stub(feed.page(1, of: "News"))
      .returns(EpisodePage(episodes: [Episode(id: 7)]))
    let model = model

    await model.load("News")

    #expect(model.state == .loaded([Episode(id: 7)]))
  }

  @Test(arguments: [(FeedError.offline, "You are offline"), (.status(500), "Try again later")])
  func aViewModelShowsAnError(error: FeedError, text: String) async {
    stub(feed.page(.any, of: .any)).throws(error)
    let model = model

    await model.load("News")

    #expect(model.state == .failed(text))
  }

  @Test func aViewModelNotifiesItsObservers() async {
    let changes = MockClosure("changes", of: (@Sendable () -> Void).self)
    let model = model
    withObservationTracking {
      _ = model.state
    } onChange: {
      changes.function()
    }

    await model.load("News")

    verify(changes())
  }

  @Test func aViewModelNavigates() {
    expect(router.open(.episode(7)))

    model.select(Episode(id: 7))
  }

  @Test func aPreviewUsesAMock() {
    let service = MockCoverArtService("covers")
    stub(service.coverName(of: .any)).answers { $0.lowercased() }

    #expect(CoverView(service: service).line(for: "News") == "[news] News")
  }
}

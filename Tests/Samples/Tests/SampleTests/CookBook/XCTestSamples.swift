import Foundation
import Understudy
import XCTest

@testable import Bookshop

/// Mocks that `setUp` creates.
final class TillTestCase: MockingTestCase {
  private var gateway: MockGateway!

  override var unusedStubs: UnusedStubs { .fail }

  override func setUp() async throws {
    gateway = MockGateway("gateway")
    stub(gateway.rate(of: "USD")).returns(1.25)
  }

  func testChargesInTheCurrencyOfTheCustomer() throws {
    expect(gateway.charge(1250, currency: "USD"))

    try Till(gateway: gateway).sell(1000, in: "USD")
  }
}

/// A test case on the main actor. On Linux, XCTest needs `async` tests then.
@MainActor
final class EpisodeListTests: MockingTestCase {
  private let feed = MockEpisodeFeed("feed")
  private let router = MockEpisodeRouter("router")

  func testSelectsAnEpisode() async {
    expect(router.open(.episode(7)))

    EpisodeListModel(feed: feed, router: router).select(Episode(id: 7))
  }
}

/// A partial mock without `MockingTestCase`.
final class NetworkTests: XCTestCase {
  func testAPartialMockLastsAsLongAsTheTest() {
    let monitor = partialMock(
      of: NetworkMonitor.shared, as: MockNetworkMonitor.self)
    stub(monitor.isReachable("pods.example")).returns(false)

    XCTAssertFalse(DownloadPolicy().allowsDownload(from: "pods.example"))
  }
}

import Testing
import Understudy
import XCTest

@testable import Bookshop

@Suite("Recipes for suites", .verifyingMocks)
struct SuiteRecipes {
  let feed = MockEpisodeFeed("feed")
  let library = MockShowLibrary("library")

  init() { stub(library.title(of: .any)).returns("News").lenient() }

  @Test(arguments: 1...3)
  func eachArgumentHasMocksOfItsOwn(id: Int) {
    #expect(library.title(of: id) == "News")
    verify(library.title(of: .any))
  }

  @Test func sharedSetupDoesNotHaveToBeUsed() async throws {
    givenEpisodes(of: "News", ids: 7)

    #expect(try await feed.latest(of: "News").id == 7)
  }

  @Test func callsAreLoggedWhileDebugging() {
    var lines: [String] = []
    stub(library.title(of: .any))
      .logs({ "title of \($0)" }, to: { lines.append($0) })

    _ = library.title(of: 7)

    #expect(lines == ["title of 7"])
  }

  private func givenEpisodes(of show: String, ids: Int...) {
    stub(feed.latest(of: show)).answers { _ in Episode(id: ids[0]) }
  }
}

@Suite("Rules that may not be used", .verifyingMocks(unusedStubs: .allow))
struct TolerantRecipes {
  let library = MockShowLibrary("library")

  init() {
    stub(library.title(of: 1)).returns("News")
    stub(library.title(of: 2)).returns("Sports")
  }

  @Test func aStubMayStayUnused() {
    #expect(library.title(of: 1) == "News")
  }
}

final class ShowLibraryTests: MockingTestCase {
  func testATitleIsReadOnce() {
    let library = MockShowLibrary("library")
    expect(library.title(of: 7)).returns("News")

    XCTAssertEqual(library.title(of: 7), "News")
  }

  func testACallIsMadeInTheBackground() async {
    let (feed, store) = (MockEpisodeFeed("feed"), MockDownloadStore("store"))
    stub(feed.latest(of: .any)).returns(Episode(id: 7))

    Downloader(feed: feed, store: store).start("News")

    await verify(store.save(.any), within: .seconds(1))
  }
}

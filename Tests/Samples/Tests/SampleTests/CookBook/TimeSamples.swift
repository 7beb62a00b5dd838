import Foundation
import Testing
import Understudy
import UnderstudyTime

@testable import Bookshop

@Suite("Recipes for time", .verifyingMocks)
struct TimeRecipes {
  let feed = MockEpisodeFeed("feed")
  let index = MockSearchIndex("index")
  let store = MockDownloadStore("store")
  let clock = ManualClock()

  @Test func retriesWaitLongerEachTime() async throws {
    stub(feed.latest(of: "News"))
      .throws(FeedError.offline).then.throws(FeedError.offline)
      .then.returns(Episode(id: 7))

    let loading = Task { [feed, clock] in
      try await RetryingLoader(feed: feed, clock: clock).latest(of: "News")
    }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    await clock.waitForSleepers()
    verify(feed.latest(of: "News"), 2)
    clock.advance(by: .seconds(2))

    #expect(try await loading.value.id == 7)
    verify(feed.latest(of: "News"), 3)
  }

  @Test @MainActor func aSearchIsDebounced() async {
    let search = DebouncedSearch(index: index, clock: clock)

    for text in ["s", "sw", "swi"] { search.type(text) }
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(299))
    verify(index.titles(matching: .any), .never)
    clock.advance(by: .milliseconds(1))

    await verify(index.titles(matching: "swi"), within: .seconds(1))
    verifyNoMoreInteractions(index)
  }

  @Test func anOperationTimesOut() async {
    stub(feed.latest(of: .any)).suspends()

    let loading = Task { [feed, clock] in
      try await withTimeout(.seconds(30), clock: clock) {
        try await feed.latest(of: "News")
      }
    }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(30))

    await #expect(throws: TimedOut()) { try await loading.value }
  }

  @Test func anAnswerIsSlow() async throws {
    stub(feed.latest(of: .any)).delays(for: .seconds(5), clock: clock).returns(Episode(id: 7))

    let loading = Task { [feed] in try await feed.latest(of: "News") }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(5))

    #expect(try await loading.value.id == 7)
  }

  @Test func aCacheExpires() async throws {
    let now = MockClosure("now", of: (() -> Date).self)
    let noon = Date(timeIntervalSinceReferenceDate: 0)
    stub(now()).returns(noon)
    stub(feed.latest(of: "News")).returns(Episode(id: 7), Episode(id: 8))
    let cache = EpisodeCache(feed: feed, now: now.function)

    #expect(try await cache.latest(of: "News").id == 7)
    stub(now()).returns(noon.addingTimeInterval(3599))
    #expect(try await cache.latest(of: "News").id == 7)
    stub(now()).returns(noon.addingTimeInterval(3600))
    #expect(try await cache.latest(of: "News").id == 8)
    verify(feed.latest(of: "News"), 2)
  }

  @Test func identifiersAndDatesAreFixed() throws {
    let newID = MockClosure("newID", of: (() -> UUID).self)
    let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000007"))
    let noon = Date(timeIntervalSinceReferenceDate: 0)
    stub(newID()).returns(id)

    let maker = BookmarkMaker(newID: newID.function, now: { noon })

    #expect(maker.make() == Bookmark(id: id, date: noon))
    verify(newID())
  }

  @Test func randomnessIsStubbed() {
    let random = MockClosure("random", of: ((Range<Int>) -> Int).self)
    expect(random(0..<3)).returns(2)

    let episode = Shuffle(random: random.function).pick(from: (1...3).map { Episode(id: $0) })

    #expect(episode.id == 3)
  }

  @Test func aTimerTicks() async {
    let saving = Task { [store, clock] in
      try await PositionSaver(store: store, clock: clock)
        .run(saving: Episode(id: 7))
    }
    for tick in 1...3 {
      await clock.waitForSleepers()
      clock.advance(by: .seconds(5))
      await verify(
        store.save(Episode(id: 7)), .atLeast(tick), within: .seconds(1))
    }
    saving.cancel()
    _ = await saving.result
    verify(store.save(.any), 3)
  }

  @Test(.timeLimit(.minutes(1))) func aWaitUsesAClockOfTheTest() async {
    stub(feed.latest(of: .any)).returns(Episode(id: 7))

    Downloader(feed: feed, store: store).start("News")

    await verify(store.save(.any), within: .seconds(1), clock: clock)
  }
}

import Foundation
import Testing
import Understudy
import UnderstudyTime

@testable import Bookshop

@Suite("Recipes for concurrency", .verifyingMocks)
struct ConcurrencyRecipes {
  let feed = MockEpisodeFeed("feed")
  let store = MockDownloadStore("store")
  let index = MockSearchIndex("index")

  @Test func anAsyncRequirementIsStubbedLikeAnyOther() async throws {
    stub(feed.latest(of: "News")).answers { show in
      await Task.yield()
      return Episode(id: show.count)
    }

    #expect(try await feed.latest(of: "News").id == 4)
  }

  @Test func theTestWaitsForACallInTheBackground() async {
    stub(feed.latest(of: "News")).returns(Episode(id: 7))

    Downloader(feed: feed, store: store).start("News")

    await verify(store.save(Episode(id: 7)), within: .seconds(1))
  }

  @Test func theTestWaitsForAllExpectations() async {
    expect(feed.latest(of: "News")).returns(Episode(id: 7))
    expect(store.save(Episode(id: 7)))

    Downloader(feed: feed, store: store).start("News")

    await verifyExpectations(feed, store, within: .seconds(1))
  }

  @Test func noCallIsMadeForAWhile() async {
    stub(feed.latest(of: "News")).throws(FeedError.offline)

    Downloader(feed: feed, store: store).start("News")

    await verify(feed.latest(of: "News"), within: .seconds(1))
    await verify(store.save(.any), .never, within: .milliseconds(50))
  }

  @Test func theTestWaitsForAValue() async {
    let recorder = PositionRecorder()
    let source = MockPositionSource("source")
    let positions = MockStream(of: Int.self)
    stub(source.positions()).returns(positions.stream)
    let following = Task { await recorder.follow(source) }

    positions.send(10, 20)

    await waitUntil(.equal(20)) { await recorder.last }
    positions.finish()
    await following.value
  }

  @Test @MainActor func aLoadingStateIsSeenWhileACallIsSuspended() async {
    let pending = stub(index.titles(matching: .any)).suspends()
    let search = EpisodeSearch(index: index)

    let searching = Task { await search.search("swift") }
    await pending.waitUntilCalled()
    #expect(search.isLoading)

    pending.resume(returning: ["Swift by Day"])
    await searching.value
    #expect(!search.isLoading)
    #expect(search.results == ["Swift by Day"])
  }

  @Test @MainActor func aLateResponseIsIgnored() async {
    let pending = stub(index.titles(matching: .any)).suspends()
    let search = EpisodeSearch(index: index)

    let first = Task { await search.search("s") }
    await pending.waitUntilCalled(1)
    let second = Task { await search.search("sw") }
    await pending.waitUntilCalled(2)

    pending.calls[1].resume(returning: ["Swift by Day"])
    await second.value
    pending.calls[0].resume(returning: ["Science", "Sports"])
    await first.value

    #expect(search.results == ["Swift by Day"])
  }

  @Test func cancellingATaskEndsASuspendedCall() async {
    let pending = stub(feed.latest(of: .any)).suspends()

    let loading = Task { [feed] in try await feed.latest(of: "News") }
    await pending.waitUntilCalled()
    loading.cancel()

    await #expect(throws: CancellationError.self) { try await loading.value }
  }

  @Test func aCallNeverReturns() async throws {
    stub(feed.latest(of: "Slow")).suspends()
    stub(feed.latest(of: "News")).returns(Episode(id: 7))

    let slow = Task { [feed] in try await feed.latest(of: "Slow") }
    #expect(try await feed.latest(of: "News").id == 7)

    await verify(feed.latest(of: "Slow"), within: .seconds(1))
    slow.cancel()
    _ = await slow.result
  }

  @Test func anActorIsMocked() async {
    let counter = MockPlayCounter("counter")
    stub(counter.increment("News")).returns(1, 2)
    stub(counter.total).returns(12)

    #expect(await counter.increment("News") == 1)
    #expect(await counter.increment("News") == 2)
    #expect(await counter.total == 12)
    verify(counter.increment(.any), 2)
  }

  @Test @MainActor func aMockIsIsolatedToTheMainActor() {
    let screen = MockEpisodeScreen("screen")

    screen.title = "News"
    screen.show(["One", "Two"])

    verifyInOrder(screen.title.set("News"), screen.show(.hasCount(2)))
  }

  @Test func aStreamEndsWithAnError() async {
    let source = MockPositionSource("source")
    let positions = MockStream<Int, any Error>()
    stub(source.checkedPositions()).returns(positions.stream)
    let recorder = PositionRecorder()
    let recording = Task { await recorder.record(from: source) }

    positions.send(10)
    await positions.settle()
    #expect(await recorder.last == 10)

    positions.finish(throwing: FeedError.offline)
    await recording.value
    #expect(await recorder.failure == "offline")
  }

  @Test func callsOfManyThreadsAreCounted() {
    stress(200, threads: 4) { run in store.save(Episode(id: run)) }

    verify(store.save(.any), 200)
  }

  @Test func tasksRunStepByStep() async {
    let executor = ManualExecutor()
    let tasks = [1, 2].map { id in
      Task(executorPreference: executor) { [store] in
        store.save(Episode(id: id))
        await Task.yield()
        store.save(Episode(id: id * 10))
      }
    }

    executor.runUntilIdle()

    for task in tasks { await task.value }
    #expect(calls(store.save(.any)).map(\.arguments.id) == [1, 2, 10, 20])
  }
}

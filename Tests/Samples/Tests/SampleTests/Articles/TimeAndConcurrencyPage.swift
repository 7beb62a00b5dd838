import Testing
import Understudy
import UnderstudyTime

@testable import Bookshop

/// The samples of the page "TimeAndConcurrency".
struct TimeAndConcurrencyPage {
  @Test(.verifyingMocks) func waiting() async {
    let mailer = MockMailer("mailer")
    let addresses = ["ann@example.com", "bob@example.com"]
    Newsletter(mailer: mailer).announce("Sale", to: addresses)

    await verify(mailer.send(.any, to: .any), .atLeast(2), within: .seconds(1))
    await verify(
      mailer.send(.any, to: "eve@example.com"), .never,
      within: .milliseconds(20))
  }

  @Test(.verifyingMocks) @MainActor func polling() async {
    let store = MockOrderStore("store")
    let model = OrderModel(store: store)
    let task = Task { await model.show(7) }
    await waitUntil { !model.text.isEmpty || !model.isLoading }
    await task.value
  }

  @Test(.verifyingMocks) func pollingValues() async {
    let scale = MockBookScale("scale")
    let weights = MockStream(of: Int.self)
    stub(scale.weights()).returns(weights.stream)
    let watcher = ShelfWatcher()
    let task = Task { await watcher.watch(scale) }
    weights.send(0, 0)
    await waitUntil(.equal(2)) { await watcher.emptyCount }
    weights.finish()
    await task.value
  }

  @Test(.verifyingMocks) @MainActor func suspending() async {
    let store = MockOrderStore("store")
    let model = OrderModel(store: store)
    let pending = stub(store.load(7)).suspends()

    let task = Task { await model.show(7) }
    await pending.waitUntilCalled()
    #expect(model.isLoading)

    pending.resume(returning: Order(id: 7, titles: ["Emma"]))
    await task.value
    #expect(model.text == "Emma")
  }

  @Test(.verifyingMocks) func manualClock() async throws {
    let clock = ManualClock()
    let start = clock.now
    let task = Task {
      try await clock.sleep(until: start.advanced(by: .seconds(60)))
    }

    await clock.waitForSleepers()
    clock.advance(by: .seconds(60))
    try await task.value
  }
}

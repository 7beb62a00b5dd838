import Synchronization
import Testing
import UnderstudyCore
import UnderstudyTime

@Suite struct ClosureInvokingLater {
  let load = MockClosure("load", of: ((Int, @escaping (Result<String, Rude>) -> Void) -> Void).self)

  @Test("invokes(_:with:after:clock:) calls a completion handler after the delay")
  func later() async {
    let clock = ManualClock()
    let results = MockStream<Result<String, Rude>, Never>()
    stub(load(1, .any)).invokes({ $0.1 }, with: .success("one"), after: .seconds(3), clock: clock)
    load.function(1) { results.send($0) }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(2))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    for await result in results {
      #expect(result == .success("one"))
      break
    }
  }

  @Test("the end of the scope cancels a delayed completion handler")
  func cancelled() async {
    let clock = ManualClock()
    await MockScope.run {
      let load = MockClosure("load", of: ((Int, @escaping (Bool) -> Void) -> Void).self)
      stub(load(1, .any)).invokes({ $0.1 }, with: true, after: .seconds(3), clock: clock)
      load.function(1) { _ in Issue.record("the completion handler was called") }
      await clock.waitForSleepers()
    }
    clock.advance(by: .seconds(3))
    #expect(clock.sleeperCount == 0)
  }

  @Test("invokes(_:with:by:) lets the test call a completion handler any number of times")
  func byHand() {
    let waiting = Mutex<[@Sendable () -> Void]>([])
    stub(load(.any, .any)).invokes({ $0.1 }, with: .failure(Rude())) { call in
      waiting.withLock { $0.append(call) }
    }
    let count = Mutex(0)
    load.function(1) { _ in count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 0)
    for call in waiting.withLock({ $0 }) {
      call()
      call()
    }
    #expect(count.withLock { $0 } == 2)
  }

  @Test("each chained invokes(_:with:) calls the completion handler once")
  func often() {
    stub(load(1, .any)).invokes({ $0.1 }, with: .success("one")).invokes(
      { $0.1 }, with: .failure(Rude()))
    var results: [Result<String, Rude>] = []
    load.function(1) { results.append($0) }
    load.function(2) { results.append($0) }
    #expect(results == [.success("one"), .failure(Rude())])
  }
}

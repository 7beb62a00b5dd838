import OpenCombine
import Testing
import Understudy
import UnderstudyPublishers

// Publishers as answers, each broken once. `BrokenPublisherTests` in `Tests/Packages` runs each test in
// a process of its own.
@Suite(.verifyingMocks(unusedStubs: .fail)) struct BrokenPublishers {
  private let snapshots = MockClosure("snapshots", of: (() -> AnyPublisher<Int, Never>).self)

  @Test func noSubscriber() {
    // fails in noSubscriber: Unused stub: snapshots()
    let publisher = stub(snapshots()).publishes(1)
    publisher.send(2)
  }

  @Test func noValue() async {
    stub(snapshots()).publishes(1)
    nonisolated(unsafe) var last = 0
    let subscription = snapshots.function().sink { last = $0 }
    // fails in noValue: Timed out after 0 s waiting for a value that matches 2; was 1
    await waitUntil(.equal(2), timeout: .zero) { last }
    subscription.cancel()
  }

  @Test func secondSubscriber() {
    stub(snapshots()).publishes(1)
    _ = snapshots.function()
    _ = snapshots.function()
    // fails in secondSubscriber: Expected 1 call to snapshots(), received 2
    verify(snapshots())
  }

  @Test func sentAfterTheEnd() {
    let publisher = stub(snapshots()).publishes(1)
    _ = snapshots.function()
    publisher.finish()
    // fails in sentAfterTheEnd: A value was sent to a publisher that had ended
    publisher.send(2)
  }
}

import OpenCombine
import Understudy
import UnderstudyPublishers
import XCTest

final class BrokenXCTestPublishers: MockingTestCase {
  override var unusedStubs: UnusedStubs { .fail }

  func testNoSubscriber() {
    let snapshots = MockClosure("snapshots", of: (() -> AnyPublisher<Int, Never>).self)
    // fails in testNoSubscriber: Unused stub: snapshots()
    let publisher = stub(snapshots()).publishes(1)
    publisher.send(2)
  }

  func testNoValue() async {
    let snapshots = MockClosure("snapshots", of: (() -> AnyPublisher<Int, Never>).self)
    stub(snapshots()).publishes(1)
    nonisolated(unsafe) var last = 0
    let subscription = snapshots.function().sink { last = $0 }
    // fails in testNoValue: Timed out after 0 s waiting for a value that matches 2; was 1
    await waitUntil(.equal(2), timeout: .zero) { last }
    subscription.cancel()
  }

  func testSentAfterTheEnd() {
    let snapshots = MockClosure("snapshots", of: (() -> AnyPublisher<Int, Never>).self)
    let publisher = stub(snapshots()).publishes(1)
    _ = snapshots.function()
    publisher.finish()
    // fails in testSentAfterTheEnd: A value was sent to a publisher that had ended
    publisher.send(2)
  }
}

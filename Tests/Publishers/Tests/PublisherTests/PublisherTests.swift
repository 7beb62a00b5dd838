import OpenCombine
import Testing
import UnderstudyCore
import UnderstudyPublishers

/// The publishers that stubs return.
@Suite struct PublisherTests {
  private struct Offline: Error, Equatable {}

  /// What a subscriber received.
  private final class Received<Value> {
    var values: [Value] = []
    var end: Subscribers.Completion<Offline>?
  }

  private func subscribe<Value>(
    to publisher: AnyPublisher<Value, Offline>
  ) -> (Received<Value>, AnyCancellable) {
    let received = Received<Value>()
    let subscription = publisher.sink {
      received.end = $0
    } receiveValue: {
      received.values.append($0)
    }
    return (received, subscription)
  }

  @Test("each new subscriber receives the current value, and all receive the next ones")
  func currentValue() {
    let snapshots = MockClosure("snapshots", of: (() -> AnyPublisher<Int, Offline>).self)
    let publisher = stub(snapshots()).publishes(1)
    let (first, firstSubscription) = subscribe(to: snapshots.function())
    publisher.send(2)
    let (second, secondSubscription) = subscribe(to: snapshots.function())
    publisher.send(3)
    publisher.finish()
    publisher.finish()
    #expect(first.values == [1, 2, 3])
    #expect(second.values == [2, 3])
    #expect(second.end == .finished)
    verify(snapshots(), 2)
    _ = (firstSubscription, secondSubscription)
  }

  @Test("a publisher of values that can be sent can be sent itself")
  func anotherTask() async {
    let snapshots = MockClosure("snapshots", of: (() -> AnyPublisher<Int, Offline>).self)
    let publisher = stub(snapshots()).publishes(1)
    let (received, subscription) = subscribe(to: snapshots.function())
    await Task.detached { publisher.send(2) }.value
    #expect(received.values == [1, 2])
    _ = subscription
  }

  @Test("without a current value, subscribers receive what is sent later, also a failure")
  func noValue() {
    let snapshots = MockClosure("snapshots", of: (() -> AnyPublisher<String, Offline>).self)
    let publisher = stub(snapshots()).publishes()
    publisher.send("lost")
    let (received, subscription) = subscribe(to: snapshots.function())
    publisher.send("a")
    publisher.fail(with: Offline())
    #expect(received.values == ["a"])
    #expect(received.end == .failure(Offline()))
    _ = subscription
  }
}

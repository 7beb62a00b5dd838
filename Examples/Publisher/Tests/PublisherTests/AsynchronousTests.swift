import Publisher
import Testing
import Understudy

// Mocks may be called from any thread. A test must only not end before the call has come: what it
// expects is checked at its end.

@Suite("In the background", .verifyingMocks, .timeLimit(.minutes(1)))
struct AsynchronousTests {
  let subscriber = MockSubscriber()
  let publisher = Publisher()

  init() { publisher.add(subscriber) }

  @Test("a message is delivered when the task has ended")
  func awaitsTheTask() async {
    expect(subscriber.receive("news"))

    await publisher.publishInBackground("news").value
  }

  @Test("a message is delivered some time, where there is no task to wait for")
  func awaitsTheCall() async {
    await withCheckedContinuation { arrival in
      expect(subscriber.receive("news")).performs { _ in arrival.resume() }
      publisher.publishInBackground("news")
    }
  }

  @Test("many messages are delivered at once, and all are counted")
  func manyAtOnce() async {
    expect(subscriber.receive(.any), 100)

    let tasks = (1...100).map { publisher.publishInBackground("message \($0)") }
    for task in tasks { await task.value }
  }
}

import Publisher
import Testing
import Understudy

// Mocks can be called on any thread. The test must wait for the call, because expectations are checked
// at its end.

@Suite("Publishing in the background", .verifyingMocks, .timeLimit(.minutes(1)))
struct AsynchronousTests {
  let subscriber = MockSubscriber()
  let publisher = Publisher()

  init() { publisher.add(subscriber) }

  @Test("a message has been delivered when the task ends")
  func awaitsTheTask() async {
    expect(subscriber.receive("news"))

    await publisher.publishInBackground("news").value
  }

  @Test("performs can resume a test that has no task to await")
  func awaitsTheCall() async {
    await withCheckedContinuation { arrival in
      expect(subscriber.receive("news")).performs { _ in arrival.resume() }
      publisher.publishInBackground("news")
    }
  }

  @Test("an expectation counts calls from many tasks")
  func manyAtOnce() async {
    expect(subscriber.receive(.any), 100)

    let tasks = (1...100).map { publisher.publishInBackground("message \($0)") }
    for task in tasks { await task.value }
  }
}

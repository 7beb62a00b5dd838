import Publisher
import Testing
import Understudy

// The initializer of a suite runs in the scope of each test. It contains the expectations that all tests
// share, and each test adds its own.

@Suite("Setup in an initializer", .verifyingMocks)
struct SetUpTests {
  let archive = MockArchive("archive")
  let subscriber = MockSubscriber("subscriber")
  let publisher: Publisher

  init() {
    publisher = Publisher(archive: archive)
    publisher.add(subscriber)
    expect(archive.store("news")).returns(1)
  }

  @Test("a test adds expectations to those of the initializer")
  func delivers() {
    expect(subscriber.receive("news"))
    publisher.publish("news")
  }

  @Test("a message is archived once for any number of subscribers")
  func archivesOnce() {
    publisher.add(MockSubscriber())
    publisher.publish("news")
  }
}

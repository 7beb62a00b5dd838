import Publisher
import Testing
import Understudy

// What every test of a suite expects stands in its initialiser, which runs in the scope of the
// test; a test adds its own expectations.

@Suite("With an archive and a subscriber", .verifyingMocks)
struct SetUpTests {
  let archive = MockArchive("archive")
  let subscriber = MockSubscriber("subscriber")
  let publisher: Publisher

  init() {
    publisher = Publisher(archive: archive)
    publisher.add(subscriber)
    expect(archive.store("news")).returns(1)
  }

  @Test("a message is archived and delivered")
  func delivers() {
    expect(subscriber.receive("news"))
    publisher.publish("news")
  }

  @Test("a message is archived once, however many subscribers there are")
  func archivesOnce() {
    publisher.add(MockSubscriber())
    publisher.publish("news")
  }
}

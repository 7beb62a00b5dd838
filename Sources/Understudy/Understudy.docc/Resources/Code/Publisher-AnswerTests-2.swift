import Publisher
import Testing
import Understudy

@Suite("An archive", .verifyingMocks)
struct AnswerTests {
  let archive = MockArchive("archive")
  let subscriber = MockSubscriber("subscriber")
  let publisher: Publisher

  init() { publisher = Publisher(archive: archive) }

  @Test("an archive returns the earlier messages to a new subscriber")
  func returnsAValue() {
    stub(archive.messages()).returns(["yesterday", "today"])
    expect(subscriber.receive("yesterday"))
    expect(subscriber.receive("today"))

    publisher.add(subscriber)
  }

  @Test("throws: the message is delivered anyway")
  func throwsAnError() {
    publisher.add(subscriber)
    stub(archive.store(.any)).throws(ArchiveIsFull())
    expect(subscriber.receive("tomorrow"))

    publisher.publish("tomorrow")

    #expect(publisher.lostMessages == 1)
  }

  // …
}

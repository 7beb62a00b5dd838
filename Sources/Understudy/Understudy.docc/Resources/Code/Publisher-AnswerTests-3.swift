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

  @Test("answers computes the result from the arguments of the call")
  func performsAClosure() {
    var stored: [String] = []
    stub(archive.store(.any)).answers { message in
      stored.append(message)
      return stored.count
    }

    publisher.publish("one")
    publisher.publish("two")

    #expect(stored == ["one", "two"])
  }

  // …

  @Test("returns with several values answers consecutive calls")
  func consecutiveCalls() {
    stub(archive.store(.any)).returns(1, 2).then.throws(ArchiveIsFull())

    publisher.publish("one")
    publisher.publish("two")
    #expect(publisher.lostMessages == 0)

    publisher.publish("three")
    #expect(publisher.lostMessages == 1)
  }

  // …
}

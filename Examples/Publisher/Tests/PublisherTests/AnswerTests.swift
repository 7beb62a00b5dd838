import Publisher
import Testing
import Understudy

// Stub queries, expect commands: use a stub if the code under test needs a value, and an expectation if
// the call itself is the result.

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

  @Test("performs adds a side effect to an answer")
  func severalActions() {
    var events: [String] = []
    publisher.add(subscriber)
    stub(archive.store(.any)).performs { events.append("stored \($0)") }.returns(1)
    stub(subscriber.receive(.any)).performs { events.append("received \($0)") }

    publisher.publish("news")

    #expect(events == ["stored news", "received news"])
  }

  @Test("returns with several values answers consecutive calls")
  func consecutiveCalls() {
    stub(archive.store(.any)).returns(1, 2).then.throws(ArchiveIsFull())

    publisher.publish("one")
    publisher.publish("two")
    #expect(publisher.lostMessages == 0)

    publisher.publish("three")
    #expect(publisher.lostMessages == 1)
  }

  @Test("an expectation can have an answer")
  func answersOfExpectations() {
    expect(archive.store("one")).returns(1)
    expect(archive.store(.not("one"))).throws(ArchiveIsFull())

    publisher.publish("one")
    publisher.publish("two")

    #expect(publisher.lostMessages == 1)
  }
}

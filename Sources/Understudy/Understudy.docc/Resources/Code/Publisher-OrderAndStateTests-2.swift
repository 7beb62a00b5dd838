import Publisher
import Testing
import Understudy

@Suite("Order and state", .verifyingMocks)
struct OrderAndStateTests {
  private let archive = MockArchive("archive")
  private let subscriber = MockSubscriber("subscriber")
  private let publisher: Publisher

  init() {
    publisher = Publisher(archive: archive)
    publisher.add(subscriber)
  }

  @Test("inOrder expects a message to be archived before it is delivered")
  func archivesFirst() {
    inOrder("publishing") {
      expect(archive.store("hello")).returns(1)
      expect(subscriber.receive("hello"))
    }

    publisher.publish("hello")
  }

  // …

  @Test("when allows a delivery only after the message was archived")
  func deliversWhatIsSafe() {
    let message = States("message", initially: "at risk")
    stub(archive.store(.any)).returns(1).moves(message, to: "safe")
    when(message.is("safe")) {
      expect(subscriber.receive("hello"))
    }

    publisher.publish("hello")
  }

  // …
}

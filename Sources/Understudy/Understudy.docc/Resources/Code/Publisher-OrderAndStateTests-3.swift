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

  @Test("waitUntil waits for the state that a delivery changes")
  func waitsForAState() async {
    let delivery = States("delivery", initially: "under way")
    expect(subscriber.receive("hello")).moves(delivery, to: "done")

    publisher.publishInBackground("hello")

    await waitUntil(delivery.is("done"))
  }

  @Test("verify(within:) returns as soon as the message is delivered")
  func verifiesWithin() async {
    publisher.publishInBackground("hello")

    await verify(subscriber.receive("hello"), within: .seconds(10))
  }
}

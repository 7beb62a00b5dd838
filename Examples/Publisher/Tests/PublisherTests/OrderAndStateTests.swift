import Publisher
import Testing
import Understudy

/// Calls that must come one after the other, and calls that are allowed at times only.
@Suite("What comes when", .verifyingMocks)
struct OrderAndStateTests {
  private let archive = MockArchive("archive")
  private let subscriber = MockSubscriber("subscriber")
  private let publisher: Publisher

  init() {
    publisher = Publisher(archive: archive)
    publisher.add(subscriber)
  }

  @Test("a message is archived before it is delivered")
  func archivesFirst() {
    inOrder("publishing") {
      expect(archive.store("hello")).returns(1)
      expect(subscriber.receive("hello"))
    }

    publisher.publish("hello")
  }

  @Test("messages are delivered in the order in which they are published, seen afterwards")
  func keepsTheOrder() {
    publisher.publish("one")
    publisher.publish("two")

    verifyInOrder(subscriber.receive("one"), subscriber.receive("two"))
    verifyInOrder(
      archive.store("one"), subscriber.receive("one"),
      archive.store("two"), subscriber.receive("two"), exactly: true)
  }

  @Test("nothing is delivered before it is safe in the archive")
  func deliversWhatIsSafe() {
    let message = States("message", initially: "at risk")
    stub(archive.store(.any)).returns(1).moves(message, to: "safe")
    when(message.is("safe")) {
      expect(subscriber.receive("hello"))
    }

    publisher.publish("hello")
  }

  @Test("a delivery in the background is waited for by the state that it brings about")
  func waitsForAState() async {
    let delivery = States("delivery", initially: "under way")
    expect(subscriber.receive("hello")).moves(delivery, to: "done")

    publisher.publishInBackground("hello")

    await waitUntil(delivery.is("done"))
  }

  @Test("a delivery in the background is verified as soon as it comes")
  func verifiesWithin() async {
    publisher.publishInBackground("hello")

    await verify(subscriber.receive("hello"), within: .seconds(10))
  }
}

import Publisher
import Understudy
import XCTest

/// The tests of the folder PublisherTests, shortened, for XCTest. `MockingTestCase` opens the scope that
/// the trait opens there.
final class PublisherTests: MockingTestCase {
  private let archive = MockArchive("archive")
  private let subscriber = MockSubscriber("subscriber one")
  private var publisher: Publisher!

  override func setUp() {
    super.setUp()
    publisher = Publisher(archive: archive)
    publisher.add(subscriber)
    expect(archive.store(.any), 1...)
  }

  override func tearDown() {
    publisher = nil
    super.tearDown()
  }

  func testOneSubscriberReceivesMessage() {
    expect(subscriber.receive("some message"))

    publisher.publish("some message")
  }

  func testSeveralSubscribersReceiveMessage() {
    let subscriberTwo = MockSubscriber("subscriber two")
    publisher.add(subscriberTwo)

    expect(subscriber.receive("some message"))
    expect(subscriberTwo.receive("some message"))

    publisher.publish("some message")
  }

  func testIgnoredSubscriberMayReceiveAnything() {
    ignore(subscriber)
    expect(subscriber.receive("one"))

    publisher.publish("one")
    publisher.publish("two")
  }

  // The expectation in `setUp` has no answer, so the stub answers.
  func testFullArchiveDoesNotStopDelivery() {
    stub(archive.store(.any)).throws(ArchiveIsFull())
    expect(subscriber.receive(.any), 2)

    publisher.publish("one")
    publisher.publish("two")

    XCTAssertEqual(publisher.lostMessages, 2)
  }

  func testDeliversInTheBackground() async {
    let arrival = expectation(description: "the message has arrived")
    expect(subscriber.receive("news")).performs { _ in arrival.fulfill() }

    publisher.publishInBackground("news")

    await fulfillment(of: [arrival], timeout: 10)
  }
}

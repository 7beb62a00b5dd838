import Testing
import Understudy

@testable import Publisher

@Suite("A publisher", .verifyingMocks)
struct PublisherTests {
  let message = "some message"

  @Test("a publisher delivers a message to its subscriber")
  func oneSubscriber() {
    let subscriber = MockSubscriber()
    let publisher = Publisher()
    publisher.add(subscriber)

    expect(subscriber.receive(message))

    publisher.publish(message)
  }

  @Test("a publisher delivers a message to all of its subscribers")
  func severalSubscribers() {
    let subscriberOne = MockSubscriber("subscriber one")
    let subscriberTwo = MockSubscriber("subscriber two")
    let publisher = Publisher()
    publisher.add(subscriberOne)
    publisher.add(subscriberTwo)

    expect(subscriberOne.receive(message))
    expect(subscriberTwo.receive(message))

    publisher.publish(message)
  }
}

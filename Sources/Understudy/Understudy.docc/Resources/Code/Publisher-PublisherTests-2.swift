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
}
